import GRDB
package import Notes

extension SQLiteNotesStore {
    package func search(_ query: NoteQuery) async throws -> [NoteItem] {
        guard !query.filter.isTrashed, query.limit > 0 else { return [] }
        let search = NoteSearch(query)
        return try await database.read { db in
            try search.seqs(db).compactMap { try NoteRow.fetch(db, seq: $0)?.note }
        }
    }

    package func count(_ query: NoteQuery) async throws -> Int {
        guard !query.filter.isTrashed else { return 0 }
        let search = NoteSearch(query)
        return try await database.read { try search.count($0) }
    }
}

/// One search: by words, ranked, and then by parts of words, the newest first.
struct NoteSearch {
    /// Up to this many notes every match is ranked; beyond it, notes with a rare word are looked at first.
    private static let largestPlainStore = 20_000
    /// A word that more notes than this contain is common.
    private static let commonWordCount = 2_000
    /// How many notes are read to find one or two characters, which no index holds.
    private static let scanLength = 10_000
    /// The longest text that is looked for as it stands, in Unicode scalars.
    private static let longestSubstring = 1_000

    private let query: NoteQuery
    private let terms: [String]
    private let joined: [String]
    private let text: String
    private let condition: (sql: String, arguments: StatementArguments)

    init(_ query: NoteQuery) {
        self.query = query
        text = query.text.trimmedScalars(upTo: Self.longestSubstring)
        terms = SearchExpression.words(of: query.text)
        joined = SearchExpression.joinedNeighbours(of: query.text)
        condition = query.filter.condition
    }

    /// The row ids of the notes that are found, in order.
    func seqs(_ db: Database) throws -> [Int64] {
        var found: [Int64] = []
        var known: Set<Int64> = []
        func take(_ seqs: [Int64]) {
            for seq in seqs where found.count < query.limit && known.insert(seq).inserted { found.append(seq) }
        }
        for match in try matches(db) where found.count < query.limit {
            take(try ranked(db, matching: match))
        }
        if found.count < query.limit, !text.isEmpty {
            take(try containing(db, besides: found.count))
        }
        return found
    }

    /// The number of all that ``seqs(_:)`` finds without a limit.
    func count(_ db: Database) throws -> Int {
        guard !text.isEmpty, text.unicodeScalars.count >= 3 else {
            var all = query
            all.limit = .max
            return try NoteSearch(all).seqs(db).count
        }
        var parts = ["SELECT rowid FROM noteSubstring WHERE noteSubstring MATCH ?"]
        var arguments: StatementArguments = [substring]
        if !terms.isEmpty {
            parts.append("SELECT rowid FROM noteIndex WHERE noteIndex MATCH ?")
            arguments += [(terms + joined).joined(separator: " OR ")]
        }
        return try Int.fetchOne(
            db,
            sql: """
                SELECT count(*) FROM (\(parts.joined(separator: " UNION "))) AS found
                    CROSS JOIN note ON note.seq = found.rowid WHERE \(condition.sql)
                """,
            arguments: arguments + condition.arguments
        ) ?? 0
    }

    /// The text as it stands, as an FTS5 expression.
    private var substring: String { "\"\(text.escaping("\"", with: "\""))\"" }

    /// FTS5 expressions to try, in order; the last one has every match.
    private func matches(_ db: Database) throws -> [String] {
        guard !terms.isEmpty else { return [] }
        let all = (terms + joined).joined(separator: " OR ")
        guard terms.count > 1, try isLargeStore(db) else { return [all] }
        let rare = try terms.filter { try !isCommon($0, db) }
        guard rare.count < terms.count else { return [all] }
        let common = terms.filter { !rare.contains($0) }
        guard !rare.isEmpty else { return [terms.joined(separator: " AND "), all] }
        let any = rare.joined(separator: " OR ")
        return ["(\(any)) OR ((\(any)) AND (\(common.joined(separator: " OR "))))", all]
    }

    private func isLargeStore(_ db: Database) throws -> Bool {
        try Int.fetchOne(db, sql: "SELECT notes FROM noteCount") ?? 0 > Self.largestPlainStore
    }

    private func isCommon(_ term: String, _ db: Database) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: "SELECT 1 FROM noteIndex WHERE noteIndex MATCH ? LIMIT 1 OFFSET \(Self.commonWordCount)"
        )
        return try Int.fetchOne(statement, arguments: [term]) != nil
    }

    /// Notes with any of the words, best first, between equals the newest; the weights are those of the index's `rank`.
    private func ranked(_ db: Database, matching match: String) throws -> [Int64] {
        let filtered =
            query.filter.letsAllThrough
            ? "WHERE" : "CROSS JOIN note ON note.seq = noteIndex.rowid WHERE \(condition.sql) AND"
        let arguments = query.filter.letsAllThrough ? [] : condition.arguments
        return try Int64.fetchAll(
            db,
            sql: """
                SELECT noteIndex.rowid FROM noteIndex \(filtered) noteIndex MATCH ?
                ORDER BY bm25(noteIndex, 8.0, 4.0, 1.0, 8.0, 1.0), noteIndex.rowid DESC LIMIT ?
                """,
            arguments: arguments + [match, query.limit]
        )
    }

    /// Notes that contain the text as it stands, whatever its case, the newest first.
    private func containing(_ db: Database, besides count: Int) throws -> [Int64] {
        guard text.unicodeScalars.count >= 3 else { return try scanned(db) }
        return try Int64.fetchAll(
            db,
            sql: """
                SELECT note.seq FROM noteSubstring CROSS JOIN note ON note.seq = noteSubstring.rowid
                WHERE noteSubstring MATCH ? AND \(condition.sql) ORDER BY noteSubstring.rowid DESC LIMIT ?
                """,
            arguments: [substring] + condition.arguments + [min(query.limit, 1 << 30) + count]
        )
    }

    private func scanned(_ db: Database) throws -> [Int64] {
        let pattern = "%\(text.escaping("\\%_", with: "\\"))%"
        return try Int64.fetchAll(
            db,
            sql: """
                SELECT note.seq FROM note
                WHERE seq > (SELECT max(seq) FROM note) - ? AND \(condition.sql)
                    AND (title LIKE ? ESCAPE '\\' OR tagText LIKE ? ESCAPE '\\' OR body LIKE ? ESCAPE '\\')
                ORDER BY seq DESC LIMIT ?
                """,
            arguments: [Self.scanLength] + condition.arguments + [
                pattern, pattern, pattern, min(query.limit, 1 << 30) * 2,
            ]
        )
    }
}

extension NoteFilter {
    /// Whether every live note passes; order and limit are not looked at.
    fileprivate var letsAllThrough: Bool {
        folder == nil && category == nil && tag == nil && dates == nil && due == nil
    }
}
