package import Assistant

/// A backend that answers as another one does, and reports each step to a collector.
///
/// An event is reported when it is handed on, so an interrupted step holds exactly what its reader saw.
package struct RecordingBackend: ModelBackend {
    private let backend: any ModelBackend
    private let collector: StepCollector

    package init(_ backend: any ModelBackend, into collector: StepCollector) {
        self.backend = backend
        self.collector = collector
    }

    package var name: String { backend.name }
    package var model: String? { backend.model }
    package var contextTokens: Int? { backend.contextTokens }
    package var isRemote: Bool { backend.isRemote }

    package func tokens(of tools: [ToolDefinition]) -> Int { backend.tokens(of: tools) }

    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        let collector = collector
        let step = collector.begin()
        let events = EventReader(backend.respond(to: request))
        return AsyncThrowingStream {
            do {
                guard let event = try await events.next() else {
                    collector.end(step, as: Task.isCancelled ? .interrupted : .finished)
                    return nil
                }
                collector.add(event, to: step)
                return event
            } catch {
                collector.end(step, as: Self.ending(for: error))
                throw error
            }
        }
    }

    private static func ending(for error: any Error) -> RecordedStep.Ending {
        if error is CancellationError { return .interrupted }
        return .failed(error as? BackendError ?? BackendError(.other, String(describing: error)))
    }
}

/// The events of a stream, one at a time.
///
/// Unchecked, because the one stream that is made of them asks for an event only when it has had the one before.
private final class EventReader: @unchecked Sendable {
    private var events: AsyncThrowingStream<ModelEvent, any Error>.Iterator

    init(_ stream: AsyncThrowingStream<ModelEvent, any Error>) {
        events = stream.makeAsyncIterator()
    }

    func next() async throws -> ModelEvent? {
        try await events.next()
    }
}
