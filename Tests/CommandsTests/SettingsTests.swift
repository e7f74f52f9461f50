import Assistant
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
        ("bakcend: x", "config.yaml, line 1: `bakcend` is not known in the file. Did you mean `backend`?"),
        (
            "backends:\n  a:\n    kind: ollama\n    temprature: 1",
            "config.yaml, line 4: `temprature` is not known in backend `a`. Did you mean `temperature`?"
        ),
        ("zzzzzzzzz: 1", "config.yaml, line 1: `zzzzzzzzz` is not known in the file."),
    ])
    func `An unknown name is a warning that names the nearest`(yaml: String, warning: String) throws {
        #expect(try settings(yaml).warnings == [warning])
    }

    @Test(arguments: [
        ("theme: blue", 1, "`theme` must be one of system, light, dark"),
        ("backends:\n  a:\n    kind: odd", 3, "`kind` must be one of builtin, openai, anthropic, ollama"),
        ("backends:\n  a:\n    url: http://x", 2, "`a` lacks `kind`, one of builtin, openai, anthropic, ollama"),
        ("backends:\n  a: {kind: openai, temperature: hot}", 2, "`temperature` must be a number from 0 to 2"),
        (
            "backends:\n  a: {kind: openai, contextTokens: 12}", 2,
            "`contextTokens` must be a whole number from 256 to 100000000"
        ),
        ("backends:\n  a:\n    kind: openai\n    insecure: maybe", 4, "`insecure` must be true or false"),
        ("backends: [a]", 1, "`backends` must be a mapping of names to settings"),
        ("- a", 1, "the file must be a mapping of names to values"),
        ("theme: [light]", 1, "`theme` must be a single value"),
        ("backends:\n  a:\n    apiKey: sk-1", 3, "a key does not belong here; store it with `magpie keys set NAME`"),
    ])
    func `A value that makes no sense is an error with its line`(yaml: String, line: Int, problem: String) {
        #expect(throws: SettingsError.malformed(path: "config.yaml", line: line, problem: problem)) {
            try settings(yaml)
        }
    }

    @Test(arguments: ["a: [", "a: b: c", "\tbackend: x", "a: 1\na: 2", "%", "\u{0}"])
    func `Broken YAML is an error, never a crash`(yaml: String) {
        #expect(throws: SettingsError.self) { try settings(yaml) }
    }

    @Test(arguments: ["", "# nothing", "---\n", "backends:\n"])
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
    ])
    func `A proxy is for HTTPS to other machines that are no exception`(
        url: String,
        exceptions: String,
        isProxied: Bool
    ) {
        let rules = ProxyRules(["HTTPS_PROXY": "http://proxy:3128", "NO_PROXY": exceptions])
        #expect(rules.proxy(for: url) == (isProxied ? "http://proxy:3128" : nil))
    }
}

struct KeySourceTests {
    private func key(_ yaml: String, _ environment: [String: String], of name: String = "openai") async throws
        -> String?
    {
        let backend = try #require(try settings(yaml, environment).backends.first { $0.name == name })
        return try await backend.remote(model: nil)?.key()?.value
    }

    @Test func `OPENAI_API_KEY is for OpenAI's host alone, unless a backend names it`() async throws {
        let environment = ["OPENAI_API_KEY": "sk-1"]
        #expect(try await key("", environment) == "sk-1")
        #expect(try await key("backends:\n  openai: {url: 'https://other.example/v1'}", environment) == nil)
        #expect(try await key("", environment.merging(["OPENAI_BASE_URL": "http://127.0.0.1:1/v1"]) { $1 }) == nil)
        let named = "backends:\n  mine: {kind: openai, url: 'https://other.example/v1', apiKeyEnv: OPENAI_API_KEY}"
        #expect(try await key(named, environment, of: "mine") == "sk-1")
        #expect(
            try await key(
                "backends:\n  mine: {kind: openai, url: 'https://api.openai.com.evil.example'}",
                environment,
                of: "mine"
            ) == nil
        )
    }

    @Test func `A command prints the key`() async throws {
        let yaml =
            "backends:\n  mine: {kind: openai, url: 'https://x.example', apiKeyCommand: 'printf \"sk-2\\nmore\"'}"
        #expect(try await key(yaml, [:], of: "mine") == "sk-2")
    }

    @Test(arguments: ["false", "true", "echo sk-3 >&2; exit 3"])
    func `A command that prints no key is an error that shows nothing of what it printed`(command: String) async throws
    {
        let yaml = "backends:\n  mine: {kind: openai, url: 'https://x.example', apiKeyCommand: '\(command)'}"
        let error = await #expect(throws: BackendError.self) { try await key(yaml, [:], of: "mine") }
        #expect(error?.sentence.contains("sk-3") == false)
    }

    @Test func `Keys never show up in what magpie prints of its settings`() async throws {
        let program = try await TestProgram(environment: [
            "OPENAI_API_KEY": "sk-secret-1", "ANTHROPIC_API_KEY": "sk-secret-2",
        ])
        _ = await program.run("keys", "set", "groq", input: "sk-secret-3\n")
        for arguments in [["config"], ["config", "--json"], ["config", "--backend", "openai"], ["keys", "--json"]] {
            let result = await program.run(arguments)
            #expect(result.status == 0)
            #expect(!(result.out + result.err).contains("sk-secret"))
        }
        #expect(await program.run("config").out.contains("set, from environment OPENAI_API_KEY"))
    }
}
