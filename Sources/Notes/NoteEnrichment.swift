/// What somebody or something said about a note beyond its text (source: LucidPal's NoteEnrichmentService).
package struct NoteEnrichment: Equatable, Sendable {
    /// The longest summary, in characters.
    package static let longestSummary = 100
    /// The most action items.
    package static let mostItems = 10
    /// The longest action item, in characters.
    package static let longestItem = 120

    /// The note in a few words.
    package let summary: String?
    /// What the note says is to be done.
    package let actionItems: [String]
    /// What kind of note it is.
    package let category: NoteCategory?

    /// Texts are brought to one line and cut at a word where they are too long; empty ones are left out.
    package init(summary: String? = nil, actionItems: [String] = [], category: NoteCategory? = nil) {
        self.summary = summary.flatMap { Self.line($0, upTo: Self.longestSummary) }
        self.actionItems = Array(
            actionItems.compactMap { Self.line($0, upTo: Self.longestItem) }.prefix(Self.mostItems)
        )
        self.category = category
    }

    /// Whether nothing was said.
    package var isEmpty: Bool { summary == nil && actionItems.isEmpty && category == nil }

    private static func line(_ text: String, upTo length: Int) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace)
        let line = words.joined(separator: " ")
        guard line.count > length else { return line.isEmpty ? nil : line }
        let start = line.prefix(length - 1)
        let end = start.lastIndex { $0.isWhitespace } ?? start.endIndex
        return start[..<end] + "…"
    }
}

extension NoteItem {
    /// The note with what an enrichment adds: a category that is there stays, as a person may have chosen it.
    package func enriched(by enrichment: NoteEnrichment) -> NoteItem {
        var note = self
        note.aiSummary = aiSummary ?? enrichment.summary
        note.aiActionItems = aiActionItems.isEmpty ? enrichment.actionItems : aiActionItems
        note.aiCategory = aiCategory ?? enrichment.category
        return note
    }

    /// The note with what is known of its text now, when it is an earlier state with the same text.
    package func keepingEnrichment(of present: NoteItem) -> NoteItem {
        guard body == present.body, title == present.title else { return self }
        return enriched(
            by: NoteEnrichment(
                summary: present.aiSummary,
                actionItems: present.aiActionItems,
                category: nil
            )
        )
    }

    /// The note without what was said about a text that it no longer has.
    func withoutStaleEnrichment(since old: NoteItem) -> NoteItem {
        guard body != old.body, aiSummary == old.aiSummary, aiActionItems == old.aiActionItems else { return self }
        var note = self
        note.aiSummary = nil
        note.aiActionItems = []
        return note
    }
}
