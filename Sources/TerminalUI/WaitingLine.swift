/// A line that stands while a person waits, and is taken back; only for a terminal.
package struct WaitingLine: Sendable {
    /// What takes the line back.
    package static let erasure = "\r\u{1B}[K"

    /// The line, without a newline.
    package let text: String

    /// - Parameter words: what is waited for; it is cut to the look's width.
    package init(_ words: String, look: Look) {
        let words = TextSanitizer.cleanLine(words) + look.ellipsis + " Ctrl-C stops it."
        let line = Line(words, .muted).truncated(to: max(1, look.width - 1), ellipsis: look.ellipsis)
        text = LineEncoder(look).text(line)
    }
}
