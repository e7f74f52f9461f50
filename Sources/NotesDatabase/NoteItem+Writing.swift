import Foundation
import GRDB
import Notes

extension NoteItem {
    /// Adds the note at a place in the order of insertion, by default at its end; returns the place.
    func insert(_ db: Database, seq: Int64? = nil) throws -> Int64 {
        let fixed = ColumnValues(["seq": seq, "id": id.key, "createdAt": createdAt.milliseconds])
        try (fixed + changeable()).insert(into: "note", db)
        let seq = db.lastInsertedRowID
        try insertTags(db, seq: seq)
        try insertDues(db, seq: seq)
        return seq
    }

    /// Writes the note over `old`, which lies at the place `seq`.
    func replace(_ old: NoteItem, _ db: Database, seq: Int64) throws {
        try changeable().update("note", seq: seq, db)
        if old.indexedDues != indexedDues {
            try db.cachedStatement(sql: "DELETE FROM noteDue WHERE noteSeq = ?").execute(arguments: [seq])
            try insertDues(db, seq: seq)
        }
        guard old.tags != tags || old.isTrashed != isTrashed else { return }
        try db.cachedStatement(sql: "DELETE FROM noteTag WHERE noteSeq = ?").execute(arguments: [seq])
        try insertTags(db, seq: seq)
    }

    /// Writes what was found out about the note, at the place `seq`; nothing else of it.
    func replaceEnrichment(_ db: Database, seq: Int64) throws {
        try enrichment().update("note", seq: seq, db)
    }

    /// What an edit may change, and the terms that are searched.
    private func changeable() throws -> ColumnValues {
        let tagText = tags.joined(separator: "\n")
        let values = ColumnValues([
            "updatedAt": updatedAt.milliseconds,
            "isPinned": isPinned,
            "lastReferencedAt": lastReferencedAt?.milliseconds,
            "deletedAt": deletedAt?.milliseconds,
            "dueAt": dueAt?.text,
            "folder": folder,
            "source": source.rawValue,
            "tags": try Self.json(tags),
            "tagText": tagText,
            "title": title,
            "titleTerms": Self.titleTerms(title: title, tagText: tagText),
            "body": body,
            "bodyTerms": Self.bodyTerms(body),
        ])
        return try values + enrichment()
    }

    /// The further terms of a title and of tags.
    static func titleTerms(title: String, tagText: String) -> String {
        (SearchTerms.indexTerms(of: title) + SearchTerms.indexTerms(of: tagText)).joined(separator: " ")
    }

    /// The further terms of a body.
    static func bodyTerms(_ body: String) -> String { SearchTerms.indexTerms(of: body).joined(separator: " ") }

    private func enrichment() throws -> ColumnValues {
        ColumnValues([
            "aiSummary": aiSummary, "aiActionItems": try Self.json(aiActionItems), "aiCategory": aiCategory?.rawValue,
            "aiAuthor": aiAuthor,
        ])
    }

    private func insertTags(_ db: Database, seq: Int64) throws {
        for tag in tags {
            try db.cachedStatement(
                sql: "INSERT OR IGNORE INTO noteTag (noteSeq, key, tag, isTrashed) VALUES (?, ?, ?, ?)"
            )
            .execute(arguments: [seq, tag.tagKey, tag, isTrashed])
        }
    }

    /// What the index of due dates has of the note.
    private var indexedDues: [Due] { isTrashed ? [] : dues }

    private func insertDues(_ db: Database, seq: Int64) throws {
        for due in indexedDues {
            try db.cachedStatement(sql: "INSERT INTO noteDue (noteSeq, line, dueAt) VALUES (?, ?, ?)")
                .execute(arguments: [seq, due.line ?? Schema.lineOfNote, due.date.text])
        }
    }

    private static func json(_ strings: [String]) throws -> String {
        strings.isEmpty ? "[]" : String(decoding: try JSONEncoder().encode(strings), as: UTF8.self)
    }
}
