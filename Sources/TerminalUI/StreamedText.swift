/// A model's text, drawn while it comes: what has been written is never painted again.
///
/// However the text is cut into pieces, what is written in the end is the same, and it is what ``MarkdownText``
/// draws. The current word and a mark whose partner may still come are held back.
package struct StreamedText: Sendable {
    /// The columns that a model's text stays away from the left, where cards and the prompt begin.
    private static let margin = 2

    private let look: Look
    private let margin: Int
    private let encoder: LineEncoder
    private var sanitizer = TextSanitizer()
    private var flow: MarkdownFlow
    private var hasWritten = false
    private var isAtStart = true

    /// - Parameter isForeign: whether the text is set off, so that it cannot look like what magpie itself draws: it gets a
    ///   margin, and borders in it are ASCII.
    package init(look: Look, isForeign: Bool = false) {
        self.look = look
        margin = isForeign ? Self.margin : 0
        encoder = LineEncoder(look)
        flow = MarkdownFlow(width: look.width - margin, isUnicode: look.isUnicode, strikes: look.strikes)
    }

    /// The columns of the lines that follow; a window may change its width while a text comes.
    package var width: Int {
        get { flow.width + margin }
        set { flow.width = max(1, newValue - margin) }
    }

    /// What to write after a further piece of the text; often nothing.
    package mutating func feed(_ piece: String) -> String {
        let text = sanitizer.feed(piece)
        return write(flow.feed(margin > 0 ? Borders.inASCII(text) : text))
    }

    /// What to write after the last piece: what was held back, and a newline unless nothing was written at all.
    ///
    /// The next piece begins a new text.
    package mutating func finish() -> String {
        let rest = write(flow.finish())
        defer { self = StreamedText(look: look, isForeign: margin > 0) }
        return hasWritten ? rest + "\n" : rest
    }

    private mutating func write(_ output: [LineWrapper.Output]) -> String {
        if !output.isEmpty { hasWritten = true }
        return output.reduce(into: "") { result, piece in
            switch piece {
            case .span(let span):
                if isAtStart { result += String(repeating: " ", count: margin) }
                isAtStart = false
                result += encoder.text(span)
            case .lineBreak:
                isAtStart = true
                result += "\n"
            }
        }
    }
}
