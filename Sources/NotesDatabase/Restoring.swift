package import Foundation
import Foundations
import GRDB
import Notes

/// What the notes would be after a backup was brought back, beside what they are.
package struct BackupComparison: Equatable, Sendable {
    /// The titles of notes that are not in the backup, the newest first.
    package var lost: [String] = []
    /// The titles of notes that are only in the backup, the newest first.
    package var gained: [String] = []
    /// The titles of notes that would be as they were then, the newest first.
    package var changed: [String] = []
    /// How many conversations, or turns of them, are not in the backup.
    package var lostMessages = 0

    /// Whether nothing of the notes would change.
    package var isEmpty: Bool { lost.isEmpty && gained.isEmpty && changed.isEmpty }

    /// Compares the database at a path with a backup.
    /// - Throws: ``NotesError`` when one of them cannot be read.
    package static func make(database: String, backup: String) async throws -> BackupComparison {
        try await inBackground {
            let file = DatabaseFile(path: database)
            let then = try Contents(DatabaseFile(path: backup), by: DatabaseFile(path: backup).openBackup())
            let now = try Contents(file, by: file.openAsItIs())
            var comparison = BackupComparison()
            for (id, note) in now.notes.sorted(by: { $0.value.seq > $1.value.seq }) {
                guard let old = then.notes[id] else {
                    comparison.lost.append(note.title)
                    continue
                }
                if old.version != note.version { comparison.changed.append(note.title) }
            }
            comparison.gained = then.notes.filter { now.notes[$0.key] == nil }
                .sorted { $0.value.seq > $1.value.seq }.map(\.value.title)
            comparison.lostMessages = max(0, now.messages - then.messages)
            return comparison
        }
    }

    /// What is compared of a database.
    private struct Contents {
        struct Note {
            var seq: Int64
            var title: String
            /// What is another when the note is another.
            var version: [Int64?]
        }

        var notes: [String: Note] = [:]
        var messages = 0

        init(_ file: DatabaseFile, by queue: DatabaseQueue) throws {
            do {
                (notes, messages) = try queue.read { db in
                    let rows = try Row.fetchCursor(
                        db,
                        sql: "SELECT seq, id, title, updatedAt, deletedAt, length(body) AS length FROM note"
                    )
                    var notes: [String: Note] = [:]
                    while let row = try rows.next() {
                        let version: [Int64?] = [row["updatedAt"], row["deletedAt"], row["length"]]
                        notes[row["id"]] = Note(seq: row["seq"], title: row["title"], version: version)
                    }
                    let hasConversations = try db.tableExists("conversationEntry")
                    let count = "SELECT count(*) FROM conversationEntry WHERE kind = 'user'"
                    return (notes, hasConversations ? try Int.fetchOne(db, sql: count) ?? 0 : 0)
                }
            } catch {
                throw NotesError.make(from: error, file: file)
            }
        }
    }
}

extension Backup {
    /// The file at a path as a backup; when it was changed last counts as its date.
    /// - Throws: ``NotesError/cannotOpen(path:reason:)``.
    package init(at path: String) throws {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw NotesError.cannotOpen(path: path, reason: FileFailure().reason)
        }
        let name = URL(fileURLWithPath: path).lastPathComponent
        let changed = Date(timeIntervalSince1970: TimeInterval(status.st_mtim.tv_sec))
        self.init(path: path, date: BackupFolder.date(ofName: name) ?? changed, size: Int64(status.st_size))
    }

    /// How many live notes it has, if all of it is sound.
    /// - Throws: ``NotesError`` when it is not.
    package func soundNotes() async throws -> Int {
        let path = path
        return try await inBackground {
            let file = DatabaseFile(path: path)
            do {
                return try file.openBackup().read { db in
                    let found = try String.fetchOne(db, sql: "PRAGMA integrity_check (1)") ?? ""
                    guard found == "ok" else { throw NotesError.damaged(path: path, reason: found) }
                    guard try db.tableExists("note") else {
                        throw NotesError.notADatabase(path: path, reason: "it has no notes")
                    }
                    return try Int.fetchOne(db, sql: "SELECT count(*) FROM note WHERE deletedAt IS NULL") ?? 0
                }
            } catch {
                throw NotesError.make(from: error, file: file)
            }
        }
    }

    /// Puts a copy of the backup in the place of a database, which is set aside under another name in its folder.
    ///
    /// At every moment the place has one of the two. Who has the database open keeps this from being done: it would go on
    /// writing into the file that was set aside.
    /// - Returns: where the present database lies now; `nil` when there was none.
    /// - Throws: ``NotesError``; then nothing was changed.
    package func restore(to database: String, at now: Date) async throws -> String? {
        let file = DatabaseFile(path: database)
        let draft = database + ".\(UUID().uuidString.prefix(8)).draft"
        try file.prepareFolder()
        try await inBackground {
            try DatabaseCopy.make(of: DatabaseFile(path: path).openBackup(), path: path, at: draft)
        }
        defer { unlink(draft) }
        return try await FolderLock.whileHeld(beside: database) {
            try file.waitUntilNobodyHasIt()
            let aside = file.freeName(at: now)
            let wasThere = try file.setAside(as: aside)
            guard rename(draft, database) == 0 else {
                throw NotesError.cannotWrite(path: database, reason: FileFailure().reason)
            }
            file.synchronizeFolder()
            return wasThere ? aside : nil
        }
    }
}

extension DatabaseFile {
    /// Makes the folder of the file where it is missing.
    fileprivate func prepareFolder() throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        do {
            try PrivateFiles.makeFolder(at: folder)
        } catch {
            throw NotesError.cannotWrite(path: folder, reason: error.reason)
        }
    }

    /// A name beside the file that says when it was set aside, and that no file has.
    fileprivate func freeName(at date: Date) -> String {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let stem = BackupFolder.name(at: date).dropLast(".sqlite".count) + BackupFolder.aside
        for number in 1...1_000 {
            let name = folder.appending(path: stem + (number == 1 ? "" : "-\(number)") + ".sqlite").path
            if !FileManager.default.fileExists(atPath: name) { return name }
        }
        return folder.appending(path: stem + "-\(UUID().uuidString).sqlite").path
    }

    /// Waits a moment for other processes to close the database.
    ///
    /// SQLite holds a lock on the file for as long as it is open; nothing of this process may have it open.
    /// - Throws: ``NotesError/open(path:)``.
    fileprivate func waitUntilNobodyHasIt() throws {
        for _ in 1...100 {
            guard isOpenElsewhere else { return }
            usleep(20_000)
        }
        throw NotesError.inUse(path: path)
    }

    private var isOpenElsewhere: Bool {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        // The bytes that SQLite locks (source: os.h of SQLite, PENDING_BYTE and what follows it).
        lock.l_start = 0x4000_0000
        lock.l_len = 512
        return fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
    }

    /// Gives the database and its log a further name, and takes the log away from beside the file.
    /// - Returns: whether there was a database.
    fileprivate func setAside(as aside: String) throws -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { return false }
        takeLogIn()
        for suffix in ["-wal", ""] where FileManager.default.fileExists(atPath: path + suffix) {
            // Some file systems have no hard links; there the place is empty for a moment.
            guard link(path + suffix, aside + suffix) == 0 || rename(path + suffix, aside + suffix) == 0 else {
                throw NotesError.cannotWrite(path: aside, reason: FileFailure().reason)
            }
        }
        // The log of one database must not be read with another.
        for suffix in ["-shm", "-wal"] { unlink(path + suffix) }
        return true
    }

    /// Takes the log of a sound database into it; a damaged one stays as it is.
    private func takeLogIn() {
        guard hasLog, !isEmpty, let queue = try? MagpieDatabase.openWhole(path: path, busyTimeout: 1) else { return }
        try? queue.writeWithoutTransaction { db in
            guard try String.fetchOne(db, sql: "PRAGMA quick_check (1)") == "ok" else { return }
            try db.execute(sql: "PRAGMA wal_checkpoint (TRUNCATE)")
        }
        try? queue.close()
    }

    fileprivate func synchronizeFolder() {
        let folder = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }
}
