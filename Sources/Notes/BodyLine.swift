/// One line of a note's body, as it is drawn.
package enum BodyLine: Equatable, Sendable {
    /// A line that starts with `# `.
    case heading1(String)
    /// A line that starts with `## `.
    case heading2(String)
    /// A line that starts with `- [ ] `, `- [x] ` or `- [X] `; the index counts the body's lines from 0.
    ///
    /// The table of the seed ends there. Indented ones and those after `*` and `+` are ours; see ``CheckboxLine``.
    case checkboxLine(checked: Bool, text: String, rawLineIndex: Int)
    /// A line that starts with `- `.
    case bullet(String)
    /// A line that is exactly `---`.
    case divider
    /// Any other line, the empty one included.
    case paragraph(String)

    /// The lines of a body, in order; an empty body is one empty paragraph.
    ///
    /// Code is paragraphs, whatever it looks like: a `- [ ] ` in a script is no checkbox.
    package static func parse(_ body: String) -> [BodyLine] {
        var code = CodeLines()
        return rawLines(of: body).enumerated().map { index, line in
            code.take(line) == .text ? BodyLine(line: line, rawLineIndex: index) : .paragraph(withoutReturn(line))
        }
    }

    /// The boxes of a body that say something, in order: none in code, and none without words.
    package static func tasks(in body: String) -> [(isChecked: Bool, text: String, line: Int)] {
        guard body.utf8.contains(UInt8(ascii: "[")) else { return [] }
        return parse(body).compactMap(\.checkbox).filter { !$0.text.allSatisfy(\.isWhitespace) }
    }

    /// The body with one checkbox ticked or cleared.
    ///
    /// Nothing else of the body changes.
    /// - Returns: `nil` when the line does not exist or is no checkbox line.
    package static func setChecked(_ checked: Bool, line rawLineIndex: Int, in body: String) -> String? {
        var lines = rawLines(of: body)
        guard lines.indices.contains(rawLineIndex), parse(body)[rawLineIndex].checkbox != nil,
            let box = CheckboxLine(lines[rawLineIndex])
        else { return nil }
        lines[rawLineIndex] = box.line(isChecked: checked)
        return lines.joined(separator: "\n")
    }

    /// The body with one checkbox turned round; `nil` as for ``setChecked(_:line:in:)``.
    package static func toggle(line rawLineIndex: Int, in body: String) -> String? {
        let lines = parse(body)
        guard lines.indices.contains(rawLineIndex), case .checkboxLine(let checked, _, _) = lines[rawLineIndex]
        else { return nil }
        return setChecked(!checked, line: rawLineIndex, in: body)
    }

    /// Whether two bodies differ in nothing but in which boxes are ticked.
    static func areSameButForTicks(_ one: String, _ other: String) -> Bool {
        guard one != other else { return true }
        // A tick is as long as the space in its place.
        guard one.utf8.count == other.utf8.count else { return false }
        let lines = (rawLines(of: one), rawLines(of: other))
        guard lines.0.count == lines.1.count else { return false }
        let boxes = (parse(one), parse(other))
        return lines.0.indices.allSatisfy { index in
            lines.0[index] == lines.1[index]
                || boxes.0[index].checkbox != nil && boxes.1[index].checkbox != nil
                    && CheckboxLine(lines.0[index])?.line(isChecked: false)
                        == CheckboxLine(lines.1[index])?.line(isChecked: false)
        }
    }

    /// The text between line feeds.
    ///
    /// Splitting by bytes matters: a carriage return and a line feed are one `Character`.
    package static func rawLines(of body: String) -> [String] {
        var body = body
        return body.withUTF8 { bytes in
            bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private static func withoutReturn(_ line: String) -> String {
        line.unicodeScalars.last == "\r" ? String(line.unicodeScalars.dropLast()) : line
    }

    /// One line that is known to be no code, by the table of the seed, in its order.
    package init(line: String, rawLineIndex: Int = 0) {
        let line = Self.withoutReturn(line)
        func text(after prefix: String) -> String? {
            line.utf8.starts(with: prefix.utf8) ? String(line.unicodeScalars.dropFirst(prefix.utf8.count)) : nil
        }
        if let text = text(after: "# ") {
            self = .heading1(text)
        } else if let text = text(after: "## ") {
            self = .heading2(text)
        } else if let box = CheckboxLine(line) {
            self = .checkboxLine(checked: box.isChecked, text: box.text, rawLineIndex: rawLineIndex)
        } else if let text = text(after: "- ") {
            self = .bullet(text)
        } else if line == "---" {
            self = .divider
        } else {
            self = .paragraph(line)
        }
    }
}
