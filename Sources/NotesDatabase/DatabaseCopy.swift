import Dispatch
import Foundation
import Foundations
import GRDB
import Notes

/// Runs `body`, which may block, on a thread that no task needs.
func inBackground<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: .utility).async { continuation.resume(with: Result(catching: body)) }
    }
}

/// Copies of a database by SQLite's own means: as it is at one moment, while others write.
enum DatabaseCopy {
    /// Copies a database into a new file that its owner alone can read, checks the copy, and waits until it is on the disk.
    /// - Parameters:
    ///   - source: the connection to it.
    ///   - path: where it is, for errors.
    ///   - copy: the new file; nothing may be there.
    ///   - change: is made to the copy before anybody can read it.
    /// - Throws: ``NotesError``, ``NotesError/damaged(path:reason:)`` where the copy is not sound; then there is no copy.
    static func make(
        of source: DatabaseQueue,
        path: String,
        at copy: String,
        changedBy change: (Database) throws -> Void = { _ in }
    ) throws {
        let file = DatabaseFile(path: copy)
        do {
            try PrivateFiles.makeFile(at: copy)
        } catch {
            throw error.code == ENOSPC
                ? NotesError.diskFull(path: copy) : NotesError.cannotWrite(path: copy, reason: error.reason)
        }
        do {
            try fill(copy, from: source, change)
            if let damage = try DatabaseCheck.damage(of: copy) { throw NotesError.damaged(path: path, reason: damage) }
            try synchronize(copy)
        } catch {
            for suffix in ["", "-journal", "-wal", "-shm"] { unlink(copy + suffix) }
            // What is damaged is what was copied.
            if (error as? DatabaseError)?.resultCode == .SQLITE_CORRUPT {
                throw NotesError.make(from: error, file: DatabaseFile(path: path))
            }
            throw NotesError.make(from: error, file: file)
        }
    }

    private static func fill(_ copy: String, from source: DatabaseQueue, _ change: (Database) throws -> Void) throws {
        let queue = try DatabaseQueue(path: copy)
        try queue.writeWithoutTransaction { target in
            // Before it has its name nobody reads it; the whole file is synchronized at the end.
            try target.execute(sql: "PRAGMA synchronous = OFF")
            try source.read { try $0.backup(to: target) }
            try change(target)
            // A copy needs no other file beside it.
            try target.execute(sql: "PRAGMA journal_mode = DELETE")
        }
        try queue.close()
    }

    private static func synchronize(_ path: String) throws {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw NotesError.cannotWrite(path: path, reason: FileFailure().reason) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw NotesError.storage(path: path, reason: FileFailure().reason) }
    }
}

extension DatabaseFile {
    /// Opens a backup, or whatever is taken for one, to read it; nothing of it changes.
    func openBackup() throws -> DatabaseQueue {
        do {
            return try hasLog ? MagpieDatabase.openCopy(of: path) : MagpieDatabase.openFixed(path: path)
        } catch {
            throw NotesError.make(from: error, file: self)
        }
    }

    /// Opens the database without bringing it up to date.
    func openAsItIs() throws -> DatabaseQueue {
        do {
            guard FileManager.default.fileExists(atPath: path) else {
                throw NotesError.cannotOpen(path: path, reason: FileFailure(code: ENOENT).reason)
            }
            guard !isEmpty else { throw NotesError.damaged(path: path, reason: Self.emptiness) }
            switch access {
            case .whole: return try MagpieDatabase.openWhole(path: path)
            case .fixed: return try MagpieDatabase.openFixed(path: path)
            case .fixedWithLog: return try MagpieDatabase.openCopy(of: path)
            }
        } catch {
            throw NotesError.make(from: error, file: self)
        }
    }
}
