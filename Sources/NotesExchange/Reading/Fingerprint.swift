import Foundation

/// A number for some texts that is the same in every process (source: FNV-1a with 128 bits).
///
/// A note that bears no id of its own gets one made from where it came from and what it says. So a second import finds it
/// again.
struct Fingerprint {
    private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B
    private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

    /// - Parameter texts: the texts, in their order.
    init(_ texts: String...) {
        for text in texts { add(text) }
    }

    /// Adds a text.
    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            for byte in bytes { mix(byte) }
        }
        // No text has this byte, so that "a", "bc" is another than "ab", "c".
        mix(0xFF)
    }

    private mutating func mix(_ byte: UInt8) {
        value ^= UInt128(byte)
        value = value &* Self.prime
    }

    /// The fingerprint as an id (source: RFC 9562, version 8).
    var id: UUID {
        var last = self
        // The last bytes reach the first digits, which are the handle, after a few more rounds only.
        for _ in 0..<16 { last.mix(0) }
        var bytes = withUnsafeBytes(of: last.value.bigEndian) { Array($0) }
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
