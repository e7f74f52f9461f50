package import Notes

/// One whole note: header, summary, body, action items and tags, each only when it is there.
package struct NoteView: Sendable {
    private let note: NoteItem
    private let handle: String
    private let dates: DatePhrases
    private let checkedItems: Set<String>
    private let changer: String?

    /// - Parameters:
    ///   - note: the note.
    ///   - handle: what a person types for it.
    ///   - world: the clock, time zone and locale of the dates.
    ///   - checkedItems: the action items that were ticked in this sitting.
    ///   - changer: the model that changed the note last, where one did.
    package init(
        _ note: NoteItem,
        handle: String,
        world: World,
        checkedItems: Set<String> = [],
        changer: String? = nil
    ) {
        self.changer = changer
        self.note = note
        self.handle = handle
        self.checkedItems = checkedItems
        dates = DatePhrases(world)
    }

    /// The note at the width of a card.
    ///
    /// Checkboxes of the body bear the number by which they are checked; action items too, with an “a” before it.
    package func lines(_ look: Look) -> [Line] {
        let body = MarkdownText.lines(dates.spellingOut(note.body), width: look.textWidth, look: look, isNumbered: true)
        let chips = TagChips.lines(note.tags, width: look.cardWidth, look: look)
        let parts = [summary(look), body, actionItems(look), chips]
        return header(look) + parts.filter { !$0.isEmpty }.flatMap { [Line()] + $0 }
    }

    private var accent: Style { Style((note.aiCategory ?? .other).role) }

    private func header(_ look: Look) -> [Line] {
        let box = Box(width: look.cardWidth, border: accent, look: look)
        let title = TextSanitizer.cleanLine(note.title).trimmingSpaces
        let heading = Line.wrapped([Span(title.isEmpty ? "Untitled" : title, .bold)], to: box.room)
        return box.lines(heading + metadata(box.room, look), leading: badge(look), trailing: corner(look))
    }

    private func badge(_ look: Look) -> Line {
        guard let category = note.aiCategory else { return Line() }
        let icon = look.isUnicode ? category.icon + " " : ""
        return Line(icon + category.label.uppercased(), Style(category.role, isBold: true))
    }

    private func corner(_ look: Look) -> Line {
        let pin = Span(look.isUnicode ? "★ pinned " : "* pinned ", Style(.orange, isBold: true))
        return Line((note.isPinned ? [pin] : []) + [Span(TextSanitizer.cleanLine(handle), .muted)])
    }

    private func metadata(_ width: Int, _ look: Look) -> [Line] {
        var parts = [dates.figures(note.createdAt), note.source.label]
        let counts = TextCounts(note.body)
        if counts.words > 0 { parts.append(counts.readingTime) }
        if note.folder != NoteItem.defaultFolder { parts.append("in " + TextSanitizer.cleanLine(note.folder)) }
        if let changer { parts.append("changed by " + TextSanitizer.cleanLine(String(changer.prefix(40)))) }
        if let date = note.deletedAt { parts.append("in the Trash since " + dates.figures(date)) }
        let due = note.dueAt.map { Line.wrapped([dates.due($0, isDone: note.isDone)], to: width) } ?? []
        return due + Line.wrapped([Span(parts.joined(separator: look.separator), .muted)], to: width)
    }

    private func summary(_ look: Look) -> [Line] {
        guard let summary = note.aiSummary, !summary.trimmingSpaces.isEmpty else { return [] }
        let box = Box(width: look.cardWidth, border: Style(.orange), look: look)
        let text = MarkdownText.lines(words(summary), width: box.room, look: look)
        return box.lines(text, leading: Line("SUMMARY", Style(.orange, isBold: true)), trailing: author)
    }

    /// The model whose words the summary and the action items are.
    private var author: Line {
        guard let author = note.aiAuthor else { return Line() }
        return Line("by " + TextSanitizer.cleanLine(String(author.prefix(40))), .muted)
    }

    /// A text of a model does not look like a card.
    private func words(_ text: String) -> String { note.aiAuthor == nil ? text : Borders.inASCII(text) }

    private func actionItems(_ look: Look) -> [Line] {
        guard !note.aiActionItems.isEmpty else { return [] }
        let items = note.aiActionItems.enumerated().flatMap { index, item in
            let isChecked = checkedItems.contains(item)
            let number = "a\(index + 1) "
            let mark = look.isUnicode ? (isChecked ? "☑ " : "☐ ") : (isChecked ? "[x] " : "[ ] ")
            let style = isChecked ? Style(.muted, isStruckThrough: look.strikes) : .plain
            let spans = [Span(number, .muted), Span(mark), Span(TextSanitizer.cleanLine(words(item)), style)]
            return Line.wrapped(spans, to: look.textWidth, hangingBy: number.count + mark.count)
        }
        var heading = Line("ACTION ITEMS", Style((note.aiCategory ?? .other).role, isBold: true))
        if note.aiAuthor != nil { heading.spans += [Span("  ")] + author.spans }
        return [heading] + items
    }
}
