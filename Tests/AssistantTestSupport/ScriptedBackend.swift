package import Assistant
import Synchronization

/// A backend that answers with prepared steps, one a request, and keeps the requests.
package final class ScriptedBackend: ModelBackend {
    /// What a step does.
    package enum Step: Sendable {
        /// Sends these events and ends.
        case events([ModelEvent])
        /// Sends these events and fails.
        case failure([ModelEvent], message: String)
        /// Fails with this error before it has said anything.
        case refusal(BackendError)
        /// Sends these events, then nothing more until the reader is cancelled.
        case hangs([ModelEvent])
        /// Sends this event again and again until nobody reads any more.
        case repeats(ModelEvent)
        /// Sends these events, and when the reader is cancelled fails with an error of its own.
        case failsWhenCancelled([ModelEvent], message: String)
    }

    package struct Failure: Error, CustomStringConvertible {
        package var description: String

        package init(description: String) {
            self.description = description
        }
    }

    package let name = "scripted"
    package let model: String? = nil
    package let contextTokens: Int?
    package let turnsToLookBack: Int?

    private let steps: @Sendable (Int) -> Step
    private let received = Mutex<[ModelRequest]>([])

    package init(
        contextTokens: Int? = nil,
        turnsToLookBack: Int? = nil,
        _ steps: @escaping @Sendable (Int) -> Step
    ) {
        self.contextTokens = contextTokens
        self.turnsToLookBack = turnsToLookBack
        self.steps = steps
    }

    /// Steps in order; after the last, the model has nothing to say.
    package convenience init(_ steps: [Step], contextTokens: Int? = nil, turnsToLookBack: Int? = nil) {
        self.init(contextTokens: contextTokens, turnsToLookBack: turnsToLookBack) {
            steps.indices.contains($0) ? steps[$0] : .events([.finished(nil)])
        }
    }

    package var requests: [ModelRequest] { received.withLock { $0 } }

    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        let index = received.withLock { received in
            received.append(request)
            return received.count - 1
        }
        return AsyncThrowingStream { continuation in
            switch steps(index) {
            case .events(let events):
                for event in events { continuation.yield(event) }
                continuation.finish()
            case .failure(let events, let message):
                for event in events { continuation.yield(event) }
                continuation.finish(throwing: Failure(description: message))
            case .refusal(let error):
                continuation.finish(throwing: error)
            case .hangs(let events):
                for event in events { continuation.yield(event) }
            case .repeats(let event):
                let task = Task {
                    while !Task.isCancelled {
                        continuation.yield(event)
                        await Task.yield()
                    }
                }
                continuation.onTermination = { _ in task.cancel() }
            case .failsWhenCancelled(let events, let message):
                for event in events { continuation.yield(event) }
                let task = Task {
                    try? await Task.sleep(for: .seconds(3_600))
                    continuation.finish(throwing: Failure(description: message))
                }
                continuation.onTermination = { _ in task.cancel() }
            }
        }
    }
}

extension ScriptedBackend.Step {
    /// A step that says something.
    package static func says(_ text: String) -> Self { .events([.text(text), .finished(nil)]) }

    /// A step that calls tools.
    package static func calls(_ calls: (String, String)...) -> Self {
        let events = calls.enumerated().map { index, call in
            ModelEvent.call(ToolCall(id: "c\(index)", name: call.0, arguments: call.1))
        }
        return .events(events + [.finished(nil)])
    }
}
