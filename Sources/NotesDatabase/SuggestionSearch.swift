package import Foundation
import GRDB
import Meaning
package import Notes

/// Finds tags and links for a note by what other notes bear and are called.
struct SuggestionSearch {
    /// How many related notes have a say about tags.
    private static let neighbours = 5
    /// The part of a body in which titles are looked for, in characters.
    private static let longestBody = 10_000
    /// The candidates whose titles are looked at, at most.
    private static let mostTitles = 60
    /// The words that are looked up as tags, at most.
    private static let mostTagWords = 300

    private let note: NoteItem
    private let related: RelatedNotesSearch

    init(_ row: NoteRow, calendar: Calendar, meaning: any TextMeaning) {
        note = row.note
        related = RelatedNotesSearch(row, calendar: calendar, meaning: meaning)
    }

    /// What is found, the likeliest first.
    func suggestions(_ db: Database) throws -> [Suggestion] {
        let kinds = try tags(db) + links(db)
        return kinds.map { Suggestion(noteID: note.id, kind: $0.kind, confidence: $0.confidence) }
            .sorted { ($0.confidence, $1.kind.key) > ($1.confidence, $0.kind.key) }
    }

    private typealias Guess = (kind: Suggestion.Kind, confidence: Double)

    // MARK: - Tags

    /// Tags that the text names, and those that most of the related notes bear.
    private func tags(_ db: Database) throws -> [Guess] {
        // A word in common is too little to be of one kind.
        let near = try related.notes(db, limit: Self.neighbours).filter { related in
            related.reasons.contains { $0 == .isSimilar || $0 == .isLinked || $0 == .linksHere }
        }.map(\.note)
        let voted = Dictionary(grouping: near.flatMap(\.tags), by: \.tagKey)
        // A note with #music/jazz needs no #jazz.
        let own = Set(note.tags.flatMap { [$0] + $0.split(separator: "/").map(String.init) }.map(\.tagKey))
        var confidences: [String: (tag: String, confidence: Double)] = [:]
        for word in namedWords() {
            guard let (tag, uses) = try tag(word.spelling, db), !own.contains(tag.tagKey) else { continue }
            var confidence = word.isInTitle ? 0.8 : 0.7
            if uses > 2 { confidence += 0.05 }
            // A word that says little may be there by accident, but less so where it is a tag of several notes.
            if !word.isTelling { confidence -= uses > 2 ? 0.15 : 0.25 }
            if voted[tag.tagKey] != nil { confidence += 0.1 }
            confidence = isMarked(tag) ? 0.95 : min(confidence, Suggestion.surelyApplied)
            confidences[tag.tagKey] = (tag, max(confidence, confidences[tag.tagKey]?.confidence ?? 0))
        }
        for (key, tags) in voted where confidences[key] == nil && !own.contains(key) {
            guard tags.count > 1, Double(tags.count) >= 0.6 * Double(near.count) else { continue }
            confidences[key] = (tags[0], 0.5 + 0.1 * Double(min(tags.count, 3)))
        }
        return confidences.values.map { (.tag($0.tag), $0.confidence) }
    }

    /// A word of the text that may be the name of a tag.
    private struct NamedWord {
        var spelling: String
        var isInTitle: Bool
        /// Whether it is rare in English, or a name.
        var isTelling: Bool
    }

    /// The words that may name a tag: those that say what the note is about, and then short and ordinary ones.
    private func namedWords() -> [NamedWord] {
        var known: Set<String> = []
        var named = related.words.stems.compactMap { related.words.words[$0] }.map { word in
            known.insert(word.spelling.tagKey)
            let isTelling = related.weight(of: word) >= RelatedNotesSearch.rareWord
            return NamedWord(spelling: word.spelling, isInTitle: word.isInTitle, isTelling: isTelling)
        }
        for (text, isInTitle) in [(note.title, true), (String(note.body.prefix(Self.longestBody)), false)] {
            for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" }) {
                guard named.count < Self.mostTagWords else { return named }
                let folded = word.foldedForSearch
                guard folded.count > 1, !StopWords.contains(folded), known.insert(String(word).tagKey).inserted else {
                    continue
                }
                named.append(NamedWord(spelling: String(word), isInTitle: isInTitle, isTelling: false))
            }
        }
        return named
    }

    /// The tag that is spelled like a word or its other number, and how many notes bear it, of which three are counted.
    private func tag(_ word: String, _ db: Database) throws -> (tag: String, uses: Int)? {
        let key = word.tagKey
        let keys = [key, key + "s", key.hasSuffix("s") ? String(key.dropLast()) : key]
        let statement = try db.cachedStatement(
            sql: "SELECT tag FROM noteTag WHERE isTrashed = 0 AND key = ? LIMIT 3"
        )
        for key in keys {
            let tags = try String.fetchAll(statement, arguments: [key])
            if let tag = tags.first { return (tag, tags.count) }
        }
        return nil
    }

    /// Whether the text has a tag with its mark, such as `#home`.
    private func isMarked(_ tag: String) -> Bool {
        note.body.prefix(Self.longestBody).split { $0.isWhitespace }.contains { word in
            word.first == "#"
                && word.dropFirst().prefix { $0.isLetter || $0.isNumber || "-_/".contains($0) }
                    .lowercased() == tag.tagKey
        }
    }

    // MARK: - Links

    /// Notes whose titles the text has word for word.
    private func links(_ db: Database) throws -> [Guess] {
        let statement = try db.cachedStatement(sql: "SELECT title FROM note WHERE seq = ?")
        var found = try related.wordedSeqs(db).mapValues(\.count)
        for seq in try titledSeqs(db) { found[seq, default: 0] += 1 }
        let best = found.keys.sorted { (found[$0, default: 0], $0) > (found[$1, default: 0], $1) }
        let titles = try best.prefix(Self.mostTitles).compactMap { try String.fetchOne(statement, arguments: [$0]) }
        let body = String(note.body.prefix(Self.longestBody))
        let guesses = Set(titles).compactMap { title -> Guess? in
            let names = (here: note.title.foldedForSearch, there: title.foldedForSearch)
            // “Blood pressure” and “Blood pressure this morning” are notes side by side.
            guard !names.here.hasPrefix(names.there), !names.there.contains(names.here), !title.hasSuffix("…"),
                let mention = NoteMention(of: title, in: body)
            else { return nil }
            return confidence(of: mention, title: title, in: body).map { (.link(title), $0) }
        }
        // “Radar brief” is meant where both it and “Radar” are found in one place.
        return guesses.filter { guess in
            !guesses.contains { $0.kind.text.count > guess.kind.text.count && $0.kind.text.contains(guess.kind.text) }
        }
    }

    /// Live notes that have a telling word of this one in their titles, also where many notes have the word in their texts.
    private func titledSeqs(_ db: Database) throws -> [Int64] {
        let statement = try db.cachedStatement(
            sql: "SELECT rowid FROM noteIndex WHERE noteIndex MATCH ? ORDER BY rowid DESC LIMIT \(Self.mostTitles)"
        )
        return try related.tellingWords.flatMap { _, word in
            let expression = "title : " + SearchExpression.phrase(word.spelling.foldedForSearch)
            return try Int64.fetchAll(statement, arguments: [expression])
        }
    }

    /// How likely a title that stands in the text means its note: one word may be there by accident.
    private func confidence(of mention: NoteMention, title: String, in body: String) -> Double? {
        let words = ContentWords(title: title, body: "")
        let isVerbatim = mention.words == title
        if words.stems.count > 1 { return isVerbatim ? 0.92 : 0.8 }
        guard let stem = words.stems.first, let word = related.words.words[stem] else { return nil }
        if isVerbatim, word.isName { return 0.75 }
        let isRare = related.weight(of: word) >= RelatedNotesSearch.rareWord
        return isRare && mention.isThing ? 0.65 : nil
    }
}

extension SQLiteNotesStore {
    package func suggestions(for id: UUID) async throws -> [Suggestion] {
        try await database.read { db in
            guard let row = try NoteRow.fetch(db, id: id) else { throw NotesError.noSuchNote(id) }
            let calendar = Calendar(identifier: .gregorian)
            return try SuggestionSearch(row, calendar: calendar, meaning: MeaningTable()).suggestions(db)
        }
    }

    package func dismissals(for id: UUID) async throws -> Set<String> {
        try await database.read { db in
            try String.fetchSet(
                db,
                sql: """
                    SELECT suggestion FROM dismissal
                    WHERE noteSeq = (SELECT seq FROM note WHERE id = ?) AND times >= ?
                    """,
                arguments: [id.key, Suggestion.mostDismissals]
            )
        }
    }

    package func dismiss(_ suggestions: [Suggestion]) async throws {
        try await database.writeUnsynced { db in
            let statement = try db.cachedStatement(
                sql: """
                    INSERT INTO dismissal SELECT seq, ?, 1 FROM note WHERE id = ?
                        ON CONFLICT (noteSeq, suggestion) DO UPDATE SET times = times + 1
                    """
            )
            for suggestion in suggestions {
                try statement.execute(arguments: [suggestion.kind.key, suggestion.noteID.key])
            }
        }
    }
}
