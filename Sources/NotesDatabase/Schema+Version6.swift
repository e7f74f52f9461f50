import GRDB

extension Schema {
    /// How often a person did not want what was suggested for a note.
    ///
    /// `suggestion` is the key of a `Suggestion.Kind`; a row goes with its note.
    @Sendable static func createVersion6(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE dismissal (
                    noteSeq INTEGER NOT NULL REFERENCES note (seq) ON DELETE CASCADE,
                    suggestion TEXT NOT NULL,
                    times INTEGER NOT NULL,
                    PRIMARY KEY (noteSeq, suggestion)
                ) STRICT, WITHOUT ROWID
                """
        )
        try db.execute(sql: "PRAGMA user_version = 6")
    }
}
