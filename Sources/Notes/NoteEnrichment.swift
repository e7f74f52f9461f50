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
    /// The model that said it; `nil` for rules.
    package let author: String?

    /// Texts are brought to one line without control characters and cut at a word where they are too long; empty and
    /// repeated ones are left out.
    package init(
        summary: String? = nil,
        actionItems: [String] = [],
        category: NoteCategory? = nil,
        author: String? = nil
    ) {
        self.summary = summary.flatMap { Self.line($0, upTo: Self.longestSummary) }
        var seen: Set<String> = []
        let items = actionItems.compactMap { Self.line($0, upTo: Self.longestItem) }
            .filter { seen.insert($0.lowercased()).inserted }
        self.actionItems = Array(items.prefix(Self.mostItems))
        self.category = category
        self.author = author
    }

    /// Whether nothing was said.
    package var isEmpty: Bool { summary == nil && actionItems.isEmpty && category == nil }

    private static func line(_ text: String, upTo length: Int) -> String? {
        let visible = text.unicodeScalars.map { $0.isControl ? " " : String($0) }.joined()
        let line = NotePatch.oneLine(visible).shortened(to: length)
        return line.isEmpty ? nil : line
    }
}
