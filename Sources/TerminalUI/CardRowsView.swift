package import Notes

/// Cards of notes that were found, one line each, as they follow the first ones that are drawn as boxes.
package struct CardRowsView: Sendable {
    private let cards: [NoteCard]
    private let number: Int

    /// - Parameter number: the number of the first of them among all that were found.
    package init(_ cards: [NoteCard], from number: Int) {
        self.cards = cards
        self.number = number
    }

    /// The lines, with number, handle, title and the beginning of the text.
    package func lines(_ look: Look) -> [Line] {
        let numbers = cards.indices.map { String(number + $0) }
        let columns = numbers.last?.count ?? 0
        let handles = cards.map { TextSanitizer.cleanLine($0.handle) }
        let handleColumns = handles.map(DisplayWidth.columns).max() ?? 0
        return cards.indices.map { index in
            let preview = cards[index].preview
            let title = TextSanitizer.cleanLine(preview.title).trimmingSpaces
            let lead =
                "  " + String(repeating: " ", count: columns - numbers[index].count) + numbers[index] + "  "
                + DisplayWidth.padded(handles[index], to: handleColumns) + "  "
            let text = NotePreviewLine.text(of: TextSanitizer.clean(preview.snippet), title: preview.title)
            return Line([
                Span(lead, .muted), Span(title.isEmpty ? "Untitled" : title, .bold), Span(text.isEmpty ? "" : "  "),
                Span(text, .muted),
            ]).fitted(to: look.listWidth, look)
        }
    }
}
