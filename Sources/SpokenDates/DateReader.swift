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
        phrases(in: text, looking: direction, readsBareHours: false)
    }

    private func phrases(in text: String, looking direction: DateDirection, readsBareHours: Bool) -> [DatePhrase] {
        var grammar = DateGrammar(DateToken.tokens(of: text), now: now, calendar: calendar, direction: direction)
        grammar.readsBareHours = readsBareHours
        return phrases(of: grammar.drafts(), grammar)
    }

    /// The phrases that drafts stand for.
    func phrases(of drafts: [DateGrammar.Draft], _ grammar: DateGrammar) -> [DatePhrase] {
        drafts.map { draft in
            let days =
                draft.isTimeAlone
                ? drafts.filter { $0.isOneDay && grammar.line(of: $0) == grammar.line(of: draft) } : []
            let before = days.last { $0.words.upperBound <= draft.words.lowerBound }
            return grammar.finished(draft, on: (before ?? days.first)?.days)
        }
    }

    /// When something is due, from the day and the time that a text names, wherever they stand in it.
    package func deadline(in text: String) -> Deadline? {
        let phrases = datesOfDeed(phrases(in: text, looking: .future, readsBareHours: true))
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

    /// The phrases that say when something is to be done: beside another day, neither "the saturday class" nor "for saturday".
    private func datesOfDeed(_ phrases: [DatePhrase]) -> [DatePhrase] {
        let free = phrases.filter { !$0.isPartOfThing }
        let ownDays = free.filter { !$0.isPurpose || !$0.namesDay }
        return [ownDays, free].first { $0.contains(where: \.namesDay) } ?? phrases
    }

    /// A rhythm, and elsewhere the day on which it begins or ends: "every week … on friday", "every day … until march".
    private func rhythmApart(_ phrases: [DatePhrase]) -> Deadline? {
        guard phrases.count == 2, let rhythm = phrases.first(where: { $0.recurrence != nil }),
            let day = phrases.first(where: { !$0.recurs && $0.namesDay }), var recurrence = rhythm.recurrence
        else { return nil }
        if day.bound == .by {
            guard let last = calendar.date(byAdding: .day, value: -1, to: day.days.upperBound), last >= rhythm.due
            else {
                return nil
            }
            recurrence.until = last
            return Deadline(phrases: phrases, due: rhythm.due, hasTime: rhythm.hasTime, recurrence: recurrence)
        }
        guard day.bound == .on, !rhythm.namesDay, ![.minute, .hour].contains(recurrence.unit) else { return nil }
        if recurrence.unit == .week { recurrence.weekdays = [calendar.weekdayFromMonday(day.due)] }
        let timed = [day, rhythm].first(where: \.hasTime)
        return Deadline(
            phrases: phrases,
            due: timed.map { DateWording(calendar: calendar, now: now).moved(day.due, toTimeOf: $0.due) } ?? day.due,
            hasTime: timed != nil,
            recurrence: recurrence
        )
    }

    /// How far a text says that something is moved: "two more days", "an hour and a half", "1h30", and the word behind that,
    /// such as "later"; `nil` where it does not say that exactly, as in "a few days", "2 or 3 days".
    package func distance(in text: String) -> (unit: Calendar.Component, count: Int, next: String?)? {
        DateGrammar(DateToken.tokens(of: text), now: now, calendar: calendar, direction: .future).distance
    }

    /// Whether a word, in lower case, is a unit that times are counted in: "minutes", "weeks", "tage".
    package static func isUnit(_ word: String) -> Bool {
        DateLexicon.meanings(of: word).contains { if case .unit = $0 { true } else { false } }
    }

    /// The days to look through for what is due in some days: this week goes on to the seventh day from today.
    package func dueDays(_ days: Range<Date>) -> Range<Date> {
        let isThisWeek =
            days.contains(now) && calendar.date(byAdding: .day, value: 7, to: days.lowerBound) == days.upperBound
            && calendar.weekdayFromMonday(days.lowerBound) == 0
        let today = calendar.startOfDay(for: now)
        guard isThisWeek, let end = calendar.date(byAdding: .day, value: 8, to: today) else { return days }
        return days.lowerBound..<max(days.upperBound, end)
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
