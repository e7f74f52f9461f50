import Assistant
import AssistantTestSupport
import Foundation
import Testing

struct ContextBudgetTests {
    /// Turns of about a hundred tokens, each with a call and its result.
    private func request(turns: Int, result: String = String(repeating: "word ", count: 40)) -> ModelRequest {
        let messages = (0..<turns).flatMap { turn -> [Message] in
            [
                .user("line \(turn)"),
                .assistant(AssistantMessage(calls: [ToolCall(id: "c\(turn)", name: "search_notes", arguments: "{}")])),
                .tool([ToolResult(callID: "c\(turn)", content: result)]),
                .assistant(AssistantMessage(text: "answer \(turn)")),
            ]
        }
        return ModelRequest(system: "You are a test.", messages: messages, tools: [])
    }

    @Test func `Without a bound everything is sent`() throws {
        let (fitting, use) = try ContextBudget(window: nil).fit(request(turns: 50))
        #expect(fitting == request(turns: 50))
        #expect(use.turns == 50)
        #expect(use.turnsLeftOut == 0)
    }

    @Test(arguments: [300, 500, 900, 2_000])
    func `The oldest turns are left out, and what is sent fits with room for the reply`(window: Int) throws {
        let (fitting, use) = try ContextBudget(window: window).fit(request(turns: 50))
        #expect(use.turnsLeftOut > 0)
        #expect(use.turns + use.turnsLeftOut == 50)
        #expect(use.request + use.reply <= window)
        #expect(fitting.messages.last == .assistant(AssistantMessage(text: "answer 49")))
    }

    @Test(arguments: [300, 500, 900, 2_000])
    func `A call is never parted from its result`(window: Int) throws {
        let (fitting, _) = try ContextBudget(window: window).fit(request(turns: 50))
        let calls = fitting.messages.flatMap { message -> [String] in
            if case .assistant(let message) = message { message.calls.map(\.id) } else { [] }
        }
        let results = fitting.messages.flatMap { message -> [String] in
            if case .tool(let results) = message { results.map(\.callID) } else { [] }
        }
        #expect(calls == results)
        guard case .user = fitting.messages.first else {
            Issue.record("The first message is not the person's")
            return
        }
    }

    @Test func `What a backend says of its tools counts, not their definitions`() throws {
        let (_, use) = try ContextBudget(window: 2_000, tools: 77).fit(request(turns: 1))
        #expect(use.tools == 77)
    }

    @Test func `A window that the instructions fill is an error that does not blame the line`() throws {
        let error = #expect(throws: BackendError.self) {
            try ContextBudget(window: 400, tools: 300).fit(request(turns: 1))
        }
        #expect(error?.kind == .tooLong)
        #expect(error?.sentence.contains("fewer words") == false)
        #expect(error?.sentence.contains("and the model has 400, of which 100 are for its reply") == true)
    }

    @Test func `The model is told that turns were left out`() throws {
        let (fitting, _) = try ContextBudget(window: 500).fit(request(turns: 50))
        #expect(fitting.system.contains("left out"))
    }

    @Test func `A result that is too large for the window is cut`() throws {
        let huge = request(turns: 1, result: String(repeating: "word ", count: 40_000))
        let (fitting, use) = try ContextBudget(window: 4_096).fit(huge)
        #expect(use.request + use.reply <= 4_096)
        guard case .tool(let results) = fitting.messages[2] else {
            Issue.record("The results are gone")
            return
        }
        #expect(results[0].content.contains("was cut"))
        #expect(try JSONValue(json: results[0].content)["cut"] != nil)
    }

    @Test func `A line that is too long for the model is refused with a sentence`() {
        let line = String(repeating: "word ", count: 40_000)
        let request = ModelRequest(system: "", messages: [.user(line)], tools: [])
        let error = #expect(throws: BackendError.self) { try ContextBudget(window: 4_096).fit(request) }
        #expect(error?.kind == .tooLong)
        #expect(error?.sentence.contains("4096") == true)
    }

    @Test(arguments: [
        ("The spare key is under the blue pot in the garden.", 11...20),
        ("合言葉は青い鉢の下にあります", 14...28),
        ("Ключ лежит под синим горшком", 8...30),
        (#"{"id": "7f3a", "title": "Spare key"}"#, 9...18),
    ])
    func `The estimate is near what tokenizers say, and rather above it`(text: String, range: ClosedRange<Int>) {
        #expect(range.contains(TokenEstimate.of(text)))
    }

    @Test func `When the server says that it is too long, the turn is tried with less`() async {
        let world = TestWorld()
        let backend = ScriptedBackend { index in
            index == 2
                ? .refusal(BackendError(.tooLong, "Too long.")) : .says(String(repeating: "word ", count: 100))
        }
        var conversation = Conversation()
        for line in ["one", "two", "three"] {
            let turn = await world.loop(backend).run(line, in: &conversation, show: { _ in })
            #expect(turn.ending == .completed)
        }
        #expect(backend.requests.map { $0.messages.count } == [1, 3, 5, 3])
        #expect(conversation.messages.count == 6)
    }

    @Test func `A result that is too long for the model is cut until it fits`() async {
        let world = TestWorld([TestWorld.note(0x7F3A, "Minutes", String(repeating: "word ", count: 4_000))])
        let backend = ScriptedBackend { index in
            switch index {
            case 0: .calls(("read_note", #"{"id": "7f3a"}"#))
            case 1...3: .refusal(BackendError(.tooLong, "Too long."))
            default: .says("It is long.")
            }
        }
        var conversation = Conversation()
        let turn = await world.loop(backend).run("read it", in: &conversation, show: { _ in })
        #expect(turn.ending == .completed)
        #expect(turn.reply == "It is long.")
    }

    @Test func `A call that leaves no room for another step ends the turn, and nothing is kept twice`() async {
        let body = String(repeating: "word ", count: 4_000)
        let calls = ScriptedBackend.Step.calls(("create_note", #"{"title": "Long", "body": "\#(body)"}"#))
        var conversation = Conversation()
        var kept: [Message] = []
        let turn = await TestWorld().loop(ScriptedBackend([calls], contextTokens: 6_000))
            .run("write", in: &conversation, keep: { kept.append($0) }, show: { _ in })
        guard case .failed(let error) = turn.ending else {
            Issue.record("\(turn.ending)")
            return
        }
        #expect(error.kind == .tooLong)
        #expect(kept == conversation.messages)
        #expect(kept.count == 3)
    }

    @Test func `What cannot be cut any further ends with the words of the server`() async {
        let backend = ScriptedBackend { _ in .refusal(BackendError(.tooLong, "Too long.")) }
        var conversation = Conversation()
        let turn = await TestWorld().loop(backend).run("hello", in: &conversation, show: { _ in })
        #expect(turn.ending == .failed(BackendError(.tooLong, "Too long.")))
    }

    @Test func `What the window has left is the room for the reply`() throws {
        let (fitting, use) = try ContextBudget(window: 4_096).fit(request(turns: 2))
        #expect(fitting.replyRoom == 4_096 - use.request)
    }
}
