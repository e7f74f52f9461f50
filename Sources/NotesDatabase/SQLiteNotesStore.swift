import GRDB
package import Notes

/// Notes in an SQLite database: a file that several processes may use at once, or memory.
///
/// In a file, a change is on the disk when the call that made it returns. Dates are kept to the millisecond and NUL
/// characters are left out; see ``NoteItem/storable``.
package struct SQLiteNotesStore: NotesStore {
    /// How long a call waits for another process to finish writing, in seconds.
    package static let busyTimeout = 5.0

    let database: MagpieDatabase
    /// Is called with what was changed of notes or folders, `nil` for anything; not for what a conversation stamps, and not
    /// for enrichment.
    package var afterWriting: (@Sendable (SQLiteNotesStore, [NoteChange]?) async -> Void)?

    /// Opens the database at `path`, and makes it and its folder when they are missing.
    ///
    /// The time this takes does not depend on the number of notes.
    /// - Parameter busyTimeout: how long a call waits for another process to finish writing, in seconds.
    /// - Throws: every case of ``NotesError`` but `noSuchNote`, `duplicateNote` and `duplicateTitle`, or `CancellationError`.
    package init(path: String, busyTimeout: Double = Self.busyTimeout) async throws {
        database = try await MagpieDatabase(path: path, busyTimeout: busyTimeout)
    }

    /// Makes a store in memory that has these notes and nothing to undo.
    ///
    /// The last one counts as the newest of those created at once.
    /// - Throws: ``NotesError``.
    package init(inMemory notes: [NoteItem]) throws {
        database = try MagpieDatabase { db in
            for note in notes { _ = try note.storable.insert(db) }
        }
    }

    private init(_ database: MagpieDatabase) {
        self.database = database
    }

    /// A copy in memory, journal included; from now on neither store sees what is written to the other.
    /// - Throws: ``NotesError``.
    package func copyInMemory() async throws -> SQLiteNotesStore {
        SQLiteNotesStore(try await database.copyInMemory())
    }

    /// Puts notes into the store as they are, in one transaction; there is nothing to undo afterwards.
    ///
    /// The last one counts as the newest of those created at once.
    /// - Throws: ``NotesError``; then nothing was stored.
    package func fill(with notes: [NoteItem]) async throws {
        try await database.write { db in
            for note in notes { _ = try note.storable.insert(db) }
        }
    }
}
