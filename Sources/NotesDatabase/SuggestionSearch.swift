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
        for word in related.words.words.values {
            guard let (tag, uses) = try tag(word.spelling, db), !own.contains(tag.tagKey) else { continue }
            var confidence = word.isInTitle ? 0.8 : 0.7
            if related.weight(of: word) < RelatedNotesSearch.rareWord { confidence -= 0.25 }
            if uses > 2 { confidence += 0.05 }
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

    /// The tag that is spelled like a word or its other number, and how many notes bear it, of which three are counted.
    private func tag(_ word: String, _ db: Database) throws -> (tag: String, uses: Int)? {
        let key = word.tagKey
        let keys = [key, key + "s", key.hasSuffix("s") ? String(key.dropLast()) : key]
        for key in keys {
            let tags = try String.fetchAll(
                db,
                sql: "SELECT tag FROM noteTag WHERE isTrashed = 0 AND key = ? LIMIT 3",
                arguments: [key]
            )
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
        let found = try related.wordedSeqs(db)
        let best = found.keys.sorted { (found[$0]?.count ?? 0, $0) > (found[$1]?.count ?? 0, $1) }
        let titles = try best.prefix(Self.mostTitles).compactMap { try String.fetchOne(statement, arguments: [$0]) }
        let body = String(note.body.prefix(Self.longestBody))
        let guesses = Set(titles).compactMap { title -> Guess? in
            let names = (here: note.title.foldedForSearch, there: title.foldedForSearch)
            // “Blood pressure” and “Blood pressure this morning” are notes side by side.
            guard !names.here.contains(names.there), !names.there.contains(names.here), !title.hasSuffix("…"),
                let mention = NoteMention(of: title, in: body)
            else { return nil }
            return confidence(of: mention, title: title).map { (.link(title), $0) }
        }
        // “Radar brief” is meant where both it and “Radar” are found in one place.
        return guesses.filter { guess in
            !guesses.contains { $0.kind.text.count > guess.kind.text.count && $0.kind.text.contains(guess.kind.text) }
        }
    }

    /// How likely a title that stands in the text means its note: one word may be there by accident.
    private func confidence(of mention: NoteMention, title: String) -> Double? {
        let words = ContentWords(title: title, body: "")
        let isVerbatim = mention.words == title
        if words.stems.count > 1 { return isVerbatim ? 0.92 : 0.8 }
        guard let stem = words.stems.first, title.count > 3, let word = related.words.words[stem] else { return nil }
        return word.isName && isVerbatim ? 0.75 : nil
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
