import Foundation
import GRDB
import Notes

@testable import NotesDatabase

/// A database as an older magpie made it.
enum OldDatabase {
    /// Makes one at `path` with these notes, each of them a step that can be undone.
    static func make(_ path: String, version: Int, notes: [NoteItem]) async throws {
        let queue = try DatabaseQueue(path: path)
        try Schema.migrator.migrate(queue, upTo: "v\(version)")
        try await queue.write { db in
            for note in notes {
                let seq = try insert(note, db)
                var step = JournalStep(author: .person, date: .noon)
                try step.append(before: nil, after: note, seq: seq, db)
            }
        }
        try queue.close()
    }

    /// The columns of versions 1 and 2, without the terms that a later version adds to the index.
    private static func insert(_ note: NoteItem, _ db: Database) throws -> Int64 {
        let values = ColumnValues([
            "id": note.id.key, "createdAt": note.createdAt.milliseconds, "updatedAt": note.updatedAt.milliseconds,
            "isPinned": note.isPinned, "deletedAt": note.deletedAt?.milliseconds, "folder": note.folder,
            "source": note.source.rawValue, "aiActionItems": "[]", "tags": "[]", "tagText": "", "title": note.title,
            "titleTerms": "", "body": note.body, "bodyTerms": "",
        ])
        try values.insert(into: "note", db)
        return db.lastInsertedRowID
    }
}
