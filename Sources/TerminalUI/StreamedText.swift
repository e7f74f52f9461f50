/// A model's text, drawn while it comes: what has been written is never painted again.
///
/// However the text is cut into pieces, what is written in the end is the same, and it is what ``MarkdownText``
/// draws. The current word and a mark whose partner may still come are held back.
package struct StreamedText: Sendable {
    private let look: Look
    private let encoder: LineEncoder
    private var sanitizer = TextSanitizer()
    private var flow: MarkdownFlow
    private var hasWritten = false

    package init(look: Look) {
        self.look = look
        encoder = LineEncoder(look)
        flow = MarkdownFlow(width: look.width, isUnicode: look.isUnicode, strikes: look.strikes)
    }

    /// The columns of the lines that follow; a window may change its width while a text comes.
    package var width: Int {
        get { flow.width }
        set { flow.width = newValue }
    }

    /// What to write after a further piece of the text; often nothing.
    package mutating func feed(_ piece: String) -> String {
        write(flow.feed(sanitizer.feed(piece)))
    }

    /// What to write after the last piece: what was held back, and a newline unless nothing was written at all.
    ///
    /// The next piece begins a new text.
    package mutating func finish() -> String {
        let rest = write(flow.finish())
        defer { self = StreamedText(look: look) }
        return hasWritten ? rest + "\n" : rest
    }

    private mutating func write(_ output: [LineWrapper.Output]) -> String {
        if !output.isEmpty { hasWritten = true }
        return output.reduce(into: "") { result, piece in
            switch piece {
            case .span(let span): result += encoder.text(span)
            case .lineBreak: result += "\n"
            }
        }
    }
}
