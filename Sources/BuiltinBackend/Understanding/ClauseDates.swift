import Foundation

/// The dates of a clause, by the words they take.
struct ClauseDates {
    let reader: DateReader
    let direction: DateDirection

    /// A date and the words it takes, its preposition included.
    struct Phrase {
        var words: Range<Int>
        var days: Range<Date>?
        var moment: Date?
        var isRecurring: Bool
    }

    /// The date that starts at a word.
    func phrase(in clause: Clause, at index: Int) -> Phrase? {
        phrases(in: clause).first { $0.words.lowerBound == index }
    }

    /// The date at the end of a clause, which leaves at least one word before it.
    func trailingPhrase(in clause: Clause) -> Phrase? {
        phrases(in: clause).first { $0.words.upperBound == clause.end && $0.words.lowerBound > clause.start }
    }

    /// The first date of a clause.
    func firstPhrase(in clause: Clause) -> Phrase? { phrases(in: clause).first }

    private func phrases(in clause: Clause) -> [Phrase] {
        reader.phrases(in: clause.source, looking: direction).compactMap { phrase in
            let words = clause.words.indices.filter { phrase.range.overlaps(clause.words[$0].range) }
            guard let first = words.first, let last = words.last else { return nil }
            return Phrase(
                words: first..<last + 1,
                days: phrase.recurs ? nil : phrase.days,
                moment: phrase.hasTime && !phrase.recurs ? phrase.due : nil,
                isRecurring: phrase.recurs
            )
        }
    }
}
