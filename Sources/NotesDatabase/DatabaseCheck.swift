import Foundation
import GRDB
import Notes

/// What a look at a whole database found.
package struct DatabaseCheck: Equatable, Sendable {
    /// How many notes it has, without those in the Trash.
    package var notes = 0
    /// How many conversations it has.
    package var conversations = 0
    /// How many bytes it has, with its log.
    package var size: Int64 = 0
    /// Damage to its pages; `nil` when they are sound.
    package var damage: String?
    /// How many rows refer to rows that are not there.
    package var danglingRows = 0
    /// The full-text indexes that do not agree with the texts.
    package var brokenIndexes: [String] = []
    /// Whether the indexes could be looked at; that takes the right to write.
    package var hasCheckedIndexes = true
    /// Whether the counts of notes are other than the notes.
    package var hasWrongCounts = false
    /// How many notes and steps of the journal cannot be read.
    package var unreadableRows = 0

    /// Whether what is wrong follows from the notes, and can be made anew from them.
    package var canBeMended: Bool { !brokenIndexes.isEmpty || hasWrongCounts }

    /// The full-text indexes.
    static let indexes = ["noteIndex", "noteSubstring", "conversationIndex", "conversationSubstring"]

    /// Looks at all of the database at a path, which is neither made nor brought up to date.
    /// - Throws: ``NotesError`` when it cannot be opened.
    package static func run(_ path: String) async throws -> DatabaseCheck {
        try await inBackground {
            let file = DatabaseFile(path: path)
            let queue = try file.openAsItIs()
            do {
                return try check(queue, file)
            } catch {
                throw NotesError.make(from: error, file: file)
            }
        }
    }

    private static func check(_ queue: DatabaseQueue, _ file: DatabaseFile) throws -> DatabaseCheck {
        var check = DatabaseCheck()
        check.size = file.size
        check.damage = try queue.read { try damage($0, quickly: false) }
        guard check.damage == nil else { return check }
        guard try queue.read({ try Schema.isCurrent($0, path: file.path) }) else { return check }
        try queue.read { db in
            check.notes = try Int.fetchOne(db, sql: "SELECT count(*) FROM note WHERE deletedAt IS NULL") ?? 0
            check.conversations = try Int.fetchOne(db, sql: "SELECT count(*) FROM conversation") ?? 0
            check.danglingRows = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count
            check.hasWrongCounts = try !areCountsRight(db)
            check.unreadableRows = try Int.fetchOne(db, sql: unreadable) ?? 0
        }
        for index in indexes {
            do {
                try queue.write {
                    try $0.execute(sql: "INSERT INTO \(index) (\(index), rank) VALUES ('integrity-check', 1)")
                }
            } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
                check.hasCheckedIndexes = false
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
                check.brokenIndexes.append(index)
            }
        }
        return check
    }

    /// What is wrong with the pages of a copy that nobody writes; `nil` when nothing is.
    static func damage(of path: String) throws -> String? {
        try DatabaseFile(path: path).openBackup().read { try damage($0, quickly: true) }
    }

    private static func damage(_ db: Database, quickly: Bool) throws -> String? {
        do {
            let found = try String.fetchAll(db, sql: "PRAGMA \(quickly ? "quick_check" : "integrity_check") (10)")
            // The check also complains of full-text indexes, which can be made anew from the texts.
            return found.first { $0 != "ok" && !$0.contains("inverted index") }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return error.message ?? "\(error.extendedResultCode.rawValue)"
        }
    }

    /// Rows whose ids or JSON make no sense.
    private static let unreadable = """
        SELECT (SELECT count(*) FROM note WHERE NOT json_valid(tags) OR NOT json_valid(aiActionItems) OR length(id) <> 36)
            + (SELECT count(*) FROM change WHERE noteID <> '' AND
                (NOT json_valid(coalesce(before, '{}')) OR NOT json_valid(coalesce(after, '{}'))))
        """

    private static func areCountsRight(_ db: Database) throws -> Bool {
        let kept = try Row.fetchOne(db, sql: "SELECT notes, pinned, enriched, trashed FROM noteCount")
        let counted = try Row.fetchOne(db, sql: counts)
        let categories = try Row.fetchAll(
            db,
            sql: "SELECT category, notes FROM noteCategory WHERE notes <> 0 ORDER BY 1"
        )
        return try kept == counted && categories == Row.fetchAll(db, sql: categoryCounts + " ORDER BY 1")
    }

    private static let counts = """
        SELECT coalesce(sum(deletedAt IS NULL), 0) AS notes,
            coalesce(sum(deletedAt IS NULL AND isPinned), 0) AS pinned,
            coalesce(sum(deletedAt IS NULL AND (aiSummary IS NOT NULL OR aiActionItems <> '[]' OR aiCategory IS NOT NULL)), 0)
                AS enriched,
            coalesce(sum(deletedAt IS NOT NULL), 0) AS trashed
        FROM note
        """
    private static let categoryCounts = """
        SELECT coalesce(aiCategory, 'other') AS category, count(*) AS notes FROM note WHERE deletedAt IS NULL GROUP BY 1
        """

    /// Makes the indexes and counts of the database at a path anew from its notes and conversations.
    /// - Throws: ``NotesError``; then nothing was changed.
    package static func mend(_ path: String) async throws {
        try await inBackground {
            let file = DatabaseFile(path: path)
            do {
                try file.openAsItIs().write { db in
                    for index in indexes { try db.execute(sql: "INSERT INTO \(index) (\(index)) VALUES ('rebuild')") }
                    try db.execute(
                        sql: """
                            DELETE FROM noteCount;
                            INSERT INTO noteCount (id, notes, pinned, enriched, trashed)
                                SELECT 1, notes, pinned, enriched, trashed FROM (\(counts));
                            DELETE FROM noteCategory;
                            INSERT INTO noteCategory \(categoryCounts);
                            """
                    )
                }
            } catch {
                throw NotesError.make(from: error, file: file)
            }
        }
    }
}
