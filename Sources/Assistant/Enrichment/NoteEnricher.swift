package import Notes

/// Something that can say more about a note than its text: a model, or rules.
package protocol NoteEnricher: Sendable {
    /// Whether it takes nobody's time: it may read while a line is being answered.
    var answersAtOnce: Bool { get }

    /// What there is to say about a note.
    /// - Throws: when nothing could be found out; it may be tried again. ``BackendError`` tells whether it is the note
    ///   that cannot be read, or nobody is there to read it.
    func enrichment(of note: NoteItem) async throws -> NoteEnrichment
}

extension NoteEnricher {
    package var answersAtOnce: Bool { false }
}

extension NoteItem {
    /// How much of a body is read for an enrichment, in characters (source: LucidPal's NoteEnrichmentService).
    package static let enrichedBodyLength = 600

    /// Whether an enrichment is wanted: there is a text, and nobody has said anything about it.
    var wantsEnrichment: Bool {
        !isTrashed && aiAuthor == nil && aiSummary == nil && aiActionItems.isEmpty && !body.allSatisfy(\.isWhitespace)
    }
}
