import GRDB

extension Schema {
    /// Conversations, what was said in them, and two full-text indexes.
    ///
    /// Dates are milliseconds since 1970. Rows of `conversationEntry` are only ever added, and go with their
    /// conversation; `turn` keeps what belongs together together when two processes add at once.
    @Sendable static func createVersion2(_ db: Database) throws {
        try db.execute(sql: conversations)
        try db.execute(sql: search)
        try db.execute(sql: "PRAGMA user_version = 2")
    }

    /// `payload` is the whole message as JSON; `terms` are those of `SearchTerms`.
    private static let conversations = """
        CREATE TABLE conversation (
            seq INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            createdAt INTEGER NOT NULL,
            updatedAt INTEGER NOT NULL,
            isPinned INTEGER NOT NULL,
            backend TEXT NOT NULL,
            preview TEXT NOT NULL,
            title TEXT NOT NULL,
            titleTerms TEXT NOT NULL
        ) STRICT;
        CREATE INDEX conversationByUpdate ON conversation (updatedAt);
        CREATE INDEX conversationByPin ON conversation (isPinned, updatedAt);

        CREATE TABLE conversationEntry (
            seq INTEGER PRIMARY KEY,
            conversationSeq INTEGER NOT NULL REFERENCES conversation (seq) ON DELETE CASCADE,
            turn INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('user', 'assistant', 'tool')),
            date INTEGER NOT NULL,
            backend TEXT,
            text TEXT NOT NULL,
            terms TEXT NOT NULL,
            payload TEXT NOT NULL
        ) STRICT;
        CREATE INDEX conversationEntryByTurn ON conversationEntry (conversationSeq, turn);
        """

    /// Messages and titles are indexed twice, as notes are; a title has the row id of its conversation, negated.
    ///
    /// The indexes keep no text of their own.
    private static let search = """
        CREATE VIEW conversationText AS
            SELECT seq, text, terms FROM conversationEntry WHERE text <> ''
            UNION ALL SELECT -seq, title, titleTerms FROM conversation;
        CREATE VIRTUAL TABLE conversationIndex USING fts5 (
            text, terms,
            content = 'conversationText', content_rowid = 'seq', tokenize = 'porter unicode61 remove_diacritics 2'
        );
        CREATE VIRTUAL TABLE conversationSubstring USING fts5 (
            text, content = 'conversationText', content_rowid = 'seq', tokenize = 'trigram'
        );

        CREATE TRIGGER conversationEntryInsert AFTER INSERT ON conversationEntry WHEN new.text <> '' BEGIN
            \(add("new.seq", "new.text", "new.terms"))
        END;
        CREATE TRIGGER conversationEntryDelete AFTER DELETE ON conversationEntry WHEN old.text <> '' BEGIN
            \(remove("old.seq", "old.text", "old.terms"))
        END;
        CREATE TRIGGER conversationInsert AFTER INSERT ON conversation BEGIN
            \(add("-new.seq", "new.title", "new.titleTerms"))
        END;
        CREATE TRIGGER conversationDelete AFTER DELETE ON conversation BEGIN
            \(remove("-old.seq", "old.title", "old.titleTerms"))
        END;
        CREATE TRIGGER conversationUpdate AFTER UPDATE OF title ON conversation BEGIN
            \(remove("-old.seq", "old.title", "old.titleTerms"))
            \(add("-new.seq", "new.title", "new.titleTerms"))
        END;
        """

    private static func add(_ seq: String, _ text: String, _ terms: String) -> String {
        """
        INSERT INTO conversationIndex (rowid, text, terms) VALUES (\(seq), \(text), \(terms));
        INSERT INTO conversationSubstring (rowid, text) VALUES (\(seq), \(text));
        """
    }

    private static func remove(_ seq: String, _ text: String, _ terms: String) -> String {
        """
        INSERT INTO conversationIndex (conversationIndex, rowid, text, terms)
            VALUES ('delete', \(seq), \(text), \(terms));
        INSERT INTO conversationSubstring (conversationSubstring, rowid, text) VALUES ('delete', \(seq), \(text));
        """
    }
}
