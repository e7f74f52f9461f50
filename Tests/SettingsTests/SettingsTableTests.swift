import Testing

@testable import Settings

struct SettingsTableTests {
    private static let inFile = SettingsTable.all.filter(\.isInFile)
    private static let ofBackend = BackendTable.all.filter(\.isInFile)

    @Test func `A new file has a comment for every setting that can stand in it`() throws {
        let text = SettingsTemplate.text(backend: ["backend: builtin"], backends: [])
        for setting in Self.inFile where setting.name != "backend" { #expect(text.contains("\n# \(setting.name): ")) }
        for setting in Self.ofBackend where setting.name != "kind" { #expect(text.contains("\n#   \(setting.name): ")) }
    }

    @Test func `Every example in a new file is one that can be read`() throws {
        let general = Self.inFile.filter { $0.name != "backend" }.map { "\($0.name): \($0.example)\n" }.joined()
        let own = Self.ofBackend.map { "    \($0.name): \($0.example)\n" }.joined()
        let all = try settings("backend: mine\n\(general)backends:\n  mine:\n\(own)")
        #expect(all.backends.warnings.isEmpty)
        #expect(all.backends.names.contains("mine"))
    }

    @Test func `A new file says no more than what was chosen`() throws {
        let text = SettingsTemplate.text(backend: ["backend: mine"], backends: ["backends:", "  mine: {kind: openai}"])
        let file = try SettingsFile(text: text, path: "config.yaml")
        #expect(file.values.keys.sorted() == ["backend"])
        #expect(file.backends.first?.values.keys.sorted() == ["kind"])
    }

    @Test(arguments: SettingsTable.all.filter { !$0.variables.isEmpty && $0.values.isEmpty }.map(\.name))
    func `Flag, environment, file and default count in this order for every setting`(name: String) throws {
        let setting = try #require(SettingsTable.all.first { $0.name == name })
        let flags = SettingLayer.flags([name: "http://flag"])
        let environment = SettingLayer.environment([setting.variables[0]: "http://variable"])
        let file = SettingLayer.file(path: "config.yaml", [name: .init(text: "http://file", line: 3)])
        func source(_ layers: [SettingLayer]) -> SettingSource { setting.resolved(from: layers).source }
        #expect(
            source([flags, environment, file]) == setting.flag.map(SettingSource.flag)
                ?? .environment(setting.variables[0])
        )
        #expect(source([.flags([:]), environment, file]) == .environment(setting.variables[0]))
        #expect(
            source([.flags([:]), .environment([setting.variables[0]: ""]), file])
                == .file(path: "config.yaml", line: 3)
        )
        #expect(source([.flags([:]), .environment([:])]) == .default)
    }

    @Test(arguments: BackendTable.all.filter(\.isInFile).map(\.name))
    func `A name of a backend's setting that is mistyped leads to the right one`(name: String) throws {
        let mistyped = name.dropLast() + "_"
        let warnings = try settings("backends:\n  a:\n    \(mistyped): 1\n").backends.warnings
        #expect(warnings.first?.contains("the nearest name is `\(name)`.") == true, "\(warnings)")
    }

    @Test func `A variable that is none of the values counts as nothing said`() throws {
        let theme = try settings("theme: light", ["MAGPIE_THEME": "blue"])[SettingsTable.theme]
        #expect(theme.value == .light)
        #expect(try settings("theme: light", ["MAGPIE_THEME": "DARK"])[SettingsTable.theme].value == .dark)
    }

    @Test func `A setting is read when it is asked for, and no other`() throws {
        let settings = Settings(
            try SettingsFile(text: "theme: blue\nenrichment: off\n", path: "config.yaml"),
            environment: [:],
            keys: "/nowhere/keys.yaml"
        )
        #expect(try settings[SettingsTable.enrichment].value == .off)
        #expect(throws: SettingsError.self) { try settings[SettingsTable.theme] }
    }

    @Test func `The help of a flag names its variable`() {
        #expect(SettingsTable.model.flagHelp == "The model it asks (else $MAGPIE_MODEL, else config.yaml).")
    }

    @Test(arguments: ["key", "apiKey", "api_key", "TOKEN", "secret"])
    func `A key in the file is an error that names no key`(name: String) {
        let error = #expect(throws: SettingsError.self) { try settings("\(name): sk-secret-1") }
        #expect(error?.description.contains("sk-secret") == false)
    }
}
