import Foundation

/// Search without an index: notes with any of the terms, ranked by BM25, and then those that contain the text.
struct InMemorySearch {
    /// How much a term counts in a title, a tag and a body.
    private static let weights = (title: 8.0, tags: 4.0, body: 1.0)

    /// The notes whose lengths and frequencies the ranking is measured against.
    var corpus: [NoteItem]

    /// The notes among `notes` that match, best first, at most `limit`; between equals the order of `notes` stays.
    func run(_ text: String, in notes: [NoteItem], limit: Int) -> [NoteItem] {
        let terms = Set(SearchTerms.queryTerms(of: text).map(PorterStemmer.stem))
        let ranked = ranked(notes, terms)
        guard ranked.count < limit else { return Array(ranked.prefix(limit)) }
        let rankedIDs = Set(ranked.map(\.id))
        let part = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        let others = notes.filter { !part.isEmpty && !rankedIDs.contains($0.id) && $0.contains(part) }
        return Array((ranked + others).prefix(limit))
    }

    private func ranked(_ notes: [NoteItem], _ terms: Set<String>) -> [NoteItem] {
        guard !terms.isEmpty else { return [] }
        let counts = corpus.map { TermCounts($0, terms: terms, weights: Self.weights) }
        let averageLength = max(1, Double(counts.reduce(0) { $0 + $1.length }) / Double(max(1, counts.count)))
        var frequencies: [String: Int] = [:]
        for term in counts.flatMap(\.weightedCounts.keys) { frequencies[term, default: 0] += 1 }
        let inverse = frequencies.mapValues { max(1e-6, log((Double(corpus.count - $0) + 0.5) / (Double($0) + 0.5))) }
        let scored = notes.compactMap { note -> (note: NoteItem, score: Double)? in
            let counts = TermCounts(note, terms: terms, weights: Self.weights)
            guard !counts.weightedCounts.isEmpty else { return nil }
            let norm = 1.2 * (0.25 + 0.75 * Double(counts.length) / averageLength)
            let scores = counts.weightedCounts.map { (inverse[$0] ?? 0) * $1 * 2.2 / ($1 + norm) }
            return (note, scores.reduce(0, +))
        }
        // `sorted` is stable, which keeps the newest first between equals.
        return scored.sorted { $0.score > $1.score }.map(\.note)
    }
}

/// How often the terms of a query occur in one note.
private struct TermCounts {
    private(set) var weightedCounts: [String: Double] = [:]
    private(set) var length = 0

    init(_ note: NoteItem, terms: Set<String>, weights: (title: Double, tags: Double, body: Double)) {
        count(note.title, terms, weights.title)
        count(note.tags.joined(separator: "\n"), terms, weights.tags)
        count(note.body, terms, weights.body)
    }

    private mutating func count(_ text: String, _ terms: Set<String>, _ weight: Double) {
        let stems = SearchTerms.stems(of: text)
        length += stems.count
        for stem in stems where terms.contains(stem) { weightedCounts[stem, default: 0] += weight }
    }
}

extension NoteItem {
    /// Whether title, body or a tag contains a lower-case text.
    fileprivate func contains(_ part: String) -> Bool {
        title.lowercased().contains(part) || body.lowercased().contains(part)
            || tags.contains { $0.lowercased().contains(part) }
    }
}
