import Foundation

extension DateGrammar {
    /// The day that starts at a date.
    func day(_ start: Date) -> Range<Date> { start..<date(start, adding: .day, 1) }

    /// A date moved by calendar units.
    func date(_ date: Date, adding unit: Calendar.Component, _ value: Int) -> Date {
        calendar.date(byAdding: unit, value: value, to: date) ?? date
    }

    /// Some days as something read; by default they depend on today.
    func found(_ days: Range<Date>?, _ end: Int, _ kind: Days.Kind = .fixed, isRelative: Bool = true) -> Found<Days>? {
        days.map { Found(value: Days(days: $0, kind: kind, isRelative: isRelative), end: end) }
    }

    /// The part of the day at an index.
    func part(at index: Int) -> DayPart? { pick(at: index) { if case .part(let part) = $0 { part } else { nil } } }

    /// The weekday at an index; Monday is 0.
    func weekday(at index: Int) -> Int? { pick(at: index) { if case .weekday(let day) = $0 { day } else { nil } } }

    /// Whether a date stands behind its weekday: "sat 28.3.", "Samstag, den 28.3.".
    func isBehindWeekday(_ index: Int) -> Bool {
        let before = index > 1 && has(.the, at: index - 1) ? index - 2 : index - 1
        return before >= 0 && weekday(at: before) != nil
    }

    /// The month at an index; January is 1.
    func month(at index: Int) -> Int? { pick(at: index) { if case .month(let month) = $0 { month } else { nil } } }

    /// The offset of "tomorrow" and the like at an index.
    func dayOffset(at index: Int) -> Int? { pick(at: index) { if case .day(let offset) = $0 { offset } else { nil } } }

    /// The week, month, year or weekend at an index, a number of periods from this one.
    func period(at index: Int, _ shift: Int) -> Found<Range<Date>>? {
        if has(.weekend, at: index) {
            let saturday = date(weekStart(of: today), adding: .day, 5 + 7 * shift)
            return Found(value: saturday..<date(saturday, adding: .day, 2), end: index + 1)
        }
        switch unit(at: index) {
        case .weekOfYear:
            let start = date(weekStart(of: today), adding: .day, 7 * shift)
            return Found(value: start..<date(start, adding: .day, 7), end: index + 1)
        case .month?: return interval(.month, shift).map { Found(value: $0, end: index + 1) }
        case .year?: return interval(.year, shift).map { Found(value: $0, end: index + 1) }
        default: return nil
        }
    }

    private func interval(_ unit: Calendar.Component, _ shift: Int) -> Range<Date>? {
        calendar.dateInterval(of: unit, for: today).map {
            date($0.start, adding: unit, shift)..<date($0.start, adding: unit, shift + 1)
        }
    }

    /// The weekday of the week, from Monday, that a date is in.
    func weekday(_ weekday: Int, inWeekOf date: Date) -> Range<Date> {
        day(self.date(weekStart(of: date), adding: .day, weekday))
    }

    /// The next such weekday after today.
    func upcoming(_ weekday: Int) -> Range<Date> {
        day(date(today, adding: .day, (weekday - weekdayToday + 6) % 7 + 1))
    }

    /// The next such weekday, today included.
    func nearest(_ weekday: Int) -> Range<Date> {
        day(date(today, adding: .day, (weekday - weekdayToday + 7) % 7))
    }

    /// The last such weekday before today.
    func previous(_ weekday: Int) -> Range<Date> {
        day(date(today, adding: .day, -((weekdayToday - weekday + 6) % 7 + 1)))
    }

    /// Whether the weekend of this week is still to come.
    var isBeforeWeekend: Bool { weekdayToday < 5 }

    private var weekdayToday: Int { mondayBased(today) }

    private func mondayBased(_ date: Date) -> Int { calendar.weekdayFromMonday(date) }

    private func weekStart(of date: Date) -> Date {
        self.date(calendar.startOfDay(for: date), adding: .day, -mondayBased(date))
    }

    /// A day of the calendar; `nil` when there is none.
    func wholeDay(_ day: Int, _ month: Int, _ year: Int) -> Range<Date>? {
        guard let date = calendar.date(from: DateComponents(year: year, month: month, day: day)),
            calendar.dateComponents([.month, .day], from: date) == DateComponents(month: month, day: day)
        else { return nil }
        return self.day(date)
    }

    /// The day with a number in the month that a date is in; `nil` when that has none.
    func day(numbered number: Int, inMonthOf date: Date) -> Range<Date>? {
        let parts = calendar.dateComponents([.year, .month], from: date)
        return wholeDay(number, parts.month ?? 1, parts.year ?? 1)
    }

    /// A day of the calendar that is said to be on a weekday: of no year, that of the other direction where only it is:
    /// "friday 20 november" a few days later.
    func lying(on weekday: Int, _ found: Found<Days>) -> Days {
        let start = found.value.days.lowerBound
        let parts = calendar.dateComponents([.year, .month, .day], from: start)
        guard year(at: found.end - 1) == nil, mondayBased(start) != weekday,
            let other = wholeDay(parts.day ?? 1, parts.month ?? 1, (parts.year ?? 1) + (direction == .past ? 1 : -1)),
            mondayBased(other.lowerBound) == weekday
        else { return found.value }
        return Days(days: other, kind: .calendar, isRelative: found.value.isRelative)
    }

    /// The nearest day of a month in the direction that is looked in.
    func dayWithoutYear(_ number: Int, _ month: Int) -> Range<Date>? {
        let year = calendar.component(.year, from: today)
        let candidates = (0...4).lazy.compactMap {
            wholeDay(number, month, direction == .past ? year - $0 : year + $0)
        }
        return candidates.first { direction == .past ? $0.lowerBound <= today : $0.lowerBound >= today }
    }

    /// The nearest day with a number in the direction that is looked in.
    /// - Parameter weekday: the day of the week it is, from 0 for Monday, if that is said too.
    func nextDay(numbered number: Int, weekday: Int? = nil) -> Range<Date>? {
        guard let month = calendar.dateInterval(of: .month, for: today)?.start else { return nil }
        let candidates = (0...(weekday == nil ? 2 : 1)).lazy.compactMap { step -> Range<Date>? in
            let first = calendar.dateComponents(
                [.year, .month],
                from: date(month, adding: .month, direction == .past ? -step : step)
            )
            return wholeDay(number, first.month ?? 1, first.year ?? 1)
        }
        .filter { weekday == nil || mondayBased($0.lowerBound) == weekday }
        return candidates.first { direction == .past ? $0.lowerBound <= today : $0.lowerBound >= today }
    }

    /// The nearest such month in a direction, this one included.
    func wholeMonth(_ month: Int, _ direction: DateDirection) -> Range<Date>? {
        let now = calendar.dateComponents([.year, .month], from: today)
        guard let year = now.year, let thisMonth = now.month else { return nil }
        let shift = direction == .past ? (month > thisMonth ? -1 : 0) : (month < thisMonth ? 1 : 0)
        guard let first = wholeDay(1, month, year + shift)?.lowerBound else { return nil }
        return first..<date(first, adding: .month, 1)
    }
}
