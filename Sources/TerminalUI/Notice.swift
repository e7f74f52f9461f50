/// A sentence from magpie itself: an error, a warning, a hint.
package enum Notice {
    /// The sentence in lines of the look's width; a sentence of several lines keeps them.
    package static func lines(_ text: String, _ role: Role, look: Look) -> [Line] {
        Line.wrapped([Span(harmless(text), Style(role))], to: look.width)
    }

    /// The sentence without what does harm to a terminal or looks like a card: it may quote a server, a model or a note.
    package static func harmless(_ text: String) -> String { Borders.inASCII(TextSanitizer.clean(text)) }
}
