import Foundation
import Meaning
import Notes

/// Orders the best notes of the index anew, by what their texts say.
///
/// BM25 with constants for short notes (Robertson and Zaragoza, “The Probabilistic Relevance Framework”, 2009), how near the
/// note is to the question in meaning, and a little for words that stand next to each other as they were typed.
struct CandidateRanking {
    /// A note as it is ranked.
    struct Candidate {
        var seq: Int64
        var title: String
        var tags: String
        var body: String
    }

    /// How fast further occurrences of a word count less.
    private static let saturation = 0.6
    /// How much the length of a note counts.
    private static let lengthWeight = 0.4
    /// What one occurrence counts in a title and in tags; in a body it is one.
    private static let fieldWeights = (title: 3.0, tags: 2.0)
    /// What it counts when note and question mean the same.
    private static let meaningWeight = 1.25
    /// What it counts when all neighbours stand near each other.
    private static let nearness = 0.1
    /// How near that is, in words.
    private static let nearWords = 4

    /// One word that is looked for.
    struct Term {
        /// The stems that stand for it.
        var stems: [String]
        /// The number of notes that have it.
        var noteCount: Int
    }

    private let counter: TermCounter
    private let weights: [Double]
    private let meaning: any TextMeaning
    private let question: [Float]?

    /// - Parameters:
    ///   - question: what was typed.
    ///   - terms: the words that are looked for, in the order in which they were typed.
    ///   - total: the number of notes in the index.
    ///   - meaning: what words mean.
    init(_ question: String, terms: [Term], total: Int, meaning: any TextMeaning) {
        self.meaning = meaning
        self.question = meaning.vector(of: question)
        counter = TermCounter(terms.map(\.stems))
        weights = terms.map { term in
            let count = Double(term.noteCount)
            return log(1 + (Double(max(total, term.noteCount)) - count + 0.5) / (count + 0.5))
        }
    }

    /// The candidates, best first; between equals they stay in their order.
    ///
    /// They all do when a word that the index found cannot be seen in their texts, such as `C++`.
    func ordered(_ candidates: [Candidate]) -> [Candidate] {
        guard candidates.count > 1 else { return candidates }
        let counts = candidates.map { candidate in
            var counts = counter.count(candidate.body)
            counts.add(counter.count(candidate.title), weight: Self.fieldWeights.title)
            counts.add(counter.count(candidate.tags), weight: Self.fieldWeights.tags)
            return counts
        }
        let isSeen = weights.indices.allSatisfy { term in counts.contains { $0.frequencies[term] > 0 } }
        guard isSeen else { return candidates }
        let average = counts.reduce(0) { $0 + Double($1.length) } / Double(counts.count)
        let scores = counts.map { score($0, average: max(1, average)) }
        let best = max(scores.max() ?? 0, .leastNonzeroMagnitude)
        let sums = candidates.indices.map { index in
            scores[index] / best + Self.nearness * counts[index].neighbours(within: Self.nearWords)
                + Self.meaningWeight * similarity(to: candidates[index])
        }
        return candidates.indices.sorted { (-sums[$0], $0) < (-sums[$1], $1) }.map { candidates[$0] }
    }

    private func similarity(to candidate: Candidate) -> Double {
        guard let question,
            let vector = meaning.vector(of: "\(candidate.title)\n\(candidate.tags)\n\(candidate.body)")
        else { return 0 }
        return zip(question, vector).reduce(0) { $0 + Double($1.0 * $1.1) }
    }

    private func score(_ counts: TermCounts, average: Double) -> Double {
        let length = 1 - Self.lengthWeight + Self.lengthWeight * Double(counts.length) / average
        return zip(weights, counts.frequencies).reduce(0) { score, pair in
            score + pair.0 * pair.1 * (Self.saturation + 1) / (pair.1 + Self.saturation * length)
        }
    }
}

/// How often words occur in a text, and where.
struct TermCounts {
    /// For each word, how often it occurs.
    var frequencies: [Double]
    /// For each word, its places in the text, counted in words.
    var places: [[Int]]
    /// The number of words of the text.
    var length = 0

    /// Adds what another part of the note has; the places of its words are not near those of this part.
    mutating func add(_ other: TermCounts, weight: Double) {
        for index in frequencies.indices {
            frequencies[index] += weight * other.frequencies[index]
            places[index] += other.places[index].map { $0 + length + 1_000 }
        }
        length += other.length
    }

    /// The share of neighbouring words that occur within so many words of each other.
    func neighbours(within distance: Int) -> Double {
        guard places.count > 1 else { return 0 }
        let near = zip(places, places.dropFirst()).count { first, second in
            first.contains { place in second.contains { abs($0 - place) <= distance } }
        }
        return Double(near) / Double(places.count - 1)
    }
}

/// Counts words in texts by their stems.
///
/// A stem begins as its word does, so that only words with one of the first letters are stemmed, and of those only words with one
/// of the second, or with a y there, which may become an i.
struct TermCounter {
    /// The part of a text that is looked through, in bytes.
    private static let longestText = 20_000

    private let terms: [String: [Int]]
    private let count: Int
    private let firstBytes: [Bool]
    private let secondBytes: [Bool]

    /// - Parameter stems: for each word that is looked for, the stems that stand for it.
    init(_ stems: [[String]]) {
        count = stems.count
        terms = stems.enumerated().reduce(into: [:]) { terms, entry in
            for stem in entry.element { terms[stem, default: []].append(entry.offset) }
        }
        var firstBytes = Array(repeating: false, count: 256)
        // Of a word of three letters, one may be left.
        var secondBytes = Array(repeating: terms.keys.contains { $0.utf8.count == 1 }, count: 256)
        secondBytes[Int(UInt8(ascii: "y"))] = true
        for stem in terms.keys {
            if let byte = stem.utf8.first { firstBytes[Int(byte)] = true }
            if let byte = stem.utf8.dropFirst().first { secondBytes[Int(byte)] = true }
        }
        self.firstBytes = firstBytes
        self.secondBytes = secondBytes
    }

    /// How often the words occur in a text, and where.
    func count(_ text: String) -> TermCounts {
        var counts = TermCounts(
            frequencies: Array(repeating: 0, count: count),
            places: Array(repeating: [], count: count)
        )
        var text = text
        text.withUTF8 { bytes in
            let bytes = UnsafeBufferPointer(rebasing: bytes.prefix(Self.longestText))
            var start: Int?
            var isASCII = true
            for index in 0...bytes.count {
                let byte = index < bytes.count ? bytes[index] : 0x20
                if byte.isWordByte {
                    start = start ?? index
                    isASCII = isASCII && byte < 0x80
                } else if let first = start {
                    if !isASCII || mayCount(bytes[first..<index]) {
                        take(bytes[first..<index], isASCII: isASCII, &counts)
                    }
                    counts.length += 1
                    start = nil
                    isASCII = true
                }
            }
        }
        return counts
    }

    /// Whether a word of ASCII may have one of the stems, by its beginning.
    private func mayCount(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        firstBytes[Int(word[word.startIndex].lowercased)]
            && (word.count == 1 || secondBytes[Int(word[word.startIndex + 1].lowercased)])
    }

    private func take(_ word: Slice<UnsafeBufferPointer<UInt8>>, isASCII: Bool, _ counts: inout TermCounts) {
        let text =
            isASCII ? String(decoding: word.map(\.lowercased), as: UTF8.self) : String(decoding: word, as: UTF8.self)
        let stem = PorterStemmer.stem(isASCII ? text : text.foldedForSearch)
        for term in terms[stem] ?? [] {
            counts.frequencies[term] += 1
            counts.places[term].append(counts.length)
        }
    }
}

extension UInt8 {
    /// Whether the byte is a letter or a digit of ASCII, or part of another character.
    fileprivate var isWordByte: Bool {
        0x61...0x7A ~= self || 0x41...0x5A ~= self || 0x30...0x39 ~= self || self >= 0x80
    }

    fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self + 0x20 : self }
}
