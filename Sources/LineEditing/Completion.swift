/// The line for which completions are asked.
package struct CompletionRequest: Equatable, Sendable {
    /// The text before the cursor.
    package var before: String
    /// The text after the cursor.
    package var after: String

    package init(before: String, after: String = "") {
        self.before = before
        self.after = after
    }
}

/// One way to go on with a line.
package struct Completion: Equatable, Sendable {
    /// What is inserted.
    package var text: String
    /// What is listed, without escape codes; nil lists the text.
    package var label: String?
    /// The columns the label takes on the screen; nil counts its characters.
    package var width: Int?
    /// Whether a space follows when this is the only candidate.
    package var addsSpace: Bool

    package init(_ text: String, label: String? = nil, width: Int? = nil, addsSpace: Bool = true) {
        self.text = text
        self.label = label
        self.width = width
        self.addsSpace = addsSpace
    }
}

/// The answer to a ``CompletionRequest``.
package struct Completions: Equatable, Sendable {
    /// How many characters before the cursor every candidate replaces, 0 or more.
    package var replacing: Int
    /// The candidates, in the order in which they are listed.
    package var candidates: [Completion]

    package init(replacing: Int, candidates: [Completion]) {
        self.replacing = replacing
        self.candidates = candidates
    }

    /// No way to go on.
    package static let none = Completions(replacing: 0, candidates: [])
}

/// What Tab does to a line.
enum CompletionStep: Equatable {
    /// Nothing fits, or nothing can be added.
    case nothing
    /// Characters before the cursor give way to text.
    case replace(count: Int, text: String)
    /// The candidates are shown.
    case list([Completion])
}

extension Completions {
    /// What Tab does: a single candidate is inserted, several give what they share, a second Tab lists them.
    ///
    /// - Parameter isRepeated: whether the last key was Tab too and the line has not changed since.
    func step(for request: CompletionRequest, isRepeated: Bool) -> CompletionStep {
        let replacing = min(max(self.replacing, 0), request.before.count)
        let typed = String(request.before.suffix(replacing))
        guard let first = candidates.first else { return .nothing }
        if candidates.count == 1 {
            let space = first.addsSpace && !request.after.hasPrefix(" ") ? " " : ""
            return first.text + space == typed ? .nothing : .replace(count: replacing, text: first.text + space)
        }
        let shared = candidates.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
        if shared.count >= typed.count, shared != typed { return .replace(count: replacing, text: shared) }
        return isRepeated ? .list(candidates) : .nothing
    }

    /// The candidates in columns, down and then across, in at most `rows` lines that end with a newline.
    ///
    /// - Parameters:
    ///   - columns: the width of the screen.
    ///   - rows: the height; when the list is longer, its last line says how many candidates are left out.
    static func table(of candidates: [Completion], columns: Int, rows: Int) -> String {
        let widest = candidates.map(\.listedWidth).max() ?? 0
        let perLine = max(1, (columns + 1) / (widest + 2))
        let lineCount = (candidates.count + perLine - 1) / perLine
        let shownLines = lineCount <= max(rows, 1) ? lineCount : max(rows - 1, 1)
        var lines = (0..<shownLines).map { row in
            let cells = stride(from: row, to: candidates.count, by: lineCount).map { candidates[$0] }
            let padded = cells.dropLast().map { $0.listed + spaces(widest + 2 - $0.listedWidth) }
            return padded.joined() + (cells.last?.listed ?? "")
        }
        if shownLines < lineCount {
            let shown = (0..<shownLines).reduce(0) { $0 + (candidates.count - $1 + lineCount - 1) / lineCount }
            lines.append("(\(candidates.count - shown) more)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(count, 0))
    }
}

extension Completion {
    /// The label; a control character in it must not reach the terminal.
    fileprivate var listed: String {
        let scalars = (label ?? text).unicodeScalars
        return String(String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .control }))
    }

    fileprivate var listedWidth: Int { width ?? listed.count }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
