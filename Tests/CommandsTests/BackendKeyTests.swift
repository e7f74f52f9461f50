import Assistant
import AssistantTestSupport
import Foundation
import Foundations
import RemoteBackends
import Settings
import TestSupport
import Testing

@testable import Commands

@Suite(.timeLimit(.minutes(20))) struct BackendKeyTests {
    private let folder: TemporaryFolder
    private let folders: Folders

    init() throws {
        folder = try TemporaryFolder()
        folders = Folders(environment: ["MAGPIE_HOME": folder.path], home: folder.path)
    }

    private func backend(
        _ yaml: String,
        _ environment: [String: String],
        of name: String = "openai"
    ) throws -> BackendSettings {
        let file = try SettingsFile(text: yaml, path: "config.yaml")
        var backend = try Settings(file, environment: environment, keys: folders.keys).backends.backend(name)
        // A machine that is busy with other tests may take longer than a person would wait.
        backend.key.patience = .seconds(600)
        return backend
    }

    private func source(
        _ yaml: String,
        _ environment: [String: String],
        of name: String = "openai"
    ) throws -> BackendKey {
        try backend(yaml, environment, of: name).key
    }

    /// The key as the one who asks the server gets it.
    private func key(of backend: BackendSettings) async throws -> String? {
        let remote = backend.remote(model: nil, in: .unreachable(except: [.programs]))
        return try await remote?.key()?.value
    }

    private func key(
        _ yaml: String,
        _ environment: [String: String],
        of name: String = "openai"
    ) async throws -> String? {
        try await key(of: backend(yaml, environment, of: name))
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

    @Test(arguments: ["false", "true", "echo sk-3; exit 4", "echo sk-3 >&2", "printf '\\nsk 3'", "printf 'sk-3\\001'"])
    func `A command that prints no key is an error that shows nothing of what it printed`(command: String) async throws
    {
        let command = command.replacing("'", with: "''")
        let yaml = "backends:\n  mine: {kind: openai, url: 'https://x.example', apiKeyCommand: '\(command)'}"
        let error = await #expect(throws: BackendError.self) { try await key(yaml, [:], of: "mine") }
        #expect(error?.sentence.contains("3") == false)
        #expect(error?.sentence.contains("“mine”") == true)
    }

    @Test(arguments: [
        ("exit 3", "it ended with exit code 3."), ("true", "it printed nothing."), ("kill -9 $$", "exit code 137."),
    ])
    func `Why a command printed no key is told as it was`(command: String, reason: String) async throws {
        let yaml = "backends:\n  mine: {kind: openai, url: 'https://x.example', apiKeyCommand: '\(command)'}"
        let error = await #expect(throws: BackendError.self) { try await key(yaml, [:], of: "mine") }
        #expect(error?.sentence.contains(reason) == true, "\(error?.sentence ?? "")")
    }

    @Test func `A command that prints nothing for too long is stopped`() async throws {
        var backend = try backend("backends:\n  mine: {kind: openai, apiKeyCommand: 'exec sleep 600'}", [:], of: "mine")
        backend.key.patience = .milliseconds(50)
        let error = await #expect(throws: BackendError.self) { try await key(of: backend) }
        #expect(error?.sentence.contains("it took longer than 0 seconds.") == true)
    }

    @Test func `What a stopped command started ends with it`() async throws {
        // A pipe is at its end when nobody holds it any more.
        let pipe = folder.path + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let descriptor = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(descriptor) }
        let command = "exec 3>\(pipe); sleep 600 & sleep 600"
        var backend = try backend("backends:\n  mine: {kind: openai, apiKeyCommand: '\(command)'}", [:], of: "mine")
        backend.key.patience = .seconds(2)
        await #expect(throws: BackendError.self) { try await key(of: backend) }
        var byte: UInt8 = 0
        try await waitUntil { read(descriptor, &byte, 1) == 0 }
    }

    @Test func `A refused key is replaced where it comes from`() throws {
        let yaml = "backends:\n  mine: {kind: openai, url: 'https://x.example', apiKeyCommand: pass, apiKeyEnv: MINE}"
        #expect(try source(yaml, ["MINE": "k"], of: "mine").advice == "Set MINE to another.")
        #expect(try source(yaml, [:], of: "mine").advice == "See what its apiKeyCommand prints.")
        #expect(try source("", [:]).advice == "Set it with `magpie keys set openai`.")
    }

    @Test func `A command sees nothing of what is typed at the prompt`() async throws {
        #expect(
            try await key("backends:\n  mine: {kind: openai, apiKeyCommand: 'cat; echo sk-4'}", [:], of: "mine")
                == "sk-4"
        )
    }

    @Test(arguments: ["sk-1\r", "sk-1\n", " sk-1 "])
    func `White space around a key is none of it`(value: String) async throws {
        #expect(try await key("", ["OPENAI_API_KEY": value]) == "sk-1")
    }

    @Test(arguments: ["sk-1\nX-Other: 1", "sk–1", "\u{1B}[200~sk-1", " "])
    func `A key with what no header may have is an error that does not repeat it`(value: String) async throws {
        let error = await #expect(throws: BackendError.self) { try await key("", ["OPENAI_API_KEY": value]) }
        #expect(error?.kind == .misconfigured)
        #expect(error?.sentence.contains("environment OPENAI_API_KEY") == true)
        #expect(error?.sentence.contains("sk") == false)
    }

    @Test(arguments: [
        ("openai", "", "Set OPENAI_API_KEY, or type `magpie keys set openai`."),
        ("anthropic", "", "Set ANTHROPIC_API_KEY, or type `magpie keys set anthropic`."),
        ("mine", "backends:\n  mine: {kind: openai, url: 'http://127.0.0.1:1', apiKeyEnv: MINE}", "Set MINE, or type"),
    ])
    func `A key that is missing is an error before anything is sent`(name: String, yaml: String, advice: String)
        async throws
    {
        let error = await #expect(throws: BackendError.self) { try await key(yaml, [:], of: name) }
        #expect(error?.kind == .unauthorized)
        #expect(error?.sentence.contains(advice) == true)
    }

    @Test func `A server that may want no key gets none`() async throws {
        #expect(try await key("", [:], of: "ollama") == nil)
        #expect(try await key("backends:\n  mine: {kind: openai, url: 'https://x.example'}", [:], of: "mine") == nil)
    }

    @Test func `A stored key counts after the variable and the command`() async throws {
        try await KeyFile(path: folders.keys).set(Secret("sk-stored"), for: "openai")
        #expect(try await key("", [:]) == "sk-stored")
        #expect(try await key("backends:\n  openai: {apiKeyCommand: echo sk-printed}", [:]) == "sk-printed")
        #expect(try await key("", ["OPENAI_API_KEY": "sk-set"]) == "sk-set")
    }

    @Test(arguments: ["https://other.example/v1", "http://127.0.0.1:1/v1"])
    func `A variable that leads elsewhere does not take along a key that was stored`(url: String) async throws {
        try await KeyFile(path: folders.keys).set(Secret("sk-stored"), for: "openai")
        #expect(try await key("", ["OPENAI_BASE_URL": url]) == nil)
        #expect(try await key("backends:\n  openai: {apiKeyCommand: echo sk-1}", ["OPENAI_BASE_URL": url]) == nil)
        #expect(
            try source("", ["OPENAI_BASE_URL": url]).summary == "not sent to a host that only the environment names"
        )
        #expect(try await key("backends:\n  openai: {url: '\(url)'}", [:]) == "sk-stored")
    }

    private static let corp = "backends:\n  openai: {url: 'https://api.corp.example/v1', apiKeyEnv: CORP_KEY}"

    @Test(arguments: [
        "http://127.0.0.1:9911/v1", "https://other.example/v1", "https://api.corp.example:8443/v1",
        "http://api.corp.example/v1",
    ])
    func `A variable that leads elsewhere does not take along the key that the file names for its url`(url: String)
        async throws
    {
        let environment = ["CORP_KEY": "sk-corp", "OPENAI_BASE_URL": url]
        #expect(try await key(Self.corp, environment) == nil)
        let source = try source(Self.corp, environment)
        #expect(source.isHeldBack)
        #expect(source.summary == "not sent to a host that only the environment names")
    }

    @Test(arguments: [
        "https://api.corp.example/v1", "https://API.corp.example:443/v2", "https://api.corp.example/v1?a=1",
    ])
    func `A variable that leads to the file's server takes its key along`(url: String) async throws {
        let environment = ["CORP_KEY": "sk-corp", "OPENAI_BASE_URL": url]
        #expect(try await key(Self.corp, environment) == "sk-corp")
        #expect(try source(Self.corp, environment).isHeldBack == false)
    }

    @Test func `A variable that leads to the service gets the service's key, not that of the file`() async throws {
        let environment = ["CORP_KEY": "sk-corp", "OPENAI_BASE_URL": "https://api.openai.com/v1"]
        let error = await #expect(throws: BackendError.self) { try await key(Self.corp, environment) }
        #expect(error?.sentence == "There is no key for “openai”. Set OPENAI_API_KEY.")
        #expect(try await key(Self.corp, environment.merging(["OPENAI_API_KEY": "sk-1"]) { $1 }) == "sk-1")
    }

    @Test func `A stored key goes to the Ollama that the environment names`() async throws {
        try await KeyFile(path: folders.keys).set(Secret("sk-stored"), for: "ollama")
        #expect(try await key("", ["OLLAMA_HOST": "https://ollama.example"], of: "ollama") == "sk-stored")
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
