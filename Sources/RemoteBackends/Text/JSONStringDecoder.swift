/// Decodes the inside of a JSON string that arrives byte by byte.
struct JSONStringDecoder {
    private var escape: [UInt8] = []
    /// Decoded escapes that end with the first half of a character.
    private var units: [UInt16] = []

    /// Takes a byte and adds what it means to `output`, as UTF-8.
    /// - Returns: whether the string goes on.
    mutating func take(_ byte: UInt8, into output: inout [UInt8]) -> Bool {
        guard escape.isEmpty else {
            escape.append(byte)
            takeEscape(into: &output)
            return true
        }
        guard byte != UInt8(ascii: "\\") else {
            escape = [byte]
            return true
        }
        end(into: &output)
        guard byte != UInt8(ascii: "\"") else { return false }
        output.append(byte)
        return true
    }

    /// Adds what is left when the string has ended; half a character becomes U+FFFD.
    mutating func end(into output: inout [UInt8]) {
        output += String(decoding: units, as: UTF16.self).utf8
        units = []
    }

    private mutating func takeEscape(into output: inout [UInt8]) {
        guard escape[1] == UInt8(ascii: "u") else {
            end(into: &output)
            output.append(Self.meaning(of: escape[1]))
            escape = []
            return
        }
        guard escape.count == 6 else { return }
        let unit = UInt16(String(decoding: escape[2...], as: UTF8.self), radix: 16) ?? 0xFFFD
        escape = []
        units.append(unit)
        if !UTF16.isLeadSurrogate(unit) { end(into: &output) }
    }

    private static func meaning(of letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        default: letter
        }
    }
}
