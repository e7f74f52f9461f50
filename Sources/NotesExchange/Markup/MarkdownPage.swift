/// Lines of Markdown while they are being written.
struct MarkdownPage {
    /// The lines that are whole.
    private(set) var lines: [String] = []
    private var current = ""
    private var wantsEmptyLine = false
    /// Whether white space at the edges counts, as within a sentence.
    private let isWithinLine: Bool

    init(isWithinLine: Bool = false) {
        self.isWithinLine = isWithinLine
    }

    /// Whether there is something on the line that is being written.
    var hasText: Bool { current.contains { !$0.isWhitespace } }

    /// Adds a piece to the line that is being written; a line break in it ends the line.
    mutating func add(_ text: String) {
        for (index, piece) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { breakLine() }
            let isAtEdge = current.isEmpty ? !isWithinLine : current.last == " "
            current += isAtEdge ? piece.drop { $0 == " " } : piece
        }
    }

    /// Adds a piece in which all white space counts.
    mutating func addRaw(_ text: String) {
        for (index, piece) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { breakLine() }
            current += piece
        }
    }

    /// Ends the line, whether there is anything on it or not.
    mutating func breakLine() {
        append(current)
        current = ""
    }

    /// Ends the line where there is anything on it.
    mutating func endLine() {
        if hasText { append(current) }
        current = ""
    }

    /// Adds whole lines.
    mutating func append(lines: [String]) {
        endLine()
        for line in lines { append(line) }
    }

    /// Puts an empty line before what comes next, unless there is one or nothing comes.
    mutating func separate() {
        endLine()
        if !lines.isEmpty { wantsEmptyLine = true }
    }

    /// The lines without empty ones at the ends.
    mutating func finish() -> [String] {
        endLine()
        let inner = lines.drop { $0.isEmpty }
        return Array(inner[..<(inner.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? inner.startIndex)])
    }

    /// Everything as one text, white space at its edges included.
    func textWithinLine() -> String { (lines + [current]).joined(separator: "\n") }

    private mutating func append(_ line: String) {
        // A space that may not be broken is a space once the layout of the page is gone.
        var line = line.utf8.contains(0xC2) ? line.replacing("\u{A0}", with: " ") : line
        if !isWithinLine { while line.last == " " { line.removeLast() } }
        if wantsEmptyLine, !line.isEmpty, lines.last?.isEmpty == false { lines.append("") }
        wantsEmptyLine = false
        lines.append(line)
    }
}
