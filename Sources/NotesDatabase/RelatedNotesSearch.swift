package import Foundation
import GRDB
import Meaning
package import Notes

/// Finds what has to do with one note.
///
/// Candidates come from indexes: links, tags and rare words. Among those, and the latest few notes, meaning is compared.
struct RelatedNotesSearch {
    /// How many notes may have a tag or a word that still says something, at most.
    private static let commonCount = 200
    /// The words of the note that are looked up, at most.
    private static let mostWords = 40
    /// The notes whose texts are read, at most: of the candidates, and of the latest notes.
    private static let mostRead = (candidates: 60, latest: 60)
    /// The length of the vector of a word, in the table's measure, from which it is rare in English: “milk” has 4.3, “book” 2.3.
    static let rareWord = 3.2
    /// The cosine from which two notes are about the same thing.
    ///
    /// Of pairs of everyday notes that were read, those from 0.6 on were about the same thing; below that, some were not.
    private static let sameMeaning = 0.6
    /// The cosine from which a word in common is not taken for an accident.
    private static let someMeaning = 0.25

    /// The reasons of one note that are given, at most.
    private static let mostReasons = 3

    private let origin: NoteRow
    /// The words of the note.
    let words: ContentWords
    private let vector: [Float]?
    private let calendar: Calendar
    private let meaning: any TextMeaning

    init(_ origin: NoteRow, calendar: Calendar, meaning: any TextMeaning) {
        self.origin = origin
        self.calendar = calendar
        self.meaning = meaning
        words = ContentWords(title: origin.note.title, body: origin.note.body)
        vector = meaning.vector(of: words.text)
    }

    /// The most related notes, the nearest first.
    func notes(_ db: Database, limit: Int) throws -> [RelatedNote] {
        let links = try linkedSeqs(db)
        let tagged = try taggedSeqs(db)
        let worded = try wordedSeqs(db)
        var weights: [Int64: Double] = [:]
        for seq in links.there.union(links.here) { weights[seq, default: 0] += 10 }
        for (seq, tags) in tagged { weights[seq, default: 0] += Double(tags.count) }
        for (seq, shared) in worded { weights[seq, default: 0] += shared.reduce(0) { $0 + $1.weight } }
        let best = weights.keys.sorted { (-weights[$0, default: 0], -$0) < (-weights[$1, default: 0], -$1) }
        var seqs = Array(best.prefix(Self.mostRead.candidates))
        seqs += try latest(db).filter { weights[$0] == nil && $0 != origin.seq }
        let found = try seqs.compactMap { seq -> Found? in
            guard let row = try NoteRow.fetch(db, seq: seq), !row.note.isTrashed else { return nil }
            var found = Found(seq: seq, note: row.note)
            if links.here.contains(seq) { found.add(.linksHere, 3) }
            if links.there.contains(seq) { found.add(.isLinked, 3) }
            if let tags = tagged[seq] { found.add(.sharesTags(tags.map(\.tag)), tags.reduce(0) { $0 + $1.weight }) }
            let other = ContentWords(title: row.note.title, body: row.note.body)
            let cosine = similarity(to: other)
            if let shared = mentioned(worded[seq] ?? [], in: other, cosine) {
                found.add(.mentions(shared.spelling), shared.weight)
            }
            if cosine >= Self.sameMeaning { found.add(.isSimilar, 0.5 + cosine) }
            guard !found.reasons.isEmpty else { return nil }
            if isOfSameWeek(row.note) { found.add(.isOfSameWeek, 0.05) }
            found.score += max(0, cosine) / 4
            return found
        }
        return found.sorted { ($0.score, $0.seq) > ($1.score, $1.seq) }.prefix(limit).map {
            RelatedNote(note: $0.note, reasons: Array($0.reasons.prefix(Self.mostReasons)))
        }
    }

    private struct Found {
        var seq: Int64
        var note: NoteItem
        var reasons: [RelatedNote.Reason] = []
        var score = 0.0
        private var best = 0.0

        init(seq: Int64, note: NoteItem) {
            self.seq = seq
            self.note = note
        }

        /// Adds a reason; the strongest stands first.
        mutating func add(_ reason: RelatedNote.Reason, _ weight: Double) {
            score += weight
            reasons.insert(reason, at: weight > best ? 0 : reasons.count)
            best = max(best, weight)
        }
    }

    // MARK: - Candidates

    private func linkedSeqs(_ db: Database) throws -> (there: Set<Int64>, here: Set<Int64>) {
        var there: Set<Int64> = []
        for name in Set(WikiLink.names(in: origin.note.body)).prefix(Self.mostWords) {
            there.formUnion(try seqs(db, titled: name))
        }
        let here = try Int64.fetchAll(
            db,
            sql: "SELECT rowid FROM noteSubstring WHERE noteSubstring MATCH ? ORDER BY rowid DESC LIMIT ?",
            arguments: ["body : " + SearchExpression.phrase("[[\(origin.note.title)"), Self.commonCount]
        )
        let isLink = { (seq: Int64) in
            guard let body = try String.fetchOne(db, sql: "SELECT body FROM note WHERE seq = ?", arguments: [seq])
            else { return false }
            return WikiLink.names(in: body).contains { $0.isTitle(origin.note.title) }
        }
        return (there.subtracting([origin.seq]), Set(try here.filter(isLink)).subtracting([origin.seq]))
    }

    private func seqs(_ db: Database, titled name: String) throws -> [Int64] {
        let terms = SearchTerms.queryTerms(of: name)
        guard !terms.isEmpty else { return [] }
        let match = "title : (" + terms.map(SearchExpression.phrase).joined(separator: " AND ") + ")"
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT note.seq, note.title FROM noteIndex CROSS JOIN note ON note.seq = noteIndex.rowid
                WHERE noteIndex MATCH ? ORDER BY noteIndex.rowid DESC LIMIT ?
                """,
            arguments: [match, Self.commonCount]
        )
        return rows.filter { name.isTitle($0["title"]) }.map { $0["seq"] }
    }

    private func taggedSeqs(_ db: Database) throws -> [Int64: [(tag: String, weight: Double)]] {
        var found: [Int64: [(tag: String, weight: Double)]] = [:]
        for tag in origin.note.tags {
            let seqs = try Int64.fetchAll(
                db,
                sql: "SELECT noteSeq FROM noteTag WHERE isTrashed = 0 AND key = ? ORDER BY noteSeq DESC LIMIT ?",
                arguments: [tag.tagKey, Self.commonCount]
            )
            let weight = 0.4 + 1.2 / log2(Double(seqs.count) + 1)
            for seq in seqs where seq != origin.seq { found[seq, default: []].append((tag, weight)) }
        }
        return found
    }

    /// The notes that have a rare word of this one, each with its stem and what it weighs.
    func wordedSeqs(_ db: Database) throws -> [Int64: [(stem: String, weight: Double)]] {
        let total = try Int.fetchOne(db, sql: "SELECT notes FROM noteCount") ?? 0
        let most = min(Self.commonCount, max(3, total / 8))
        let statement = try db.cachedStatement(
            sql: "SELECT rowid FROM noteIndex WHERE noteIndex MATCH ? ORDER BY rowid DESC LIMIT ?"
        )
        var found: [Int64: [(stem: String, weight: Double)]] = [:]
        for (stem, word) in tellingWords {
            let expression = SearchExpression.phrase(word.spelling.foldedForSearch)
            let seqs = try Int64.fetchAll(statement, arguments: [expression, most + 1])
            guard seqs.count <= most else { continue }
            let weight = 0.4 + 0.8 / log2(Double(seqs.count) + 1)
            for seq in seqs where seq != origin.seq { found[seq, default: []].append((stem, weight)) }
        }
        return found
    }

    /// The words of the note that are rare in English, or names, with their stems; of a long note the first.
    var tellingWords: [(stem: String, word: ContentWords.Word)] {
        words.stems.prefix(Self.mostWords).compactMap { stem in
            guard let word = words.words[stem], weight(of: word) >= Self.rareWord else { return nil }
            return (stem, word)
        }
    }

    /// How rare a word is in English; a name always is.
    func weight(of word: ContentWords.Word) -> Double {
        word.isName ? max(Self.rareWord, meaning.weight(of: word.spelling)) : meaning.weight(of: word.spelling)
    }

    private func latest(_ db: Database) throws -> [Int64] {
        try Int64.fetchAll(
            db,
            sql: "SELECT seq FROM note WHERE deletedAt IS NULL ORDER BY createdAt DESC LIMIT ?",
            arguments: [Self.mostRead.latest]
        )
    }

    // MARK: - Reasons

    /// The word in common that says most: one of a title, or a name, where the notes are not about quite different things.
    private func mentioned(
        _ shared: [(stem: String, weight: Double)],
        in other: ContentWords,
        _ cosine: Double
    ) -> (spelling: String, weight: Double)? {
        let telling = shared.compactMap { stem, weight -> (spelling: String, weight: Double)? in
            guard let here = words.words[stem], let there = other.words[stem] else { return nil }
            let isTitled = here.isInTitle || there.isInTitle
            guard isTitled || here.isName && there.isName, cosine >= Self.someMeaning else { return nil }
            return (there.spelling, weight * (here.isInTitle && there.isInTitle ? 1.5 : 1))
        }
        return telling.max { $0.weight < $1.weight }
    }

    private func similarity(to other: ContentWords) -> Double {
        guard let vector, let otherVector = meaning.vector(of: other.text) else { return 0 }
        return zip(vector, otherVector).reduce(0) { $0 + Double($1.0 * $1.1) }
    }

    private func isOfSameWeek(_ other: NoteItem) -> Bool {
        calendar.isDate(origin.note.createdAt, equalTo: other.createdAt, toGranularity: .weekOfYear)
    }
}

extension SQLiteNotesStore {
    package func related(to id: UUID, limit: Int, in calendar: Calendar) async throws -> [RelatedNote] {
        try await database.read { db in
            guard let origin = try NoteRow.fetch(db, id: id) else { throw NotesError.noSuchNote(id) }
            return try RelatedNotesSearch(origin, calendar: calendar, meaning: MeaningTable()).notes(db, limit: limit)
        }
    }
}

extension String {
    /// Whether the name in a link is that of a note with this title, whatever folder and case it is written with.
    fileprivate func isTitle(_ title: String) -> Bool {
        let last = lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...]
        return last.foldedForSearch == title.foldedForSearch || foldedForSearch == title.foldedForSearch
    }
}
