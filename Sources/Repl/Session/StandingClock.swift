import Foundation
import Notes
import Synchronization

/// A clock that stands still during a turn, from the first look at it on: what one turn changes has one date, by which it can
/// be taken back whole.
final class StandingClock: Sendable {
    private struct State {
        var isStanding = false
        var date: Date?
    }

    private let base: World
    private let state = Mutex(State())

    init(over base: World) {
        self.base = base
    }

    /// The world with this clock.
    var world: World {
        var world = base
        world.now = { [self] in now() }
        return world
    }

    /// A turn begins.
    func stop() { state.withLock { $0 = State(isStanding: true) } }

    /// The turn is over.
    func goOn() { state.withLock { $0 = State() } }

    private func now() -> Date {
        let now = base.now()
        return state.withLock { state in
            guard state.isStanding else { return now }
            let date = state.date ?? now
            state.date = date
            return date
        }
    }
}
