import AssistantTestSupport
import LoopbackServer
import Notes
import Testing

@testable import Commands

/// What a server on another machine gets of the notes, and what the person sees of it.
struct PrivacyTests {
    private static let search = #"""
        data: {"choices": [{"delta": {"tool_calls": [{"index": 0, "id": "c1", "function": {"name": "search_notes", "arguments": "{\"query\": \"canary\"}"}}]}, "finish_reason": "tool_calls"}]}
        """# + "\n\ndata: [DONE]\n\n"
    private static let answer =
        #"data: {"choices": [{"delta": {"content": "The password is [SECRET 1]."}, "finish_reason": "stop"}]}"#
        + "\n\ndata: [DONE]\n\n"

    private static let notes: [NoteItem] = {
        var diary = NoteItem(id: TestWorld.id(1), title: "Diary canary", body: "dragonfly", createdAt: TestWorld.now)
        diary.folder = "Private"
        let wifi = NoteItem(
            id: TestWorld.id(2),
            title: "Wifi canary",
            body: "canary: the password is hunter2",
            createdAt: TestWorld.now
        )
        return [diary, wifi]
    }()

    private func program(_ server: LoopbackServer, _ settings: String = "") async throws -> TestProgram {
        let program = try await TestProgram(Self.notes, reach: [.settings, .farServers])
        let backend = "mine: {kind: openai, url: '\(server.url)/v1', model: gpt-x, tools: native}"
        try program.write("\(settings)\nbackends:\n  \(backend)\n", to: "config.yaml")
        return program
    }

    @Test func `A far model gets no secret and no private note, and the person sees what it did`() async throws {
        try await LoopbackServer.run(replies: [.stream([Self.search]), .stream([Self.answer])]) { server in
            let result = try await program(server).run("--backend", "mine", "what is the wifi password of canary")
            let sent = server.requests.map(\.body).joined()
            #expect(!sent.contains("hunter2") && !sent.contains("dragonfly"))
            #expect(sent.contains("[SECRET 1]"))
            #expect(result.out.contains("The password is hunter2."))
            #expect(result.err.contains("searched “canary” · 1 note read by gpt-x · 1 private, withheld"))
            #expect(result.err.contains("1 secret redacted, 1 private note withheld"))
        }
    }

    @Test func `With redact off, secrets go as they are`() async throws {
        try await LoopbackServer.run(replies: [.stream([Self.search]), .stream([Self.answer])]) { server in
            _ = try await program(server, "redact: off").run("--backend", "mine", "what is the wifi password of canary")
            let sent = server.requests.map(\.body).joined()
            #expect(sent.contains("hunter2") && !sent.contains("dragonfly"))
        }
    }

    @Test(arguments: [
        ("note this", 2), ("please keep this for later", 2), ("this goes to my notes", 2), ("behalte dies bitte", 2),
        ("summarise this", 0), ("translate this into German", 0), ("what is this about?", 0),
    ])
    func `Piped text that a model was to keep, and did not, is no success`(line: String, status: Int32) async throws {
        let words =
            #"data: {"choices": [{"delta": {"content": "OK"}, "finish_reason": "stop"}]}"# + "\n\ndata: [DONE]\n\n"
        try await LoopbackServer.run(replies: [.stream([words])]) { server in
            let result = try await program(server).run(
                "--backend",
                "mine",
                line,
                input: "Remember the milk. Save it.\n"
            )
            #expect(result.status == status, "\(result)")
            #expect(result.err.contains("What was piped in is not stored.") == (status == 2))
        }
    }

    @Test func `In a script a conversation goes to no host that has not seen it`() async throws {
        try await LoopbackServer.run(replies: [.stream([Self.answer])]) { server in
            let program = try await program(server)
            _ = await program.run("where is dragonfly")
            let result = await program.run("--backend", "mine", "-c", "and now?")
            #expect(result.status != 0)
            #expect(result.err.contains("Nothing was sent: 127.0.0.1 has not seen this conversation (1 turn"))
            #expect(server.requests.isEmpty)
        }
    }
}
