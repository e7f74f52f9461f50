import Foundation
import GRDB
import Notes

/// A note and its place in the order of insertion.
struct NoteRow: FetchableRecord, Sendable {
    /// The columns that are read, in the order in which ``init(row:)`` takes them.
    static let columns = """
        note.seq, note.id, note.createdAt, note.updatedAt, note.isPinned, note.lastReferencedAt, note.deletedAt, \
        note.folder, note.aiCategory, note.source, note.aiSummary, note.aiActionItems, note.tags, note.title, note.body
        """

    /// The row id, larger for notes inserted later.
    var seq: Int64
    /// The note.
    var note: NoteItem

    init(row: Row) throws {
        guard let id = UUID(uuidString: row[1]) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a note has a malformed id")
        }
        seq = row[0]
        note = NoteItem(
            id: id,
            title: row[13],
            body: row[14],
            tags: try Self.strings(row[12]),
            createdAt: Date(milliseconds: row[2]),
            updatedAt: Date(milliseconds: row[3]),
            aiSummary: row[10],
            aiActionItems: try Self.strings(row[11]),
            aiCategory: (row[8] as String?).flatMap(NoteCategory.init),
            source: NoteSource(rawValue: row[9]) ?? .manual,
            isPinned: row[4],
            lastReferencedAt: (row[5] as Int64?).map(Date.init(milliseconds:)),
            folder: row[7],
            deletedAt: (row[6] as Int64?).map(Date.init(milliseconds:))
        )
    }

    /// The row of one note; `nil` when there is none.
    static func fetch(_ db: Database, id: UUID) throws -> NoteRow? {
        let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM note WHERE id = ?")
        return try fetchOne(statement, arguments: [id.key])
    }

    private static func strings(_ json: String) throws -> [String] {
        guard json != "[]" else { return [] }
        guard let strings = try? JSONDecoder().decode([String].self, from: Data(json.utf8)) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a note has a malformed list")
        }
        return strings
    }
}

extension UUID {
    /// The id as the database keeps it.
    var key: String { uuidString.lowercased() }
}

extension NoteItem {
    /// Adds the note at a place in the order of insertion, by default at its end; returns the place.
    func insert(_ db: Database, seq: Int64? = nil) throws -> Int64 {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO note (seq, id, createdAt, updatedAt, isPinned, lastReferencedAt, deletedAt, folder,
                    aiCategory, source, aiSummary, aiActionItems, tags, tagText, title, titleTerms, body, bodyTerms)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        try statement.execute(arguments: [seq, id.key, createdAt.milliseconds] + (try columnArguments()))
        let seq = db.lastInsertedRowID
        try insertTags(db, seq: seq)
        return seq
    }

    /// Writes the note over `old`, which lies at the place `seq`.
    func replace(_ old: NoteItem, _ db: Database, seq: Int64) throws {
        let statement = try db.cachedStatement(
            sql: """
                UPDATE note SET updatedAt = ?, isPinned = ?, lastReferencedAt = ?, deletedAt = ?, folder = ?,
                    aiCategory = ?, source = ?, aiSummary = ?, aiActionItems = ?, tags = ?, tagText = ?, title = ?,
                    titleTerms = ?, body = ?, bodyTerms = ?
                WHERE seq = ?
                """
        )
        try statement.execute(arguments: try columnArguments() + [seq])
        guard old.tags != tags || old.isTrashed != isTrashed else { return }
        try db.cachedStatement(sql: "DELETE FROM noteTag WHERE noteSeq = ?").execute(arguments: [seq])
        try insertTags(db, seq: seq)
    }

    /// Writes what was found out about the note, at the place `seq`; nothing else of it.
    func replaceEnrichment(_ db: Database, seq: Int64) throws {
        let statement = try db.cachedStatement(
            sql: "UPDATE note SET aiSummary = ?, aiActionItems = ?, aiCategory = ? WHERE seq = ?"
        )
        try statement.execute(arguments: [aiSummary, try Self.json(aiActionItems), aiCategory?.rawValue, seq])
    }

    private func columnArguments() throws -> StatementArguments {
        let tagText = tags.joined(separator: "\n")
        let titleTerms = SearchTerms.indexTerms(of: title) + SearchTerms.indexTerms(of: tagText)
        return [
            updatedAt.milliseconds, isPinned, lastReferencedAt?.milliseconds, deletedAt?.milliseconds, folder,
            aiCategory?.rawValue, source.rawValue, aiSummary, try Self.json(aiActionItems), try Self.json(tags),
            tagText, title, titleTerms.joined(separator: " "), body,
            SearchTerms.indexTerms(of: body).joined(separator: " "),
        ]
    }

    private func insertTags(_ db: Database, seq: Int64) throws {
        for tag in tags {
            try db.cachedStatement(
                sql: "INSERT OR IGNORE INTO noteTag (noteSeq, key, tag, isTrashed) VALUES (?, ?, ?, ?)"
            )
            .execute(arguments: [seq, tag.tagKey, tag, isTrashed])
        }
    }

    private static func json(_ strings: [String]) throws -> String {
        strings.isEmpty ? "[]" : String(decoding: try JSONEncoder().encode(strings), as: UTF8.self)
    }
}
