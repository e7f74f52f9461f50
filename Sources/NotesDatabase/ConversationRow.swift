import Assistant
import Foundation
import GRDB
import Notes

/// A conversation and its place in the order of insertion.
struct ConversationRow: FetchableRecord, Sendable {
    /// The columns that are read.
    static let columns = "seq, id, createdAt, updatedAt, isPinned, backend, host, preview, title"

    /// The row id.
    var seq: Int64
    /// The conversation.
    var conversation: KeptConversation

    init(row: Row) throws {
        guard let id = UUID(uuidString: row["id"]) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a conversation has a malformed id")
        }
        seq = row["seq"]
        conversation = KeptConversation(
            id: id,
            title: row["title"],
            createdAt: Date(milliseconds: row["createdAt"]),
            updatedAt: Date(milliseconds: row["updatedAt"]),
            isPinned: row["isPinned"],
            backend: row["backend"],
            host: row["host"],
            preview: row["preview"]
        )
    }

    /// The row of one conversation; `nil` when there is none.
    static func fetch(_ db: Database, id: UUID) throws -> ConversationRow? {
        let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM conversation WHERE id = ?")
        return try fetchOne(statement, arguments: [id.key])
    }

    /// The place of one conversation.
    /// - Throws: ``ConversationsError/noSuchConversation(_:)``.
    static func seq(_ db: Database, id: UUID) throws -> Int64 {
        let statement = try db.cachedStatement(sql: "SELECT seq FROM conversation WHERE id = ?")
        guard let seq = try Int64.fetchOne(statement, arguments: [id.key]) else {
            throw ConversationsError.noSuchConversation(id)
        }
        return seq
    }
}

extension KeptConversation {
    /// Adds the conversation; returns its place.
    func insert(_ db: Database) throws -> Int64 {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO conversation
                    (id, createdAt, updatedAt, isPinned, backend, host, preview, title, titleTerms)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        let title = title.withoutNUL
        try statement.execute(
            arguments: [
                id.key, createdAt.milliseconds, updatedAt.milliseconds, isPinned, backend.withoutNUL,
                host, preview.withoutNUL, title, title.indexTerms,
            ]
        )
        return db.lastInsertedRowID
    }
}

extension ConversationEntry {
    /// The columns that are read.
    static let columns = "kind, date, backend, text, payload, isRewound"

    init(row: Row) throws {
        guard let kind = Kind(rawValue: row["kind"]) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a message is of an unknown kind")
        }
        self.init(
            kind: kind,
            date: Date(milliseconds: row["date"]),
            backend: row["backend"],
            text: row["text"],
            payload: row["payload"]
        )
        isRewound = row["isRewound"]
        // A reply that was cut off by the end of the process is not indexed; its text stands in the payload alone.
        if kind == .assistant, text.isEmpty, case .assistant(let reply) = message { text = reply.text }
    }

    /// The last thing of a conversation that can be read and was not taken back.
    static func last(of seq: Int64, _ db: Database) throws -> ConversationEntry? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT \(columns) FROM conversationEntry WHERE conversationSeq = ? AND NOT isRewound AND text <> ''
                ORDER BY turn DESC, seq DESC LIMIT 1
                """,
            arguments: [seq]
        ).map(ConversationEntry.init)
    }

    /// Adds the entry, which must be storable, to the conversation at a place.
    func insert(_ db: Database, to seq: Int64, turn: Int) throws {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO conversationEntry (conversationSeq, turn, kind, date, backend, text, terms, payload)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        try statement.execute(
            arguments: [seq, turn, kind.rawValue, date.milliseconds, backend, text, text.indexTerms, payload]
        )
    }
}

extension String {
    /// The terms to index beside the words of the text, as one text.
    var indexTerms: String { SearchTerms.indexTerms(of: self).joined(separator: " ") }
}
