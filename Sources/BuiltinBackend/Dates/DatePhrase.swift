import Foundation

/// A phrase such as "tomorrow at five" or "since Monday", resolved.
struct DatePhrase: Equatable {
    /// The words of the phrase, its preposition included, as indices of the clause it was read from.
    var words: Range<Int>
    /// The days it covers, from midnight to midnight; `nil` when it names only a time of day or a rhythm.
    var days: Range<Date>?
    /// The moment, where the phrase fixes one.
    var moment: Date?
    /// Whether it names a rhythm such as "every day".
    var isRecurring = false
    /// The time of day as it was typed, "at 9", where the phrase names one.
    var time: String?
}

/// Whether a phrase without a year, such as "on Monday", looks back or ahead.
enum DateDirection {
    case past
    case future
}

/// Reads dates and times as people write them.
struct DateReader {
    /// The calendar, with its time zone.
    let calendar: Calendar
    /// The time of the request.
    let now: Date
    /// Whether a phrase without a year looks back or ahead.
    let direction: DateDirection

    /// The start of today.
    var today: Date { calendar.startOfDay(for: now) }

    /// The longest date phrase that starts at an index, its preposition included.
    func phrase(in clause: Clause, at index: Int) -> DatePhrase? {
        var draft = Draft()
        guard var end = read(clause, at: index, into: &draft) else { return nil }
        while end < clause.end, let next = read(clause, at: end, into: &draft) { end = next }
        return finished(draft, words: index..<end)
    }

    /// The longest date phrase at the end of a clause, which leaves at least one word before it.
    func trailingPhrase(in clause: Clause) -> DatePhrase? {
        let earliest = max(clause.start + 1, clause.end - 12)
        guard earliest < clause.end else { return nil }
        for index in earliest..<clause.end {
            if let phrase = phrase(in: clause, at: index), phrase.words.upperBound == clause.end { return phrase }
        }
        return nil
    }

    /// The first date phrase anywhere in a clause.
    func firstPhrase(in clause: Clause) -> DatePhrase? {
        for index in clause.words.indices {
            if let phrase = phrase(in: clause, at: index) { return phrase }
        }
        return nil
    }

    // MARK: - Parts

    /// What has been read of a phrase so far.
    struct Draft {
        var days: Range<Date>?
        var hour: Int?
        var minute = 0
        var isHourCertain = false
        var part: TimeOfDay.Part?
        var moment: Date?
        var isRecurring = false
        var time: String?

        /// Decides which half of the day is meant, once both an hour and a part of the day are known.
        mutating func settleHour() {
            guard let part, let hour, !isHourCertain else { return }
            if hour < 12, part != .morning { self.hour = hour + 12 }
            isHourCertain = true
        }
    }

    private func read(_ clause: Clause, at index: Int, into draft: inout Draft) -> Int? {
        rhythm(clause, at: index, into: &draft) ?? dayPart(clause, at: index, into: &draft)
            ?? timePart(clause, at: index, into: &draft)
    }

    private func rhythm(_ clause: Clause, at index: Int, into draft: inout Draft) -> Int? {
        guard let end = Self.rhythms.end(in: clause.words, at: index) else { return nil }
        draft.isRecurring = true
        return end
    }

    private func dayPart(_ clause: Clause, at index: Int, into draft: inout Draft) -> Int? {
        guard draft.days == nil, draft.moment == nil else { return nil }
        if let (moment, end) = distance(clause, at: index) {
            draft.moment = moment.isExact ? moment.date : nil
            draft.days = day(calendar.startOfDay(for: moment.date))
            return end
        }
        guard let (days, end) = days(in: clause, at: index) else { return nil }
        draft.days = days
        return end
    }

    private func timePart(_ clause: Clause, at index: Int, into draft: inout Draft) -> Int? {
        guard draft.moment == nil else { return nil }
        if draft.hour == nil, let (time, end) = TimeOfDay.read(clause, at: index) {
            draft.hour = time.hour
            draft.minute = time.minute
            draft.isHourCertain = time.isCertain
            draft.time = clause[index..<end].text
            draft.settleHour()
            return end
        }
        guard let (part, end) = TimeOfDay.partOfDay(clause, at: index) else { return nil }
        draft.part = part
        draft.settleHour()
        if part == .tonight, draft.days == nil { draft.days = day(today) }
        return end
    }

    private func finished(_ draft: Draft, words: Range<Int>) -> DatePhrase {
        var phrase = DatePhrase(words: words, days: draft.days, moment: draft.moment, isRecurring: draft.isRecurring)
        phrase.time = draft.time
        if let hour = draft.hour, draft.isHourCertain, !draft.isRecurring,
            let start = draft.days?.lowerBound ?? Optional(today), hour < 24
        {
            phrase.moment = calendar.date(bySettingHour: hour, minute: draft.minute, second: 0, of: start)
            phrase.days = draft.days ?? day(today)
        }
        return phrase
    }

    /// The day that starts at a date.
    func day(_ start: Date) -> Range<Date> { start..<date(start, adding: .day, 1) }

    /// A date moved by calendar units.
    func date(_ date: Date, adding unit: Calendar.Component, _ value: Int) -> Date {
        calendar.date(byAdding: unit, value: value, to: date) ?? date
    }

    private static let rhythms: [Phrase] = [
        "every|each other? day|morning|afternoon|evening|night|week|weekday|weekend|month|year|hour",
        """
        on? every|each other? monday|tuesday|wednesday|thursday|friday|saturday|sunday morning|afternoon|evening|\
        night?
        """,
        "daily", "weekly", "monthly", "yearly", "annually", "of every|each month|year|week",
        "every two|three|four|six hours|days|weeks|months",
        "on mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays|weekends",
        "twice|once a day|week|month|year", "each and every day",
    ]
}
