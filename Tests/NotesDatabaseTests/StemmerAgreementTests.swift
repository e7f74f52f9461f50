import GRDB
import Notes
import Testing

@Suite struct StemmerAgreementTests {
    @Test func `The stemmer agrees with the tokenizer of SQLite`() async throws {
        let beginnings = [
            "relat", "hop", "agree", "condition", "tri", "y", "sk", "form", "fail", "bl", "oo", "trouble", "ion",
        ]
        let endings =
            ["", "s", "es", "ed", "eed", "ing", "y", "ies", "ational", "ization", "iveness", "biliti", "icate", "ness"]
            + [
                "ement", "ion", "sion", "tion", "e", "ll", "lle", "logi", "ful", "er", "ate", "ism", "ously", "eli",
                "ingly",
            ]
        let words = beginnings.flatMap { beginning in endings.map { beginning + $0 } }
        try await DatabaseQueue().write { db in
            try db.execute(sql: "CREATE VIRTUAL TABLE t USING fts5(w, tokenize = 'porter ascii')")
            try db.execute(sql: "CREATE VIRTUAL TABLE v USING fts5vocab(t, instance)")
            for word in words { try db.execute(sql: "INSERT INTO t VALUES (?)", arguments: [word]) }
            let stems = try String.fetchAll(db, sql: "SELECT term FROM v ORDER BY doc")
            #expect(zip(words, stems).filter { PorterStemmer.stem($0) != $1 }.map { "\($0) \($1)" } == [])
            #expect(stems.count == words.count)
        }
    }
}
