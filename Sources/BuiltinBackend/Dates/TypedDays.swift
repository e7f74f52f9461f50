package import Foundation

/// Days that a person types in words, for whoever filters notes by them: `yesterday`, `last week`, `2026-03-14`.
package enum TypedDays {
    /// The days, from midnight to midnight; `nil` unless all of the text names them.
    ///
    /// What may lie ahead or back lies back.
    package static func read(_ text: String, now: Date, in calendar: Calendar) -> Range<Date>? {
        let reader = DateReader(now: now, calendar: calendar)
        // A month alone may be a word of its own: “march”.
        for text in [text, "in " + text] {
            let phrases = reader.phrases(in: text, looking: .past)
            guard phrases.count == 1, let phrase = phrases.first, phrase.namesDay, !phrase.hasTime,
                phrase.range == text.startIndex..<text.endIndex
            else { continue }
            return phrase.days
        }
        return nil
    }
}
