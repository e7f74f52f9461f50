package import Foundation

/// A calendar day, written `YYYY-MM-DD`.
package struct Day: Equatable, Sendable {
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

    /// The first instant of the day.
    package func start(in calendar: Calendar) -> Date? {
        calendar.date(from: DateComponents(year: year, month: month, day: day))
    }

    /// The first instant of the following day.
    package func end(in calendar: Calendar) -> Date? {
        start(in: calendar).flatMap { calendar.date(byAdding: .day, value: 1, to: $0) }
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
