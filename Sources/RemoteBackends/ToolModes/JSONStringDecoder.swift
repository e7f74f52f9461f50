/// Decodes the inside of a JSON string that arrives byte by byte.
struct JSONStringDecoder {
    private static let replacement: Unicode.Scalar = "\u{FFFD}"

    private var escape: [UInt8] = []
    /// The first half of a character that is written as two escapes.
    private var firstHalf: UInt16?

    /// Takes a byte and adds what it means to `output`, as UTF-8.
    /// - Returns: whether the string goes on.
    mutating func take(_ byte: UInt8, into output: inout [UInt8]) -> Bool {
        if !escape.isEmpty {
            escape.append(byte)
            takeEscape(into: &output)
        } else if byte == UInt8(ascii: "\\") {
            escape = [byte]
        } else {
            end(into: &output)
            guard byte != UInt8(ascii: "\"") else { return false }
            output.append(byte)
        }
        return true
    }

    /// Adds what is left when the string has ended, wherever that was.
    mutating func end(into output: inout [UInt8]) {
        guard firstHalf != nil else { return }
        firstHalf = nil
        output += Array(String(Character(Self.replacement)).utf8)
    }

    private mutating func takeEscape(into output: inout [UInt8]) {
        guard escape[1] == UInt8(ascii: "u") else {
            end(into: &output)
            output.append(Self.meaning(of: escape[1]))
            escape = []
            return
        }
        guard escape.count == 6 else { return }
        let unit = UInt16(String(decoding: escape[2...], as: UTF8.self), radix: 16)
        escape = []
        take(unit, into: &output)
    }

    private mutating func take(_ unit: UInt16?, into output: inout [UInt8]) {
        if let first = firstHalf, let unit, UTF16.isTrailSurrogate(unit) {
            firstHalf = nil
            output += Array(String(decoding: [first, unit], as: UTF16.self).utf8)
            return
        }
        end(into: &output)
        if let unit, UTF16.isLeadSurrogate(unit) {
            firstHalf = unit
        } else {
            let scalar = unit.flatMap { Unicode.Scalar($0) } ?? Self.replacement
            output += Array(String(Character(scalar)).utf8)
        }
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
