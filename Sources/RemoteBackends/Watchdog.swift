import Assistant
import Synchronization

/// Ends a reply that stays away for too long.
final class Watchdog: Sendable {
    private struct State {
        var deadline: ContinuousClock.Instant
        var hasBegun = false
    }

    private let timeouts: RemoteSettings.Timeouts
    private let place: String
    private let state: Mutex<State>

    init(_ timeouts: RemoteSettings.Timeouts, place: String) {
        self.timeouts = timeouts
        self.place = place
        state = Mutex(State(deadline: .now + timeouts.firstToken))
    }

    /// Says that a token came.
    func noteToken() {
        state.withLock { state in
            state.hasBegun = true
            state.deadline = .now + timeouts.betweenTokens
        }
    }

    /// Waits until a token is overdue.
    /// - Throws: ``BackendError`` of the kind `timedOut` then, or `CancellationError`.
    func watch() async throws {
        while true {
            let (deadline, hasBegun) = state.withLock { ($0.deadline, $0.hasBegun) }
            guard deadline <= .now else {
                try await Task.sleep(until: deadline)
                continue
            }
            let waited = (hasBegun ? timeouts.betweenTokens : timeouts.firstToken).components.seconds
            let sentence =
                hasBegun
                ? "\(place) fell silent for \(waited) seconds in the middle of the reply. Ask again, or set a longer timeout."
                : "\(place) said nothing for \(waited) seconds. Try again, or set a longer timeout in config.yaml."
            throw BackendError(.timedOut, sentence)
        }
    }
}
