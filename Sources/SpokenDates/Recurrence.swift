package import Foundation

/// When something comes again: every two weeks on monday and wednesday, until a day.
///
/// It holds no time of day; that is the one of the moment it counts from.
package struct Recurrence: Hashable, Sendable {
    /// What is counted.
    package enum Unit: Sendable {
        case minute, hour, day, week, month, year
    }

    /// The unit of a step.
    package var unit: Unit
    /// How many units a step takes, from 1.
    package var interval = 1
    /// The days of the week, from 0 for Monday; none for the day that it counts from.
    package var weekdays: Set<Int> = []
    /// The number of the day within a month, or of its weekday: “the first monday”; -1 is the last.
    package var place: Int?
    /// The month of a year, from 1; `nil` for the one that it counts from.
    package var month: Int?
    /// The start of the last day on which it comes.
    package var until: Date?

    package init(
        _ unit: Unit,
        interval: Int = 1,
        weekdays: Set<Int> = [],
        place: Int? = nil,
        month: Int? = nil,
        until: Date? = nil
    ) {
        self.unit = unit
        self.interval = interval
        self.weekdays = weekdays
        self.place = place
        self.month = month
        self.until = until
    }

    /// The next time after one that was due, which lies ahead of `now` as well; `nil` when it comes no more.
    ///
    /// What comes by the hour comes again on the same day; anything else on a later one, at the same time of day.
    package func next(after due: Date, now: Date, calendar: Calendar) -> Date? {
        let next: Date?
        switch unit {
        case .minute, .hour:
            let step = Double(interval) * (unit == .minute ? 60 : 3_600)
            let steps = (max(due, now).timeIntervalSince(due) / step).rounded(.down) + 1
            next = due.addingTimeInterval(steps * step)
        default:
            let last = max(calendar.startOfDay(for: due), calendar.startOfDay(for: now))
            next = calendar.date(byAdding: .day, value: 1, to: last)
                .flatMap { day(onOrAfter: $0, counting: due, calendar) }
                .flatMap { day in
                    let clock = calendar.dateComponents([.hour, .minute], from: due)
                    return calendar.date(bySettingHour: clock.hour ?? 0, minute: clock.minute ?? 0, second: 0, of: day)
                }
        }
        guard let next, let until else { return next }
        return calendar.startOfDay(for: next) <= until ? next : nil
    }

    /// The first day on or after one that the rhythm may begin with, as a start of a day; `nil` when it ends before.
    package func first(onOrAfter day: Date, calendar: Calendar) -> Date? {
        var unbroken = self
        if unit == .week { unbroken.interval = 1 }
        let first = unbroken.day(onOrAfter: calendar.startOfDay(for: day), counting: day, calendar)
        guard let first, let until else { return first }
        return first <= until ? first : nil
    }

    /// The first day that fits, of the steps counted from `start`.
    private func day(onOrAfter first: Date, counting start: Date, _ calendar: Calendar) -> Date? {
        let start = calendar.startOfDay(for: start)
        let step = max(1, interval)
        func added(_ unit: Calendar.Component, _ count: Int, to date: Date) -> Date? {
            calendar.date(byAdding: unit, value: count, to: date)
        }
        switch unit {
        case .minute, .hour: return first
        case .day:
            let days = calendar.dateComponents([.day], from: start, to: first).day ?? 0
            return added(.day, max(0, (days + step - 1) / step) * step, to: start)
        case .week:
            let wanted = weekdays.isEmpty ? [calendar.weekdayFromMonday(start)] : weekdays
            let monday = calendar.mondayOfWeek(start)
            return (0..<7 * (step + 1)).lazy.compactMap { added(.day, $0, to: first) }.first { day in
                guard wanted.contains(calendar.weekdayFromMonday(day)) else { return false }
                let days = calendar.dateComponents([.day], from: monday, to: calendar.mondayOfWeek(day)).day ?? 0
                return days / 7 % step == 0
            }
        case .month, .year:
            let parts = calendar.dateComponents([.year, .month, .day], from: start)
            let months = unit == .year ? 12 * step : step
            guard let origin = calendar.date(from: DateComponents(year: parts.year, month: month ?? parts.month))
            else { return nil }
            let passed = calendar.dateComponents([.month], from: origin, to: first).month ?? 0
            let skipped = max(0, passed / months)
            return (skipped...skipped + 60).lazy.compactMap { added(.month, $0 * months, to: origin) }
                .compactMap { self.day(inMonthOf: $0, or: parts.day ?? 1, calendar) }
                .first { $0 >= first }
        }
    }

    /// The day of a month; where the month is too short, its last one.
    private func day(inMonthOf start: Date, or number: Int, _ calendar: Calendar) -> Date? {
        guard let length = calendar.range(of: .day, in: .month, for: start)?.count else { return nil }
        func day(_ number: Int) -> Date? { calendar.date(byAdding: .day, value: number - 1, to: start) }
        guard let weekday = weekdays.first else {
            let number = place ?? number
            return day(number < 0 ? length : min(number, length))
        }
        let firstPlace = (weekday - calendar.weekdayFromMonday(start) + 7) % 7 + 1
        let places = Array(stride(from: firstPlace, through: length, by: 7))
        guard let place, place > 0 else { return places.last.flatMap(day) }
        return place <= places.count ? day(places[place - 1]) : nil
    }
}

extension Calendar {
    /// The day of the week, from 0 for Monday.
    package func weekdayFromMonday(_ date: Date) -> Int { (component(.weekday, from: date) + 5) % 7 }

    /// The start of the Monday of a day's week.
    fileprivate func mondayOfWeek(_ date: Date) -> Date {
        self.date(byAdding: .day, value: -weekdayFromMonday(date), to: startOfDay(for: date)) ?? date
    }
}
