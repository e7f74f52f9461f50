import GRDB
import Notes

extension Schema {
    /// The words of the index of notes as a table, the further spellings that `SearchTerms` adds to it, and what is due.
    @Sendable static func createVersion4(_ db: Database) throws {
        try db.execute(sql: "CREATE VIRTUAL TABLE noteWord USING fts5vocab (noteIndex, row)")
        try addTerms(db)
        try indexDues(db)
        try db.execute(sql: "PRAGMA user_version = 4")
    }

    /// Writes the terms of the notes that are there already anew, where they are others now.
    static func addTerms(_ db: Database) throws {
        let sql = "SELECT seq, title, tagText, titleTerms, body, bodyTerms FROM note"
        let notes = try Row.fetchCursor(db, sql: sql)
        while let note = try notes.next() {
            let title = NoteItem.titleTerms(title: note["title"], tagText: note["tagText"])
            let body = NoteItem.bodyTerms(note["body"])
            guard title != note["titleTerms"] || body != note["bodyTerms"] else { continue }
            let seq: Int64 = note["seq"]
            // The triggers index a note again when its text changes; this is not its text.
            try db.execute(sql: unindex, arguments: [seq])
            try db.execute(
                sql: "UPDATE note SET titleTerms = ?, bodyTerms = ? WHERE seq = ?",
                arguments: [title, body, seq]
            )
            try db.execute(sql: index, arguments: [seq])
        }
    }

    /// Makes the rows of `noteDue` anew from the notes.
    private static func indexDues(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM noteDue")
        let notes = try Row.fetchCursor(
            db,
            sql: """
                SELECT seq, dueAt, body FROM note
                WHERE deletedAt IS NULL AND (dueAt IS NOT NULL OR body LIKE '%(due %')
                """
        )
        while let note = try notes.next() {
            let date: String? = note["dueAt"]
            for due in NoteItem.dues(of: date.flatMap { DueDate($0) }, body: note["body"]) {
                try db.execute(
                    sql: "INSERT INTO noteDue (noteSeq, line, dueAt) VALUES (?, ?, ?)",
                    arguments: [note["seq"] as Int64, due.line ?? lineOfNote, due.date.text]
                )
            }
        }
    }

    private static let unindex = """
        INSERT INTO noteIndex (noteIndex, rowid, title, tags, body, titleTerms, bodyTerms)
            SELECT 'delete', seq, title, tags, body, titleTerms, bodyTerms FROM liveNote WHERE seq = ?
        """
    private static let index = """
        INSERT INTO noteIndex (rowid, title, tags, body, titleTerms, bodyTerms)
            SELECT seq, title, tags, body, titleTerms, bodyTerms FROM liveNote WHERE seq = ?
        """
}
