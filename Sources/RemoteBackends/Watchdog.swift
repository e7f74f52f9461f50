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
        var phase = Phase.beforeFirstToken
    }

    /// How long a server may take to close a reply that is complete.
    private static let grace = Duration.seconds(1)

    /// How many times the wait for the first token may begin anew, because the server says that it is at work.
    private static let mostWaits = 5

    private let timeouts: RemoteSettings.Timeouts
    private let lastFirstToken: ContinuousClock.Instant
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
        lastFirstToken = .now + timeouts.firstToken * Self.mostWaits
        state = Mutex(State(deadline: .now + timeouts.firstToken))
    }

    private var longestSleep: Duration { min(timeouts.firstToken, timeouts.betweenTokens, Self.grace) }

    /// Says what came.
    /// - Parameter isComplete: whether the model has said that it is at its end.
    func note(_ sign: ReplyReading.Sign, isComplete: Bool) {
        state.withLock { state in
            guard state.phase != .afterLastToken, sign != .none else { return }
            if sign == .token { state.phase = .betweenTokens }
            if isComplete { state.phase = .afterLastToken }
            state.deadline =
                switch state.phase {
                case .beforeFirstToken: min(.now + timeouts.firstToken, lastFirstToken)
                case .betweenTokens: .now + timeouts.betweenTokens
                case .afterLastToken: .now + Self.grace
                }
        }
    }

    /// Waits until something is overdue; returns when that is only the end of a complete reply.
    /// - Throws: ``BackendError`` of the kind `timedOut`, or `CancellationError`.
    func watch() async throws {
        while true {
            let (deadline, phase) = state.withLock { ($0.deadline, $0.phase) }
            guard deadline <= .now else {
                // A token may bring the deadline nearer while this sleeps.
                try await Task.sleep(until: min(deadline, .now + longestSleep))
                continue
            }
            switch phase {
            case .beforeFirstToken:
                let waited = Self.text(timeouts.firstToken)
                throw BackendError(
                    .timedOut,
                    "\(place) said nothing for \(waited). \(advice)"
                )
            case .betweenTokens:
                let waited = Self.text(timeouts.betweenTokens)
                throw BackendError(
                    .timedOut,
                    "\(place) fell silent for \(waited) in the middle of the reply. Ask again, or set a longer timeout."
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
