import GRDB
import Meaning
package import Notes

extension SQLiteNotesStore {
    package func search(_ query: NoteQuery) async throws -> [NoteItem] {
        guard !query.filter.isTrashed, query.limit > 0 else { return [] }
        let search = NoteSearch(query)
        return try await database.read { db in
            try search.seqs(db).map { seq in
                guard let row = try NoteRow.fetch(db, seq: seq) else { throw DatabaseError.noteMissing }
                return row.note
            }
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
    /// Up to this many notes every match is ranked; beyond it, notes with a rare or with several words are looked at first.
    private static let largestPlainStore = 20_000
    /// So far the notes with a word are counted one by one.
    private static let sampleCount = 4_000
    /// A word that more notes than this contain is common.
    private static let commonWordCount = 2_000
    /// How many notes are read to find one or two characters, which no index holds.
    static let scanLength = 10_000
    /// Where so many notes have the words, none is looked for that has the text in the middle of a word.
    private static let manyWithWords = 50
    /// Of how many of the rarest words several are looked for together.
    private static let rarestCount = 5
    /// The longest text that is looked for as it stands, in Unicode scalars.
    private static let longestSubstring = 1_000

    /// How many of the best notes of the index are ordered by their texts.
    private static let candidateCount = 100

    private let query: NoteQuery
    /// What is looked for in one go.
    private struct Stage {
        /// An FTS5 expression.
        var match: String
        /// Whether the best notes come first; else the newest.
        var isRanked = true
    }

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
        var counts: [String: Int] = [:]
        let wanted = max(query.limit, Self.candidateCount)
        for stage in try stages(db, &counts) where seqs.count < query.limit {
            let further = try matches(db, stage, limit: wanted)
            // Mostly there is one stage, and nothing to be left out.
            let seen = seqs.isEmpty ? [] : Set(seqs)
            seqs += further.filter { !seen.contains($0) }
        }
        let best = try ordered(Array(seqs.prefix(Self.candidateCount)), db, &counts)
        var found = Array((best + seqs.dropFirst(Self.candidateCount)).prefix(query.limit))
        guard found.count < min(query.limit, Self.manyWithWords), !text.isEmpty, query.phrases.isEmpty else {
            return found
        }
        let withWords = found
        for seq in try containing(db, besides: found.count) where found.count < query.limit {
            if !withWords.contains(seq) { found.append(seq) }
        }
        return found
    }

    /// The best notes of the index, ordered by their texts.
    private func ordered(_ seqs: [Int64], _ db: Database, _ counts: inout [String: Int]) throws -> [Int64] {
        let forms = SearchTerms.alternatives(of: query.text)
        guard seqs.count > 1, !forms.isEmpty else { return seqs }
        let terms = try forms.map { forms in
            let noteCounts = try forms.map { try noteCount(of: "\"\($0)\"", db, &counts) }
            return CandidateRanking.Term(stems: forms.map(PorterStemmer.stem), noteCount: noteCounts.max() ?? 0)
        }
        let statement = try db.cachedStatement(sql: "SELECT seq, title, tagText, body FROM note WHERE seq = ?")
        let candidates = try seqs.compactMap { try CandidateRanking.Candidate.fetchOne(statement, arguments: [$0]) }
        let total = try Int.fetchOne(db, sql: "SELECT notes FROM noteCount") ?? 0
        let ranking = CandidateRanking(
            query.text,
            terms: terms.filter { $0.noteCount > 0 },
            total: total,
            meaning: MeaningTable()
        )
        return ranking.ordered(candidates).map(\.seq)
    }

    /// The number of all that ``seqs(_:)`` finds without a limit.
    func count(_ db: Database) throws -> Int {
        guard !text.isEmpty, text.unicodeScalars.count >= 3, query.phrases.isEmpty else {
            var all = query
            all.limit = .max
            return try NoteSearch(all).seqs(db).count
        }
        let parts = "SELECT rowid FROM noteSubstring WHERE noteSubstring MATCH ?"
        guard !terms.isEmpty else { return try count(parts, [substring], db) }
        let words = "SELECT rowid FROM noteIndex WHERE noteIndex MATCH ?"
        let match = (terms + joined).joined(separator: " OR ")
        let count = try count(words, [match], db)
        return count < Self.manyWithWords ? try self.count("\(parts) UNION \(words)", [substring, match], db) : count
    }

    /// How many of the notes that a query finds the filter lets through.
    private func count(_ found: String, _ arguments: StatementArguments, _ db: Database) throws -> Int {
        let (sql, arguments): (String, StatementArguments) =
            query.filter.letsAllThrough
            ? ("SELECT count(*) FROM (\(found))", arguments)
            : (
                "SELECT count(*) FROM (\(found)) AS found CROSS JOIN note ON note.seq = found.rowid WHERE \(condition.sql)",
                arguments + condition.arguments
            )
        return try Int.fetchOne(db, sql: sql, arguments: arguments) ?? 0
    }

    /// The text as it stands, as an FTS5 expression.
    private var substring: String { SearchExpression.phrase(text) }

    /// What to look for, in order, until enough is found; the last stage has every match.
    ///
    /// To rank all notes with a common word takes longer the more there are. So in a large store those with a rare word are
    /// ranked, or those with all words; where they are too few, the newest come after them that have most of the words.
    private func stages(_ db: Database, _ counts: inout [String: Int]) throws -> [Stage] {
        guard !terms.isEmpty || !query.phrases.isEmpty else { return [] }
        let all = narrowed((terms + joined).joined(separator: " OR "))
        guard terms.count > 1, try isLargeStore(db) else { return [Stage(match: all)] }
        let counted = try terms.map { (term: $0, count: try noteCount(of: $0, db, &counts)) }.filter { $0.count > 0 }
        let rare = counted.filter { $0.count <= Self.commonWordCount }
        let common = counted.filter { $0.count > Self.commonWordCount }.map(\.term)
        guard !common.isEmpty else { return [Stage(match: all)] }
        var stages: [Stage] = []
        if rare.isEmpty {
            stages.append(Stage(match: narrowed(Self.all(of: common))))
        } else {
            let any = rare.map(\.term).joined(separator: " OR ")
            // So few are ordered by their texts afterwards, and all notes with the common words are not gone through for it.
            let isFew = rare.reduce(0) { $0 + $1.count } <= Self.candidateCount
            let more = isFew ? "" : " OR ((\(any)) AND (\(common.joined(separator: " OR "))))"
            stages.append(Stage(match: narrowed("(\(any))" + more)))
        }
        let rarest = Array(counted.sorted { $0.count < $1.count }.map(\.term).prefix(Self.rarestCount))
        if rarest.count > 2 {
            let most = rarest.map { left in Self.all(of: rarest.filter { $0 != left }) }
            let pairs = rarest.indices.flatMap { first in
                rarest[(first + 1)...].map { Self.all(of: [rarest[first], $0]) }
            }
            for several in [most, pairs] {
                stages.append(Stage(match: narrowed(several.joined(separator: " OR ")), isRanked: false))
            }
        }
        return stages + [Stage(match: all, isRanked: false)]
    }

    private static func all(of terms: [String]) -> String { "(\(terms.joined(separator: " AND ")))" }

    /// An expression, with the phrases that every note has.
    private func narrowed(_ expression: String) -> String {
        let phrases = query.phrases.map(SearchExpression.phrase)
        let parts = expression.isEmpty ? phrases : ["(\(expression))"] + phrases
        return parts.joined(separator: " AND ")
    }

    private func isLargeStore(_ db: Database) throws -> Bool {
        try Int.fetchOne(db, sql: "SELECT notes FROM noteCount") ?? 0 > Self.largestPlainStore
    }

    /// How many notes have a term; of one that very many have, about how many, by how soon the first of them are found.
    /// - Parameter counts: those that have been counted in this search.
    private func noteCount(of term: String, _ db: Database, _ counts: inout [String: Int]) throws -> Int {
        if let count = counts[term] { return count }
        let statement = try db.cachedStatement(
            sql: """
                SELECT count(*), max(rowid), (SELECT max(seq) FROM note) FROM (
                    SELECT rowid FROM noteIndex WHERE noteIndex MATCH ? LIMIT \(Self.sampleCount)
                )
                """
        )
        guard let row = try Row.fetchOne(statement, arguments: [term]) else { return 0 }
        var count: Int = row[0]
        if count == Self.sampleCount, let last: Int = row[1], let all: Int = row[2] {
            count = max(count, Int(Double(count) * Double(all) / Double(max(1, last))))
        }
        counts[term] = count
        return count
    }

    /// The places of notes that a stage finds, best first, between equals the newest.
    ///
    /// Row ids alone are sorted, so that only the notes in the answer are read. The weights are those of the index's
    /// `rank`.
    private func matches(_ db: Database, _ stage: Stage, limit: Int) throws -> [Int64] {
        let filtered =
            query.filter.letsAllThrough
            ? "WHERE" : "CROSS JOIN note ON note.seq = noteIndex.rowid WHERE \(condition.sql) AND"
        let arguments = query.filter.letsAllThrough ? [] : condition.arguments
        let rank = stage.isRanked ? "bm25(noteIndex, 8.0, 4.0, 1.0, 8.0, 1.0), " : ""
        return try Int64.fetchAll(
            db,
            sql: """
                SELECT noteIndex.rowid FROM noteIndex \(filtered) noteIndex MATCH ?
                ORDER BY \(rank)noteIndex.rowid DESC LIMIT ?
                """,
            arguments: arguments + [stage.match, limit]
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
    var letsAllThrough: Bool {
        folder == nil && category == nil && tag == nil && dates == nil && changed == nil && due == nil
            && !onlyLists && excluded == Exclusion()
    }
}

extension CandidateRanking.Candidate: FetchableRecord {
    init(row: Row) {
        self.init(seq: row["seq"], title: row["title"], tags: row["tagText"], body: row["body"])
    }
}
