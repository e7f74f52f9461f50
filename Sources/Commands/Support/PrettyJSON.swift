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
        return escaped(text.replacing(/\[\s*\n\s*\]/, with: "[]")) + "\n"
    }

    private static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHarmful) else { return text }
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard isHarmful(scalar) else {
                escaped.append(scalar)
                continue
            }
            // All of them are in the first plane, where one escape is one scalar.
            let digits = String(scalar.value, radix: 16)
            escaped.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
        }
        return String(escaped)
    }

    /// Control characters that JSON may hold as they are, and those that turn the direction of writing round.
    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
