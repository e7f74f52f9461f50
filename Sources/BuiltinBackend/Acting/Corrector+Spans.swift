import Assistant
import Foundation
import Notes
import SpokenDates

/// One end of a span: "closes at 19" of "9:00-20:00", "only till the 6th" of "1-8 August".
extension Corrector {
    /// Which end of a span a line is about.
    enum SpanEnd {
        case first, last

        /// - Parameter lead: the word before the new value.
        init?(_ said: Clause, lead: String) {
            let stems = Stems.all(in: said.words)
            if ValuePlaces.ends.contains(lead) || !Rivals.ends.isDisjoint(with: stems) {
                self = .last
            } else if ["from", "ab", "von", "since"].contains(lead) || !Rivals.beginnings.isDisjoint(with: stems) {
                self = .first
            } else {
                return nil
            }
        }
    }

    /// Whether words are a span that is written with a dash or a word between two numbers.
    static func isSpan(_ words: Clause) -> Bool { ends(of: words.verbatim) != nil }

    /// A span with another end; `nil` where it is not told which, or what is new is a span itself.
    func spanned(_ old: Range<Int>, _ body: Clause, by number: String, _ new: Clause, _ note: NoteReport)
        -> Correction?
    {
        let text = body[old].verbatim
        guard let ends = Self.ends(of: text), !Self.isSpan(new),
            let end = SpanEnd(Clause(new.source), lead: lead(of: new))
        else { return nil }
        let place = end == .first ? ends.first : ends.last
        return made(
            note,
            body,
            old,
            text.replacingCharacters(in: place.startIndex..<place.endIndex, with: number)
        )
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
            /(\d{1,2}(?:[:.]\d\d)?)(?:st|nd|rd|th|\.| ?am| ?pm)?\s*(?:-|–|to|till|until|bis)\s*(?:the )?(\d{1,2}(?:[:.]\d\d)?)/
        return text.firstMatch(of: number).map { ($0.output.1, $0.output.2) }
    }
}
