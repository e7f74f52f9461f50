package import Assistant
package import Foundation
import GRDB
import Notes

extension SQLiteNotesStore {
    /// The conversations in the same database.
    package var conversations: SQLiteConversationsStore { SQLiteConversationsStore(database) }
}

/// Conversations in the database of the notes, over the same connection.
///
/// A message is written without waiting for the disk: it outlives the process, and the next change of a note takes it
/// to the disk with itself.
package struct SQLiteConversationsStore: ConversationsStore {
    private let database: MagpieDatabase

    init(_ database: MagpieDatabase) {
        self.database = database
    }

    package func begin(_ conversation: KeptConversation, with entry: ConversationEntry) async throws {
        let entry = entry.storable
        try await database.writeUnsynced { db in
            try entry.insert(db, to: try conversation.insert(db), turn: 1)
        }
    }

    @discardableResult
    package func append(
        _ entry: ConversationEntry,
        to id: UUID,
        inTurn turn: Int?,
        replacing draft: Int64?,
        seenBy host: String?
    ) async throws -> Int {
        let entry = entry.storable
        return try await database.writeUnsynced { db in
            let seq = try ConversationRow.seq(db, id: id)
            if let draft { try Self.removeDraft(draft, of: seq, db) }
            let turn = try turn ?? Self.nextTurn(db, in: seq)
            try entry.insert(db, to: seq, turn: turn)
            let statement = try db.cachedStatement(
                sql: """
                    UPDATE conversation SET updatedAt = max(updatedAt, ?), backend = coalesce(?, backend), host = ?,
                        preview = coalesce(nullif(?, ''), preview)
                    WHERE seq = ?
                    """
            )
            try statement.execute(arguments: [entry.date.milliseconds, entry.backend, host, entry.preview, seq])
            return turn
        }
    }

    package func keepDraft(
        _ entry: ConversationEntry,
        of id: UUID,
        inTurn turn: Int,
        replacing draft: Int64?
    ) async throws -> Int64 {
        var entry = entry.storable
        // What is to be written again in a moment is not indexed.
        entry.text = ""
        return try await database.writeUnsynced(patience: 100) { [entry] db in
            let seq = try ConversationRow.seq(db, id: id)
            if let draft {
                let statement = try db.cachedStatement(
                    sql: "UPDATE conversationEntry SET payload = ? WHERE seq = ? AND conversationSeq = ? AND text = ''"
                )
                try statement.execute(arguments: [entry.payload, draft, seq])
                if db.changesCount > 0 { return draft }
            }
            try entry.insert(db, to: seq, turn: turn)
            return db.lastInsertedRowID
        }
    }

    private static func removeDraft(_ draft: Int64, of seq: Int64, _ db: Database) throws {
        let statement = try db.cachedStatement(
            sql:
                "DELETE FROM conversationEntry WHERE seq = ? AND conversationSeq = ? AND text = '' AND kind = 'assistant'"
        )
        try statement.execute(arguments: [draft, seq])
    }

    private static func nextTurn(_ db: Database, in seq: Int64) throws -> Int {
        let statement = try db.cachedStatement(
            sql: "SELECT coalesce(max(turn), 0) + 1 FROM conversationEntry WHERE conversationSeq = ?"
        )
        return try Int.fetchOne(statement, arguments: [seq]) ?? 1
    }

    package func conversation(_ id: UUID) async throws -> KeptConversation? {
        try await database.read { try ConversationRow.fetch($0, id: id)?.conversation }
    }

    /// How long after the beginning of a turn, which is the time of its changes, its line may be kept, in milliseconds.
    private static let keepingDelay = 2_000

    package func conversation(changingNotesAt date: Date) async throws -> KeptConversation? {
        try await database.read { db in
            guard let turn = try Self.turn(changingNotesAt: date, db) else { return nil }
            return try ConversationRow.fetchOne(
                db,
                sql: "SELECT \(ConversationRow.columns) FROM conversation WHERE seq = ?",
                arguments: [turn["conversationSeq"] as Int64]
            )?.conversation
        }
    }

    package func line(changingNotesAt date: Date) async throws -> String? {
        try await database.read { db in
            guard let turn = try Self.turn(changingNotesAt: date, db) else { return nil }
            return try String.fetchOne(
                db,
                sql: """
                    SELECT substr(text, 1, 2000) FROM conversationEntry
                    WHERE conversationSeq = ? AND turn = ? AND kind = 'user' ORDER BY seq LIMIT 1
                    """,
                arguments: [turn["conversationSeq"] as Int64, turn["turn"] as Int]
            )?.onOneLine
        }
    }

    /// The turn in which a model changed notes: what was said came before, what came of it after.
    private static func turn(changingNotesAt date: Date, _ db: Database) throws -> Row? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT conversationSeq, turn FROM (
                    SELECT * FROM (
                        SELECT seq, conversationSeq, turn, date FROM conversationEntry
                        WHERE date <= :date ORDER BY date DESC, seq DESC LIMIT 50
                    )
                    UNION ALL
                    SELECT * FROM (
                        SELECT seq, conversationSeq, turn, date FROM conversationEntry
                        WHERE date > :date AND date <= :date + \(keepingDelay) ORDER BY date, seq LIMIT 50
                    )
                ) AS said
                WHERE EXISTS (
                    SELECT 1 FROM conversationEntry AS result
                    WHERE result.conversationSeq = said.conversationSeq AND result.turn = said.turn
                        AND result.seq > said.seq AND result.kind = 'tool' AND result.date >= :date
                )
                ORDER BY abs(said.date - :date) LIMIT 1
                """,
            arguments: ["date": date.milliseconds]
        )
    }

    package func conversations(limit: Int?) async throws -> [KeptConversation] {
        try await rows("ORDER BY isPinned DESC, updatedAt DESC, seq DESC LIMIT ?", [limit.map { max(0, $0) } ?? -1])
    }

    /// Goes through the conversations in the order of ``conversations(limit:)``, of which only one at a time is in memory.
    /// - Parameters:
    ///   - date: only those in which something was said then or later; `nil` for all.
    ///   - offset: how many of them are left out at the beginning.
    ///   - add: gets the result so far, the next one and its handle; what it throws ends it.
    package func reduce<Result: Sendable>(
        since date: Date?,
        from offset: Int,
        into initial: Result,
        _ add: @escaping @Sendable (inout Result, KeptConversation, String?) throws -> Void
    ) async throws -> Result {
        try await database.read { db in
            var result = initial
            let rows = try ConversationRow.fetchCursor(
                db,
                sql: """
                    SELECT \(ConversationRow.columns) FROM conversation WHERE updatedAt >= ?
                    ORDER BY isPinned DESC, updatedAt DESC, seq DESC LIMIT -1 OFFSET ?
                    """,
                arguments: [(date ?? .distantPast).milliseconds, offset]
            )
            while let row = try rows.next() {
                let id = row.conversation.id
                try add(&result, row.conversation, IDPrefix.handles(of: [id], in: "conversation", db)[id])
            }
            return result
        }
    }

    package func latest() async throws -> KeptConversation? {
        // Not by its date: a clock may be put back.
        try await rows(
            "WHERE seq = (SELECT conversationSeq FROM conversationEntry WHERE NOT isRewound ORDER BY seq DESC LIMIT 1)",
            []
        )
        .first
    }

    package func conversations(idPrefix prefix: String) async throws -> [KeptConversation] {
        guard let prefix = IDPrefix(prefix) else { return [] }
        return try await rows("WHERE id >= ? AND id < ? ORDER BY id LIMIT 10", [prefix.key, prefix.key + "~"])
    }

    private func rows(_ clauses: String, _ arguments: StatementArguments) async throws -> [KeptConversation] {
        try await database.read { db in
            try ConversationRow.fetchAll(
                db,
                sql: "SELECT \(ConversationRow.columns) FROM conversation \(clauses)",
                arguments: arguments
            ).map(\.conversation)
        }
    }

    package func handles(of ids: [UUID]) async throws -> [UUID: String] {
        try await database.read { try IDPrefix.handles(of: ids, in: "conversation", $0) }
    }

    package func search(_ text: String, limit: Int) async throws -> [ConversationMatch] {
        guard limit > 0 else { return [] }
        let search = ConversationSearch(text, limit: limit)
        return try await database.read { try search.run($0) }
    }

    package func entries(of id: UUID, lastTurns count: Int?) async throws -> [ConversationEntry] {
        try await database.read { db in
            let seq = try Int64.fetchOne(db, sql: "SELECT seq FROM conversation WHERE id = ?", arguments: [id.key])
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT \(ConversationEntry.columns) FROM conversationEntry
                    WHERE conversationSeq = :seq
                        AND turn >= CASE WHEN :count IS NULL THEN 0 ELSE (
                            SELECT min(turn) FROM (
                                SELECT DISTINCT turn FROM conversationEntry WHERE conversationSeq = :seq AND NOT isRewound
                                ORDER BY turn DESC LIMIT :count
                            )
                        ) END
                    ORDER BY turn, seq
                    """,
                arguments: ["seq": seq, "count": count]
            )
            var entries: [ConversationEntry] = []
            while let row = try rows.next() { entries.append(try ConversationEntry(row: row)) }
            return entries
        }
    }

    package func rewind(_ id: UUID, turns: Set<Int>) async throws {
        let places = "[" + turns.map(String.init).joined(separator: ",") + "]"
        try await database.write { db in
            let seq = try ConversationRow.seq(db, id: id)
            try db.execute(
                sql: """
                    UPDATE conversationEntry SET isRewound = 1
                    WHERE conversationSeq = ? AND turn IN (SELECT value FROM json_each(?))
                    """,
                arguments: [seq, places]
            )
            let last = try ConversationEntry.last(of: seq, db)
            try db.execute(
                sql: "UPDATE conversation SET preview = ? WHERE seq = ?",
                arguments: [last?.preview ?? "(taken back)", seq]
            )
        }
    }

    package func rename(_ id: UUID, to title: String) async throws {
        let title = title.withoutNUL
        try await database.write { db in
            try db.execute(
                sql: "UPDATE conversation SET title = ?, titleTerms = ? WHERE seq = ?",
                arguments: [title, title.indexTerms, try ConversationRow.seq(db, id: id)]
            )
            try FinalDeedRow.set(.otherThing, db)
        }
    }

    package func setPinned(_ isPinned: Bool, _ id: UUID) async throws {
        try await database.write { db in
            try db.execute(
                sql: "UPDATE conversation SET isPinned = ? WHERE seq = ?",
                arguments: [isPinned, try ConversationRow.seq(db, id: id)]
            )
            try FinalDeedRow.set(.otherThing, db)
        }
    }

    @discardableResult
    package func delete(_ ids: [UUID]) async throws -> [KeptConversation] {
        let removed: [KeptConversation] = try await database.write { db in
            var removed: [KeptConversation] = []
            for id in ids {
                guard let row = try ConversationRow.fetch(db, id: id) else { continue }
                try db.execute(sql: "DELETE FROM conversation WHERE seq = ?", arguments: [row.seq])
                removed.append(row.conversation)
            }
            if !removed.isEmpty { try FinalDeedRow.set(.otherThing, db) }
            return removed
        }
        _ = try await database.backups?.forget(conversations: removed.map(\.id))
        return removed
    }

    package func erase() async throws {
        try await database.rewrite { db in
            // A full-text index keeps the words of what was removed from it until its segments are merged.
            try db.execute(
                sql: """
                    INSERT INTO conversationIndex (conversationIndex) VALUES ('optimize');
                    INSERT INTO conversationSubstring (conversationSubstring) VALUES ('optimize');
                    """
            )
        }
    }
}
