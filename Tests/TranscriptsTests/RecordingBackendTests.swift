import Assistant
import Testing
import Transcripts

@Suite struct RecordingBackendTests {
    private let request = ModelRequest(system: "", messages: [.user("hello")], tools: [])

    @Test func `A step is the same whatever the pieces it came in`() async throws {
        let events: [ModelEvent] = [
            .thinking("The "), .text("Hel"), .thinking("list."), .text("lo"), .text("."),
            .call(ToolCall(id: "1", name: "search_notes", arguments: "{ \"query\" : \"list\", \"limit\": 3 }")),
            .call(ToolCall(id: "2", name: "search_notes", arguments: "{oops")),
            .provider(ProviderData(payload: ["reasoning_content": "The list."])),
            .finished(Usage(input: 1, output: 2)),
        ]
        let collector = StepCollector()
        let backend = RecordingBackend(ScriptedBackend(events: events), into: collector)
        #expect(try await read(backend.respond(to: request)) == events)
        #expect(
            collector.take() == [
                RecordedStep(
                    thinking: "The list.",
                    text: "Hello.",
                    calls: [
                        RecordedCall(name: "search_notes", with: ["query": "list", "limit": 3]),
                        RecordedCall(name: "search_notes", arguments: "{oops"),
                    ]
                )
            ]
        )
        #expect(collector.take().isEmpty)
    }

    @Test func `Several steps are kept in order`() async throws {
        let collector = StepCollector()
        let backend = RecordingBackend(ScriptedBackend(events: [.text("a"), .finished(nil)]), into: collector)
        for _ in 0..<3 { _ = try await read(backend.respond(to: request)) }
        #expect(collector.take() == Array(repeating: RecordedStep(text: "a"), count: 3))
    }

    @Test func `A failure is kept with its words and handed on`() async throws {
        let collector = StepCollector()
        let failure = RecordedFailure(message: "No answer from the server.")
        let backend = RecordingBackend(ScriptedBackend(events: [.text("a")], failure: failure), into: collector)
        await #expect(throws: failure) { try await read(backend.respond(to: request)) }
        #expect(
            collector.take() == [
                RecordedStep(text: "a", ending: .failed(BackendError(.other, "No answer from the server.")))
            ]
        )
    }

    @Test func `A reader that is cancelled leaves an interrupted step with what it saw`() async throws {
        let collector = StepCollector()
        let backend = RecordingBackend(ScriptedBackend(events: [.text("a")], isEndless: true), into: collector)
        let reader = Task {
            for try await _ in backend.respond(to: request) { withUnsafeCurrentTask { $0?.cancel() } }
        }
        _ = await reader.result
        #expect(collector.take() == [RecordedStep(text: "a", ending: .interrupted)])
    }

    @Test func `A step that nobody read to its end is interrupted`() async throws {
        let collector = StepCollector()
        let events: [ModelEvent] = [.text("a"), .text("b"), .finished(nil)]
        let backend = RecordingBackend(ScriptedBackend(events: events), into: collector)
        for try await _ in backend.respond(to: request) { break }
        #expect(collector.take() == [RecordedStep(text: "a", ending: .interrupted)])
    }

    @Test func `The name and the model are those of the other backend`() {
        let backend = RecordingBackend(ScriptedBackend(events: []), into: StepCollector())
        #expect(backend.name == "scripted")
        #expect(backend.model == "m")
    }
}

/// A backend that says the same at each request.
struct ScriptedBackend: ModelBackend {
    var events: [ModelEvent]
    var failure: RecordedFailure?
    var isEndless = false

    var name: String { "scripted" }
    var model: String? { "m" }

    func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        AsyncThrowingStream { continuation in
            for event in events { continuation.yield(event) }
            if !isEndless { continuation.finish(throwing: failure) }
        }
    }
}

/// The events of a reply.
func read(_ stream: AsyncThrowingStream<ModelEvent, any Error>) async throws -> [ModelEvent] {
    var events: [ModelEvent] = []
    for try await event in stream { events.append(event) }
    return events
}
