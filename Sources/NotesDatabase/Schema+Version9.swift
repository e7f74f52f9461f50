import GRDB

extension Schema {
    /// The further spellings that `SearchTerms` has since: of Greek and Cyrillic without accents, of account numbers and of
    /// telephone numbers with a zero in brackets.
    @Sendable static func createVersion9(_ db: Database) throws {
        try addTerms(db)
        try db.execute(sql: "PRAGMA user_version = 9")
    }
}
