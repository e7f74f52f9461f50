import Foundation
import Notes

/// What the `sqlite3` shell is given to do what magpie does.
enum ShellScript {
    /// Stores one note with its entry in the journal, in one transaction; triggers do the rest.
    static func insert(_ body: String) -> String {
        let id = UUID().uuidString.lowercased()
        let json = #"{"body":"\#(body)","createdAt":"2026-03-14T09:26:00.000Z","id":"\#(id)","title":"\#(body)"}"#
        return """
            PRAGMA synchronous = FULL;
            BEGIN IMMEDIATE;
            INSERT INTO note (id, createdAt, updatedAt, isPinned, folder, source, aiActionItems, tags, tagText, title,
                titleTerms, body, bodyTerms)
            VALUES ('\(id)', \(now), \(now), 0, 'Notes', 'manual', '[]', '[]', '', '\(body)', '', '\(body)', '');
            UPDATE change SET state = 'dropped' WHERE state = 'undone';
            INSERT INTO change (step, noteID, noteSeq, date, state, after)
            VALUES ((SELECT coalesce(max(id), 0) + 1 FROM change), '\(id)', last_insert_rowid(), \(now), 'done',
                '\(json)');
            COMMIT;
            """
    }

    /// Finds the best 20 notes with any of the words.
    static func search(_ words: [String]) -> String {
        "SELECT rowid FROM noteIndex WHERE noteIndex MATCH '\(words.joined(separator: " OR "))' ORDER BY rank LIMIT 20;"
    }

    /// Lists 20 notes as `magpie notes` does.
    static let list = """
        SELECT substr(id, 1, 4), title, substr(body, 1, 200), tags, createdAt FROM note WHERE deletedAt IS NULL
        ORDER BY isPinned DESC, createdAt DESC, seq DESC LIMIT 20;
        """

    /// Counts the notes of every folder.
    static let folders = "SELECT folder, count(*) FROM note WHERE deletedAt IS NULL GROUP BY folder ORDER BY folder;"

    private static var now: Int { Int(Date().timeIntervalSince1970 * 1_000) }
}
