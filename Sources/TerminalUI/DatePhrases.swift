package import Foundation
package import Notes

/// Dates in words and figures, for one world's clock, time zone and locale.
package struct DatePhrases: Sendable {
    let world: World
    /// Midnight.
    private let today: Date

    package init(_ world: World) {
        self.world = world
        today = world.calendar.startOfDay(for: world.now())
    }

    /// Day, month and year in two digits each, in the locale's order: `14/03/26`.
    package func figures(_ date: Date) -> String {
        date.formatted(format.day(.twoDigits).month(.twoDigits).year(.twoDigits))
    }

    /// `today`, `yesterday`, `2 days ago` up to six days, else the date in figures.
    package func relative(_ date: Date) -> String {
        switch daysAgo(date) {
        case 0: return "today"
        case 1: return "yesterday"
        case let days where 2...6 ~= days: return "\(days) days ago"
        default: return figures(date)
        }
    }

    /// `today`, `yesterday`, `Tuesday` up to six days ago, else the date in figures.
    package func listed(_ date: Date) -> String {
        2...6 ~= daysAgo(date) ? weekday(date) : relative(date)
    }

    /// The time of day, in the locale's manner: `14:05`.
    package func time(_ date: Date) -> String {
        date.formatted(format.hour().minute())
    }

    /// The day of the week: `Tuesday`.
    package func weekday(_ date: Date) -> String {
        date.formatted(format.weekday(.wide))
    }

    /// How many days ago a date was, by the calendar; negative for the days to come.
    package func daysAgo(_ date: Date) -> Int {
        // A day on which the clocks change is an hour longer or shorter.
        Int((today.timeIntervalSince(world.calendar.startOfDay(for: date)) / 86_400).rounded())
    }

    /// The month for a heading, with the year when it is not this year: `March`, `May 2025`.
    package func month(_ date: Date) -> String {
        let isThisYear = world.calendar.isDate(date, equalTo: world.now(), toGranularity: .year)
        let format = format.month(.wide)
        return date.formatted(isThisYear ? format : format.year())
    }

    private var format: Date.FormatStyle {
        Date.FormatStyle(locale: world.locale, calendar: world.calendar, timeZone: world.timeZone)
    }
}
