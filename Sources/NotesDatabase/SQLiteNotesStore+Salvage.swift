import GRDB
package import Notes

extension SQLiteNotesStore {
    /// So many places are looked at: a damaged page may name one that is far beyond all notes.
    private static let mostPlaces: Int64 = 1_000_000

    /// The live notes of a damaged database that can still be read, the newest first, and how many cannot.
    ///
    /// Each is looked for in its place, without an index.
    /// - Throws: ``NotesError`` where nothing can be read.
    package func readableNotes() async throws -> (notes: [NoteItem], lost: Int) {
        try await database.read { db in
            let places = ["SELECT max(seq) FROM note", "SELECT max(noteSeq) FROM change"]
            let last = places.compactMap { try? Int64.fetchOne(db, sql: $0) }.max() ?? 0
            var notes: [NoteItem] = []
            for seq in stride(from: min(last, Self.mostPlaces), through: 1, by: -1) {
                guard (try? Self.isWhole(seq, db)) == true, let row = try? NoteRow.fetch(db, seq: seq) else { continue }
                if !row.note.isTrashed { notes.append(row.note) }
            }
            let stored = try Int.fetchOne(db, sql: "SELECT notes FROM noteCount") ?? 0
            return (notes.sorted { $0.createdAt > $1.createdAt }, max(0, stored - notes.count))
        }
    }

    /// Whether there is a note in a place of which every value is of its type.
    private static func isWhole(_ seq: Int64, _ db: Database) throws -> Bool {
        let texts = ["id", "folder", "source", "aiActionItems", "tags", "title", "body"]
        let optionals = ["aiSummary", "aiCategory", "aiAuthor", "dueAt"]
        let integers = ["createdAt", "updatedAt", "isPinned"]
        let conditions =
            texts.map { "typeof(\($0)) = 'text'" } + integers.map { "typeof(\($0)) = 'integer'" }
            + optionals.map { "typeof(\($0)) IN ('text', 'null')" }
            + ["lastReferencedAt", "deletedAt"].map { "typeof(\($0)) IN ('integer', 'null')" }
        let statement = try db.cachedStatement(
            sql: "SELECT \(conditions.joined(separator: " AND ")) FROM note WHERE seq = ?"
        )
        return try Bool.fetchOne(statement, arguments: [seq]) ?? false
    }
}
