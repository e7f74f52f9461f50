import Foundation

/// Days that are counted within a month, or from another day.
extension DateGrammar {
    /// A day counted within a month.
    struct Counted {
        let day: Range<Date>
        /// Such a day of every month, or of every year where a month is named.
        let recurrence: Recurrence
        /// Whether it is that of every month.
        let isEach: Bool
        /// The index after its words.
        let end: Int
    }

    /// "first monday of december", "last friday in november", "last day of the month", "third thursday of each month".
    func counted(at index: Int) -> Counted? {
        let last = has(.shift(-1), at: index) ? Found(value: -1, end: index + 1) : nil
        guard let place = last ?? place(at: index, isPointed: false), tokens.indices.contains(place.end),
            !tokens[place.end].endsClause
        else { return nil }
        let weekday = weekday(at: place.end)
        guard weekday != nil || unit(at: place.end) == .day else { return nil }
        let joint = place.end + 1
        guard has(.of, at: joint) || has(.lead(.in), at: joint) || has(.the, at: joint) else { return nil }
        let next = skip(.the, from: has(.the, at: joint) ? joint : joint + 1)
        let isEach = has(.every, at: next)
        guard let months = months(at: isEach ? next + 1 : next) else { return nil }
        let named = month(at: isEach ? next + 1 : next)
        let days = months.value.compactMap { nth(place.value, weekday, of: $0) }
        let isPast = direction == .past
        return days.first { isPast ? $0.lowerBound <= today : $0.lowerBound >= today }
            .map { day in
                Counted(
                    day: day,
                    recurrence: Recurrence(
                        named == nil ? .month : .year,
                        weekdays: weekday.map { [$0] } ?? [],
                        place: place.value,
                        month: named
                    ),
                    isEach: isEach,
                    end: months.end
                )
            }
    }

    /// The months that can be meant at an index, the nearest first.
    func months(at index: Int) -> Found<[Range<Date>]>? {
        let sign = direction == .past ? -1 : 1
        if unit(at: index) == .month {
            return Found(value: [0, sign].compactMap { period(at: index, $0)?.value }, end: index + 1)
        }
        guard month(at: index) != nil else {
            return shifted(at: index).map { Found(value: [$0.value.days], end: $0.end) }
        }
        return calendarMonth(at: index).map { found in
            let other = date(found.value.days.lowerBound, adding: .year, sign)
            return Found(value: [found.value.days, other..<date(other, adding: .month, 1)], end: found.end)
        }
    }

    /// A day of a month by its place; -1 is the last.
    private func nth(_ place: Int, _ weekday: Int?, of month: Range<Date>) -> Range<Date>? {
        let step = weekday == nil ? 1 : 7
        let isLast = place < 0
        var edge = self
        edge.today = isLast ? month.upperBound : date(month.lowerBound, adding: .day, -1)
        let start = isLast ? edge.before(weekday) : edge.after(weekday)
        let day = isLast ? start : self.day(date(start.lowerBound, adding: .day, step * (place - 1)))
        return month.contains(day.lowerBound) ? day : nil
    }

    /// "monday after christmas", "second sunday after easter", "day after the 5th", "weekend before easter monday".
    func beside(at start: Int) -> Found<Days>? {
        let place = place(at: start, isPointed: false).flatMap { self.weekday(at: $0.end) == nil ? nil : $0 }
        let index = place?.end ?? start
        let weekday = self.weekday(at: index) ?? (has(.weekend, at: index) ? 5 : nil)
        guard weekday != nil || unit(at: index) == .day, tokens.indices.contains(index), !tokens[index].endsClause,
            place != nil || !isPartOfName(at: index),
            let side = lead(at: index + 1), side == .after || side == .before
        else { return nil }
        let next = skip(.the, from: index + 2)
        guard next < tokens.count, let base = days(at: next, after: .by, isThe: true), base.value.moment == nil else {
            return nil
        }
        var edge = self
        edge.today = side == .before ? base.value.days.lowerBound : date(base.value.days.upperBound, adding: .day, -1)
        let first = side == .before ? edge.before(weekday) : edge.after(weekday)
        let weeks = (place?.value ?? 1) - 1
        var days = day(date(first.lowerBound, adding: .day, (side == .before ? -7 : 7) * weeks))
        if has(.weekend, at: index) { days = days.lowerBound..<date(days.lowerBound, adding: .day, 2) }
        return found(days, base.end, .once)
    }

    /// Whether a weekday is only a part of a name: "fifth friday", "black friday".
    func isPartOfName(at index: Int) -> Bool {
        guard index > 0, weekday(at: index) != nil, !tokens[index - 1].endsClause, !tokens[index - 1].hasComma else {
            return false
        }
        if Self.ofNames[tokens[index - 1].key]?.contains(tokens[index].key) ?? false { return true }
        let isLed = index > 1 && (lead(at: index - 2) != nil || has(.the, at: index - 2))
        guard let place = place(at: index - 1, isPointed: isLed), index < 2 || month(at: index - 2) == nil else {
            return false
        }
        // "the 24th tuesday" is the 24th.
        return place.value <= 5 || has(.of, at: index + 1) || [.in, .after, .before].contains(lead(at: index + 1))
    }

    private static let ofNames: [String: Set<String>] = [
        "easter": ["friday", "saturday", "sunday", "monday", "tuesday"], "whit": ["sunday", "monday", "tuesday"],
        "black": ["friday"], "cyber": ["monday"], "giving": ["tuesday"], "fat": ["tuesday"],
        "super": ["tuesday", "sunday"],
    ]

    /// The last such weekday, or day, before today.
    private func before(_ weekday: Int?) -> Range<Date> {
        weekday.map(previous) ?? day(date(today, adding: .day, -1))
    }

    /// The next such weekday, or day, after today.
    private func after(_ weekday: Int?) -> Range<Date> {
        weekday.map(upcoming) ?? day(date(today, adding: .day, 1))
    }
}
