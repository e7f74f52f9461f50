import GRDB
import Meaning
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

extension SQLiteNotesStore {
    package func holds(_ text: String) async throws -> Bool {
        let text = text.trimmingPrefix { $0 == "\0" }
        guard text.unicodeScalars.count >= 3 else { return false }
        return try await database.read { db in
            try Bool.fetchOne(
                db,
                sql: "SELECT EXISTS (SELECT 1 FROM noteSubstring WHERE noteSubstring MATCH ?)",
                arguments: [SearchExpression.phrase(String(text))]
            ) ?? false
        }
    }
}

/// One search: by words, ranked, and then by parts of words, the newest first.
struct NoteSearch {
    /// Up to this many notes every match is ranked; beyond it, notes with a rare word are looked at first.
    private static let largestPlainStore = 20_000
    /// A word that more notes than this contain is common.
    private static let commonWordCount = 2_000
    /// How many notes are read to find one or two characters, which no index holds.
    static let scanLength = 10_000
    /// The longest text that is looked for as it stands, in Unicode scalars.
    private static let longestSubstring = 1_000

    /// How many of the best notes of the index are ordered by their texts.
    private static let candidateCount = 100

    private let query: NoteQuery
    private let terms: [String]
    private let joined: [String]
    private let text: String
    private let condition: (sql: String, arguments: StatementArguments)

    init(_ query: NoteQuery) {
        self.query = query
        text = query.text.trimmedScalars(upTo: Self.longestSubstring)
        terms = SearchExpression.words(of: query.text) + query.prefixes.map { SearchExpression.phrase($0) + "*" }
        joined = SearchExpression.joinedNeighbours(of: query.text)
        condition = query.filter.condition
    }

    /// The row ids of the notes that are found, in order.
    func seqs(_ db: Database) throws -> [Int64] {
        var seqs: [Int64] = []
        var seen: Set<Int64> = []
        let wanted = max(query.limit, Self.candidateCount)
        for match in try matches(db) where seqs.count < wanted {
            seqs += try ranked(db, matching: match, limit: wanted).filter { seen.insert($0).inserted }
        }
        let best = try ordered(Array(seqs.prefix(Self.candidateCount)), db)
        var found = Array((best + seqs.dropFirst(Self.candidateCount)).prefix(query.limit))
        guard found.count < query.limit, !text.isEmpty, query.phrases.isEmpty else { return found }
        for seq in try containing(db, besides: found.count) where found.count < query.limit {
            if seen.insert(seq).inserted, try !isExcluded(seq, db) { found.append(seq) }
        }
        return found
    }

    /// The best notes of the index, ordered by their texts.
    private func ordered(_ seqs: [Int64], _ db: Database) throws -> [Int64] {
        let forms = SearchTerms.alternatives(of: query.text)
        guard seqs.count > 1, !forms.isEmpty else { return seqs }
        let words = try db.cachedStatement(sql: "SELECT doc FROM noteWord WHERE term = ?")
        let terms = try forms.map { forms in
            let stems = forms.map(PorterStemmer.stem)
            let counts = try stems.map { try Int.fetchOne(words, arguments: [$0]) ?? 0 }
            return CandidateRanking.Term(stems: stems, noteCount: counts.max() ?? 0)
        }
        let statement = try db.cachedStatement(sql: "SELECT title, tagText, body FROM note WHERE seq = ?")
        let candidates = try seqs.compactMap { seq in
            try Row.fetchOne(statement, arguments: [seq]).map { row in
                CandidateRanking.Candidate(seq: seq, title: row["title"], tags: row["tagText"], body: row["body"])
            }
        }
        let total = try Int.fetchOne(db, sql: "SELECT notes FROM noteCount") ?? 0
        let ranking = CandidateRanking(
            query.text,
            terms: terms.filter { $0.noteCount > 0 },
            total: total,
            meaning: MeaningTable()
        )
        return ranking.ordered(candidates).map(\.seq)
    }

    /// Whether a note has one of the words that are to be left out.
    private func isExcluded(_ seq: Int64, _ db: Database) throws -> Bool {
        guard !query.excluded.isEmpty else { return false }
        let statement = try db.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM noteIndex WHERE noteIndex MATCH ? AND rowid = ?)"
        )
        let words = query.excluded.map(SearchExpression.phrase).joined(separator: " OR ")
        return try Bool.fetchOne(statement, arguments: [words, seq]) ?? false
    }

    /// The number of all that ``seqs(_:)`` finds without a limit.
    func count(_ db: Database) throws -> Int {
        guard !text.isEmpty, text.unicodeScalars.count >= 3, query.excluded.isEmpty, query.phrases.isEmpty else {
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
    private var substring: String { SearchExpression.phrase(text) }

    /// FTS5 expressions to try, in order; the last one has every match.
    private func matches(_ db: Database) throws -> [String] {
        guard !terms.isEmpty || !query.phrases.isEmpty else { return [] }
        let all = narrowed((terms + joined).joined(separator: " OR "))
        guard terms.count > 1, try isLargeStore(db) else { return [all] }
        let rare = try terms.filter { try !isCommon($0, db) }
        guard rare.count < terms.count else { return [all] }
        let common = terms.filter { !rare.contains($0) }
        guard !rare.isEmpty else { return [narrowed(terms.joined(separator: " AND ")), all] }
        let any = rare.joined(separator: " OR ")
        return [narrowed("(\(any)) OR ((\(any)) AND (\(common.joined(separator: " OR "))))"), all]
    }

    /// An expression, with the phrases that every note has and the words that none has.
    private func narrowed(_ expression: String) -> String {
        let phrases = query.phrases.map(SearchExpression.phrase)
        let parts = expression.isEmpty ? phrases : ["(\(expression))"] + phrases
        let narrowed = parts.joined(separator: " AND ")
        guard !query.excluded.isEmpty else { return narrowed }
        return "(\(narrowed)) NOT (\(query.excluded.map(SearchExpression.phrase).joined(separator: " OR ")))"
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

    /// The places of notes with any of the words, best first, between equals the newest.
    ///
    /// Row ids alone are sorted, so that only the notes in the answer are read. The weights are those of the index's
    /// `rank`.
    private func ranked(_ db: Database, matching match: String, limit: Int) throws -> [Int64] {
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
            arguments: arguments + [match, limit]
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
        folder == nil && category == nil && tag == nil && dates == nil && updatedSince == nil && due == nil
    }
}
