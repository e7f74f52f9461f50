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

    /// One line, without a newline.
    package func text(_ line: Line) -> String {
        line.spans.reduce(into: "") { $0 += text($1) }
    }

    /// One span, its style closed at its end.
    package func text(_ span: Span) -> String {
        let text = TextSanitizer.cleanLine(span.text)
        let codes = codes(of: span.style)
        if codes.isEmpty || text.isEmpty { return text }
        return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }

    private func codes(of style: Style) -> [String] {
        guard look.colorDepth != .none else { return [] }
        var codes: [String] = []
        if style.isBold { codes.append("1") }
        if style.isDim { codes.append("2") }
        if style.isItalic { codes.append("3") }
        if style.isUnderlined { codes.append("4") }
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
