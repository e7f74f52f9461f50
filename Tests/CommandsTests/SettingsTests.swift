import Assistant
import AssistantTestSupport
import Foundation
import RemoteBackends
import Testing

@testable import Commands

private let folders = Folders(environment: ["MAGPIE_HOME": "/nowhere"], home: "/nowhere")

private func settings(
    _ yaml: String = "",
    _ environment: [String: String] = [:],
    backend: String? = nil,
    model: String? = nil
) throws -> Settings {
    try Settings(
        SettingsFile(text: yaml, path: "config.yaml"),
        environment: environment,
        folders: folders,
        flags: (backend, model)
    )
}

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
        #expect(fromEnvironment.model.value == "qwen3:4b")
        let flagged = try settings(Self.file, environment, backend: "anthropic", model: "m")
        #expect(flagged.backend.source == .flag("--backend"))
        #expect(flagged.model.value == "m")
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

    @Test(
        arguments: [
            ([:], nil, nil, "small-1"), (["MAGPIE_MODEL": "env-1"], nil, nil, "env-1"),
            (["MAGPIE_MODEL": "env-1"], nil, "flag-1", "flag-1"), ([:], "anthropic", nil, nil),
            (["MAGPIE_BACKEND": "ollama"], nil, nil, "own-1"),
        ] as [([String: String], String?, String?, String?)]
    )
    func `The model beside the backend goes with that backend and no other`(
        environment: [String: String],
        backend: String?,
        model: String?,
        asked: String?
    ) throws {
        let yaml =
            "backend: far\nmodel: small-1\nbackends:\n  far: {kind: openai, model: large-1}\n  ollama: {model: own-1}"
        let chosen = try settings(yaml, environment, backend: backend, model: model)
        let catalog = chosen.catalog(folders: folders) { ScriptedBackend([]) }
        #expect(try chosen.chosenBackend(from: catalog).model == asked)
    }

    @Test func `Every value of a backend reaches the one who asks the server`() throws {
        let far = try #require(try settings(Self.file).backends.first { $0.name == "far" })
        let remote = try #require(far.remote(model: nil))
        #expect(remote.url == "https://far.example/v1")
        #expect(remote.model == "large-1")
        #expect(remote.temperature == 0.3)
        #expect(remote.maxTokens == 100)
        #expect(remote.contextTokens == 8192)
        #expect(remote.timeouts.firstToken == .seconds(30))
        #expect(remote.tools == .schema)
        #expect(remote.isInsecure)
        #expect(far.remote(model: "small-1")?.model == "small-1")
    }

    @Test(arguments: [
        ("timeout: 300", Duration.seconds(300)), ("timeout: 30", .seconds(30)), ("model: m", .seconds(60)),
    ])
    func `Silence in mid-reply lasts a minute, or as long as the file says`(line: String, wait: Duration) throws {
        let yaml = "backends:\n  far:\n    kind: openai\n    url: https://far.example\n    \(line)\n"
        let far = try #require(try settings(yaml).backends.first { $0.name == "far" })
        #expect(far.remote(model: nil)?.timeouts.betweenTokens == wait)
    }

    @Test(arguments: [
        ("bakcend: x", "config.yaml, line 1: `bakcend` is not known in the file. Did you mean `backend`?"),
        (
            "backends:\n  a:\n    kind: ollama\n    temprature: 1",
            "config.yaml, line 4: `temprature` is not known in backend `a`. Did you mean `temperature`?"
        ),
        ("zzzzzzzzz: 1", "config.yaml, line 1: `zzzzzzzzz` is not known in the file."),
        ("notes: 1\n", "config.yaml, line 1: `notes` is not known in the file."),
    ])
    func `An unknown name is a warning that names the nearest`(yaml: String, warning: String) throws {
        #expect(try settings(yaml).warnings == [warning])
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
            "a password does not belong into `url`; store a key with `magpie keys set NAME`"
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
            #expect(chosen.warnings == ["\(error) Until that is mended, “a” cannot be chosen."])
            #expect(!chosen.backends.contains { $0.name == "a" })
            let catalog = chosen.catalog(folders: folders) { ScriptedBackend([]) }
            #expect(throws: BackendError(.misconfigured, "\(error)")) { try catalog.make("a", nil) }
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
        #expect(throws: CommandError.self) { try settings("", backend: "nope") }
    }
}

struct BackendURLTests {
    @Test(arguments: [
        ("127.0.0.1", "http://127.0.0.1:11434/v1"), ("0.0.0.0", "http://127.0.0.1:11434/v1"),
        ("0.0.0.0:8000", "http://127.0.0.1:8000/v1"), (":8000", "http://127.0.0.1:8000/v1"),
        ("box.local", "http://box.local:11434/v1"), ("http://box.local:80/", "http://box.local:80/v1"),
        ("https://ollama.example", "https://ollama.example/v1"), ("[::1]", "http://[::1]:11434/v1"),
        ("[::]:9000", "http://[::1]:9000/v1"), ("http://box/v1", "http://box/v1"),
        ("::1", "http://[::1]:11434/v1"), ("'box:8000'", "http://box:8000/v1"), (" box ", "http://box:11434/v1"),
        ("box/ollama/", "http://box:11434/ollama/v1"), ("https://box.example/o", "https://box.example/o/v1"),
        ("box:99999", "http://box:11434/v1"), ("http://0.0.0.0", "http://127.0.0.1/v1"),
    ])
    func `OLLAMA_HOST is read as Ollama does`(value: String, url: String) throws {
        let ollama = try #require(try settings("", ["OLLAMA_HOST": value]).backends.first { $0.name == "ollama" })
        #expect(ollama.url.value == url)
        #expect(ollama.url.source == .environment("OLLAMA_HOST"))
    }

    @Test func `A variable of the kind is for the backend of that name, not for others that say where they are`() throws
    {
        let yaml =
            "backends:\n  mine: {kind: openai, url: 'http://127.0.0.1:1/v1'}\n  openai: {url: 'https://x.example/v1'}"
        let backends = try settings(yaml, ["OPENAI_BASE_URL": "https://env.example/v1"]).backends
        #expect(backends.first { $0.name == "mine" }?.url.value == "http://127.0.0.1:1/v1")
        #expect(backends.first { $0.name == "openai" }?.url.value == "https://env.example/v1")
    }

    @Test(arguments: [
        ("https://api.example/v1", "", true), ("http://api.example/v1", "", false),
        ("https://localhost/v1", "", false), ("https://127.0.0.1:8443/v1", "", false),
        ("https://api.example/v1", "example", false), ("https://api.example/v1", ".example,x", false),
        ("https://api.example/v1", "ample", true), ("https://api.example/v1", "*", false),
        ("https://api.example/v1", "other.org, api.example", false),
        ("https://api.example/v1", "other.org api.example", false),
        ("https://[::1]:8443/v1", "", false), ("https://127.evil.example/v1", "", true),
        ("https://api.example/v1", "api.example:443", false), ("https://api.example/v1", "api.example:8443", true),
        ("https://API.Example/v1", "api.EXAMPLE", false), ("https://api.example/v1", "*.example", false),
        ("https://[fd00::1]/v1", "fd00::1", false), ("https://api.example/v1", ".", true),
    ])
    func `A proxy is for HTTPS to other machines that are no exception`(
        url: String,
        exceptions: String,
        isProxied: Bool
    ) {
        let rules = ProxyRules(["HTTPS_PROXY": "http://proxy:3128", "NO_PROXY": exceptions])
        #expect(rules.proxy(for: url)?.value == (isProxied ? "http://proxy:3128" : nil))
    }

    @Test func `The lower-case variables count before the others`() {
        let environment = ["HTTPS_PROXY": "http://one", "https_proxy": "http://two", "NO_PROXY": "*", "no_proxy": "x"]
        let proxy = ProxyRules(environment).proxy(for: "https://api.example")
        #expect(proxy?.value == "http://two")
        #expect(proxy?.source == .environment("https_proxy"))
    }
}
