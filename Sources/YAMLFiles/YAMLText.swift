/// Writes one text as a YAML scalar, in the plainest style that reads back as the same text.
package enum YAMLText {
    /// Whether a character may stand in a file as it is.
    ///
    /// Control characters, all line breaks but `\n`, and characters that YAML or an editor may swallow may not.
    package static func isWritableAsIs(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x20...0x7E: true
        case 0x00...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    /// The text on one line: as it is where nothing in it could be taken for something else, otherwise in quotes.
    ///
    /// - Parameter isInFlow: whether it stands between brackets or braces, where more characters have a meaning.
    package static func inline(_ text: String, isInFlow: Bool = false) -> String {
        isPlain(text, isInFlow: isInFlow) ? text : quoted(text)
    }

    /// The lines of a block literal, header first; `nil` when the text does not fit into one.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - indent: the number of spaces before each line; at least two more than the key or the dash has.
    ///   - isScreen: whether reading takes away line breaks at the end, so that the header need not tell how many.
    package static func literal(_ text: String, indent: Int, isScreen: Bool = false) -> [String]? {
        let scalars = text.unicodeScalars
        guard isScreen ? !text.isEmpty : scalars.contains("\n"), scalars.allSatisfy(isWritableAsIs) else { return nil }
        let end = scalars.lastIndex { $0 != "\n" }.map(scalars.index(after:)) ?? scalars.startIndex
        let lines = scalars[..<end].split(separator: "\n", omittingEmptySubsequences: false)
        let isFit = lines.contains { !$0.isEmpty } && lines.allSatisfy { $0.last.map { !isSpace($0) } ?? true }
        guard isFit else { return nil }
        let breaks = scalars.distance(from: end, to: scalars.endIndex)
        let start = lines.first?.first
        let indicator = start.map { isSpace($0) } ?? true ? "2" : ""
        let chomping = isScreen || breaks == 1 ? "" : breaks == 0 ? "-" : "+"
        let margin = String(repeating: " ", count: indent)
        let body = lines.map { $0.isEmpty ? "" : margin + String($0) }
        return ["|" + indicator + chomping] + body + Array(repeating: "", count: max(0, breaks - 1))
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

    private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last, !isSpace(first), !isSpace(last), last != ":",
            !"-?:,[]{}#&*!|>'\"%@`=<".unicodeScalars.contains(first), !looksLikeAnotherType(text)
        else { return false }
        var previous = first
        for scalar in scalars {
            guard isWritableAsIs(scalar), scalar != "\n", scalar != "\t" else { return false }
            if isInFlow, ",[]{}".unicodeScalars.contains(scalar) { return false }
            if previous == ":", scalar == " " { return false }
            if previous == " ", scalar == "#" { return false }
            previous = scalar
        }
        return true
    }

    private static let words: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    /// Whether some YAML reader would take the unquoted text for a number, a date or a truth value.
    private static func looksLikeAnotherType(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= 40 else { return false }
        if first == UInt8(ascii: "~") || words.contains(text.lowercased()) { return true }
        guard "0123456789+.".utf8.contains(first) else { return false }
        let hasBase = text.utf8.count > 1 && "xXoObB".utf8.contains(text.utf8.dropFirst().first ?? 0)
        let rest = text.lowercased()
        return hasBase || rest.utf8.allSatisfy { "0123456789+-.:_et z".utf8.contains($0) }
            || [".inf", "+.inf", ".nan"].contains(rest)
    }

    private static func quoted(_ text: String) -> String {
        if text.contains(where: { $0 == "\"" || $0 == "\\" }), !text.unicodeScalars.contains("'"),
            text.unicodeScalars.allSatisfy({ isWritableAsIs($0) && $0 != "\n" && $0 != "\t" })
        {
            return "'" + text + "'"
        }
        // Yams swallows a byte order mark at the beginning of a scalar, so the one that is meant comes second.
        var result = text.unicodeScalars.first == "\u{FEFF}" ? "\"\\uFEFF" : "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\0": result += "\\0"
            case _ where isWritableAsIs(scalar): result.unicodeScalars.append(scalar)
            default: result += escape(scalar)
            }
        }
        return result + "\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let (sign, width) = scalar.value <= 0xFF ? ("x", 2) : scalar.value <= 0xFFFF ? ("u", 4) : ("U", 8)
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\" + sign + String(repeating: "0", count: width - digits.count) + digits
    }
}
