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
            if ValuePlaces.ends.contains(lead) {
                self = .last
            } else if WordDates.starts.contains(lead) {
                self = .first
            } else if isOfDays {
                let (comes, leaves) = (said.contains(Self.coming), said.contains(Self.leaving))
                // "we leave on the 24th" may be to where they stay, or from there; whoever comes back was away.
                guard comes != leaves, !said.contains(["we", "i", "back", "home", "zurück", "wir", "ich"]) else {
                    return nil
                }
                self = comes ? .first : .last
            } else {
                let stems = Set(Stems.all(in: said.words))
                let (begins, ends) = (!Rivals.beginnings.isDisjoint(with: stems), !Rivals.ends.isDisjoint(with: stems))
                guard begins || ends else { return nil }
                self = ends ? .last : .first
            }
        }

        private static let coming: Set<String> = [
            "comes", "come", "coming", "arrives", "arrive", "arriving", "starts", "begins", "kommt", "beginnt",
        ]
        private static let leaving: Set<String> = [
            "leaves", "leave", "leaving", "goes", "going", "ends", "finishes", "fährt", "geht", "endet",
        ]
    }

    /// Whether words are a span that is written with a dash or a word between two numbers.
    static func isSpan(_ words: Clause) -> Bool { ends(of: words.verbatim) != nil }

    /// A span with another end; `nil` where it is not told which, or what is new is a span itself.
    func spanned(_ old: Range<Int>, _ body: Clause, by number: String, _ new: Clause, _ note: NoteReport)
        -> Correction?
    {
        let text = body[old].verbatim
        guard let ends = Self.ends(of: text), !Self.isSpan(new),
            case let isOrdinal = [ends.first, ends.last].contains(where: { Shape(String($0)) == .ordinal }),
            let end = SpanEnd(Clause(new.source), lead: Self.lead(of: new), isOfDays: isOrdinal)
        else { return nil }
        let place = end == .first ? ends.first : ends.last
        // "22nd" for "23rd"
        let written = Shape(String(place)) == .ordinal ? Int(number).map(Recurrence.ordinal) ?? number : number
        return made(
            note,
            body,
            old,
            text.replacingCharacters(in: place.startIndex..<place.endIndex, with: written)
        )
    }

    /// The span of days of a body, where it has only one.
    func spanOfDays(in body: Clause) -> Range<Int>? {
        let spans = WordDates(body, dates).places.filter { !$0.phrase.isOneDay && Self.isSpan(body[$0.words]) }
        // The dates in brackets behind it are no other one.
        return spans.first.flatMap { first in
            spans.dropFirst().allSatisfy { body.isBracketed($0.words.lowerBound) } ? first.words : nil
        }
    }

    /// The number of the day of the month on which a weekday is that ends or begins a span, in the month of its other end: the Thursday
    /// of "14 to 18 december".
    func weekday(of phrase: DatePhrase, in span: Range<Date>, _ new: Clause) -> Int? {
        let calendar = wording.calendar
        let last = span.upperBound.addingTimeInterval(-43_200)
        let weekday = calendar.component(.weekday, from: phrase.days.lowerBound)
        guard let end = SpanEnd(Clause(new.source), lead: Self.lead(of: new), isOfDays: true) else { return nil }
        let start = end == .first ? last : span.lowerBound
        let day = (1...7).lazy.compactMap { calendar.date(byAdding: .day, value: end == .first ? -$0 : $0, to: start) }
            .first { calendar.component(.weekday, from: $0) == weekday }
        return day.flatMap {
            calendar.isDate($0, equalTo: start, toGranularity: .month) ? calendar.component(.day, from: $0) : nil
        }
    }

    /// The word that says from when or until when a bare "25th" is; else "on".
    static func dayLead(of day: Clause) -> String {
        let lead = lead(of: day)
        return ValuePlaces.ends.contains(lead) || WordDates.starts.contains(lead) ? lead : "on"
    }

    /// The word that leads to a value: its first one, or the one before it.
    static func lead(of new: Clause) -> String {
        let first = new.key(new.start)
        let isLed = ValuePlaces.ends.contains(first) || WordDates.starts.contains(first)
        return isLed ? first : new.keysBefore.last { $0 != "the" } ?? ""
    }

    private static func ends(of text: String) -> (first: Substring, last: Substring)? {
        let number =
            /(\d{1,2}(?:[:.]\d\d|st|nd|rd|th)?)(?:\.| ?am| ?pm)?\s*(?:-|–|to|till|until|bis)\s*(?:the )?(\d{1,2}(?:[:.]\d\d|st|nd|rd|th)?)/
        return text.firstMatch(of: number).map { ($0.output.1, $0.output.2) }
    }
}
