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

    /// - Parameter thinking: what a model has thought so far; the end of it is shown, as much as fits.
    package init(thinking: String, look: Look) {
        let label = "Thinking" + look.ellipsis + " "
        let words = TextSanitizer.cleanLine(String(thinking.suffix(2 * look.width)))
        var room = look.width - 1 - DisplayWidth.columns(label)
        let tail = words.reversed().prefix { character in
            room -= DisplayWidth.columns(character)
            return room >= 0
        }
        let line = Line(label + String(tail.reversed()), .muted)
        text = LineEncoder(look).text(line.truncated(to: max(1, look.width - 1), ellipsis: look.ellipsis))
    }
}
