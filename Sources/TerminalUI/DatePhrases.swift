package import Foundation
package import Notes

/// Dates in words and figures, for one world's clock, time zone and locale.
package struct DatePhrases: Sendable {
    private let world: World

    package init(_ world: World) {
        self.world = world
    }

    /// Day, month and year in two digits each, in the locale's order: `14/03/26`.
    package func figures(_ date: Date) -> String {
        date.formatted(format.day(.twoDigits).month(.twoDigits).year(.twoDigits))
    }

    /// `today`, `yesterday`, `2 days ago` up to six days, else the date in figures.
    package func relative(_ date: Date) -> String {
        let calendar = world.calendar
        let start = calendar.startOfDay(for: date)
        let days = calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: world.now())).day
        switch days {
        case 0?: return "today"
        case 1?: return "yesterday"
        case let days? where 2...6 ~= days: return "\(days) days ago"
        default: return figures(date)
        }
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
