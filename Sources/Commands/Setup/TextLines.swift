/// The lines of a text, each with its own line break, so that a change leaves all the others as they were.
struct TextLines {
    private struct Line {
        var text: String
        /// What ends it; empty at the end of the text.
        var end: String
    }

    private var lines: [Line]
    /// What stands before the first line: a byte order mark, or nothing.
    private let mark: String

    /// Takes a text apart; `nil` when it has line breaks that YAML counts and hardly anyone else does.
    init?(_ text: String) {
        mark = text.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
        let pieces = text.unicodeScalars.dropFirst(mark.isEmpty ? 0 : 1)
            .split(separator: "\n", omittingEmptySubsequences: false)
        lines = pieces.enumerated().map { index, piece in
            guard index < pieces.count - 1 else { return Line(text: String(piece), end: "") }
            guard piece.last == "\r" else { return Line(text: String(piece), end: "\n") }
            return Line(text: String(piece.dropLast()), end: "\r\n")
        }
        let odd: Set<Unicode.Scalar> = ["\r", "\u{85}", "\u{2028}", "\u{2029}"]
        guard !lines.contains(where: { $0.text.unicodeScalars.contains(where: odd.contains) }) else { return nil }
    }

    /// The lines as one text again.
    var text: String { mark + lines.map { $0.text + $0.end }.joined() }

    /// How many lines there are, the empty one after the last line break included.
    var count: Int { lines.count }

    /// A line without its line break, from 1.
    subscript(number: Int) -> String? {
        lines.indices.contains(number - 1) ? lines[number - 1].text : nil
    }

    /// What a line says from a column on; both count from 1, a column in Unicode scalars.
    func rest(of number: Int, from column: Int) -> Substring? {
        guard let text = self[number], column > 0 else { return nil }
        let scalars = text.unicodeScalars
        return scalars.index(scalars.startIndex, offsetBy: column - 1, limitedBy: scalars.endIndex).map { text[$0...] }
    }

    /// The spaces before a column of a line; `nil` when something else stands there.
    func indent(of number: Int, upTo column: Int) -> String? {
        guard let text = self[number], column > 0 else { return nil }
        let indent = text.unicodeScalars.prefix(column - 1)
        return indent.allSatisfy { $0 == " " } ? String(indent) : nil
    }

    /// Puts lines behind one of those that are there, or in front of all of them with 0.
    mutating func insert(_ new: [String], after number: Int) {
        let end = lines.first.flatMap { $0.end.isEmpty ? nil : $0.end } ?? "\n"
        var place = number
        if place == lines.count, let last = lines.indices.last {
            if lines[last].text.isEmpty {
                place = last
            } else {
                lines[last].end = end
                lines.append(Line(text: "", end: ""))
            }
        }
        lines.insert(contentsOf: new.map { Line(text: $0, end: end) }, at: place)
    }

    /// Writes one text in the place of another; does nothing, and says so, when the other does not stand there.
    mutating func replace(_ old: String, by new: String, line number: Int, column: Int) -> Bool {
        guard let tail = rest(of: number, from: column)?.unicodeScalars, tail.starts(with: old.unicodeScalars) else {
            return false
        }
        let head = String(lines[number - 1].text.unicodeScalars.prefix(column - 1))
        lines[number - 1].text = head + new + String(tail.dropFirst(old.unicodeScalars.count))
        return true
    }
}
