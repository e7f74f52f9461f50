import Assistant
import Synchronization

/// One reply on its way from the wire to whoever reads it.
final class ReplyReading: Sendable {
    private struct State {
        var pipeline: ReplyPipeline
        var hasBegun = false
    }

    private let state: Mutex<State>
    private let show: @Sendable (ModelEvent) -> Void

    init(_ pipeline: ReplyPipeline, _ show: @escaping @Sendable (ModelEvent) -> Void) {
        state = Mutex(State(pipeline: pipeline))
        self.show = show
    }

    /// Whether anything of the reply has come.
    var hasBegun: Bool { state.withLock { $0.hasBegun } }

    /// Takes an event of the wire's.
    func take(_ event: ModelEvent) {
        let events = state.withLock { state in
            state.hasBegun = true
            return state.pipeline.feed(event)
        }
        for event in events { show(event) }
    }

    /// Takes events of the wire's.
    /// - Returns: whether there were any.
    @discardableResult
    func take(_ events: [ModelEvent]) -> Bool {
        for event in events { take(event) }
        return !events.isEmpty
    }

    /// Ends the reply.
    /// - Throws: ``BackendError`` when it was cut in the middle of a call.
    func end() throws {
        let events = try state.withLock { try $0.pipeline.end() }
        for event in events { show(event) }
    }
}

/// Keeps the events of a reply that nobody is shown.
final class EventCollector: Sendable {
    private let collected = Mutex<[ModelEvent]>([])

    /// What came so far.
    var events: [ModelEvent] { collected.withLock { $0 } }

    func add(_ event: ModelEvent) {
        collected.withLock { $0.append(event) }
    }
}
