import Synchronization

/// Ctrl-C while no line is being read: it goes to whoever is busy.
package final class InterruptSource: Sendable {
    private struct State {
        var handlers: [(id: Int, call: @Sendable () -> Void)] = []
        var nextID = 0
        var isPending = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Runs an operation; every Ctrl-C meanwhile calls `handler`, and does nothing else.
    ///
    /// The innermost handler gets it. An interrupt that came after the last line was read, before there was a handler,
    /// is delivered at once. The handler is called on another thread and must not block: it cancels a task.
    package func whileRunning<Result>(
        _ operation: () async throws -> Result,
        onInterrupt handler: @escaping @Sendable () -> Void
    ) async rethrows -> Result {
        let (id, isPending) = state.withLock { state in
            state.nextID += 1
            state.handlers.append((state.nextID, handler))
            defer { state.isPending = false }
            return (state.nextID, state.isPending)
        }
        defer { state.withLock { state in state.handlers.removeAll { $0.id == id } } }
        if isPending { handler() }
        return try await operation()
    }

    /// Delivers an interrupt.
    ///
    /// - Returns: whether somebody took it.
    @discardableResult
    package func fire() -> Bool {
        let handler = state.withLock { state in
            if state.handlers.isEmpty { state.isPending = true }
            return state.handlers.last?.call
        }
        handler?()
        return handler != nil
    }

    /// Forgets an interrupt that nobody took.
    func forget() {
        state.withLock { $0.isPending = false }
    }
}
