import Testing

@testable import Settings

struct SettingsTests {
    private static let file = """
        backend: far
        backends:
          far:
            kind: openai
            url: https://far.example/v1
            model: large-1
            temperature: 0.3
            maxTokens: 100
            contextTokens: 8192
            timeout: 30
            tools: schema
            insecure: true
        """

    @Test func `Without a word the built-in assistant answers, whatever keys are in the environment`() throws {
        let chosen = try settings("", ["OPENAI_API_KEY": "sk-1", "OLLAMA_HOST": "127.0.0.1"])
        #expect(chosen.backend.value == "builtin")
        #expect(chosen.backend.source == .default)
    }

    @Test func `A flag counts before the environment, the environment before the file`() throws {
        let environment = ["MAGPIE_BACKEND": "ollama", "MAGPIE_MODEL": "qwen3:4b"]
        #expect(try settings(Self.file).backend.source == .file(path: "config.yaml", line: 1))
        let fromEnvironment = try settings(Self.file, environment)
        #expect(fromEnvironment.backend.value == "ollama")
        #expect(fromEnvironment.backend.source == .environment("MAGPIE_BACKEND"))
        #expect(fromEnvironment.model == "qwen3:4b")
        let flagged = try settings(Self.file, environment, backend: "anthropic", model: "m")
        #expect(flagged.backend.source == .flag("--backend"))
        #expect(flagged.model == "m")
    }

    @Test(
        arguments: [
            ([:], nil, nil, "builtin", SettingSource.default),
            ([:], "far", nil, "far", .file(path: "config.yaml", line: 1)),
            (["MAGPIE_BACKEND": "ollama"], "far", nil, "ollama", .environment("MAGPIE_BACKEND")),
            (["MAGPIE_BACKEND": ""], "far", nil, "far", .file(path: "config.yaml", line: 1)),
            (["MAGPIE_BACKEND": "ollama"], "far", "openai", "openai", .flag("--backend")),
            (["MAGPIE_BACKEND": "ollama"], nil, nil, "ollama", .environment("MAGPIE_BACKEND")),
            ([:], nil, "openai", "openai", .flag("--backend")),
        ] as [([String: String], String?, String?, String, SettingSource)]
    )
    func `The first of flag, environment, file and default counts`(
        environment: [String: String],
        inFile: String?,
        flag: String?,
        value: String,
        source: SettingSource
    ) throws {
        let file = (inFile.map { "backend: \($0)\n" } ?? "") + "backends:\n  far: {kind: openai}"
        let chosen = try settings(file, environment, backend: flag).backend
        #expect(chosen.value == value)
        #expect(chosen.source == source)
    }

    @Test(arguments: [
        ("bakcend: x", "config.yaml, line 1: `bakcend` is not known in the file. Did you mean `backend`?"),
        (
            "backends:\n  a:\n    kind: ollama\n    temprature: 1",
            """
            config.yaml, line 4: `temprature` is not known in backend `a`; the nearest name is `temperature`. Until that is \
            mended, “a” cannot be chosen.
            """
        ),
        ("zzzzzzzzz: 1", "config.yaml, line 1: `zzzzzzzzz` is not known in the file."),
        ("notes: 1\n", "config.yaml, line 1: `notes` is not known in the file."),
    ])
    func `An unknown name is a warning that names the nearest`(yaml: String, warning: String) throws {
        #expect(try settings(yaml).backends.warnings == [warning])
    }

    @Test func `A backend with an unknown name cannot answer, as what it says may be meant for another server`() throws
    {
        let problem = "`ulr` is not known in backend `a`; the nearest name is `url`"
        #expect(throws: SettingsError.malformed(path: "config.yaml", line: 3, problem: problem)) {
            try settings("backend: a\nbackends:\n  a: {kind: openai, ulr: 'http://127.0.0.1:1/v1'}").backends.backend(
                "a"
            )
        }
    }

    @Test(arguments: [
        ("theme: blue", 1, "`theme` must be one of system, light, dark"),
        ("backends: [a]", 1, "`backends` must be a mapping of names to settings"),
        ("- a", 1, "the file must be a mapping of names to values"),
        ("theme: [light]", 1, "`theme` must be a single value"),
        ("backends:\n  a:\n    apiKey: sk-1", 3, "a key does not belong here; store it with `magpie keys set NAME`"),
        ("api_key: sk-1", 1, "a key does not belong here; store it with `magpie keys set NAME`"),
        (
            "backends:\n  builtin: {kind: openai}", 2,
            "`builtin` is the assistant that needs no server; give this backend another name"
        ),
    ])
    func `A value that makes no sense is an error with its line`(yaml: String, line: Int, problem: String) {
        #expect(throws: SettingsError.malformed(path: "config.yaml", line: line, problem: problem)) {
            try settings(yaml)
        }
    }

    @Test(arguments: [
        ("backends:\n  a:\n    kind: odd", 3, "`kind` must be one of builtin, openai, anthropic, ollama"),
        ("backends:\n  a:\n    url: http://x", 2, "`a` lacks `kind`, one of builtin, openai, anthropic, ollama"),
        ("backends:\n  a: {kind: openai, temperature: hot}", 2, "`temperature` must be a number from 0 to 2"),
        (
            "backends:\n  a: {kind: openai, contextTokens: 12}", 2,
            "`contextTokens` must be a whole number from 256 to 100000000"
        ),
        ("backends:\n  a:\n    kind: openai\n    insecure: maybe", 4, "`insecure` must be true or false"),
        ("backends:\n  a:\n    kind: openai\n    tools: [text]", 4, "`tools` must be a single value"),
        (
            "backends:\n  a: {kind: openai, url: 'https://me:sk-1@x.example'}", 2,
            "a password does not belong in `url`; store a key with `magpie keys set NAME`"
        ),
        (
            "backends:\n  a: {kind: openai, url: x.example}", 2,
            "`url` must be the URL of a server, such as http://127.0.0.1:8080/v1"
        ),
        (
            "backends:\n  a: {kind: openai, apiKeyEnv: sk-proj-1}", 2,
            "`apiKeyEnv` must be the name of an environment variable, such as OPENAI_API_KEY"
        ),
    ])
    func `A value of a backend that makes no sense stops that backend and no other`(
        yaml: String,
        line: Int,
        problem: String
    ) throws {
        let error = SettingsError.malformed(path: "config.yaml", line: line, problem: problem)
        #expect(throws: error) { try settings(yaml, backend: "a") }
        #expect(throws: error) { try settings(yaml, ["MAGPIE_BACKEND": "a"]) }
        #expect(throws: error) { try settings("\(yaml)\nbackend: a") }
        for other in ["builtin", "ollama"] {
            let chosen = try settings(yaml, backend: other)
            #expect(chosen.backend.value == other)
            #expect(chosen.backends.warnings == ["\(error) Until that is mended, “a” cannot be chosen."])
            #expect(!chosen.backends.usable.contains { $0.name == "a" })
            #expect(throws: error) { try chosen.backends.backend("a") }
        }
    }

    @Test(arguments: [
        "a: [", "a: b: c", "\tbackend: x", "a: 1\na: 2", "%", "\u{0}", "a: 1\n---\nb: 2", "a: *b",
    ])
    func `Broken YAML is an error, never a crash`(yaml: String) {
        #expect(throws: SettingsError.self) { try settings(yaml) }
    }

    @Test func `YAML that nests without end is an error, never a crash`() {
        for opening in ["[", "- ", "a: {"] {
            #expect(throws: SettingsError.self) { try settings(String(repeating: opening, count: 100_000)) }
        }
    }

    @Test func `Broken YAML is an error that names its line`() {
        let error = #expect(throws: SettingsError.self) { try settings("backend: builtin\ntheme: dark\nbackends: [\n") }
        #expect(error?.description.hasPrefix("config.yaml, line ") == true)
        #expect(error?.description.contains("line 1:") == false)
    }

    @Test(arguments: [
        ("a: 1\nb: 2\na: 3", 3), ("backends:\n  x:\n    url: u\n    kind: k\n    url : v\n", 5),
        ("theme: dark\r\nthemes: 1\r\ntheme: light\r\n", 3), ("{a: 1, a: 2}", 1),
    ])
    func `A name that is given twice is told where it stands the second time`(yaml: String, line: Int) {
        let error = #expect(throws: SettingsError.self) { try settings(yaml) }
        #expect(error?.description.hasPrefix("config.yaml, line \(line): `") == true)
        #expect(error?.description.hasSuffix("` is given twice.") == true)
    }

    @Test func `A byte order mark is no part of the first name`() throws {
        #expect(try settings("\u{FEFF}theme: dark\nbackend: ollama\n").backend.value == "ollama")
    }

    @Test(arguments: ["", "# nothing", "---\n", "backends:\n", "backends: ~\n", "backends:\n  ollama:\n    # url: x\n"])
    func `A file that says nothing is fine`(yaml: String) throws {
        #expect(try settings(yaml).backend.value == "builtin")
    }

    @Test func `A backend that is not there is an error that names those that are`() {
        let known = ["builtin", "openai", "anthropic", "ollama"]
        #expect(throws: SettingsError.noSuchBackend("nope", isTyped: true, known: known)) {
            try settings("", backend: "nope")
        }
    }
}
