/// A text in the Markdown of notes, drawn.
package enum MarkdownText {
    /// The lines of a text.
    ///
    /// Headings, checkboxes, bullets, numbers and dividers are drawn, and the marks within a line; several blank
    /// lines become one. An empty text has no lines.
    /// - Parameters:
    ///   - text: untrusted text.
    ///   - width: the columns of a line.
    ///   - look: how to draw.
    ///   - isNumbered: whether checkboxes bear their number, from 1.
    ///   - style: the style of plain text.
    package static func lines(
        _ text: String,
        width: Int,
        look: Look,
        isNumbered: Bool = false,
        style: Style = .plain
    ) -> [Line] {
        var flow = MarkdownFlow(
            width: width,
            isUnicode: look.isUnicode,
            isNumbered: isNumbered,
            strikes: look.strikes,
            base: style
        )
        let output = flow.feed(TextSanitizer.clean(text)) + flow.finish()
        return output.isEmpty ? [] : Line.lines(of: output)
    }
}
