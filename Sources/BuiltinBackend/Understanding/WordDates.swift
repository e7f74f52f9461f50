import Foundation
import SpokenDates

/// The dates of a clause, by the words they take.
struct WordDates {
    /// A date and its words.
    struct Place {
        /// The words, as indices of the clause.
        let words: Range<Int>
        /// What they mean.
        let phrase: DatePhrase

        /// Whether it says since when or from when on something is so.
        func isStart(in clause: Clause) -> Bool {
            [words.lowerBound - 1, words.lowerBound].contains { WordDates.starts.contains(clause.key($0)) }
        }
    }

    /// Words before the day from which something is so.
    static let starts: Set<String> = ["from", "since", "ab", "seit", "von"]

    /// The dates, in order.
    let places: [Place]

    init(_ clause: Clause, _ reader: DateReader, looking direction: DateDirection = .future) {
        self.init(clause, reader.phrases(in: clause.source, looking: direction))
    }

    /// The dates of a note's body, whose days of the month are in the month that it names.
    init(body: Clause, titled title: String, _ reader: DateReader) {
        self.init(body, reader.phrases(in: body.source, titled: title))
    }

    private init(_ clause: Clause, _ phrases: [DatePhrase]) {
        places = phrases.compactMap { phrase in
            let words = clause.words.indices.filter { phrase.range.overlaps(clause.words[$0].range) }
            guard let first = words.first, let last = words.last else { return nil }
            return Place(words: first..<last + 1, phrase: phrase)
        }
    }

    /// The words of all dates, as indices of the clause.
    var words: Set<Int> { Set(places.flatMap { Array($0.words) }) }

    /// The ranges of words that can stand where a date is asked for: each date, with and without its preposition, and
    /// two that follow each other.
    var ranges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for (index, place) in places.enumerated() {
            ranges.append(place.words)
            if place.words.count > 1 { ranges.append(place.words.lowerBound + 1..<place.words.upperBound) }
            if index + 1 < places.count, places[index + 1].words.lowerBound == place.words.upperBound {
                ranges.append(place.words.lowerBound..<places[index + 1].words.upperBound)
            }
        }
        return ranges
    }

    /// The date that stands in a range of words.
    func phrase(in words: Range<Int>) -> DatePhrase? {
        places.first { $0.words.overlaps(words) && $0.phrase.namesDay }?.phrase
            ?? places.first { $0.words.overlaps(words) }?.phrase
    }
}

extension [WordDates.Place] {
    /// Whether each stands right behind the one before, as a day and its date do: "fri week (Friday 11 September)".
    var areOne: Bool { zip(self, dropFirst()).allSatisfy { $0.words.upperBound == $1.words.lowerBound } }
}
