/// One line of a note's body, as it is drawn.
package enum BodyLine: Equatable, Sendable {
    /// A line that starts with `# `.
    case heading1(String)
    /// A line that starts with `## `.
    case heading2(String)
    /// A line that starts with `- [ ] `, `- [x] ` or `- [X] `; the index counts the body's lines from 0.
    case checkboxLine(checked: Bool, text: String, rawLineIndex: Int)
    /// A line that starts with `- `.
    case bullet(String)
    /// A line that is exactly `---`.
    case divider
    /// Any other line, the empty one included.
    case paragraph(String)

    /// The lines of a body, in order; an empty body is one empty paragraph.
    ///
    /// Code between fences is paragraphs, whatever it looks like: a `- [ ] ` in a script is no checkbox.
    package static func parse(_ body: String) -> [BodyLine] {
        var fence = CodeFence()
        return rawLines(of: body).enumerated().map { index, line in
            fence.take(line) == .text ? BodyLine(line: line, rawLineIndex: index) : .paragraph(withoutReturn(line))
        }
    }

    /// The body with one checkbox ticked or cleared.
    ///
    /// Nothing else of the body changes.
    /// - Returns: `nil` when the line does not exist or is no checkbox line.
    package static func setChecked(_ checked: Bool, line rawLineIndex: Int, in body: String) -> String? {
        var lines = rawLines(of: body)
        guard lines.indices.contains(rawLineIndex),
            case .checkboxLine(let wasChecked, _, _) = parse(body)[rawLineIndex]
        else { return nil }
        guard wasChecked != checked else { return body }
        lines[rawLineIndex] = (checked ? "- [x] " : "- [ ] ") + String(lines[rawLineIndex].unicodeScalars.dropFirst(6))
        return lines.joined(separator: "\n")
    }

    /// The body with one checkbox turned round; `nil` as for ``setChecked(_:line:in:)``.
    package static func toggle(line rawLineIndex: Int, in body: String) -> String? {
        let lines = parse(body)
        guard lines.indices.contains(rawLineIndex), case .checkboxLine(let checked, _, _) = lines[rawLineIndex]
        else { return nil }
        return setChecked(!checked, line: rawLineIndex, in: body)
    }

    /// The text between line feeds.
    ///
    /// Splitting by scalars matters: a carriage return and a line feed are one `Character`.
    package static func rawLines(of body: String) -> [String] {
        body.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    private static func withoutReturn(_ line: String) -> String {
        line.unicodeScalars.last == "\r" ? String(line.unicodeScalars.dropLast()) : line
    }

    /// One line, by the table of the seed, in its order.
    private init(line: String, rawLineIndex: Int) {
        let line = Self.withoutReturn(line)
        func text(after prefix: String) -> String? {
            line.utf8.starts(with: prefix.utf8) ? String(line.unicodeScalars.dropFirst(prefix.utf8.count)) : nil
        }
        if let text = text(after: "# ") {
            self = .heading1(text)
        } else if let text = text(after: "## ") {
            self = .heading2(text)
        } else if let text = text(after: "- [ ] ") {
            self = .checkboxLine(checked: false, text: text, rawLineIndex: rawLineIndex)
        } else if let text = text(after: "- [x] ") ?? text(after: "- [X] ") {
            self = .checkboxLine(checked: true, text: text, rawLineIndex: rawLineIndex)
        } else if let text = text(after: "- ") {
            self = .bullet(text)
        } else if line == "---" {
            self = .divider
        } else {
            self = .paragraph(line)
        }
    }
}
