import GRDB

extension Schema {
    /// A person's privacy filters, and the machine that has seen a conversation.
    ///
    /// `key` is what two filters have in common of which one would be enough.
    @Sendable static func createVersion7(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE privacyFilter (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    kind TEXT NOT NULL,
                    target TEXT NOT NULL,
                    matching TEXT NOT NULL,
                    isCaseSensitive INTEGER NOT NULL,
                    text TEXT NOT NULL,
                    key TEXT NOT NULL UNIQUE,
                    held INTEGER NOT NULL DEFAULT 0
                ) STRICT;
                ALTER TABLE conversation ADD COLUMN host TEXT;
                """
        )
        try db.execute(sql: "PRAGMA user_version = 7")
    }
}
