package import Foundation

/// Dates in the words of an answer; made by hand, since a date formatter costs more than a whole turn.
package struct DateWording {
    /// The calendar, with its time zone.
    package let calendar: Calendar
    /// The time of the request.
    package let now: Date
    /// Whether days have their German names.
    private var isGerman = false

    package init(calendar: Calendar, now: Date) {
        self.calendar = calendar
        self.now = now
    }

    /// The same in the language of a line: with the German names of days where it is German.
    package func forLine(isGerman: Bool) -> DateWording {
        var wording = self
        wording.isGerman = isGerman
        return wording
    }

    /// When something is due: "today at 17:00", "tomorrow", "Fri 6 Nov", "Fri 5 Feb 2027 at 09:00".
    package func due(_ date: Date, hasTime: Bool) -> String {
        let day =
            switch daysAhead(date) {
            case 0: "today"
            case 1: "tomorrow"
            case -1: "yesterday"
            default: shortDay(date)
            }
        return hasTime ? "\(day) at \(time(date))" : day
    }

    /// A text in which each day that depends on when it is said has its date: "yesterday (Sunday 1 November)".
    package func dated(_ text: String, _ phrases: [DatePhrase]) -> String {
        var dated = text
        for phrase in phrases.reversed() where phrase.isRelative && !phrase.recurs {
            dated.insert(contentsOf: " (\(plainDays(phrase.days)))", at: phrase.range.upperBound)
        }
        return dated
    }

    /// "Sunday 1 November", "Monday 9 November to Sunday 15 November".
    package func plainDays(_ days: Range<Date>) -> String {
        let last = days.upperBound.addingTimeInterval(-43_200)
        let isOneDay = isoDay(last) == isoDay(days.lowerBound)
        return isOneDay ? plainDay(days.lowerBound) : "\(plainDay(days.lowerBound)) to \(plainDay(last))"
    }

    /// The words by which some days may be named, for a search: "15 march sunday"; of more than a month none.
    package func names(of days: Range<Date>) -> String {
        var words: [String] = []
        var day = days.lowerBound
        while day < days.upperBound, words.count < 40 {
            let (weekday, number, month, _) = parts(of: day)
            words += [
                "\(number)", weekday.lowercased(), "\(weekday.lowercased().prefix(3))", month.lowercased(),
                "\(month.lowercased().prefix(3))", "\(number)th",
            ]
            guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { break }
            day = next
        }
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }.joined(separator: " ")
    }

    /// "Sunday, 15 March 2026".
    package func fullDay(_ date: Date) -> String {
        let (weekday, day, month, year) = parts(of: date)
        return "\(weekday), \(day)\(point) \(month) \(year)"
    }

    /// "Sunday 15 March", in another year "Sunday 15 March 2026": in words that a search finds.
    package func plainDay(_ date: Date) -> String {
        let (weekday, day, month, year) = parts(of: date)
        let name = "\(weekday) \(day)\(point) \(month)"
        return year == calendar.component(.year, from: now) ? name : "\(name) \(year)"
    }

    /// "Sun 15 Mar", in another year "Sun 15 Mar 2026".
    package func shortDay(_ date: Date) -> String {
        let (weekday, day, month, year) = parts(of: date)
        let name = "\(weekday.prefix(3)) \(day) \(month.prefix(3))"
        return year == calendar.component(.year, from: now) ? name : "\(name) \(year)"
    }

    /// "2026-03-15", as the tools take it.
    package func isoDay(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return "\(padded(parts.year ?? 0, 4))-\(padded(parts.month ?? 0, 2))-\(padded(parts.day ?? 0, 2))"
    }

    /// "2026-03-15", or with its time "2026-03-15 17:05": a due date as the tools write it.
    package func iso(_ date: Date, hasTime: Bool) -> String { isoDay(date) + (hasTime ? " \(time(date))" : "") }

    /// The moment of a due date as the tools write it, and whether it has a time.
    package func moment(ofDue due: String) -> (date: Date, hasTime: Bool)? {
        let numbers = due.split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 3 || numbers.count == 5 else { return nil }
        let hasTime = numbers.count == 5
        let parts = DateComponents(
            year: numbers[0],
            month: numbers[1],
            day: numbers[2],
            hour: hasTime ? numbers[3] : 0,
            minute: hasTime ? numbers[4] : 0
        )
        return calendar.date(from: parts).map { ($0, hasTime) }
    }

    /// A due date in words: "Sunday, 15 March 2026, 17:05".
    package func words(ofDue due: String) -> String? {
        moment(ofDue: due).map { $0.hasTime ? "\(fullDay($0.date)), \(time($0.date))" : fullDay($0.date) }
    }

    /// "17:05".
    package func time(_ date: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return "\(padded(parts.hour ?? 0, 2)):\(padded(parts.minute ?? 0, 2))"
    }

    /// "today", "yesterday", "3 days ago", "on 14 March" or, in another year, "on 14 March 2025".
    package func age(_ date: Date) -> String {
        switch daysAhead(date) {
        case 0: return "today"
        case -1: return "yesterday"
        case let days where (-6 ... -2).contains(days): return "\(-days) days ago"
        default: break
        }
        let (_, day, month, year) = parts(of: date)
        return year == calendar.component(.year, from: now) ? "on \(day) \(month)" : "on \(day) \(month) \(year)"
    }

    /// The day a stamp of a tool's result stands for; `nil` when it is no ISO 8601 date.
    package func date(ofStamp stamp: String) -> Date? {
        let numbers = stamp.split(whereSeparator: { !$0.isASCII || !$0.isNumber }).prefix(3).compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        return calendar.date(from: DateComponents(year: numbers[0], month: numbers[1], day: numbers[2], hour: 12))
    }

    /// The day written as ``fullDay(_:)`` in a text such as "tomorrow at 5 (Sunday, 15 March 2026)".
    package func day(writtenIn text: Substring) -> Date? {
        let parts = text.split(whereSeparator: { " (),".contains($0) })
        for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
            if let month = DateNames.months.firstIndex(of: part.lowercased()), let day = Int(parts[index - 1]),
                let year = Int(parts[index + 1]), year > 1000
            {
                return calendar.date(from: DateComponents(year: year, month: month + 1, day: day))
            }
        }
        return nil
    }

    /// The moment at another day's date with the time of `time`.
    package func moved(_ day: Date, toTimeOf time: Date) -> Date {
        let parts = calendar.dateComponents([.hour, .minute], from: time)
        return calendar.date(bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: 0, of: day) ?? day
    }

    /// A day with the time of a phrase.
    package func moved(_ day: Date, to phrase: DatePhrase) -> Date {
        phrase.hasTime ? moved(day, toTimeOf: phrase.due) : day
    }

    private func daysAhead(_ date: Date) -> Int {
        let (today, day) = (calendar.startOfDay(for: now), calendar.startOfDay(for: date))
        return calendar.dateComponents([.day], from: today, to: day).day ?? .max
    }

    /// What follows the number of a day.
    private var point: String { isGerman ? "." : "" }

    private func parts(of date: Date) -> (weekday: String, day: Int, month: String, year: Int) {
        let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
        let weekdays = isGerman ? DateNames.germanWeekdays : DateNames.weekdays
        let months = isGerman ? DateNames.germanMonths : DateNames.months
        return (
            weekdays[((parts.weekday ?? 1) + 5) % 7].capitalized, parts.day ?? 1,
            months[(parts.month ?? 1) - 1].capitalized, parts.year ?? 0
        )
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
