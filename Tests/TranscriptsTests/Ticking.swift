import Foundation
import Notes
import Synchronization

/// A clock that goes on by a second each time somebody looks, and ids in a given order.
final class Ticking: Sendable {
    private let seconds = Mutex(0.0)
    private let ids: Mutex<[UUID]>

    init(ids: [UUID]) {
        self.ids = Mutex(ids)
    }

    var world: World {
        World(
            now: { [self] in
                seconds.withLock { seconds in
                    seconds += 1.000_4
                    return Samples.recorded.addingTimeInterval(seconds)
                }
            },
            makeID: { [self] in ids.withLock { $0.isEmpty ? Samples.pathID : $0.removeFirst() } },
            timeZone: .gmt,
            locale: Locale(identifier: "en_US")
        )
    }
}
