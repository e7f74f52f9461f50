package import Foundation

/// A calendar day, written `YYYY-MM-DD`.
package struct Day: Hashable, Sendable {
    /// The year, from 1.
    package var year: Int
    /// The month, 1 to 12.
    package var month: Int
    /// The day of the month, from 1.
    package var day: Int

    /// Reads `YYYY-MM-DD`; `nil` when it is anything else or no such day exists.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
        let numbers = parts.compactMap { $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil }
        guard numbers.count == 3, numbers[0] > 0, (1...12).contains(numbers[1]), numbers[2] > 0 else { return nil }
        year = numbers[0]
        month = numbers[1]
        day = numbers[2]
        guard day <= Self.length(ofMonth: month, year: year) else { return nil }
    }

    /// The day of a moment, by a calendar and its time zone.
    package init(_ date: Date, in calendar: Calendar) {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        year = parts.year ?? 1
        month = parts.month ?? 1
        day = parts.day ?? 1
    }

    /// The day as it is written.
    package var text: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

    /// The first instant of the day.
    package func start(in calendar: Calendar) -> Date? {
        calendar.date(from: DateComponents(year: year, month: month, day: day))
    }

    /// The first instant of the following day.
    package func end(in calendar: Calendar) -> Date? {
        start(in: calendar).flatMap { calendar.date(byAdding: .day, value: 1, to: $0) }
    }

    /// The day so many days later, or earlier where the number is negative.
    package func adding(_ days: Int) -> Day {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let start = start(in: calendar), let date = calendar.date(byAdding: .day, value: days, to: start) else {
            return self
        }
        return Day(date, in: calendar)
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension Day: Comparable {
    package static func < (one: Day, other: Day) -> Bool { one.text < other.text }
}

extension Int {
    /// The number with zeros before it, up to so many digits.
    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
