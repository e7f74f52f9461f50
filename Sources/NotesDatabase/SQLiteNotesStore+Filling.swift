package import Notes

extension SQLiteNotesStore {
    /// Puts notes into an empty store as they are, in one transaction; there is nothing to undo afterwards.
    ///
    /// The last one counts as the newest of those created at once.
    /// - Throws: ``NotesError``; then nothing was stored.
    package func fill(with notes: [NoteItem]) async throws {
        try await write { db in
            for note in notes {
                _ = try note.storable.insert(db)
            }
        }
    }
}
