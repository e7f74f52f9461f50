package import Foundation
import SpokenDates

extension DueDate {
    /// The days that a text names, in any words that are understood in conversation; with each time that it names, and without.
    package static func named(in text: String, now: Date, in calendar: Calendar) -> [DueDate] {
        let reader = DateReader(now: now, calendar: calendar)
        let phrases = reader.phrases(in: text)
        var days = phrases.filter(\.namesDay).map { Day($0.due, in: calendar) }
        // “Remind me at six” is today, or tomorrow.
        days += phrases.filter { !$0.namesDay && $0.hasTime }.map { Day($0.due, in: calendar) }
        let times = phrases.filter(\.hasTime).map { DueDate($0.due, in: calendar).minute }
        let written = text.split(whereSeparator: \.isWhitespace).compactMap { DueDate(String($0)) }
        return written + days.flatMap { day in ([nil] + times).map { DueDate(day, minute: $0) } }
    }
}
