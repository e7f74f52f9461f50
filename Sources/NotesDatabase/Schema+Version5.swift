import GRDB

extension Schema {
    /// Folders that somebody made: they stay when no note lies in them.
    ///
    /// A folder that only notes name needs no row. `key` is what spellings of one name have in common; see `tagKey`.
    @Sendable static func createVersion5(_ db: Database) throws {
        try db.execute(
            sql: "CREATE TABLE folder (key TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID"
        )
        // In which conversation a change of a note was made is looked up by its time.
        try db.execute(sql: "CREATE INDEX conversationEntryByDate ON conversationEntry (date)")
        try db.execute(sql: "PRAGMA user_version = 5")
    }
}
