import GRDB
import Notes

/// The tables of a store, version by version.
///
/// A migration that has shipped is never edited. Each stamps `PRAGMA user_version`, so that opening a current file
/// costs two look-ups in its header.
enum Schema {
    /// The mark of a magpie database in the header of the file: "magp".
    static let applicationID: Int32 = 0x6D61_6770
    /// The version this magpie writes.
    static let version: Int32 = 10

    /// What `noteDue` has in place of a line for a note that is due as a whole.
    static let lineOfNote = -1

    /// Whether the database in a file is of this version, by its header; an empty or older one is not.
    ///
    /// The file is not changed.
    /// - Throws: ``NotesError/notADatabase(path:reason:)`` for the database of another program,
    ///   ``NotesError/newerDatabase(path:)`` for one of a newer magpie, or what SQLite throws.
    static func isCurrent(_ db: Database, path: String) throws -> Bool {
        let applicationID = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let version = try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        if applicationID == Self.applicationID {
            guard version <= Self.version else { throw NotesError.newerDatabase(path: path) }
            return version == Self.version
        }
        let isForeign = try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name NOT LIKE '%grdb_migrations%')"
        )
        guard applicationID == 0, version == 0, isForeign == false else {
            throw NotesError.notADatabase(path: path, reason: "it belongs to another program")
        }
        return false
    }

    /// Every migration, in order.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator().disablingDeferredForeignKeyChecks()
        migrator.registerMigration("v1", migrate: createVersion1)
        migrator.registerMigration("v2", migrate: createVersion2)
        migrator.registerMigration("v3", migrate: createVersion3)
        migrator.registerMigration("v4", migrate: createVersion4)
        migrator.registerMigration("v5", migrate: createVersion5)
        migrator.registerMigration("v6", migrate: createVersion6)
        migrator.registerMigration("v7", migrate: createVersion7)
        migrator.registerMigration("v8", migrate: createVersion8)
        migrator.registerMigration("v9", migrate: createVersion9)
        migrator.registerMigration("v10", migrate: createVersion10)
        return migrator
    }
}
