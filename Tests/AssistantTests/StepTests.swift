import Assistant
import AssistantTestSupport
import Testing

/// What is recorded of each request to a backend.
struct StepTests {
    private let world = TestWorld()

    private func turn(_ backend: ScriptedBackend) async -> Turn {
        var conversation = Conversation()
        return await world.loop(backend).run("hello", in: &conversation) { _ in }
    }

    @Test func `A step is the same whatever the pieces it came in`() async {
        let calls = [
            ToolCall(id: "1", name: "search_notes", arguments: #"{ "query" : "list", "limit": 3 }"#),
            ToolCall(id: "2", name: "search_notes", arguments: "{oops"),
        ]
        let turn = await turn(
            ScriptedBackend([
                .events([
                    .thinking("The "), .text("Hel"), .thinking("list."), .text("lo"), .text("."), .callBegan,
                    .call(calls[0]), .call(calls[1]), .provider(ProviderData(payload: ["reasoning_content": "The."])),
                    .finished(Usage(input: 1, output: 2)),
                ]),
                .says("Done."),
            ])
        )
        var first = Step(thinking: "The list.", text: "Hello.", calls: calls)
        first.results = turn.calls.map(\.result)
        #expect(turn.steps == [first, Step(text: "Done.")])
        #expect(first.results.map(\.callID) == ["1", "2"])
    }

    @Test func `A failure is kept with its words and the calls that were not run`() async {
        let call = ToolCall(id: "1", name: "search_notes", arguments: "{}")
        let turn = await turn(ScriptedBackend([.failure([.text("a"), .call(call)], message: "No answer.")]))
        let ending = Step.Ending.failed(BackendError(.other, "No answer."))
        #expect(turn.steps == [Step(text: "a", calls: [call], ending: ending)])
        #expect(turn.calls.isEmpty)
    }

    @Test func `A step that was cancelled holds what its reader saw`() async throws {
        let seen = Collector()
        let loop = world.loop(ScriptedBackend([.hangs([.text("a")])]))
        let task = Task {
            var conversation = Conversation()
            return await loop.run("hello", in: &conversation) { if case .text(let text) = $0 { seen.write(text) } }
        }
        try await waitUntil { seen.text == "a" }
        task.cancel()
        #expect(await task.value.steps == [Step(text: "a", ending: .interrupted)])
    }

    @Test func `A step that a bound stopped is interrupted`() async {
        let turn = await turn(ScriptedBackend([.repeats(.text(String(repeating: "a", count: 600_000)))]))
        #expect(turn.steps.map(\.ending) == [.interrupted])
    }

    @Test func `Each request is a step, also one that the server refused`() async {
        let refusal = BackendError(.tooLong, "Too long.")
        let backend = ScriptedBackend([.says("One."), .says("Two."), .refusal(refusal), .says("Three.")])
        var conversation = Conversation()
        for line in ["one", "two", "three"] {
            _ = await world.loop(backend).run(line, in: &conversation) { _ in }
        }
        #expect(conversation.turns.last?.steps == [Step(ending: .failed(refusal)), Step(text: "Three.")])
        #expect(conversation.messages.last == .assistant(AssistantMessage(text: "Three.")))
    }

    @Test func `A conversation that begins anew is kept, and no model is told of it`() async {
        let backend = ScriptedBackend([.says("One."), .says("Two.")])
        var conversation = Conversation()
        _ = await world.loop(backend).run("one", in: &conversation) { _ in }
        conversation.startAnew()
        conversation.turns.append(Turn(typed: "/new"))
        _ = await world.loop(backend).run("two", in: &conversation) { _ in }
        #expect(conversation.turns.map(\.typed) == ["one", "/new", "two"])
        #expect(backend.requests.last?.messages == [.user("two")])
    }
}
