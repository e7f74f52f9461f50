import Settings
import YAMLFiles

/// The lines that make `config.yaml` say what was chosen.
struct SetupLines {
    let choice: SetupChoice
    /// The values of further settings.
    var settings: [SettingLine] = []

    /// The lines of a file that is made anew.
    var newFile: String {
        let backends = choice.kind == .builtin ? [] : ["backends:", "  \(key):"] + values.map { "    " + $0.line }
        return SettingsTemplate.text(backend: [chosen.line] + settings.map(\.line), backends: backends)
    }

    /// What a person has to change in their file: for each place a comment that names it, and the lines.
    func changes(in file: SettingsFile) -> [String] {
        backendChange(in: file) + modelChange(in: file) + settingChanges(in: file) + sectionChanges(in: file)
    }

    /// Those of ``changes(in:)`` that are not about who answers.
    func settingChanges(in file: SettingsFile) -> [String] { settings.flatMap { $0.change(in: file) } }

    private var chosen: SettingLine { SettingLine(SettingsTable.backend, choice.backend) }

    /// The name of the backend as a key.
    private var key: String { YAMLText.inline(choice.backend) }

    /// The values of the backend's section.
    private var values: [SettingLine] {
        let url = choice.url.map { SettingLine(BackendTable.url, $0) }
        let model = choice.model.map { SettingLine(BackendTable.model, $0) }
        return [SettingLine(BackendTable.kind, choice.kind.rawValue), url, model].compactMap(\.self)
    }

    private func backendChange(in file: SettingsFile) -> [String] { chosen.change(in: file) }

    /// A model beside `backend` would be asked in place of the one that was chosen.
    private func modelChange(in file: SettingsFile) -> [String] {
        let isOther = choice.model != nil || file.values[chosen.name]?.text != choice.backend
        guard isOther, let model = file.values[SettingsTable.model.name] else { return [] }
        return ["# Line \(model.line): remove `\(SettingLine(SettingsTable.model, model.text).line)`."]
    }

    private func sectionChanges(in file: SettingsFile) -> [String] {
        guard choice.kind != .builtin else { return [] }
        guard let section = file.backends.first(where: { $0.name == choice.backend }) else {
            let lines = ["  \(key):"] + values.map { "    " + $0.line }
            guard let line = file.backendsLine else { return ["# At the end:", "backends:"] + lines }
            return ["# Below `backends:` in line \(line):"] + lines
        }
        let missing = values.filter { section.values[$0.name] == nil }
        let changed = values.flatMap { value -> [String] in
            guard let old = section.values[value.name], old.text != value.value else { return [] }
            return [value.place(of: old), "    " + value.line]
        }
        let added = missing.isEmpty ? [] : ["# Below `\(key):` in line \(section.line):"]
        return added + missing.map { "    " + $0.line } + changed
    }
}

/// A setting with its value, as a line of `config.yaml`.
struct SettingLine {
    let name: String
    let value: String

    init(_ setting: some AnySetting, _ value: String) {
        name = setting.name
        self.value = value
    }

    /// The line, without its indentation.
    var line: String { "\(name): \(YAMLText.inline(value))" }

    /// What a person has to change at the top of their file: nothing, or a comment that names the place, and the line.
    func change(in file: SettingsFile) -> [String] {
        guard let old = file.values[name] else { return ["# At the top:", line] }
        return old.text == value ? [] : [place(of: old), line]
    }

    /// The comment in front of a line that takes the place of another.
    func place(of old: SettingsFile.Value) -> String {
        "# Line \(old.line), instead of `\(name): \(YAMLText.inline(old.text))`:"
    }
}
