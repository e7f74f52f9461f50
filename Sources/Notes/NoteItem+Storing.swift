package import Foundation

extension NoteItem {
    /// The note as stores keep it.
    ///
    /// Dates are kept to the millisecond, and NUL characters, at which SQLite's text functions stop, are left out.
    package var storable: NoteItem {
        var note = self
        note.title = title.withoutNUL
        note.body = body.withoutNUL
        note.tags = tags.map(\.withoutNUL)
        note.folder = folder.withoutNUL
        note.aiSummary = aiSummary?.withoutNUL
        note.aiActionItems = aiActionItems.map(\.withoutNUL)
        note.aiAuthor = aiAuthor?.withoutNUL
        note.createdAt = createdAt.roundedToMilliseconds
        note.updatedAt = updatedAt.roundedToMilliseconds
        note.lastReferencedAt = lastReferencedAt?.roundedToMilliseconds
        note.deletedAt = deletedAt?.roundedToMilliseconds
        return note
    }

    /// The note after an edit of a store, `nil` when the edit changes nothing.
    ///
    /// Id and creation date stay as they are; `updatedAt` becomes `date`, unless only `deletedAt` changed. With the body
    /// go the summary and the action items that were about the old one. A title that was the body's first line follows
    /// it, unless the edit set it.
    package func edited(at date: Date, by edit: (inout NoteItem) throws -> Void) rethrows -> NoteItem? {
        var note = self
        try edit(&note)
        note.id = id
        note.createdAt = createdAt
        note.updatedAt = updatedAt
        if note.body != body, note.title == title, let followed = note.titleFollowing(body) { note.title = followed }
        note = note.storable.withoutStaleEnrichment(since: self)
        guard note != self else { return nil }
        var undeleted = note
        undeleted.deletedAt = deletedAt
        if undeleted != self { note.updatedAt = date.roundedToMilliseconds }
        return note
    }
}

extension NoteItem {
    /// The first line of the body as a title, if the title was that of an earlier body; `nil` when it was not, or when
    /// the body has none.
    private func titleFollowing(_ earlier: String) -> String? {
        guard title == NoteTitle.from(body: earlier), title != NoteTitle.untitled else { return nil }
        // A heading that is left out says nothing of the title.
        guard !earlier.hasPrefix("#") || body.hasPrefix("#") else { return nil }
        // A link that is put around words of the first line leaves the title alone.
        guard title != NoteTitle.from(body: WikiLink.words(of: body)) else { return nil }
        let first = NoteTitle.from(body: body)
        return first == NoteTitle.untitled ? nil : first
    }
}

extension String {
    /// What two spellings of one tag have in common.
    package var tagKey: String { lowercased().precomposedStringWithCanonicalMapping }

    /// The text without NUL characters, at which SQLite's text functions stop.
    package var withoutNUL: String {
        guard utf8.contains(0) else { return self }
        return String(decoding: utf8.filter { $0 != 0 }, as: UTF8.self)
    }
}
