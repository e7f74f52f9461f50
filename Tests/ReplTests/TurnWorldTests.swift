import AssistantTestSupport
import Foundation
import Notes
import Synchronization
import Testing

@testable import Repl

struct TurnWorldTests {
    /// A clock that goes on by a second each time somebody looks, and ids that count.
    private static func ticking() -> World {
        let count = Mutex(0)
        let next: @Sendable () -> Int = {
            count.withLock { count in
                count += 1
                return count
            }
        }
        return World(
            now: { TestWorld.now.addingTimeInterval(Double(next()) * 1.000_4) },
            makeID: { TestWorld.id(next()) },
            timeZone: .gmt,
            locale: Locale(identifier: "en_US")
        )
    }

    @Test func `Time stands still during a turn, and its ids are kept`() {
        let turnWorld = TurnWorld(over: Self.ticking())
        let world = turnWorld.world
        turnWorld.beginTurn()
        let first = world.now()
        let ids = [world.makeID(), world.makeID()]
        #expect(world.now() == first)
        #expect(first == turnWorld.date.roundedToMilliseconds)
        #expect(turnWorld.drawnIDs == ids)
        turnWorld.beginTurn()
        #expect(world.now() > first)
        #expect(turnWorld.drawnIDs.isEmpty)
    }
}
