import Assistant
import Foundation
import Notes
import SpokenDates

/// One end of a span: "closes at 19" of "9:00-20:00", "only till the 6th" of "1-8 August".
extension Corrector {
    /// Which end of a span a line is about.
    enum SpanEnd {
        case first, last

        /// - Parameters:
        ///   - lead: the word before the new value.
        ///   - isOfDays: whether it is from one day to another, on which somebody comes and leaves.
        init?(_ said: Clause, lead: String, isOfDays: Bool) {
            let stems = Stems.all(in: said.words)
            if isOfDays, !WordDates.starts.contains(lead), !ValuePlaces.ends.contains(lead) {
                let (comes, leaves) = (said.contains(Self.coming), said.contains(Self.leaving))
                guard comes == leaves else {
                    self = comes ? .first : .last
                    return
                }
            }
            if ValuePlaces.ends.contains(lead) || !Rivals.ends.isDisjoint(with: stems) {
                self = .last
            } else if ["from", "ab", "von", "since"].contains(lead) || !Rivals.beginnings.isDisjoint(with: stems) {
                self = .first
            } else {
                return nil
            }
        }

        private static let coming: Set<String> = ["comes", "come", "coming", "arrives", "arrive", "arriving", "kommt"]
        private static let leaving: Set<String> = ["leaves", "leave", "leaving", "goes", "going", "fährt", "geht"]
    }

    /// Whether words are a span that is written with a dash or a word between two numbers.
    static func isSpan(_ words: Clause) -> Bool { ends(of: words.verbatim) != nil }

    /// A span with another end; `nil` where it is not told which, or what is new is a span itself.
    func spanned(_ old: Range<Int>, _ body: Clause, by number: String, _ new: Clause, _ note: NoteReport)
        -> Correction?
    {
        let text = body[old].verbatim
        guard let ends = Self.ends(of: text), !Self.isSpan(new),
            case let isOrdinal = Shape(String(ends.first)) == .ordinal,
            let end = SpanEnd(Clause(new.source), lead: lead(of: new), isOfDays: isOrdinal)
        else { return nil }
        let place = end == .first ? ends.first : ends.last
        // "22nd" for "23rd"
        let written = isOrdinal ? Int(number).map(Recurrence.ordinal) ?? number : number
        return made(
            note,
            body,
            old,
            text.replacingCharacters(in: place.startIndex..<place.endIndex, with: written)
        )
    }

    /// The word that says from when or until when a bare "25th" is; else "on".
    static func lead(of day: Clause) -> String {
        let before = day.keysBefore.last { $0 != "the" } ?? ""
        return ValuePlaces.ends.contains(before) || WordDates.starts.contains(before) ? before : "on"
    }

    /// The span of days of a body, where it has only one.
    func spanOfDays(in body: Clause) -> Range<Int>? {
        let spans = WordDates(body, dates).places.filter { !$0.phrase.isOneDay && Self.isSpan(body[$0.words]) }
        // The dates in brackets behind it are no other one.
        return spans.first.flatMap { first in
            spans.dropFirst().allSatisfy { $0.words.lowerBound == first.words.upperBound } ? first.words : nil
        }
    }

    /// The word that leads to a value: its first one, or the one before it.
    private func lead(of new: Clause) -> String {
        let first = new.key(new.start)
        let isLed = ValuePlaces.ends.contains(first) || ["from", "ab", "von", "since"].contains(first)
        if isLed { return first }
        return new.keysBefore.last { $0 != "the" } ?? ""
    }

    private static func ends(of text: String) -> (first: Substring, last: Substring)? {
        let number =
            /(\d{1,2}(?:[:.]\d\d|st|nd|rd|th)?)(?:\.| ?am| ?pm)?\s*(?:-|–|to|till|until|bis)\s*(?:the )?(\d{1,2}(?:[:.]\d\d|st|nd|rd|th)?)/
        return text.firstMatch(of: number).map { ($0.output.1, $0.output.2) }
    }
}
