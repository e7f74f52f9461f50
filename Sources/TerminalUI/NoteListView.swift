package import Foundation
package import Notes

/// Notes in a list, one line each, numbered in the order in which they are given.
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

    /// What stands around the notes.
    package struct Frame: Sendable {
        /// The numbers of the stats line; without them those of the notes in the list.
        package var counts: NoteCounts?
        /// The categories in the line above the list; none for no line.
        package var categories: [CategoryCount] = []
        /// The category that the list is of.
        package var category: NoteCategory?
        /// The number of notes at the beginning that were referenced lately, and form a block of their own.
        package var recent = 0
        /// Whether the months of creation stand as headings above their notes.
        package var isByMonth = false

        package init(
            counts: NoteCounts? = nil,
            categories: [CategoryCount] = [],
            category: NoteCategory? = nil,
            recent: Int = 0,
            isByMonth: Bool = false
        ) {
            self.counts = counts
            self.categories = categories
            self.category = category
            self.recent = recent
            self.isByMonth = isByMonth
        }
    }

    /// The narrowest room for the beginning of a body; where there is less, it is left out.
    private static let narrowestSnippet = 8
    /// The narrowest room for a title beside a date.
    private static let narrowestTitle = 12

    private let kind: Kind
    private let notes: [NoteItem]
    private let handles: [UUID: String]
    private let frame: Frame
    private let dates: DatePhrases

    /// - Parameters:
    ///   - kind: what the list is of.
    ///   - notes: the notes, pinned ones first where that is wanted.
    ///   - handles: what a person types for each note.
    ///   - frame: what stands around them.
    ///   - world: the clock, time zone and locale of the dates.
    package init(
        _ kind: Kind,
        notes: [NoteItem],
        handles: [UUID: String],
        frame: Frame = Frame(),
        world: World
    ) {
        self.kind = kind
        self.notes = notes
        self.handles = handles
        self.frame = frame
        dates = DatePhrases(world)
    }

    /// The list, or what to say when it is empty.
    package func lines(_ look: Look) -> [Line] {
        guard !notes.isEmpty else { return Line.wrapped([Span(emptyText, .muted)], to: look.listWidth) }
        let numberColumns = String(notes.count).count
        let handleColumns = notes.map { DisplayWidth.columns(handle($0)) }.max() ?? 0
        let rows = notes.enumerated().flatMap { index, note in
            let number = String(index + 1)
            let lead =
                String(repeating: " ", count: numberColumns - number.count) + number + "  "
                + DisplayWidth.padded(handle(note), to: handleColumns) + "  "
            return heading(at: index) + [row(note, lead: lead, isRecent: index < frame.recent, look)]
        }
        let listed = kind == .trash ? NoteCounts(trashed: notes.count) : NoteCounts(of: notes)
        let stats = Self.stats(frame.counts ?? listed, look: look)
        return categories(look) + rows + [Line(), stats]
    }

    /// The stats line: `12 notes · 2 pinned · 3 enriched`, or `2 notes in the Trash`.
    package static func stats(_ counts: NoteCounts, look: Look) -> Line {
        let notes = { (count: Int) in count == 1 ? "1 note" : "\(count) notes" }
        let parts =
            counts.notes == 0 && counts.trashed > 0
            ? ["\(notes(counts.trashed)) in the Trash"]
            : [notes(counts.notes), "\(counts.pinned) pinned", "\(counts.enriched) enriched"]
        return Line(parts.joined(separator: look.separator), .muted)
            .fitted(to: look.listWidth, look)
    }

    /// Each category with the number of its notes, where there is more than “Note”; that of the list in bold.
    private func categories(_ look: Look) -> [Line] {
        guard frame.categories.contains(where: { $0.category != .other }) else { return [] }
        let gap = Span(look.separator, .muted)
        var lines: [Line] = []
        for counted in frame.categories {
            let icon = look.isUnicode ? counted.category.icon + " " : ""
            let style = Style(counted.category.role, isBold: counted.category == frame.category)
            let chip = Span("\(icon)\(counted.category.label) \(counted.count)", style)
            // A line breaks between two of them, and never inside one.
            if let last = lines.last, Line(last.spans + [gap, chip]).columns <= look.listWidth {
                lines[lines.count - 1].spans += [gap, chip]
            } else {
                lines.append(Line([chip]))
            }
        }
        return lines + [Line()]
    }

    private func heading(at index: Int) -> [Line] {
        let space = index > 0 ? [Line()] : []
        if frame.recent > 0, index == 0 { return [Line("Recently referenced", Style(.accent, isBold: true))] }
        if frame.recent > 0, index == frame.recent {
            return space + [Line(frame.category?.label ?? "Notes", Style(.accent, isBold: true))]
        }
        guard frame.isByMonth else { return [] }
        let month = dates.month(notes[index].createdAt)
        if index > 0, dates.month(notes[index - 1].createdAt) == month { return [] }
        return space + [Line(month, Style(.accent, isBold: true))]
    }

    private func handle(_ note: NoteItem) -> String {
        TextSanitizer.cleanLine(handles[note.id] ?? "")
    }

    /// Number, handle, title and the beginning of the body, and the date at the right.
    private func row(_ note: NoteItem, lead: String, isRecent: Bool, _ look: Look) -> Line {
        let bar = Span(note.isPinned ? (look.isUnicode ? "▌ " : "| ") : "  ", Style(.orange))
        let width = max(1, look.listWidth - 2)
        let head = Line([Span(lead, .muted)] + mark(note, look))
        let date = Span(date(of: note, isRecent: isRecent), .muted)
        let dateColumns = DisplayWidth.columns(date.text) + 2
        let hasDate = width - head.columns - dateColumns >= Self.narrowestTitle || !look.isBounded
        let room = max(1, width - (hasDate ? dateColumns : 0))
        let title = Line(head.spans + [titleSpan(note)]).fitted(to: room, look)
        var text = title.spans
        for piece in [due(note), snippet(note, look)] where !piece.isEmpty {
            let left = room - Line(text).columns - 2
            guard left >= Self.narrowestSnippet || !look.isBounded else { break }
            text += [Span("  ")] + Line(piece).fitted(to: left, look).spans
        }
        guard hasDate else { return Line([bar] + text) }
        return Line([bar] + Line(text).padded(to: max(room, Line(text).columns) + 2).spans + [date])
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

    private func date(of note: NoteItem, isRecent: Bool) -> String {
        switch kind {
        case .notes where isRecent, .recent: dates.listed(note.lastReferencedAt ?? note.updatedAt)
        case .notes, .search: dates.listed(note.createdAt)
        case .trash: "deleted " + dates.listed(note.deletedAt ?? note.updatedAt)
        }
    }

    private func due(_ note: NoteItem) -> [Span] {
        guard kind != .trash, let date = note.dueAt else { return [] }
        return [dates.due(date, isDone: note.isDone)]
    }

    /// The beginning of the body; of what a search found, the passage that matches.
    private func snippet(_ note: NoteItem, _ look: Look) -> [Span] {
        let beginning = { (text: String) in text.isEmpty ? [] : [Span(text, .muted)] }
        guard case .search(let query) = kind, let passage = MatchedPassage(of: note.body, matching: query) else {
            return beginning(NotePreviewLine.text(of: note, dates: dates))
        }
        return NotePreviewLine.spans(of: passage, matching: query, ellipsis: look.ellipsis)
    }

    private var emptyText: String {
        switch kind {
        case .notes where (frame.counts?.notes ?? 0) > 0:
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
