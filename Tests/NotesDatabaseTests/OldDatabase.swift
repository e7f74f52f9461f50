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
                try journal(note, at: seq, db)
            }
        }
        try queue.close()
    }

    private static func journal(_ note: NoteItem, at seq: Int64, _ db: Database) throws {
        let values = ColumnValues([
            "step": seq, "noteID": note.id.key, "noteSeq": seq, "date": Date.noon.milliseconds, "state": "done",
            "after": String(decoding: try JSONEncoder().encode(note), as: UTF8.self),
        ])
        try values.insert(into: "change", db)
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
