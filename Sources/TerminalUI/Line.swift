/// Text in one style, within a line.
package struct Span: Equatable, Sendable {
    /// The text; without control characters.
    package var text: String
    /// How it looks.
    package var style: Style

    package init(_ text: String, _ style: Style = .plain) {
        self.text = text
        self.style = style
    }
}

/// One line of the screen.
package struct Line: Equatable, Sendable {
    /// The pieces, from left to right.
    package var spans: [Span]

    package init(_ spans: [Span] = []) {
        self.spans = spans
    }

    /// A line of one piece; an empty text gives an empty line.
    package init(_ text: String, _ style: Style = .plain) {
        self.init(text.isEmpty ? [] : [Span(text, style)])
    }

    /// The text without its styles.
    package var text: String { spans.map(\.text).joined() }

    /// The columns it takes.
    package var columns: Int { spans.reduce(0) { $0 + DisplayWidth.columns($1.text) } }

    /// The line, or as much of its beginning as fits into `columns` together with the ellipsis.
    package func truncated(to columns: Int, ellipsis: String = "…") -> Line {
        guard self.columns > columns else { return self }
        let mark = DisplayWidth.columns(ellipsis) <= columns ? ellipsis : ""
        var room = max(0, columns) - DisplayWidth.columns(mark)
        var result = Line()
        for span in spans {
            var kept = ""
            var isFull = false
            for character in span.text {
                let width = DisplayWidth.columns(character)
                isFull = width > room
                if isFull { break }
                room -= width
                kept.append(character)
            }
            if isFull { kept += mark }
            if !kept.isEmpty { result.spans.append(Span(kept, span.style)) }
            if isFull { break }
        }
        return result
    }

    /// A line of a list: as much of it as fits into `columns`, and all of it where lines have no width.
    package func fitted(to columns: Int, _ look: Look) -> Line {
        look.isBounded ? truncated(to: columns, ellipsis: look.ellipsis) : self
    }

    /// The line followed by spaces up to `columns`; a longer line stays as it is.
    package func padded(to columns: Int) -> Line {
        let missing = columns - self.columns
        return missing > 0 ? Line(spans + [Span(String(repeating: " ", count: missing))]) : self
    }

    /// Styled text broken into lines of at most `columns` columns, as ``DisplayWidth/wrapped(_:to:)`` does.
    package static func wrapped(_ spans: [Span], to columns: Int, hangingBy indent: Int = 0) -> [Line] {
        var wrapper = LineWrapper(width: columns)
        wrapper.indent = indent
        for span in spans {
            for character in span.text {
                if character.isNewline {
                    wrapper.endLine()
                    wrapper.startNewLine()
                } else {
                    wrapper.add(character, span.style)
                }
            }
        }
        wrapper.endLine()
        return Line.lines(of: wrapper.takeOutput())
    }

    /// The lines that pieces and breaks make, at least one.
    static func lines(of output: [LineWrapper.Output]) -> [Line] {
        var lines = [Line()]
        for piece in output {
            switch piece {
            case .span(let span): lines[lines.count - 1].spans.append(span)
            case .lineBreak: lines.append(Line())
            }
        }
        return lines
    }
}
