import Foundation

/// JSON for programs, and for people who look at it.
enum PrettyJSON {
    /// `value` with its keys sorted, indented by two spaces, and with a newline at its end.
    ///
    /// What could do harm to a terminal is escaped, which reads the same for a program.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        // Foundation writes an empty array on three lines; a string in JSON has no line breaks, so this is never in one.
        return escapingHarm(in: text.replacing(/\[\s*\n\s*\]/, with: "[]")) + "\n"
    }

    /// A text as it stands between the quotes of a JSON string, with what could do harm to a terminal escaped.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            return escapingHarm(in: text)
        }
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": escaped.add(["\\", scalar])
            case "\u{8}": escaped.add(["\\", "b"])
            case "\t": escaped.add(["\\", "t"])
            case "\n": escaped.add(["\\", "n"])
            case "\u{C}": escaped.add(["\\", "f"])
            case "\r": escaped.add(["\\", "r"])
            case ..<" ": escaped.add(escape(scalar))
            default: escaped.append(scalar)
            }
        }
        return escapingHarm(in: String(escaped))
    }

    private static func escapingHarm(in text: String) -> String {
        guard text.utf8.contains(where: mayBeginHarm) else { return text }
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            isHarmful(scalar) ? escaped.add(escape(scalar)) : escaped.append(scalar)
        }
        return String(escaped)
    }

    /// What is escaped is in the first plane, where one escape is one scalar.
    private static func escape(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        let digits = String(scalar.value, radix: 16)
        return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars
    }

    /// Whether a byte may be the first one of a harmful character in UTF-8.
    private static func mayBeginHarm(_ byte: UInt8) -> Bool {
        byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
    }

    /// Control characters that JSON may hold as they are, and those that turn the direction of writing round.
    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String.UnicodeScalarView {
    /// Appends scalars one by one: `append(contentsOf:)` copies all that is there.
    fileprivate mutating func add(_ scalars: some Sequence<Unicode.Scalar>) {
        for scalar in scalars { append(scalar) }
    }
}
