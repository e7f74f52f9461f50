package import Foundation

extension DueDate {
    /// What can be typed, for a sentence that says so.
    package static let forms = days + "; each with or without a time such as 17:30"
    /// The forms of a day that can be typed.
    package static let days = "2026-11-27, today, tomorrow, friday"

    /// Reads what a person types for a due date: a day as it is written, `today`, `tomorrow` or the name of a weekday,
    /// each with or without a time such as `17:30`.
    ///
    /// A weekday is the next one after today. `nil` for anything else.
    package init?(typed: String, now: Date, in calendar: Calendar) {
        if let date = DueDate(NotePatch.oneLine(typed)) {
            self = date
            return
        }
        let words = typed.lowercased().split(whereSeparator: \.isWhitespace)
        guard let first = words.first, words.count <= 2,
            let day = Self.day(String(first), today: Day(now, in: calendar))
        else { return nil }
        guard words.count == 2 else {
            self.init(day)
            return
        }
        guard let minute = Self.minute(words[1]) else { return nil }
        self.init(day, minute: minute)
    }

    private static func day(_ word: String, today: Day) -> Day? {
        switch word {
        case "today": return today
        case "tomorrow": return today.adding(1)
        default: break
        }
        guard word.count >= 3, let wanted = weekdays.firstIndex(where: { $0.hasPrefix(word) }) else { return nil }
        let ahead = (wanted - today.weekday + 7) % 7
        return today.adding(ahead == 0 ? 7 : ahead)
    }

    private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
}

extension Day {
    /// The day of the week, from 0 for Sunday.
    fileprivate var weekday: Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return start(in: calendar).map { calendar.component(.weekday, from: $0) - 1 } ?? 0
    }
}
