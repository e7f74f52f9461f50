import Foundation
import Notes
import Synchronization

/// A world in which time stands still during a turn and drawn ids are kept, so that a replay can see the same.
final class TurnWorld: Sendable {
    private struct State {
        var date: Date
        var drawn: [UUID] = []
    }

    private let base: World
    private let state: Mutex<State>

    /// A world over another one, whose time is looked at when a turn begins.
    init(over base: World) {
        self.base = base
        state = Mutex(State(date: base.now().roundedToMilliseconds))
    }

    /// The world to hand to everything that runs in the session.
    var world: World {
        World(
            now: { [self] in date },
            makeID: { [self] in
                let id = base.makeID()
                state.withLock { $0.drawn.append(id) }
                return id
            },
            timeZone: base.timeZone,
            locale: base.locale
        )
    }

    /// The time of the present turn, to the millisecond.
    var date: Date { state.withLock(\.date) }

    /// The ids drawn in the present turn, in order.
    var drawnIDs: [UUID] { state.withLock(\.drawn) }

    /// Goes on to the next turn.
    func beginTurn() {
        let date = base.now().roundedToMilliseconds
        state.withLock { $0 = State(date: date) }
    }
}
