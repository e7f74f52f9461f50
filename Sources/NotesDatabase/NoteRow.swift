import Foundation
import Foundations
import GRDB
import Notes

/// A note and its place in the order of insertion.
struct NoteRow: FetchableRecord, Sendable {
    /// The columns that are read.
    private enum Columns: String, ColumnExpression, CaseIterable {
        case seq, id, createdAt, updatedAt, isPinned, lastReferencedAt, deletedAt, folder, aiCategory, source, aiSummary
        case aiActionItems, tags, title, body, dueAt, aiAuthor
    }

    /// The columns that are read, as a query names them.
    static let columns = Columns.allCases.map { "note.\($0.rawValue)" }.joined(separator: ", ")

    /// The row id, larger for notes inserted later.
    var seq: Int64
    /// The note.
    var note: NoteItem

    init(row: Row) throws {
        guard let id = UUID(uuidString: row[Columns.id]) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a note has a malformed id")
        }
        seq = row[Columns.seq]
        note = NoteItem(
            id: id,
            title: row[Columns.title],
            body: row[Columns.body],
            tags: try Self.strings(row[Columns.tags]),
            createdAt: Date(milliseconds: row[Columns.createdAt]),
            updatedAt: Date(milliseconds: row[Columns.updatedAt]),
            aiSummary: row[Columns.aiSummary],
            aiActionItems: try Self.strings(row[Columns.aiActionItems]),
            aiAuthor: row[Columns.aiAuthor],
            aiCategory: (row[Columns.aiCategory] as String?).flatMap(NoteCategory.init),
            source: NoteSource(rawValue: row[Columns.source]) ?? .manual,
            isPinned: row[Columns.isPinned],
            lastReferencedAt: (row[Columns.lastReferencedAt] as Int64?).map(Date.init(milliseconds:)),
            folder: row[Columns.folder],
            deletedAt: (row[Columns.deletedAt] as Int64?).map(Date.init(milliseconds:)),
            dueAt: (row[Columns.dueAt] as String?).flatMap { DueDate($0) }
        )
    }

    /// The row of one note; `nil` when there is none.
    static func fetch(_ db: Database, id: UUID) throws -> NoteRow? {
        let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM note WHERE id = ?")
        return try fetchOne(statement, arguments: [id.key])
    }

    /// The row with a row id; `nil` when there is none.
    static func fetch(_ db: Database, seq: Int64) throws -> NoteRow? {
        let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM note WHERE seq = ?")
        return try fetchOne(statement, arguments: [seq])
    }

    private static func strings(_ json: String) throws -> [String] {
        guard json != "[]" else { return [] }
        // Mostly nothing is escaped in it, and a list of notes has very many of these.
        if json.hasPrefix("[\""), json.hasSuffix("\"]"), !json.utf8.contains(UInt8(ascii: "\\")) {
            let parts = json.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
            return stride(from: 1, to: parts.count, by: 2).map { String(Substring(parts[$0])) }
        }
        guard let strings = try? JSONDecoder().decode([String].self, from: Data(utf8: json)) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a note has a malformed list")
        }
        return strings
    }
}
