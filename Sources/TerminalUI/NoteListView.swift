package import Foundation
package import Notes

/// Notes in a list, numbered in the order in which they are given.
package struct NoteListView: Sendable {
    /// What the list is of.
    package enum Kind: Equatable, Sendable {
        /// All notes, or those of a folder, category or tag.
        case notes
        /// What a search for this text found.
        case search(String)
        /// What a conversation referenced lately.
        case recent
        /// What lies in the Trash.
        case trash
    }

    private let kind: Kind
    private let notes: [NoteItem]
    private let handles: [UUID: String]
    private let counts: NoteCounts?
    private let isByMonth: Bool
    private let dates: DatePhrases

    /// - Parameters:
    ///   - kind: what the list is of.
    ///   - notes: the notes, pinned ones first where that is wanted.
    ///   - handles: what a person types for each note.
    ///   - counts: the numbers of the stats line; without them there is none.
    ///   - isByMonth: whether the months of creation stand as headings above their notes.
    ///   - world: the clock, time zone and locale of the dates.
    package init(
        _ kind: Kind,
        notes: [NoteItem],
        handles: [UUID: String],
        counts: NoteCounts? = nil,
        isByMonth: Bool = false,
        world: World
    ) {
        self.kind = kind
        self.notes = notes
        self.handles = handles
        self.counts = counts
        self.isByMonth = isByMonth
        dates = DatePhrases(world)
    }

    /// The list, or what to say when it is empty.
    package func lines(_ look: Look) -> [Line] {
        guard !notes.isEmpty else { return Line.wrapped([Span(emptyText, .muted)], to: look.listWidth) }
        let numberColumns = String(notes.count).count
        let handleColumns = notes.map { DisplayWidth.columns(handle($0)) }.max() ?? 0
        let rows = notes.enumerated().flatMap { index, note in
            let number = String(index + 1)
            return heading(at: index)
                + row(
                    note,
                    lead: String(repeating: " ", count: numberColumns - number.count) + number + "  "
                        + DisplayWidth.padded(handle(note), to: handleColumns) + "  ",
                    look
                )
        }
        return rows + (counts.map { [Line(), Self.stats($0, look: look)] } ?? [])
    }

    /// The stats line: `12 notes · 2 pinned · 3 enriched`.
    package static func stats(_ counts: NoteCounts, look: Look) -> Line {
        let parts = [
            counts.notes == 1 ? "1 note" : "\(counts.notes) notes", "\(counts.pinned) pinned",
            "\(counts.enriched) enriched",
        ]
        return Line(parts.joined(separator: look.separator), .muted)
            .truncated(to: look.listWidth, ellipsis: look.ellipsis)
    }

    private func heading(at index: Int) -> [Line] {
        guard isByMonth else { return [] }
        let month = dates.month(notes[index].createdAt)
        if index > 0, dates.month(notes[index - 1].createdAt) == month { return [] }
        return (index > 0 ? [Line()] : []) + [Line(month, Style(.accent, isBold: true))]
    }

    private func handle(_ note: NoteItem) -> String {
        TextSanitizer.cleanLine(handles[note.id] ?? "")
    }

    private func row(_ note: NoteItem, lead: String, _ look: Look) -> [Line] {
        let bar = Span(note.isPinned ? (look.isUnicode ? "▌ " : "| ") : "  ", Style(.orange))
        let room = max(1, look.listWidth - 2)
        // In a narrow list the further lines begin near its edge, not below the title.
        let indent = look.listWidth < 50 ? 4 : DisplayWidth.columns(lead)
        let inner = max(1, room - indent)
        let title = Line([Span(lead, .muted)] + mark(note, look) + [titleSpan(note)])
        let further = [details(note, look)] + TagChips.lines(note.tags, width: inner, look: look)
        let indented = further.map { line in
            Line(
                [Span(String(repeating: " ", count: indent))] + line.truncated(to: inner, ellipsis: look.ellipsis).spans
            )
        }
        return ([title.truncated(to: room, ellipsis: look.ellipsis)] + indented).map { Line([bar] + $0.spans) }
    }

    private func mark(_ note: NoteItem, _ look: Look) -> [Span] {
        var spans: [Span] = []
        if note.isPinned { spans.append(Span(look.isUnicode ? "★ " : "* ", Style(.orange, isBold: true))) }
        if let category = note.aiCategory {
            spans.append(Span(look.isUnicode ? category.icon + " " : "[\(category.label)] ", Style(category.role)))
        }
        return spans
    }

    private func titleSpan(_ note: NoteItem) -> Span {
        let title = TextSanitizer.cleanLine(note.title).trimmingSpaces
        return Span(title.isEmpty ? "Untitled" : title, Style(note.aiCategory?.role, isBold: true))
    }

    private func details(_ note: NoteItem, _ look: Look) -> Line {
        let date =
            switch kind {
            case .notes, .search: dates.figures(note.createdAt)
            case .recent: dates.relative(note.lastReferencedAt ?? note.updatedAt)
            case .trash: "deleted " + dates.relative(note.deletedAt ?? note.updatedAt)
            }
        let preview = NotePreviewLine.text(of: note, dates: dates)
        let due = note.dueAt.map { [Span("  "), dates.due($0, isDone: note.isDone)] } ?? []
        return Line(
            [Span(date, .muted)] + (kind == .trash ? [] : due) + (preview.isEmpty ? [] : [Span("  "), Span(preview)])
        )
    }

    private var emptyText: String {
        switch kind {
        case .notes where (counts?.notes ?? 0) > 0:
            "No note fits. See them all with /notes."
        case .notes:
            "No notes yet. Say something like: remember that the spare key is under the blue pot"
        case .search(let text):
            "Nothing matches \"\(TextSanitizer.cleanLine(text))\"."
        case .recent:
            "No note was referenced in the last 7 days."
        case .trash:
            "The Trash is empty."
        }
    }
}
