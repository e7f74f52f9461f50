import Foundations
import GRDB
import Meaning
import Notes

extension SQLiteNotesStore {
    package func corrected(_ text: String) async throws -> String? {
        let words = SearchTerms.queryTerms(of: text)
        guard !words.isEmpty, words.count <= 8 else { return nil }
        return try await database.read { db in
            var corrected: [String] = []
            for word in words {
                if try isIndexed(word, db) {
                    corrected.append(word)
                } else if let nearest = try nearest(to: word, db) {
                    corrected.append(nearest)
                }
            }
            return corrected.isEmpty || corrected == words ? nil : corrected.joined(separator: " ")
        }
    }

    private func isIndexed(_ word: String, _ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM noteIndex WHERE noteIndex MATCH ?)",
            arguments: ["\"\(word)\""]
        ) ?? false
    }

    /// The word of the notes that is nearest to one that no note has, as a note spells it.
    private func nearest(to word: String, _ db: Database) throws -> String? {
        guard word.count >= 4, word.allSatisfy(\.isLetter), let first = word.unicodeScalars.first,
            let next = Unicode.Scalar(first.value + 1)
        else { return nil }
        let stem = PorterStemmer.stem(word)
        let allowed = word.count < 7 ? 1 : 2
        var best: (stem: String, distance: Int)?
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT term FROM noteWord WHERE term >= ? AND term < ? AND length(term) BETWEEN ? AND ?
                ORDER BY doc DESC
                """,
            arguments: [String(first), String(next), stem.count - allowed, stem.count + allowed]
        )
        while let row = try rows.next() {
            let term: String = row["term"]
            let distance = NearestName.distance(between: term, stem)
            if distance <= allowed, distance < best?.distance ?? .max { best = (term, distance) }
        }
        return try best.flatMap { try spelling(of: $0.stem, db) }
    }

    /// How the notes spell a word of the index, which has stems only.
    private func spelling(of stem: String, _ db: Database) throws -> String? {
        let body = try String.fetchOne(
            db,
            sql: """
                SELECT title || ' ' || tagText || ' ' || body FROM note
                WHERE seq = (SELECT rowid FROM noteIndex WHERE noteIndex MATCH ? LIMIT 1)
                """,
            arguments: ["\"\(stem)\""]
        )
        return body.flatMap { SearchTerms.word(in: $0, withStem: stem) }
    }

    // MARK: - Meaning

    package func nearInMeaning(_ text: String) async throws -> String? {
        let words = SearchTerms.queryTerms(of: text)
        guard !words.isEmpty, words.count <= 8 else { return nil }
        return try await database.read { db in
            let unknown = try words.filter { try !isIndexed($0, db) }
            let near = try nearest(inMeaningTo: unknown, db)
            guard !near.isEmpty else { return nil }
            return words.compactMap { near[$0] ?? (unknown.contains($0) ? nil : $0) }.joined(separator: " ")
        }
    }

    /// The most notes whose words are compared, of those that were changed last.
    private static let mostNotesCompared = 2_000
    /// How near a word has to be: “car” is to “automobile”, and no more than that.
    private static let leastNearness: Float = 0.6

    /// For each word the one of the notes that means most nearly the same, where one is near.
    private func nearest(inMeaningTo words: [String], _ db: Database) throws -> [String: String] {
        let table = MeaningTable()
        let wanted = words.compactMap { word in table.vector(of: word).map { (word, $0) } }
        guard !wanted.isEmpty else { return [:] }
        var best: [String: (word: String, nearness: Float)] = [:]
        var seen: Set<Substring> = []
        let texts = try String.fetchCursor(
            db,
            sql: "SELECT title || ' ' || body FROM note WHERE deletedAt IS NULL ORDER BY updatedAt DESC LIMIT ?",
            arguments: [Self.mostNotesCompared]
        )
        while let text = try texts.next() {
            for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) where seen.insert(word).inserted {
                guard word.count > 1, let vector = table.vector(of: String(word)) else { continue }
                for (name, meaning) in wanted {
                    let nearness = zip(vector, meaning).reduce(Float(0)) { $0 + $1.0 * $1.1 }
                    if nearness > max(Self.leastNearness, best[name]?.nearness ?? 0) {
                        best[name] = (String(word), nearness)
                    }
                }
            }
        }
        return best.mapValues(\.word)
    }
}
