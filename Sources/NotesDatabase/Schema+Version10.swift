import GRDB

extension Schema {
    /// The views that a person pinned, in the order in which they were.
    ///
    /// `key` is what two spellings of one view have in common.
    @Sendable static func createVersion10(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE pinnedView (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    name TEXT NOT NULL,
                    key TEXT NOT NULL UNIQUE
                ) STRICT
                """
        )
        try db.execute(sql: "PRAGMA user_version = 10")
    }
}
