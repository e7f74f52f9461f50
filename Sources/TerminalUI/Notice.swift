/// A sentence from magpie itself: an error, a warning, a hint.
package enum Notice {
    /// The sentence in lines of the look's width; a sentence of several lines keeps them.
    package static func lines(_ text: String, _ role: Role, look: Look) -> [Line] {
        Line.wrapped([Span(TextSanitizer.clean(text), Style(role))], to: look.width)
    }
}
