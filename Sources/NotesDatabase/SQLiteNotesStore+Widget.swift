import GRDB

extension SQLiteNotesStore {
    /// The title of the note that was pinned last, else of the newest; `nil` when there is no note.
    ///
    /// When a note was pinned stands in the journal; one that came in pinned counts from then.
    package func titleForWidget() async throws -> String? {
        try await database.read { db in
            try String.fetchOne(db, sql: Self.lastPinned)
                ?? String.fetchOne(
                    db,
                    sql: "SELECT title FROM note WHERE deletedAt IS NULL ORDER BY createdAt DESC, seq DESC LIMIT 1"
                )
        }
    }

    private static let lastPinned = """
        SELECT title FROM note WHERE isPinned = 1 AND deletedAt IS NULL
        ORDER BY (
            SELECT max(id) FROM change WHERE noteID = note.id AND state = 'done'
                AND json_extract(after, '$.isPinned') AND NOT coalesce(json_extract(before, '$.isPinned'), 0)
        ) DESC, createdAt DESC, seq DESC LIMIT 1
        """
}
