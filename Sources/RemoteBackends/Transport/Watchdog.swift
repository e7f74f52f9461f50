import Assistant
import Synchronization

/// Ends a reply that stays away for too long.
final class Watchdog: Sendable {
    private enum Phase {
        case beforeFirstToken
        case betweenTokens
        case afterLastToken
    }

    private struct State {
        var deadline: ContinuousClock.Instant
        /// When the last token came; before the first, when the request was sent.
        var lastToken: ContinuousClock.Instant
        var phase = Phase.beforeFirstToken
    }

    /// How long a server may take to close a reply that is complete.
    private static let grace = Duration.seconds(1)

    /// How many times as long a wait for a token may become, because the server says that it is at work.
    private static let mostWaits = 5

    private let timeouts: RemoteSettings.Timeouts
    private let place: String
    private let advice: String
    private let state: Mutex<State>

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
        let now = ContinuousClock.now
        state = Mutex(State(deadline: now + timeouts.firstToken, lastToken: now))
    }

    private var longestSleep: Duration { min(timeouts.firstToken, timeouts.betweenTokens, Self.grace) }

    /// Says what came.
    /// - Parameter isComplete: whether the model has said that it is at its end.
    func note(_ sign: ReplyReading.Sign, isComplete: Bool) {
        state.withLock { state in
            guard state.phase != .afterLastToken, sign != .none else { return }
            let now = ContinuousClock.now
            if sign == .token {
                state.phase = .betweenTokens
                state.lastToken = now
            }
            if isComplete { state.phase = .afterLastToken }
            state.deadline =
                switch state.phase {
                case .beforeFirstToken: deadline(for: timeouts.firstToken, now: now, since: state.lastToken)
                case .betweenTokens: deadline(for: timeouts.betweenTokens, now: now, since: state.lastToken)
                case .afterLastToken: now + Self.grace
                }
        }
    }

    private func deadline(
        for wait: Duration,
        now: ContinuousClock.Instant,
        since lastToken: ContinuousClock.Instant
    ) -> ContinuousClock.Instant {
        min(now + wait, lastToken + wait * Self.mostWaits)
    }

    /// Waits until something is overdue; returns when that is only the end of a complete reply.
    /// - Throws: ``BackendError`` of the kind `timedOut`, or `CancellationError`.
    func watch() async throws {
        while true {
            let (deadline, lastToken, phase) = state.withLock { ($0.deadline, $0.lastToken, $0.phase) }
            guard deadline <= .now else {
                // A token may bring the deadline nearer while this sleeps.
                try await Task.sleep(until: min(deadline, .now + longestSleep))
                continue
            }
            let waited = Self.text(lastToken.duration(to: deadline))
            switch phase {
            case .beforeFirstToken:
                throw BackendError(
                    .timedOut,
                    "\(place) said nothing for \(waited). \(advice)"
                )
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

    private static func text(_ duration: Duration) -> String {
        let seconds = max(1, duration.components.seconds)
        return seconds == 1 ? "a second" : "\(seconds) seconds"
    }
}
