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
        parse(body).compactMap(\.checkbox).filter { !$0.text.allSatisfy(\.isWhitespace) }
    }

    /// Whether a body has boxes that say something, and all of them are ticked.
    static func areAllTicked(in body: String) -> Bool {
        var hasBoxes = false
        var isOneOpen = false
        forEachBox(of: body) { box in
            hasBoxes = true
            isOneOpen = !box.isChecked
            return !isOneOpen
        }
        return hasBoxes && !isOneOpen
    }

    /// Whether a body has a box that says something and is not ticked.
    package static func hasOpenBox(in body: String) -> Bool {
        var isOneOpen = false
        forEachBox(of: body) { box in
            isOneOpen = !box.isChecked
            return !isOneOpen
        }
        return isOneOpen
    }

    /// Calls `take` for the boxes that ``tasks(in:)`` has, until it returns false.
    private static func forEachBox(of body: String, _ take: (CheckboxLine) -> Bool) {
        guard body.has(UInt8(ascii: "["), followedBy: { $0.dropFirst(2).first == UInt8(ascii: "]") }) else { return }
        var code = CodeLines()
        forEachRawLine(of: body) { line in
            guard code.take(line) == .text, let box = CheckboxLine(line), !box.text.allSatisfy(\.isWhitespace) else {
                return true
            }
            return take(box)
        }
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
        var lines: [String] = []
        forEachRawLine(of: body) { line in
            lines.append(line)
            return true
        }
        return lines
    }

    /// Calls `take` for the text between line feeds, until it returns false.
    private static func forEachRawLine(of body: String, _ take: (String) -> Bool) {
        var body = body
        body.withUTF8 { bytes in
            var start = 0
            while true {
                let end = bytes.place(of: 0x0A, from: start)
                let line = UnsafeBufferPointer(rebasing: bytes[start..<(end ?? bytes.count)])
                guard take(String(decoding: line, as: UTF8.self)), let end else { return }
                start = end + 1
            }
        }
    }

    private static func withoutReturn(_ line: String) -> String {
        line.utf8.last == 0x0D ? String(line.unicodeScalars.dropLast()) : line
    }

    /// One line that is known to be no code, by the table of the seed, in its order.
    package init(line: String, rawLineIndex: Int = 0) {
        let line = Self.withoutReturn(line)
        guard !line.beginsWithASCIILetter else {
            self = .paragraph(line)
            return
        }
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
