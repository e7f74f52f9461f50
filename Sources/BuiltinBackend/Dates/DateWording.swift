import Foundation

/// Dates in the words of an answer; made by hand, since a date formatter costs more than a whole turn.
struct DateWording {
    /// The calendar, with its time zone.
    let calendar: Calendar
    /// The time of the request.
    let now: Date

    /// "Sunday, 15 March 2026".
    func fullDay(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day, let weekday = parts.weekday else {
            return ""
        }
        let weekdayName = Vocabulary.weekdays[(weekday + 5) % 7].capitalized
        return "\(weekdayName), \(day) \(Vocabulary.months[month - 1].capitalized) \(year)"
    }

    /// "2026-03-15", as the tools take it.
    func isoDay(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return "\(padded(parts.year ?? 0, 4))-\(padded(parts.month ?? 0, 2))-\(padded(parts.day ?? 0, 2))"
    }

    /// "17:05".
    func time(_ date: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return "\(padded(parts.hour ?? 0, 2)):\(padded(parts.minute ?? 0, 2))"
    }

    /// "today", "yesterday", "3 days ago", "on 14 March" or, in another year, "on 14 March 2025".
    func age(_ date: Date) -> String {
        let days = calendar.dateComponents(
            [.day],
            from: calendar.startOfDay(for: date),
            to: calendar.startOfDay(for: now)
        ).day
        switch days {
        case 0?: return "today"
        case 1?: return "yesterday"
        case let days? where (2...6).contains(days): return "\(days) days ago"
        default: break
        }
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        let name = "on \(parts.day ?? 1) \(Vocabulary.months[(parts.month ?? 1) - 1].capitalized)"
        return parts.year == calendar.component(.year, from: now) ? name : "\(name) \(parts.year ?? 0)"
    }

    /// The day a stamp of a tool's result stands for; `nil` when it is no ISO 8601 date.
    func date(ofStamp stamp: String) -> Date? {
        let numbers = stamp.split(whereSeparator: { !$0.isASCII || !$0.isNumber }).prefix(3).compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        return calendar.date(from: DateComponents(year: numbers[0], month: numbers[1], day: numbers[2], hour: 12))
    }

    /// The day written as ``fullDay(_:)`` in a text such as "tomorrow at 5 (Sunday, 15 March 2026)".
    func day(writtenIn text: Substring) -> Date? {
        let parts = text.split(whereSeparator: { " (),".contains($0) })
        for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
            if let month = Vocabulary.months.firstIndex(of: part.lowercased()), let day = Int(parts[index - 1]),
                let year = Int(parts[index + 1]), year > 1000
            {
                return calendar.date(from: DateComponents(year: year, month: month + 1, day: day))
            }
        }
        return nil
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
