package import Foundation
package import SpokenDates

/// When something is due as a person types it: a day in any words that are understood in conversation, with or without a
/// time, or a rhythm in which it comes again.
package struct TypedDue: Equatable, Sendable {
    /// What can be typed, for a sentence that says so.
    package static let forms =
        "2026-11-27, tomorrow, friday 17:30, last friday of the month, or a rhythm such as every monday"
    /// The forms of days that can be typed.
    package static let days = "2026-11-27, today, tomorrow, friday, next week"

    /// When it is due, the first time.
    package var date: DueDate
    /// The rhythm, as it is written in a note.
    package var rhythm: String?

    package init(_ date: DueDate, rhythm: String? = nil) {
        self.date = date
        self.rhythm = rhythm
    }

    /// Reads a due date; `nil` for a text that is not all of it one.
    /// - Throws: ``DateProblem`` for a day or time that does not exist, and for a rhythm that cannot be kept.
    package init?(_ typed: String, now: Date, in calendar: Calendar) throws(DateProblem) {
        let text = NotePatch.oneLine(typed)
        if let date = DueDate(text) {
            self.init(date)
            return
        }
        let reader = DateReader(now: now, calendar: calendar)
        if let problem = reader.problem(in: text) { throw problem }
        // A holiday or a number alone may be anything in a sentence: “christmas”, “14/2”.
        for text in [text, "on " + text] {
            guard let deadline = reader.deadline(in: text), deadline.phrases.covers(text) else { continue }
            var date = DueDate(deadline.due, in: calendar)
            if !deadline.hasTime { date.minute = nil }
            self.init(date, rhythm: reader.rhythm(of: deadline, in: text))
            return
        }
        return nil
    }

    /// The days that a text names, from the first to the last; `nil` for anything else, such as a time or a rhythm.
    static func days(_ typed: String, now: Date, in calendar: Calendar) -> ClosedRange<Day>? {
        let text = NotePatch.oneLine(typed)
        if let day = Day(text) { return day...day }
        let reader = DateReader(now: now, calendar: calendar)
        let phrases = reader.phrases(in: text)
        guard phrases.count == 1, let phrase = phrases.first, phrase.namesDay, !phrase.hasTime, !phrase.recurs,
            phrase.range == text.startIndex..<text.endIndex
        else { return nil }
        switch reader.problem(in: text) {
        case nil, .severalDays: break
        default: return nil
        }
        let days = reader.dueDays(phrase.days)
        let last = days.upperBound.addingTimeInterval(-43_200)
        return Day(days.lowerBound, in: calendar)...Day(last, in: calendar)
    }
}

extension [DatePhrase] {
    /// Whether nothing but spaces and commas stands between and around them.
    fileprivate func covers(_ text: String) -> Bool {
        var rest = text[...]
        for phrase in self {
            guard rest[..<phrase.range.lowerBound].allSatisfy({ " ,".contains($0) }) else { return false }
            rest = rest[phrase.range.upperBound...]
        }
        return rest.isEmpty
    }
}
