import GRDB

extension Schema {
    /// Notes, their tags, counts and journal, and two full-text indexes.
    ///
    /// Dates are milliseconds since 1970. `tags` and `aiActionItems` are JSON arrays. Columns that can be long come
    /// last, so that a listing by the others does not read them.
    @Sendable static func createVersion1(_ db: Database) throws {
        try db.execute(sql: notes)
        try db.execute(sql: journal)
        try db.execute(sql: indexes)
        try db.execute(sql: counts)
        try db.execute(sql: search)
        try db.execute(sql: "PRAGMA application_id = 0x6D616770; PRAGMA user_version = 1;")
    }

    private static let notes = """
        CREATE TABLE note (
            seq INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            createdAt INTEGER NOT NULL,
            updatedAt INTEGER NOT NULL,
            isPinned INTEGER NOT NULL,
            lastReferencedAt INTEGER,
            deletedAt INTEGER,
            folder TEXT NOT NULL,
            aiCategory TEXT,
            source TEXT NOT NULL,
            aiSummary TEXT,
            aiActionItems TEXT NOT NULL,
            tags TEXT NOT NULL,
            tagText TEXT NOT NULL,
            title TEXT NOT NULL,
            titleTerms TEXT NOT NULL,
            body TEXT NOT NULL,
            bodyTerms TEXT NOT NULL
        ) STRICT;

        CREATE TABLE noteTag (
            noteSeq INTEGER NOT NULL REFERENCES note (seq) ON DELETE CASCADE,
            key TEXT NOT NULL,
            tag TEXT NOT NULL,
            isTrashed INTEGER NOT NULL,
            PRIMARY KEY (noteSeq, key)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX noteTagByKey ON noteTag (isTrashed, key, noteSeq);
        """

    /// `author` is NULL for the person, otherwise a model's name.
    ///
    /// `noteSeq` brings a note back to its place among its neighbours. `state` is done, undone or dropped.
    private static let journal = """
        CREATE TABLE change (
            id INTEGER PRIMARY KEY,
            step INTEGER NOT NULL,
            noteID TEXT NOT NULL,
            noteSeq INTEGER NOT NULL,
            author TEXT,
            date INTEGER NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('done', 'undone', 'dropped')),
            before TEXT,
            after TEXT
        ) STRICT;
        CREATE INDEX changeByState ON change (state, step);
        CREATE INDEX changeByNote ON change (noteID);
        """

    private static let indexes = """
        CREATE INDEX liveNoteByPin ON note (isPinned, createdAt) WHERE deletedAt IS NULL;
        CREATE INDEX liveNoteByCreation ON note (createdAt) WHERE deletedAt IS NULL;
        CREATE INDEX liveNoteByUpdate ON note (updatedAt) WHERE deletedAt IS NULL;
        CREATE INDEX liveNoteByFolder ON note (folder, isPinned, createdAt) WHERE deletedAt IS NULL;
        CREATE INDEX liveNoteByCategory ON note (coalesce(aiCategory, 'other'), isPinned, createdAt)
            WHERE deletedAt IS NULL;
        CREATE INDEX liveNoteByReference ON note (lastReferencedAt)
            WHERE deletedAt IS NULL AND lastReferencedAt IS NOT NULL;
        CREATE INDEX trashedNoteByDeletion ON note (deletedAt) WHERE deletedAt IS NOT NULL;
        """

    private static func countUpdate(_ row: String, by sign: String) -> String {
        """
        UPDATE noteCount SET
            notes = notes \(sign) (\(row).deletedAt IS NULL),
            pinned = pinned \(sign) (\(row).deletedAt IS NULL AND \(row).isPinned),
            enriched = enriched \(sign) (\(row).deletedAt IS NULL AND (\(row).aiSummary IS NOT NULL
                OR \(row).aiActionItems <> '[]' OR \(row).aiCategory IS NOT NULL)),
            trashed = trashed \(sign) (\(row).deletedAt IS NOT NULL);
        """
    }

    private static let counts = """
        CREATE TABLE noteCount (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            notes INTEGER NOT NULL,
            pinned INTEGER NOT NULL,
            enriched INTEGER NOT NULL,
            trashed INTEGER NOT NULL
        ) STRICT;
        INSERT INTO noteCount VALUES (1, 0, 0, 0, 0);
        CREATE TRIGGER noteCountInsert AFTER INSERT ON note BEGIN
            \(countUpdate("new", by: "+"))
        END;
        CREATE TRIGGER noteCountDelete AFTER DELETE ON note BEGIN
            \(countUpdate("old", by: "-"))
        END;
        CREATE TRIGGER noteCountUpdate AFTER UPDATE OF deletedAt, isPinned, aiSummary, aiActionItems, aiCategory ON note
        BEGIN
            \(countUpdate("old", by: "-"))
            \(countUpdate("new", by: "+"))
        END;
        """

    /// Live notes are indexed twice: by words, and by every three neighbouring characters.
    ///
    /// Both indexes keep no text of their own. The words of `titleTerms` (tags included) and `bodyTerms` are those of
    /// `SearchTerms`; `rank` weighs titles over tags over bodies.
    private static let search = """
        CREATE VIEW liveNote AS
            SELECT seq, title, tagText AS tags, body, titleTerms, bodyTerms FROM note WHERE deletedAt IS NULL;
        CREATE VIRTUAL TABLE noteIndex USING fts5 (
            title, tags, body, titleTerms, bodyTerms,
            content = 'liveNote', content_rowid = 'seq', tokenize = 'porter unicode61 remove_diacritics 2'
        );
        INSERT INTO noteIndex (noteIndex, rank) VALUES ('rank', 'bm25(8.0, 4.0, 1.0, 8.0, 1.0)');
        CREATE VIRTUAL TABLE noteSubstring USING fts5 (
            title, tags, body, content = 'liveNote', content_rowid = 'seq', tokenize = 'trigram'
        );

        CREATE TRIGGER noteIndexInsert AFTER INSERT ON note WHEN new.deletedAt IS NULL BEGIN
            INSERT INTO noteIndex (rowid, title, tags, body, titleTerms, bodyTerms)
                VALUES (new.seq, new.title, new.tagText, new.body, new.titleTerms, new.bodyTerms);
            INSERT INTO noteSubstring (rowid, title, tags, body) VALUES (new.seq, new.title, new.tagText, new.body);
        END;
        CREATE TRIGGER noteIndexDelete AFTER DELETE ON note WHEN old.deletedAt IS NULL BEGIN
            INSERT INTO noteIndex (noteIndex, rowid, title, tags, body, titleTerms, bodyTerms)
                VALUES ('delete', old.seq, old.title, old.tagText, old.body, old.titleTerms, old.bodyTerms);
            INSERT INTO noteSubstring (noteSubstring, rowid, title, tags, body)
                VALUES ('delete', old.seq, old.title, old.tagText, old.body);
        END;
        CREATE TRIGGER noteIndexUpdate AFTER UPDATE OF title, tagText, body, deletedAt ON note
        WHEN (old.deletedAt IS NULL) <> (new.deletedAt IS NULL)
            OR new.title <> old.title OR new.tagText <> old.tagText OR new.body <> old.body
        BEGIN
            INSERT INTO noteIndex (noteIndex, rowid, title, tags, body, titleTerms, bodyTerms)
                SELECT 'delete', old.seq, old.title, old.tagText, old.body, old.titleTerms, old.bodyTerms
                WHERE old.deletedAt IS NULL;
            INSERT INTO noteSubstring (noteSubstring, rowid, title, tags, body)
                SELECT 'delete', old.seq, old.title, old.tagText, old.body WHERE old.deletedAt IS NULL;
            INSERT INTO noteIndex (rowid, title, tags, body, titleTerms, bodyTerms)
                SELECT new.seq, new.title, new.tagText, new.body, new.titleTerms, new.bodyTerms
                WHERE new.deletedAt IS NULL;
            INSERT INTO noteSubstring (rowid, title, tags, body)
                SELECT new.seq, new.title, new.tagText, new.body WHERE new.deletedAt IS NULL;
        END;
        """
}
