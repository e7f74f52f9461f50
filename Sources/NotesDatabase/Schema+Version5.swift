import GRDB

extension Schema {
    /// Folders that somebody made, and how many live notes there are of each category.
    ///
    /// Made folders stay when no note lies in them.
    ///
    /// A folder that only notes name needs no row. `key` is what spellings of one name have in common; see `tagKey`.
    @Sendable static func createVersion5(_ db: Database) throws {
        try db.execute(
            sql: "CREATE TABLE folder (key TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID"
        )
        // In which conversation a change of a note was made is looked up by its time.
        try db.execute(sql: "CREATE INDEX conversationEntryByDate ON conversationEntry (date)")
        try db.execute(sql: categories)
        try db.execute(sql: "PRAGMA user_version = 5")
    }

    /// The counts that every list begins with; counting the notes anew would take longer the more there are.
    private static let categories = """
        CREATE TABLE noteCategory (category TEXT NOT NULL PRIMARY KEY, notes INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        INSERT INTO noteCategory SELECT coalesce(aiCategory, 'other'), count(*) FROM note WHERE deletedAt IS NULL GROUP BY 1;
        CREATE TRIGGER noteCategoryInsert AFTER INSERT ON note BEGIN
            \(added)
        END;
        CREATE TRIGGER noteCategoryDelete AFTER DELETE ON note BEGIN
            \(removed)
        END;
        CREATE TRIGGER noteCategoryUpdate AFTER UPDATE OF deletedAt, aiCategory ON note BEGIN
            \(removed)
            \(added)
        END;
        """
    private static let added = """
        INSERT INTO noteCategory SELECT coalesce(new.aiCategory, 'other'), 1 WHERE new.deletedAt IS NULL
            ON CONFLICT (category) DO UPDATE SET notes = notes + 1;
        """
    private static let removed = """
        UPDATE noteCategory SET notes = notes - 1
            WHERE category = coalesce(old.aiCategory, 'other') AND old.deletedAt IS NULL;
        """
}
