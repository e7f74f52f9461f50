import GRDB

extension Schema {
    /// Whose words a summary is, which lines of a conversation were taken back, and the last thing that no undo takes back.
    ///
    /// `finalDeed` has a row while nothing was written after the deed.
    @Sendable static func createVersion8(_ db: Database) throws {
        try db.execute(
            sql: """
                ALTER TABLE note ADD COLUMN aiAuthor TEXT;
                ALTER TABLE conversationEntry ADD COLUMN isRewound INTEGER NOT NULL DEFAULT 0;
                CREATE TABLE finalDeed (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    kind TEXT NOT NULL,
                    notes INTEGER NOT NULL
                ) STRICT;
                PRAGMA user_version = 8
                """
        )
    }
}
