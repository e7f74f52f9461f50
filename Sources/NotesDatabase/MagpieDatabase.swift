import Foundation
import Foundations
import GRDB
import GRDBSQLite
import Notes

/// An open database of magpie: in a file that several processes may use at once, or in memory.
///
/// Notes and conversations lie in the same one. Each verb is one transaction; copies of the value share the connection.
struct MagpieDatabase: Sendable {
    private let writer: any DatabaseWriter
    private let file: DatabaseFile

    /// Opens the database at `path`, and makes it and its folder when they are missing.
    ///
    /// The file is in WAL mode. The time this takes does not depend on how much is in it.
    /// - Parameter busyTimeout: how long a call waits for another process to finish writing, in seconds.
    /// - Throws: ``NotesError``, or `CancellationError` while another process opens the same file.
    init(path: String, busyTimeout: Double) async throws {
        let file = DatabaseFile(path: path)
        let wasThere = try file.prepare()
        self.file = file
        do {
            // SQLite does not keep two processes that make the same file out of each other's way.
            writer = try await FolderLock.whileHeld(beside: path, patience: busyTimeout) {
                if wasThere { try file.refuseEmptied() }
                return try Self.knowingBoxes(Self.open(path: path, busyTimeout: busyTimeout))
            }
        } catch {
            throw NotesError.make(from: error, file: file)
        }
    }

    /// Makes a database in memory.
    /// - Parameter fill: puts its first rows in.
    /// - Throws: ``NotesError``.
    init(_ fill: (Database) throws -> Void) throws {
        file = .inMemory
        do {
            let queue = try Self.knowingBoxes(DatabaseQueue())
            try Self.empty.get().backup(to: queue)
            try queue.write(fill)
            writer = queue
        } catch {
            throw NotesError.make(from: error, file: file)
        }
    }

    /// A database without rows, to copy: the migrations take twenty times as long.
    private static let empty = Result {
        let queue = try DatabaseQueue()
        try Schema.migrator.migrate(queue)
        return queue
    }

    private init(writer: any DatabaseWriter, file: DatabaseFile) {
        self.writer = writer
        self.file = file
    }

    /// A connection whose statements may ask whether a body has an open box, or is a list: only its lines know, not an
    /// index.
    private static func knowingBoxes(_ queue: DatabaseQueue) -> DatabaseQueue {
        queue.unsafeRead { db in
            db.add(
                function: DatabaseFunction("hasOpenBox", argumentCount: 1, pure: true) { values in
                    String.fromDatabaseValue(values[0]).map(BodyLine.hasOpenBox)
                }
            )
            db.add(
                function: DatabaseFunction("isList", argumentCount: 2, pure: true) { values in
                    guard let title = String.fromDatabaseValue(values[0]),
                        let body = String.fromDatabaseValue(values[1])
                    else { return nil }
                    return BodyLine.isList(titled: title, body)
                }
            )
        }
        return queue
    }

    /// A copy in memory; from now on neither sees what is written to the other.
    /// - Throws: ``NotesError``.
    func copyInMemory() async throws -> MagpieDatabase {
        try await read { source in
            let copy = try Self.knowingBoxes(DatabaseQueue())
            try copy.writeWithoutTransaction { try source.backup(to: $0) }
            return MagpieDatabase(writer: copy, file: .inMemory)
        }
    }

    private static func open(path: String, busyTimeout: Double) throws -> DatabaseQueue {
        let file = DatabaseFile(path: path)
        switch file.access {
        case .fixed: return try current(openFixed(path: path), path: path)
        case .fixedWithLog: return try current(openCopy(of: path), path: path)
        case .whole: break
        }
        if file.hasLog { try refuseNewer(path: path) }
        let queue: DatabaseQueue
        do {
            queue = try openWhole(path: path, busyTimeout: busyTimeout)
        } catch let error as DatabaseError
            where [.SQLITE_FULL, .SQLITE_IOERR].contains(error.resultCode) && file.isDiskFull && !file.hasLog
        {
            // There is no room for the files beside it, and all of it is in the file.
            return try current(openFixed(path: path), path: path)
        }
        let isCurrent = try queue.unsafeRead { try Schema.isCurrent($0, path: path) }
        if !isCurrent {
            // An upgrade that goes wrong is rolled back; one that does wrong is not.
            let isNew = try queue.unsafeRead { try Int.fetchOne($0, sql: "PRAGMA user_version") == 0 }
            if !isNew { _ = try? BackupFolder(ofDatabase: path).make(at: Date(), of: queue, needsRoom: true) }
            try Schema.migrator.migrate(queue)
        }
        return queue
    }

    /// Refuses the database of a newer magpie over a connection that cannot write: one that can would take what lies in
    /// the log into the file when it is closed.
    private static func refuseNewer(path: String) throws {
        do {
            _ = try openReadOnly(path: path, address: path)
        } catch let error as NotesError {
            throw error
        } catch {
            // The connection that follows says so in its own words, and waits for others.
        }
    }

    /// Opens a database that can be written, of whatever version.
    static func openWhole(path: String, busyTimeout: Double = SQLiteNotesStore.busyTimeout) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        configuration.prepareDatabase { db in
            // Foreign files are turned away here, before anything of them changes.
            _ = try Schema.isCurrent(db, path: path)
            // GRDB's own WAL set-up would lower `synchronous`, and write at every opening.
            // What is deleted is overwritten: a purge says that it is final.
            try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;")
        }
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// Opens a database in a folder where SQLite can make none of its other files; it can be read, and not written.
    static func openFixed(path: String) throws -> DatabaseQueue {
        var address = URLComponents()
        address.scheme = "file"
        address.path = URL(fileURLWithPath: path).path
        address.queryItems = [URLQueryItem(name: "immutable", value: "1")]
        return try openReadOnly(path: path, address: address.string ?? path)
    }

    /// Opens a copy of a database in such a folder, as its log cannot be read there.
    static func openCopy(of path: String) throws -> DatabaseQueue {
        let folder = FileManager.default.temporaryDirectory.appending(path: "magpie-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let copy = folder + "/notes.sqlite"
        do {
            try PrivateFiles.makeFolder(at: folder)
            for suffix in ["", "-wal"] {
                try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
                chmod(copy + suffix, 0o600)
            }
        } catch {
            throw DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "its log cannot be read")
        }
        // The copy stays open after its names are gone.
        return try openReadOnly(path: path, address: copy)
    }

    private static func openReadOnly(path: String, address: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(path: address, configuration: configuration)
        // What is foreign or newer is turned away; this also opens a copy's files before they lose their names.
        _ = try queue.unsafeRead { try Schema.isCurrent($0, path: path) }
        return queue
    }

    /// The connection, if what it reads is of this version.
    private static func current(_ queue: DatabaseQueue, path: String) throws -> DatabaseQueue {
        guard try queue.unsafeRead({ try Schema.isCurrent($0, path: path) }) else {
            throw DatabaseError(resultCode: .SQLITE_READONLY, message: "an older database has to be brought up to date")
        }
        return queue
    }
}

extension MagpieDatabase {
    /// The backups of the database; `nil` where it lies in memory.
    var backups: BackupFolder? {
        file.path == DatabaseFile.inMemory.path ? nil : BackupFolder(ofDatabase: file.path)
    }

    /// Runs `body` on a state of the database that does not change meanwhile; what it writes is rolled back.
    ///
    /// `DatabaseQueue.read` forbids writing by a pragma, after which SQLite compiles every statement anew.
    func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
        try await inWordsOfTheDomain {
            try await writer.unsafeRead { db in
                var result: Value?
                try db.inTransaction(.deferred) {
                    result = try body(db)
                    return .rollback
                }
                guard let result else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
                return result
            }
        }
    }

    /// Runs `body` in one transaction, which no other process can write beside; an error rolls it back.
    ///
    /// The change is on the disk when the call returns.
    func write<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
        try await inWordsOfTheDomain { try await writer.write(body) }
    }

    /// Runs `body` in one transaction that is not waited for to be on the disk: a power cut may take it back.
    ///
    /// The next ``write(_:)`` takes it to the disk with itself. A person who only asked something does not wait for
    /// what other processes write: this waits shorter than ``write(_:)``.
    /// - Parameter milliseconds: how long it waits for another process to finish writing.
    func writeUnsynced<Value: Sendable>(
        patience milliseconds: Int = 1_000,
        _ body: @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await inWordsOfTheDomain {
            try await writer.writeWithoutTransaction { db in
                let usual = db.busyMilliseconds
                sqlite3_busy_timeout(db.sqliteConnection, Int32(min(usual, milliseconds)))
                defer { sqlite3_busy_timeout(db.sqliteConnection, Int32(usual)) }
                try db.execute(sql: "PRAGMA synchronous = NORMAL")
                let result = Result {
                    var value: Value?
                    try db.inTransaction(.immediate) {
                        value = try body(db)
                        return .commit
                    }
                    return value
                }
                try db.execute(sql: "PRAGMA synchronous = FULL")
                guard let value = try result.get() else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
                return value
            }
        }
    }

    /// Writes every page anew after `prepare`, so that nothing that was deleted is left in the file or beside it.
    ///
    /// - Throws: ``NotesError``, also when another process does not let go of the file.
    func rewrite(_ prepare: @Sendable (Database) throws -> Void) async throws {
        try await inWordsOfTheDomain {
            try await writer.writeWithoutTransaction { db in
                try prepare(db)
                try db.execute(sql: "VACUUM")
                let isBusy = try Bool.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)") ?? true
                if isBusy { throw DatabaseError(resultCode: .SQLITE_BUSY) }
            }
        }
    }

    /// Runs `prepare` in one transaction, and empties the file beside the database, which has earlier states of its pages.
    ///
    /// While another process reads, the file beside it stays.
    func settle(_ prepare: @Sendable (Database) throws -> Void) async throws {
        try await inWordsOfTheDomain {
            try await writer.write(prepare)
            try await writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        }
    }

    /// Runs `body`; what SQLite throws becomes a ``NotesError``.
    private func inWordsOfTheDomain<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch {
            throw NotesError.make(from: error, file: file)
        }
    }
}

extension Database {
    /// How long it waits for another process to finish writing, as it was opened.
    fileprivate var busyMilliseconds: Int {
        guard case .timeout(let seconds) = configuration.busyMode else { return 0 }
        return Int(seconds * 1_000)
    }
}
