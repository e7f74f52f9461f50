package import Notes

/// Suggestions below a card, one quiet line each, numbered.
package struct SuggestionListView: Sendable {
    private let suggestions: [Suggestion]

    package init(_ suggestions: [Suggestion]) {
        self.suggestions = suggestions
    }

    /// The lines; none without suggestions.
    package func lines(_ look: Look) -> [Line] {
        suggestions.enumerated().map { index, suggestion in
            let likelihood = look.separator + suggestion.likelihood
            let room = max(1, look.listWidth - DisplayWidth.columns(likelihood))
            let text = "  \(index + 1)  " + TextSanitizer.cleanLine(suggestion.kind.phrase)
            let phrase = Line(text, .muted).fitted(to: room, look)
            return Line(phrase.spans + [Span(likelihood, .muted)])
        }
    }
}
