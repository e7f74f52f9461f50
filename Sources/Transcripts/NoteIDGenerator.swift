import Foundation

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
