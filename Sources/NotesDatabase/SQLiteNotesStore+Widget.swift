import GRDB

extension SQLiteNotesStore {
    /// Whether a live note is pinned.
    package func hasPinnedNote() async throws -> Bool {
        try await database.read { db in
            try Bool.fetchOne(
                db,
                sql: "SELECT EXISTS (SELECT 1 FROM note WHERE isPinned = 1 AND deletedAt IS NULL)"
            ) ?? false
        }
    }

    /// The title of the note that was pinned last, else of the newest; `nil` when there is no note.
    ///
    /// When a note was pinned stands in the journal; one that came in pinned counts from then. Of many pinned notes only
    /// those are looked at that were changed last, and of each its last changes.
    package func titleForWidget() async throws -> String? {
        try await database.read { db in
            let pinned = try Row.fetchAll(
                db,
                sql: """
                    SELECT id, title FROM note WHERE isPinned = 1 AND deletedAt IS NULL
                    ORDER BY updatedAt DESC, seq DESC LIMIT 20
                    """
            )
            guard let first = pinned.first else {
                return try String.fetchOne(
                    db,
                    sql: "SELECT title FROM note WHERE deletedAt IS NULL ORDER BY createdAt DESC, seq DESC LIMIT 1"
                )
            }
            guard pinned.count > 1 else { return first["title"] }
            var last: (title: String, change: Int64) = (first["title"], 0)
            for note in pinned {
                let id: String = note["id"]
                guard let change = try Int64.fetchOne(db, sql: Self.pinning, arguments: [id]), change > last.change
                else { continue }
                last = (note["title"], change)
            }
            return last.title
        }
    }

    /// The latest change that pinned a note.
    private static let pinning = """
        SELECT max(id) FROM (
            SELECT id, before, after FROM change WHERE noteID = ? AND state = 'done' ORDER BY id DESC LIMIT 20
        )
        WHERE json_extract(after, '$.isPinned') AND NOT coalesce(json_extract(before, '$.isPinned'), 0)
        """
}
