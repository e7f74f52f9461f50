package import Foundation
package import Notes
import Synchronization

/// A world in which time stands still during a turn, so that a replay sees what the recording saw.
///
/// A conversation that is recorded runs in one over the real world; its replay runs in one over the transcript.
package final class TurnWorld: Sendable {
    private struct State {
        var date: Date
        var drawn: [UUID] = []
        var waiting: [UUID] = []
        var generator: NoteIDGenerator
    }

    private enum Source {
        case live(World)
        case recorded(Transcript)
    }

    private let source: Source
    private let timeZone: TimeZone
    private let locale: Locale
    private let state: Mutex<State>

    /// A world over the real one: its time is looked at when a turn begins, and its ids are kept for the transcript.
    package init(live world: World) {
        source = .live(world)
        timeZone = world.timeZone
        locale = world.locale
        state = Mutex(State(date: world.now().roundedToMilliseconds, generator: NoteIDGenerator(avoiding: [])))
    }

    /// The world that a transcript tells of: its times, its ids, its time zone and its locale.
    package init(replaying transcript: Transcript) {
        source = .recorded(transcript)
        timeZone = TimeZone(identifier: transcript.header.timeZone) ?? .gmt
        locale = Locale(identifier: transcript.header.locale)
        let taken = transcript.notes.map(\.id) + transcript.turns.flatMap(\.ids)
        state = Mutex(State(date: transcript.header.recorded, generator: NoteIDGenerator(avoiding: taken)))
    }

    /// The world to hand to everything that runs in the conversation.
    package var world: World {
        World(
            now: { [self] in state.withLock(\.date) },
            makeID: { [self] in makeID() },
            timeZone: timeZone,
            locale: locale
        )
    }

    /// The time of the present turn, to the millisecond.
    package var date: Date { state.withLock(\.date) }

    /// The ids drawn in the present turn, in order.
    package var drawnIDs: [UUID] { state.withLock(\.drawn) }

    /// Goes on to a turn, counted from 0: its time, and its ids.
    package func beginTurn(_ index: Int) {
        let date: Date
        var waiting: [UUID] = []
        switch source {
        case .live(let world): date = world.now().roundedToMilliseconds
        case .recorded(let transcript):
            date = transcript.time(ofTurn: index)
            if transcript.turns.indices.contains(index) { waiting = transcript.turns[index].ids }
        }
        state.withLock { state in
            state.date = date
            state.drawn = []
            state.waiting = waiting
        }
    }

    private func makeID() -> UUID {
        let fresh: UUID? =
            switch source {
            case .live(let world): world.makeID()
            case .recorded: nil
            }
        return state.withLock { state in
            let id = fresh ?? (state.waiting.isEmpty ? state.generator.next() : state.waiting.removeFirst())
            state.drawn.append(id)
            return id
        }
    }
}

/// Ids that are the same in every run, and whose handles of four digits differ as long as they can.
struct NoteIDGenerator {
    private var random = SplitMix64(seed: 0x6D61_6770_6965)
    private var taken: Set<Substring>

    /// A generator that keeps away from the handles of these ids.
    init(avoiding ids: [UUID]) {
        taken = Set(ids.map(Self.handle))
    }

    /// The next id.
    ///
    /// Its first digit is a letter, so that nobody takes its handle for a number.
    mutating func next() -> UUID {
        for _ in 0..<1_000 {
            let id = draw()
            if taken.insert(Self.handle(id)).inserted { return id }
        }
        return draw()
    }

    private static func handle(_ id: UUID) -> Substring { id.uuidString.prefix(4) }

    private mutating func draw() -> UUID {
        let high = random.next()
        let low = random.next()
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: high >> (56 - 8 * $0)) }
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: low >> (56 - 8 * $0)) }
        // A first digit from A to F, and the version and the variant of a random id.
        bytes[0] = (0xA + (bytes[0] >> 4) % 6) << 4 | bytes[0] & 0x0F
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
                bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            )
        )
    }
}
