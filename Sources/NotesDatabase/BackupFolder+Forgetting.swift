import Foundation
import GRDB
import Notes

extension BackupFolder {
    /// Takes what was removed for good out of every backup, so that nothing of it is left there.
    ///
    /// Each backup that has something of it is made anew; one that cannot be read stays as it is.
    /// - Throws: ``NotesError`` when a backup cannot be made anew; then it still has what was removed.
    func forget(notes: [UUID] = [], conversations: [UUID] = []) async throws {
        guard isThere, !(notes + conversations).isEmpty else { return }
        let removals = [
            Removal(table: "note", column: "id", keys: notes.map(\.key)),
            Removal(table: "change", column: "noteID", keys: notes.map(\.key)),
            Removal(table: "conversation", column: "id", keys: conversations.map(\.key)),
        ]
        try await inBackground {
            // No backup of what the database was before is on its way then.
            let folder = open(path, O_RDONLY | O_CLOEXEC)
            defer { close(folder) }
            if folder >= 0 { flock(folder, LOCK_EX) }
            for backup in backups { try Self.forget(removals, in: backup, draft: path + "/.forgetting\(Self.draft)") }
        }
    }

    private static func forget(_ removals: [Removal], in backup: Backup, draft: String) throws {
        guard let source = try? DatabaseFile(path: backup.path).openBackup(),
            (try? source.read({ db in try removals.contains { try $0.isAny(db) } })) == true
        else { return }
        unlink(draft)
        try DatabaseCopy.make(of: source, path: backup.path, at: draft) { db in
            for removal in removals { try removal.perform(db) }
            // A full-text index keeps the words of what was removed until its segments are merged.
            for index in DatabaseCheck.indexes where try db.tableExists(index) {
                try db.execute(sql: "INSERT INTO \(index) (\(index)) VALUES ('optimize')")
            }
            try db.execute(sql: "PRAGMA journal_mode = DELETE; VACUUM")
        }
        guard rename(draft, backup.path) == 0 else {
            unlink(draft)
            throw NotesError.cannotWrite(path: backup.path, reason: String(cString: strerror(errno)))
        }
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
