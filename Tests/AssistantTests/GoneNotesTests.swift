import AssistantTestSupport
import Notes
import Testing

@testable import Assistant

/// What goes to another machine of notes that are private no longer because they are gone, and of copies of secrets.
struct GoneNotesTests {
    private let outbox = Outbox()

    private func sent(_ messages: [Message], to host: String = "far.example", in world: TestWorld) async throws
        -> String
    {
        let scripted = ScriptedBackend([.says("It says canary.")])
        let privacy = Privacy(notes: world.store, outbox: outbox)
        let far = try #require(GuardedBackend(NamedBackend.far(scripted), privacy))
        for try await _ in far.respond(to: ModelRequest(system: "", messages: messages, tools: [])) {}
        return "\(try #require(scripted.requests.first).messages)"
    }

    private func turn(about id: String, _ body: String) -> [Message] {
        let report = NoteReport(id: id, title: "Illness", body: body, created: "", updated: "")
        let call = ToolCall(id: "1", name: "read_note", arguments: #"{"id":"\#(id)"}"#)
        return [
            .user("what about it?"), .assistant(AssistantMessage(calls: [call])),
            .tool([ToolResult(callID: "1", content: JSONValue.json(ToolOutput(notes: [report])))]),
        ]
    }

    @Test func `A turn about a note that nobody can find any more goes to no host that was not told it`() async throws {
        let earlier = turn(about: "00000009", "canary") + [.assistant(AssistantMessage(text: "It says canary."))]
        let later = [Message.user("so?"), .assistant(AssistantMessage(text: "Canary, as I said."))]
        let text = try await sent(earlier + later + [.user("and then?")], in: TestWorld([]))
        #expect(!text.lowercased().contains("canary") && text.contains("and then?"))
    }

    @Test func `A host that was told of the note while it was there is told again`() async throws {
        let world = TestWorld([])
        let asked = turn(about: "00000009", "canary")
        _ = try await sent(asked, in: world)
        outbox.said("far.example", Message.assistant(AssistantMessage(calls: asked.calls)).saidTexts)
        let answer = Message.assistant(AssistantMessage(text: "It says canary."))
        #expect(try await sent(asked + [answer, .user("and?")], in: world).contains("canary"))
    }

    @Test func `A copy of a password is known by the note that calls it one`() async throws {
        let world = TestWorld([TestWorld.note(1, "Wifi", "password: hunter2Xq"), TestWorld.note(2, "Guests", "x")])
        let text = try await sent(turn(about: "00000002", "Give them hunter2Xq."), in: world)
        #expect(!text.contains("hunter2Xq") && text.contains("Give them [SECRET 1]"))
    }
}

extension [Message] {
    fileprivate var calls: [ToolCall] {
        flatMap { message in if case .assistant(let reply) = message { reply.calls } else { [] as [ToolCall] } }
    }
}

extension Message {
    fileprivate var saidTexts: [String] {
        guard case .assistant(let reply) = self else { return [] }
        return [reply.text] + reply.calls.map { "\($0.name) \($0.arguments)" }
    }
}
