import GRDB

extension Schema {
    /// When notes are due, and an index of all that is due and not done.
    ///
    /// Due dates are texts, `2026-11-27` or `2026-11-27 17:30`, in no time zone; see `DueDate`.
    @Sendable static func createVersion3(_ db: Database) throws {
        try db.execute(sql: dues)
        try db.execute(sql: "PRAGMA user_version = 3")
    }

    /// `noteDue` has a row for every live note that is due, and one for every open item that is due.
    ///
    /// The row of an item has the index of its line, that of a note has the line -1. The table follows from the notes, and is
    /// written with them; version 4 puts in the notes that are there already.
    private static let dues = """
        ALTER TABLE note ADD COLUMN dueAt TEXT;
        CREATE TABLE noteDue (
            noteSeq INTEGER NOT NULL REFERENCES note (seq) ON DELETE CASCADE,
            line INTEGER NOT NULL,
            dueAt TEXT NOT NULL,
            PRIMARY KEY (noteSeq, line)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX noteDueByDate ON noteDue (dueAt);
        """
}
