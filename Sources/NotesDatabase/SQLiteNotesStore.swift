package import Foundation
import Foundations
import GRDB
package import Notes

/// Notes in one SQLite file, which several processes may use at once.
///
/// The file is in WAL mode; a change is on the disk when the call that made it returns. Dates are kept to the
/// millisecond and NUL characters are left out; see ``NoteItem/storable``.
package struct SQLiteNotesStore: NotesStore {
    /// How long a call waits for another process to finish writing, in seconds.
    package static let busyTimeout = 5.0

    private let queue: DatabaseQueue
    private let file: DatabaseFile

    /// Opens the database at `path`, and makes it and its folder when they are missing.
    ///
    /// The time this takes does not depend on the number of notes.
    /// - Parameter busyTimeout: how long a call waits for another process to finish writing, in seconds.
    /// - Throws: every case of ``NotesError`` but `noSuchNote` and `duplicateNote`.
    package init(path: String, busyTimeout: Double = Self.busyTimeout) throws(NotesError) {
        file = DatabaseFile(path: path)
        try file.prepare()
        do {
            // SQLite does not keep two processes that make the same file out of each other's way.
            queue = try FolderLock.whileHeld(beside: path, patience: busyTimeout) {
                try Self.open(path: path, busyTimeout: busyTimeout)
            }
        } catch let error as NotesError {
            throw error
        } catch let error as DatabaseError {
            throw .make(from: error, file: file)
        } catch {
            throw .storage(path: path, reason: error.localizedDescription)
        }
    }

    private static func open(path: String, busyTimeout: Double) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        configuration.prepareDatabase { db in
            // Foreign files are turned away here, before anything of them changes.
            _ = try Schema.state(db, path: path)
            // GRDB's own WAL set-up would lower `synchronous`, and write at every opening.
            try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
        }
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        if try queue.unsafeRead({ try Schema.state($0, path: path) }) != .current {
            try Schema.migrator.migrate(queue)
        }
        return queue
    }

    /// Runs `body` on a state of the database that does not change meanwhile.
    func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
        do {
            return try await queue.read(body)
        } catch {
            throw NotesError.make(from: error, file: file)
        }
    }

    /// Runs `body` in one transaction, which no other process can write beside; an error rolls it back.
    func write<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
        do {
            return try await queue.write(body)
        } catch {
            throw NotesError.make(from: error, file: file)
        }
    }

    /// Runs `body` in one transaction that is not waited for to be on the disk: a power cut may take it back.
    ///
    /// The next change takes it to the disk with itself.
    func writeUnsynced<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
        do {
            return try await queue.writeWithoutTransaction { db in
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
        } catch {
            throw NotesError.make(from: error, file: file)
        }
    }

    /// Writes every page anew, so that nothing that was deleted is left in the file or beside it.
    ///
    /// - Throws: ``NotesError``, also when another process does not let go of the file.
    func rewrite(_ prepare: @Sendable (Database) throws -> Void) async throws {
        do {
            try await queue.writeWithoutTransaction { db in
                try prepare(db)
                try db.execute(sql: "VACUUM")
                let isBusy = try Bool.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)") ?? true
                if isBusy { throw DatabaseError(resultCode: .SQLITE_BUSY) }
            }
        } catch {
            throw NotesError.make(from: error, file: file)
        }
    }
}

extension SQLiteNotesStore {
    package func write(
        _ edits: [NoteEdit],
        by author: ChangeAuthor,
        at date: Date
    ) async throws -> [NoteChange] {
        try await write { db in
            var step = JournalStep(author: author, date: date)
            for edit in edits {
                switch edit {
                case .create(let note):
                    guard try NoteRow.fetch(db, id: note.id) == nil else { throw NotesError.duplicateNote(note.id) }
                    let note = note.storable
                    try step.append(before: nil, after: note, seq: try note.insert(db), db)
                case .update(let id, let edit):
                    guard let row = try NoteRow.fetch(db, id: id) else { throw NotesError.noSuchNote(id) }
                    guard let note = try row.note.edited(at: date, by: edit) else { continue }
                    try note.replace(row.note, db, seq: row.seq)
                    try step.append(before: row.note, after: note, seq: row.seq, db)
                }
            }
            return step.changes
        }
    }

    package func stampReferenced(_ ids: [UUID], at date: Date) async throws {
        try await writeUnsynced { db in
            let statement = try db.cachedStatement(sql: "UPDATE note SET lastReferencedAt = ? WHERE id = ?")
            for id in ids {
                try statement.execute(arguments: [date.milliseconds, id.key])
            }
        }
    }

    package func enrich(_ id: UUID, with enrichment: NoteEnrichment, ifBody body: String) async throws -> Bool {
        try await writeUnsynced { db in
            guard let row = try NoteRow.fetch(db, id: id),
                let note = row.note.enriched(by: enrichment, ifBody: body)
            else { return false }
            try note.replaceEnrichment(db, seq: row.seq)
            return true
        }
    }

    package func undo() async throws -> [NoteChange] {
        try await write { db in
            let rows = try ChangeRow.latestDone(db)
            guard let step = rows.first?.change.step else { return [] }
            try ChangeRow.setState(.undone, from: .done, ofStep: step, db)
            return try rows.map { try $0.move(from: $0.change.after, to: $0.change.before, db) }
        }
    }

    package func redo() async throws -> [NoteChange] {
        try await write { db in
            let rows = try ChangeRow.earliestUndone(db)
            guard let step = rows.first?.change.step else { return [] }
            try ChangeRow.setState(.done, from: .undone, ofStep: step, db)
            return try rows.map { try $0.move(from: $0.change.before, to: $0.change.after, db) }
        }
    }

    package func purge(deletedBefore cutoff: Date) async throws -> Int {
        try await write { db in
            let cutoff = cutoff.milliseconds
            try db.execute(
                sql: """
                    DELETE FROM change WHERE noteID IN (SELECT id FROM note WHERE deletedAt < :cutoff);
                    DELETE FROM change WHERE state = 'dropped' AND date < :cutoff;
                    """,
                arguments: ["cutoff": cutoff]
            )
            try db.execute(sql: "DELETE FROM note WHERE deletedAt < ?", arguments: [cutoff])
            return db.changesCount
        }
    }
}

extension ChangeRow {
    /// Brings the note of this change to the state it had on one side of it; returns what that did.
    fileprivate func move(from origin: NoteItem?, to state: NoteItem?, _ db: Database) throws -> NoteChange {
        let current = try NoteRow.fetch(db, id: noteID)
        let target = state?.broughtBack(over: current?.note, from: origin)
        switch (current, target) {
        case (let current?, let target?): try target.replace(current.note, db, seq: current.seq)
        case (nil, let target?): _ = try target.insert(db, seq: noteSeq)
        case (let current?, nil): try db.execute(sql: "DELETE FROM note WHERE seq = ?", arguments: [current.seq])
        case (nil, nil): break
        }
        var change = change
        change.before = current?.note
        change.after = target
        return change
    }
}
