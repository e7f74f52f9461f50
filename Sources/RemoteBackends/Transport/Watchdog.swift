import Assistant
import Synchronization

/// Ends a request when the server is silent for too long.
final class Watchdog: Sendable {
    private enum Phase {
        case beforeFirstToken
        case betweenTokens
        case afterLastToken
    }

    private struct State {
        var phase = Phase.beforeFirstToken
        /// When the last token came; before the first, when the request was sent.
        var lastToken = ContinuousClock.now
        /// When the server last showed that it is at work.
        var lastSign = ContinuousClock.now
        /// Whether anything came since the last token.
        var isAlive = false
    }

    /// How long a server may take to close a reply that is complete.
    private static let grace = Duration.seconds(1)

    /// How many times as long a wait for a token may become, because the server says that it is at work.
    private static let mostWaits = 5

    private let timeouts: RemoteSettings.Timeouts
    private let place: String
    private let advice: String
    private let state = Mutex(State())

    /// - Parameters:
    ///   - place: where the server is, for a person.
    ///   - advice: what to do when it says nothing at all.
    init(
        _ timeouts: RemoteSettings.Timeouts,
        place: String,
        advice: String = "Try again, or set a longer timeout in config.yaml."
    ) {
        self.timeouts = timeouts
        self.place = place
        self.advice = advice
    }

    /// Says what came.
    /// - Parameter isComplete: whether the model has said that it is at its end.
    func note(_ sign: ReplyReading.Sign, isComplete: Bool) {
        state.withLock { state in
            guard state.phase != .afterLastToken else { return }
            state.isAlive = sign != .token
            guard sign != .none else { return }
            state.lastSign = .now
            if sign == .token {
                state.phase = .betweenTokens
                state.lastToken = state.lastSign
            }
            if isComplete { state.phase = .afterLastToken }
        }
    }

    private func deadline(of state: State) -> ContinuousClock.Instant {
        guard state.phase != .afterLastToken else { return state.lastSign + Self.grace }
        let wait = state.phase == .beforeFirstToken ? timeouts.firstToken : timeouts.betweenTokens
        return min(state.lastSign + wait, state.lastToken + wait * Self.mostWaits)
    }

    /// Does work, and cancels it when something is overdue.
    /// - Returns: what the work returns; `nil` when only the end of a complete reply is overdue.
    /// - Throws: what the work throws, ``BackendError`` of the kind `timedOut`, `CancellationError`.
    @discardableResult
    func watching<Result: Sendable>(
        _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result? {
        try await withThrowingTaskGroup(of: Result?.self) { group in
            group.addTask { try await work() }
            group.addTask {
                try await self.watch()
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }

    /// Waits until something is overdue; returns when that is only the end of a complete reply.
    /// - Throws: ``BackendError`` of the kind `timedOut`, or `CancellationError`.
    func watch() async throws {
        // A token may bring the deadline nearer while this sleeps.
        let longestSleep = min(timeouts.firstToken, timeouts.betweenTokens, Self.grace)
        while true {
            let state = state.withLock { $0 }
            let deadline = deadline(of: state)
            guard deadline <= .now else {
                let waking = min(deadline, .now + longestSleep)
                try await Task.sleep(until: waking)
                forgive(waking.duration(to: .now))
                continue
            }
            let waited = Self.text(state.lastToken.duration(to: deadline))
            switch state.phase {
            case .beforeFirstToken where state.isAlive:
                throw BackendError(
                    .timedOut,
                    "\(place) sends something, but no word of a reply came in \(waited). \(advice)"
                )
            case .betweenTokens where state.isAlive:
                throw BackendError(
                    .timedOut,
                    "\(place) sends something, but no further word of the reply came in \(waited). "
                        + "Ask again, or set a longer timeout in config.yaml."
                )
            case .beforeFirstToken:
                throw BackendError(.timedOut, "\(place) said nothing for \(waited). \(advice)")
            case .betweenTokens:
                throw BackendError(
                    .timedOut,
                    "\(place) fell silent for \(waited) in the middle of the reply. "
                        + "Ask again, or set a longer timeout in config.yaml."
                )
            case .afterLastToken:
                return
            }
        }
    }

    /// Does not count the time in which this process itself stood still: after Ctrl-Z or on a machine that slept, what the
    /// server sent meanwhile is still to be read.
    private func forgive(_ standstill: Duration) {
        guard standstill > Self.grace else { return }
        state.withLock { state in
            state.lastSign += standstill
            state.lastToken += standstill
        }
    }

    private static func text(_ duration: Duration) -> String {
        let seconds = max(1, duration.components.seconds)
        return seconds == 1 ? "a second" : "\(seconds) seconds"
    }
}
