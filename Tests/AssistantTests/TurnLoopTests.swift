import Assistant
import AssistantTestSupport
import Foundation
import Notes
import Testing

@Suite(.timeLimit(.minutes(20))) struct TurnLoopTests {
    let world = TestWorld([
        TestWorld.note(0x7F3A, "Spare key", "The spare key is under the blue pot"),
        TestWorld.note(0x5C1E, "Shopping list", "- [ ] milk"),
    ])

    private func run(
        _ backend: ScriptedBackend,
        _ conversation: inout Conversation,
        text: String = "hello"
    ) async -> (turn: Turn, events: [TurnEvent]) {
        var events: [TurnEvent] = []
        let turn = await world.loop(backend).run(text, in: &conversation) { events.append($0) }
        return (turn, events)
    }

    @Test func `Text reaches the screen piece by piece`() async {
        var conversation = Conversation()
        let backend = ScriptedBackend([.events([.text("Good "), .thinking("hm"), .text("day."), .finished(nil)])])
        let (turn, events) = await run(backend, &conversation)
        #expect(events == [.text("Good "), .thinking("hm"), .text("day.")])
        #expect(turn.reply == "Good day.")
        #expect(conversation.messages == [.user("hello"), .assistant(AssistantMessage(text: "Good day."))])
    }

    @Test func `A backend that looks two turns back is told of two, and may cite what was found before`() async {
        var conversation = Conversation()
        let backend = ScriptedBackend(
            [
                .calls(("read_note", #"{"id": "7f3a"}"#)), .says("Read."), .says("One."), .says("Two."),
                .says("See [7f3a]."),
            ],
            turnsToLookBack: 2
        )
        for line in ["look", "one", "two"] { _ = await run(backend, &conversation, text: line) }
        let (turn, _) = await run(backend, &conversation, text: "three")
        let lines: [String] = backend.requests[4].messages.compactMap {
            if case .user(let text) = $0 { text } else { nil }
        }
        #expect(lines == ["one", "two", "three"])
        #expect(turn.reply == "See [7f3a].")
    }

    @Test func `Of many notes that were found the first are cards and the others rows, with their numbers`() async {
        let world = TestWorld((1...12).map { TestWorld.note($0, "Radar \($0)", "dish") })
        let backend = ScriptedBackend([.calls(("search_notes", #"{"query": "radar", "limit": 50}"#)), .says("These.")])
        var conversation = Conversation()
        var events: [TurnEvent] = []
        let turn = await world.loop(backend).run("radar?", in: &conversation) { events.append($0) }
        #expect(turn.cards.count == 12)
        #expect(events.count { if case .card = $0 { true } else { false } } == 3)
        #expect(events.contains(.rows(Array(turn.cards.dropFirst(3)), from: 4)))
    }

    @Test func `The results go back in the order of the calls`() async {
        var conversation = Conversation()
        let backend = ScriptedBackend([
            .calls(("read_note", #"{"id": "7f3a"}"#), ("read_note", "{}"), ("read_note", #"{"id": "5c1e"}"#)),
            .says("Done."),
        ])
        _ = await run(backend, &conversation)
        guard case .tool(let results) = backend.requests[1].messages.last else {
            Issue.record("The second request does not end with results")
            return
        }
        #expect(results.map(\.callID) == ["c0", "c1", "c2"])
        #expect(results.map(\.isError) == [false, true, false])
        #expect(results[2].content.contains("Shopping list"))
    }

    @Test func `What the server wants back goes with the calls until the turn is over, and is never shown`() async {
        var conversation = Conversation()
        let data = ProviderData(backend: "b/m", payload: ["reasoning_content": "Hm."])
        let call = ToolCall(id: "c", name: "search_notes", arguments: #"{"query": "shopping"}"#)
        let backend = ScriptedBackend([
            .events([.call(call), .provider(data), .finished(nil)]), .events([.text("Here."), .finished(nil)]),
        ])
        let (turn, _) = await run(backend, &conversation)
        #expect(backend.requests[1].messages[1] == .assistant(AssistantMessage(calls: [call], provider: data)))
        #expect(conversation.messages[1] == .assistant(AssistantMessage(calls: [call])))
        #expect(turn.reply == "Here.")
        #expect(turn.thinking.isEmpty)
    }

    @Test func `What the server wanted back with calls that are not run is dropped`() async {
        var conversation = Conversation()
        let data = ModelEvent.provider(ProviderData(payload: ["reasoning_content": "Hm."]))
        var kept: [Message] = []
        _ = await world.loop(ScriptedBackend([.failure([.text("Let me"), data], message: "dead")]))
            .run("hello", in: &conversation, keep: { kept.append($0) }, show: { _ in })
        #expect(kept.last == .assistant(AssistantMessage(text: "Let me", isInterrupted: true)))
    }

    @Test func `A search that prepares a change shows only the card of the change`() async {
        var conversation = Conversation()
        let backend = ScriptedBackend([
            .calls(("search_notes", #"{"query": "shopping"}"#)),
            .calls(("update_note", #"{"id": "5c1e", "append": "- [ ] tea"}"#)),
            .says("Added."),
        ])
        let (turn, _) = await run(backend, &conversation)
        #expect(turn.cards.map(\.preview.state) == [.updated])
    }

    @Test func `Of the notes that were found only those that were read are shown, before the answer`() async {
        var conversation = Conversation()
        let backend = ScriptedBackend([
            .calls(("search_notes", #"{"query": "spare shopping"}"#)),
            .calls(("read_note", #"{"id": "7f3a"}"#)),
            .says("Under the blue pot."),
        ])
        let (turn, events) = await run(backend, &conversation)
        #expect(turn.cards.map(\.preview.title) == ["Spare key"])
        let card = events.firstIndex { if case .card = $0 { true } else { false } }
        let text = events.firstIndex(of: .text("Under the blue pot."))
        #expect(card.flatMap { card in text.map { card < $0 } } == true)
    }

    @Test func `Found notes are shown when the model says nothing about them`() async {
        var conversation = Conversation()
        let backend = ScriptedBackend([.calls(("search_notes", #"{"query": "key"}"#))])
        let (turn, _) = await run(backend, &conversation)
        #expect(turn.cards.map(\.preview.state) == [.searchResult])
    }

    @Test func `A model that never stops is stopped after eight steps`() async {
        var conversation = Conversation()
        let backend = ScriptedBackend { .calls(("create_note", #"{"body": "note \#($0)"}"#)) }
        let (turn, _) = await run(backend, &conversation)
        #expect(turn.ending == .stopped(.steps(8)))
        #expect(backend.requests.count == 8)
        #expect(turn.cards.count == 8)
    }

    @Test func `The third identical call ends the turn`() async {
        var conversation = Conversation()
        let backend = ScriptedBackend { _ in .calls(("search_notes", #"{"query": "key"}"#)) }
        let (turn, _) = await run(backend, &conversation)
        #expect(turn.ending == .stopped(.identicalCalls(3)))
        #expect(turn.calls.map(\.result.isError) == [false, false, true])
    }

    @Test func `What a call has done is not done twice, and the model is told`() async throws {
        var conversation = Conversation()
        let backend = ScriptedBackend([
            .calls(("create_note", #"{"body": "again"}"#)),
            // Other white space is the same call.
            .calls(("create_note", #"{ "body" : "again" }"#), ("create_note", #"{"body": "another"}"#)),
            .says("Saved."),
        ])
        let (turn, _) = await run(backend, &conversation)
        #expect(turn.ending == .completed)
        #expect(turn.calls.map(\.result.isError) == [false, true, false])
        #expect(turn.calls[1].result.content.contains("is not done twice"))
        #expect(try await world.everything.count { $0.title == "again" } == 1)
    }

    @Test func `A model that says nothing is a failure, and leaves no trace`() async {
        var conversation = Conversation()
        let (turn, _) = await run(ScriptedBackend([.events([.thinking("Hm."), .finished(nil)])]), &conversation)
        #expect("\(turn.ending)".contains("said nothing"))
        #expect(conversation.messages.isEmpty)
    }

    @Test func `Text that turns out to be reasoning is no answer`() async {
        var conversation = Conversation()
        let events: [ModelEvent] = [.text("Let me see."), .wasThinking, .text("Yes."), .finished(nil)]
        let (turn, _) = await run(ScriptedBackend([.events(events)]), &conversation)
        #expect(turn.reply == "Yes.")
        #expect(turn.thinking == "Let me see.")
        #expect(conversation.messages.last == .assistant(AssistantMessage(text: "Yes.")))
    }

    @Test func `A step with too many calls has the rest refused`() async throws {
        var conversation = Conversation()
        let events = (0..<40).map {
            ModelEvent.call(ToolCall(id: "c\($0)", name: "create_note", arguments: #"{"body": "n\#($0)"}"#))
        }
        let (turn, _) = await run(ScriptedBackend([.events(events)]), &conversation)
        #expect(turn.cards.count == 32)
        #expect(turn.calls.count == 40)
        #expect(turn.calls.last?.result.isError == true)
    }

    @Test func `A reply that never ends is cut at the bound`() async {
        var conversation = Conversation()
        let flood = Array(repeating: ModelEvent.text(String(repeating: "x", count: 100_000)), count: 50)
        let (turn, _) = await run(ScriptedBackend([.events(flood)]), &conversation)
        #expect(turn.ending == .stopped(.replyLength(1_000_000)))
        #expect(turn.reply.utf8.count < 1_200_000)
    }

    @Test(.timeLimit(.minutes(20))) func `A stream that never ends is left at the bound`() async {
        let backend = ScriptedBackend { _ in .repeats(.text(String(repeating: "more ", count: 1_000))) }
        var conversation = Conversation()
        let turn = await TestWorld().loop(backend).run("go", in: &conversation) { _ in }
        #expect(turn.ending == .stopped(.replyLength(1_000_000)))
    }

    @Test func `A backend that fails leaves the partial reply, and the conversation goes on`() async {
        var conversation = Conversation()
        let broken = ScriptedBackend([.failure([.text("It is und")], message: "The line is dead.")])
        let (turn, _) = await run(broken, &conversation)
        #expect(turn.ending == .failed(BackendError(.other, "The line is dead.")))
        #expect(conversation.messages.last == .assistant(AssistantMessage(text: "It is und", isInterrupted: true)))
        let (next, _) = await run(ScriptedBackend([.says("Yes.")]), &conversation, text: "still there?")
        #expect(next.ending == .completed)
        #expect(conversation.messages.count == 4)
    }

    @Test func `Calls of a step that broke off are not run`() async throws {
        var conversation = Conversation()
        let call = ModelEvent.call(ToolCall(id: "c", name: "delete_note", arguments: #"{"id": "7f3a"}"#))
        _ = await run(ScriptedBackend([.failure([call], message: "dead")]), &conversation)
        #expect(try await world.everything.allSatisfy { !$0.isTrashed })
        #expect(conversation.messages.isEmpty)
    }

    @Test func `Cancelling while the model is silent keeps both lines`() async {
        let backend = ScriptedBackend([.hangs([.text("Let me ")])])
        let loop = world.loop(backend)
        let task = Task {
            var conversation = Conversation()
            let turn = await loop.run("where is it?", in: &conversation) { event in
                if event == .text("Let me ") { withUnsafeCurrentTask { $0?.cancel() } }
            }
            return (turn, conversation)
        }
        let (turn, conversation) = await task.value
        #expect(turn.ending == .interrupted)
        #expect(turn.reply == "Let me ")
        #expect(
            conversation.messages == [
                .user("where is it?"), .assistant(AssistantMessage(text: "Let me ", isInterrupted: true)),
            ]
        )
    }

    @Test func `Cancelling between two calls gives the second an interrupted result`() async throws {
        let backend = ScriptedBackend([
            .calls(("create_note", #"{"body": "first"}"#), ("create_note", #"{"body": "second"}"#))
        ])
        let loop = world.loop(backend)
        let task = Task {
            var conversation = Conversation()
            let turn = await loop.run("two notes", in: &conversation) { event in
                if case .card = event { withUnsafeCurrentTask { $0?.cancel() } }
            }
            return (turn, conversation)
        }
        let (turn, conversation) = await task.value
        #expect(turn.ending == .interrupted)
        #expect(turn.calls.map(\.result.isError) == [false, true])
        #expect(try await world.everything.contains { $0.title == "first" })
        #expect(try await !world.everything.contains { $0.title == "second" })
        guard case .tool(let results) = conversation.messages.last else {
            Issue.record("The history does not end with results")
            return
        }
        #expect(results.count == 2)
    }

    @Test func `Each message is kept before anything further happens`() async {
        var kept: [Message] = []
        var conversation = Conversation()
        let backend = ScriptedBackend([.calls(("search_notes", #"{"query": "key"}"#)), .says("Under the pot.")])
        _ = await world.loop(backend).run(
            "where is the key?",
            in: &conversation,
            keep: { message in
                if kept.isEmpty { #expect(backend.requests.isEmpty) }
                kept.append(message)
            },
            show: { _ in }
        )
        #expect(kept == conversation.messages)
        #expect(kept.count == 4)
    }

    @Test func `A backend that fails before it says anything leaves no trace in the conversation`() async {
        var conversation = Conversation()
        let error = BackendError(.unreachable, "Nothing answers.")
        let (turn, _) = await run(ScriptedBackend([.refusal(error)]), &conversation)
        #expect(turn.ending == .failed(error))
        #expect(conversation.messages.isEmpty)
    }
}
