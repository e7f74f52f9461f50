import Foundation

/// A day that every year has once.
enum YearDay: Hashable, Sendable {
    case date(month: Int, day: Int)
    /// A number of days after Easter Sunday.
    case easter(Int)

    /// Its month and day in a year; a day of the month past the last one runs on into the next month.
    func parts(in year: Int) -> (month: Int, day: Int) {
        switch self {
        case .date(let month, let day): return (month, day)
        case .easter(let offset):
            let sunday = Self.easterSunday(of: year)
            return (sunday.month, sunday.day + offset)
        }
    }

    /// Easter Sunday of the Gregorian calendar, as Meeus and Butcher count it.
    private static func easterSunday(of year: Int) -> (month: Int, day: Int) {
        let (golden, century, rest) = (year % 19, year / 100, year % 100)
        let moon = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
        let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - moon - rest % 4) % 7
        let late = (golden + 11 * moon + 22 * weekday) / 451
        let days = moon + weekday - 7 * late + 114
        return (days / 31, days % 31 + 1)
    }
}
