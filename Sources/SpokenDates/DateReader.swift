package import Foundation

/// Finds dates and times in a text, as people type them, in English and German.
package struct DateReader {
    /// The time of the request.
    package let now: Date
    /// The calendar, with the person's time zone and locale.
    package let calendar: Calendar

    package init(now: Date, calendar: Calendar) {
        self.now = now
        self.calendar = calendar
    }

    /// The dates and times in a text, in order; none overlaps another.
    ///
    /// A time alone, "at 6", is on the day that its line names elsewhere, if it names one.
    ///
    /// - Parameter direction: whether "on monday" is the last one or the next one.
    package func phrases(in text: String, looking direction: DateDirection = .future) -> [DatePhrase] {
        let grammar = DateGrammar(DateToken.tokens(of: text), now: now, calendar: calendar, direction: direction)
        var drafts: [DateGrammar.Draft] = []
        var index = 0
        while index < grammar.tokens.count {
            guard let draft = grammar.draft(at: index) else {
                index += 1
                continue
            }
            drafts.append(draft)
            index = draft.words.upperBound
        }
        return drafts.map { draft in
            let days =
                draft.isTimeAlone
                ? drafts.filter { $0.isOneDay && grammar.line(of: $0) == grammar.line(of: draft) } : []
            let before = days.last { $0.words.upperBound <= draft.words.lowerBound }
            return grammar.finished(draft, on: (before ?? days.first)?.days)
        }
    }

    /// When something is due, from the day and the time that a text names, wherever they stand in it.
    package func deadline(in text: String) -> Deadline? {
        let phrases = phrases(in: text)
        if let apart = rhythmApart(phrases) { return apart }
        guard let first = phrases.first(where: \.namesDay) ?? phrases.first else { return nil }
        guard !first.hasTime, let time = phrases.first(where: { $0.hasTime && !$0.namesDay }) else {
            return Deadline(phrases: [first], due: first.due, hasTime: first.hasTime, recurrence: first.recurrence)
        }
        return Deadline(
            phrases: [first, time].sorted { $0.range.lowerBound < $1.range.lowerBound },
            due: time.due,
            hasTime: true,
            recurrence: first.recurrence
        )
    }

    /// A rhythm that names no day, and the day it begins on elsewhere: "every week … on friday".
    private func rhythmApart(_ phrases: [DatePhrase]) -> Deadline? {
        guard phrases.count == 2, let rhythm = phrases.first(where: { $0.recurs && !$0.namesDay }),
            let day = phrases.first(where: { !$0.recurs && $0.namesDay && $0.bound == .on }),
            var recurrence = rhythm.recurrence, ![.minute, .hour].contains(recurrence.unit)
        else { return nil }
        if recurrence.unit == .week { recurrence.weekdays = [calendar.weekdayFromMonday(day.due)] }
        let timed = [day, rhythm].first(where: \.hasTime)
        return Deadline(
            phrases: phrases,
            due: timed.map { DateWording(calendar: calendar, now: now).moved(day.due, toTimeOf: $0.due) } ?? day.due,
            hasTime: timed != nil,
            recurrence: recurrence
        )
    }

    /// What is left of a text without a phrase, as it was typed.
    package func rest(of text: String, without phrase: DatePhrase) -> String {
        let before = text[..<phrase.range.lowerBound].trimmingCharacters(in: .whitespaces)
        let after = text[phrase.range.upperBound...].trimmingCharacters(in: .whitespaces)
        let isJoined = before.isEmpty || after.isEmpty || after.first.map { ",.;:!?)".contains($0) } ?? true
        let rest = before + (isJoined ? "" : " ") + after
        return rest.trimmingCharacters(in: CharacterSet(charactersIn: " ,;:-–"))
    }
}
