import Assistant
import AssistantTestSupport
import Foundation
import LoopbackServer
import Settings
import TestSupport
import Testing

@testable import Commands

/// A session asks for a backend again and again: at every Tab, `/model` and `/backend`.
struct BackendCacheTests {
    private let folder: TemporaryFolder
    private let folders: Folders

    init() throws {
        folder = try TemporaryFolder()
        folders = Folders(environment: ["MAGPIE_HOME": folder.path], home: folder.path)
    }

    private static let models = LoopbackReply.body(#"{"data": [{"id": "one"}]}"#)
    private static let answer = LoopbackReply.stream([
        #"data: {"choices": [{"delta": {"content": "Hi."}, "finish_reason": "stop"}]}"# + "\n\ndata: [DONE]\n\n"
    ])

    private func catalog(_ server: LoopbackServer, _ values: String) throws -> BackendCatalog {
        let yaml = "backends:\n  mine: {kind: openai, url: '\(server.url)/v1', model: one, \(values)}\n"
        let file = try SettingsFile(text: yaml, path: "config.yaml")
        return Settings(file, environment: [:], keys: folders.keys).backends
            .catalog(in: .unreachable(except: [.network, .programs]), folders) { ScriptedBackend([]) }
    }

    /// Takes one step to its end.
    private func ask(_ backend: any ModelBackend) async throws {
        let request = ModelRequest(system: "", messages: [.user("Hello")], tools: [])
        for try await _ in backend.respond(to: request) {}
    }

    @Test func `A command prints the key once a session, however often the models are listed`() async throws {
        try await LoopbackServer.run { request in
            request.method == "GET" ? Self.models : Self.answer
        } _: { server in
            let log = folder.file("log")
            let backends = try catalog(server, "apiKeyCommand: 'echo x >> \(log); echo sk-1'")
            for _ in 1...3 { #expect(try await backends.models("mine") == ["one"]) }
            try await ask(backends.make("mine", nil))
            try await ask(backends.make("mine", "one"))
            #expect(try String(contentsOfFile: log, encoding: .utf8) == "x\n")
            #expect(server.requests.count == 5)
            #expect(server.requests.allSatisfy { $0.header("Authorization") == "Bearer sk-1" })
        }
    }

    @Test func `What a server does not take is known when one comes back to it`() async throws {
        try await LoopbackServer.run { request in
            request.body.contains("temperature")
                ? .body(#"{"error": {"message": "Unsupported: temperature"}}"#, status: 400) : Self.answer
        } _: { server in
            let backends = try catalog(server, "temperature: 0.5")
            try await ask(backends.make("mine", nil))
            _ = try backends.make("builtin", nil)
            try await ask(backends.make("mine", nil))
            #expect(server.requests.map { $0.body.contains("temperature") } == [true, false, false])
        }
    }

    @Test func `Another model is another backend`() async throws {
        try await LoopbackServer.run(replies: [Self.answer]) { server in
            let backends = try catalog(server, "tools: native")
            #expect(try ["a", "b", "a"].map { try backends.make("mine", $0).model } == ["a", "b", "a"])
            #expect(try backends.make("mine", nil).model == "one")
        }
    }
}
