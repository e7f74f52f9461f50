import Foundation
import Foundations
import GRDB
import Notes

extension BackupFolder {
    /// Takes what was removed for good out of every backup and every database that was set aside.
    ///
    /// Each that has something of it is made anew.
    /// - Returns: the paths of those that cannot be read or written, and may still have it.
    func forget(notes: [UUID] = [], conversations: [UUID] = []) async throws -> [String] {
        guard !(notes + conversations).isEmpty else { return [] }
        let removals = [
            Removal(table: "note", column: "id", keys: notes.map(\.key)),
            Removal(table: "change", column: "noteID", keys: notes.map(\.key)),
            Removal(table: "conversation", column: "id", keys: conversations.map(\.key)),
        ]
        return try await inBackground {
            // No backup of what the database was before is on its way then.
            let folder = open(path, O_RDONLY | O_CLOEXEC)
            defer { if folder >= 0 { close(folder) } }
            if folder >= 0 { flock(folder, LOCK_EX) }
            return (backups.map(\.path) + setAside).filter { copy in
                do {
                    try Self.forget(removals, in: copy)
                    return false
                } catch {
                    return true
                }
            }
        }
    }

    private static func forget(_ removals: [Removal], in copy: String) throws {
        let source = try DatabaseFile(path: copy).openBackup()
        guard try source.read({ db in try removals.contains { try $0.isAny(db) } }) else { return }
        let url = URL(fileURLWithPath: copy)
        let draft = url.deletingLastPathComponent().appending(path: ".forgetting\(Self.draft)").path
        unlink(draft)
        defer { unlink(draft) }
        try DatabaseCopy.make(of: source, path: copy, at: draft) { db in
            for removal in removals { try removal.perform(db) }
            // A full-text index keeps the words of what was removed until its segments are merged.
            for index in DatabaseCheck.indexes where try db.tableExists(index) {
                try db.execute(sql: "INSERT INTO \(index) (\(index)) VALUES ('optimize')")
            }
            try db.execute(sql: "PRAGMA journal_mode = DELETE; VACUUM")
        }
        guard rename(draft, copy) == 0 else {
            throw NotesError.cannotWrite(path: copy, reason: FileFailure().reason)
        }
        // The log of what it was is taken into the copy.
        for suffix in ["-wal", "-shm"] { unlink(copy + suffix) }
    }
}

/// Rows of a table that are to go.
private struct Removal: Sendable {
    var table: String
    var column: String
    var keys: [String]

    private var condition: String { "\(column) IN (SELECT value FROM json_each(?))" }

    private var arguments: StatementArguments {
        ["[" + keys.map { "\"\($0)\"" }.joined(separator: ",") + "]"]
    }

    func isAny(_ db: Database) throws -> Bool {
        guard !keys.isEmpty, try db.tableExists(table) else { return false }
        let sql = "SELECT EXISTS (SELECT 1 FROM \(table) WHERE \(condition))"
        return try Bool.fetchOne(db, sql: sql, arguments: arguments) ?? false
    }

    func perform(_ db: Database) throws {
        guard !keys.isEmpty, try db.tableExists(table) else { return }
        try db.execute(sql: "DELETE FROM \(table) WHERE \(condition)", arguments: arguments)
    }
}
