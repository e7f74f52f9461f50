/// Turns lines into the text that a stream gets; the one place where colours become escape codes.
package struct LineEncoder: Sendable {
    private let look: Look

    package init(_ look: Look) {
        self.look = look
    }

    /// The lines, each followed by a newline.
    package func text(_ lines: [Line]) -> String {
        lines.reduce(into: "") { result, line in
            result += text(line)
            result += "\n"
        }
    }

    /// One line, without a newline; without colours also without spaces at its end.
    package func text(_ line: Line) -> String {
        var column = 0
        let encoded = line.joined.reduce(into: "") { result, span in
            result += text(span, from: column)
            if canPosition { column += DisplayWidth.columns(span.text) }
        }
        guard look.colorDepth == .none, encoded.utf8.last == 0x20 else { return encoded }
        return encoded.lastIndex { $0 != " " }.map { String(encoded[...$0]) } ?? ""
    }

    /// One span, its style closed at its end.
    package func text(_ span: Span) -> String {
        styled(TextSanitizer.cleanLine(span.text), span.style)
    }

    private var canPosition: Bool { look.canPosition && look.colorDepth != .none }

    private func text(_ span: Span, from column: Int) -> String {
        let text = TextSanitizer.cleanLine(span.text)
        guard canPosition, !DisplayWidth.isSimple(text) else {
            return styled(text, span.style)
        }
        return styled(positioned(text, from: column), span.style)
    }

    /// After each cluster whose width terminals do not agree on, the cursor is put where it ought to be.
    private func positioned(_ text: String, from column: Int) -> String {
        var column = column
        return text.reduce(into: "") { result, character in
            result.append(character)
            column += DisplayWidth.columns(character)
            if DisplayWidth.isDisputed(character) { result += "\u{1B}[\(column + 1)G" }
        }
    }

    private func styled(_ text: String, _ style: Style) -> String {
        let codes = codes(of: style)
        if codes.isEmpty || text.isEmpty { return text }
        return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }

    private func codes(of style: Style) -> [String] {
        guard look.colorDepth != .none else { return [] }
        var codes: [String] = []
        if style.isBold { codes.append("1") }
        if style.isItalic { codes.append("3") }
        if style.isReversed { codes.append("7") }
        if style.isStruckThrough { codes.append("9") }
        if let role = style.role { codes.append(code(of: look.theme.color(of: role))) }
        return codes
    }

    private func code(of color: Theme.Color) -> String {
        switch look.colorDepth {
        case .none, .ansi16: "\(color.code)"
        case .ansi256: "38;5;\(color.index)"
        case .trueColor: "38;2;\(color.rgb.red);\(color.rgb.green);\(color.rgb.blue)"
        }
    }
}

extension Line {
    /// The spans, neighbours in the same style made one.
    fileprivate var joined: [Span] {
        spans.reduce(into: []) { joined, span in
            if joined.last?.style == span.style {
                joined[joined.count - 1].text += span.text
            } else {
                joined.append(span)
            }
        }
    }
}
