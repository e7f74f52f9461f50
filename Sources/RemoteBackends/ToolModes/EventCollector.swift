import Assistant
import Synchronization

/// Keeps the events of a reply that nobody is shown.
final class EventCollector: Sendable {
    private let collected = Mutex<[ModelEvent]>([])

    /// What came so far.
    var events: [ModelEvent] { collected.withLock { $0 } }

    func add(_ event: ModelEvent) {
        collected.withLock { $0.append(event) }
    }
}
