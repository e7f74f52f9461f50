import Foundation

/// Rhythms: "every monday and wednesday", "daily", "every two weeks until christmas".
extension DateGrammar {
    /// The rhythm that begins at an index; without a value it is one that nothing here can count.
    func recurrence(at index: Int) -> Found<Recurrence?>? {
        let start = skip(.the, from: lead(at: index) == .on ? index + 1 : index)
        if eachWeekday(at: start) != nil, let days = weekdays(at: start) {
            return Found(value: Recurrence(.week, weekdays: days.value), end: days.end)
        }
        if let rhythm = pick(at: start, { if case .rhythm(let unit, let count) = $0 { (unit, count) } else { nil } }),
            !isAdjective(at: start)
        {
            return Found(value: Recurrence(rhythm.0, interval: rhythm.1), end: start + 1)
        }
        if start > index, start < tokens.count, ["weekends", "wochenenden"].contains(tokens[start].key) {
            return Found(value: Recurrence(.week, weekdays: [5]), end: start + 1)
        }
        if has(.workdays, at: start) { return Found(value: .workdays, end: start + 1) }
        if let times = times(at: index) { return times }
        let isEvery = has(.every, at: start)
        let next = isEvery ? start + 1 : start
        // "the 5th of every month", "every 5th of the month"
        if let place = place(at: next, isPointed: true) {
            let end = skip(.the, from: skip(.every, from: skip(.of, from: place.end)))
            if unit(at: end) == .month, isEvery || has(.every, at: end - 1) {
                return Found(value: Recurrence(.month, place: place.value), end: end + 1)
            }
        }
        // "the first monday of each month", "every last friday of the month"
        if let counted = counted(at: next), isEvery || counted.isEach {
            return Found(value: counted.recurrence, end: counted.end)
        }
        guard isEvery else { return nil }
        return dayOfYear(at: next) ?? every(at: next)
    }

    /// What stands after "every": "second tuesday", "3 weeks", "morning".
    private func every(at index: Int) -> Found<Recurrence?>? {
        let place = place(at: index, isPointed: true)
        if let place, has(.and, at: place.end) || tokens[place.end - 1].hasComma,
            let other = self.place(at: skip(.the, from: skip(.and, from: place.end)), isPointed: true)
        {
            // "every 1st and 15th", "every 2nd and 4th tuesday"
            if weekday(at: other.end) != nil { return Found(value: nil, end: other.end + 1) }
            return closes(other.end) ? Found(value: nil, end: other.end) : nil
        }
        let isOther = has(.other, at: index)
        let count = place ?? number(at: index) ?? (isOther ? Found(value: 2, end: index + 1) : nil)
        let isSome = count == nil && pick(at: index, { if case .some = $0 { true } else { nil } }) != nil
        let (number, next) = (count?.value ?? 1, count?.end ?? (isSome ? index + 1 : index))
        guard number > 0, number < 1_000 else { return nil }
        guard let found = returning(at: next, number) else {
            // "every other 15th"
            if isOther, let day = self.place(at: next, isPointed: true), closes(day.end) {
                return Found(value: nil, end: day.end)
            }
            return place.flatMap(everyDay(numbered:))
        }
        return isSome ? Found(value: nil, end: found.end) : found
    }

    /// "every 15th": a day of every month; "every third" may be one of anything.
    private func everyDay(numbered place: Found<Int>) -> Found<Recurrence?>? {
        guard closes(place.end) else { return nil }
        let isDay = tokens[place.end - 1].key.first?.isNumber == true || place.value == 1 || place.value > 12
        return Found(value: isDay ? Recurrence(.month, place: place.value) : nil, end: place.end)
    }

    private func returning(at index: Int, _ count: Int) -> Found<Recurrence?>? {
        if let days = weekdays(at: index) {
            return Found(value: Recurrence(.week, interval: count, weekdays: days.value), end: days.end)
        }
        if has(.workday, at: index) { return Found(value: count == 1 ? .workdays : nil, end: index + 1) }
        if has(.weekend, at: index) {
            return Found(value: Recurrence(.week, interval: count, weekdays: [5]), end: index + 1)
        }
        if part(at: index) != nil {
            // "every morning and evening"; one part is read as the next piece: "every morning at 6".
            if has(.and, at: index + 1), part(at: index + 2) != nil { return Found(value: nil, end: index + 3) }
            return Found(value: Recurrence(.day, interval: count), end: index)
        }
        if has(.half, at: index), unit(at: skip(.article, from: index + 1)) == .hour {
            return Found(value: Recurrence(.minute, interval: 30), end: skip(.article, from: index + 1) + 1)
        }
        if has(.quarter, at: index) {
            let hour = skip(.article, from: skip(.of, from: index + 1))
            return unit(at: hour) == .hour
                ? Found(value: Recurrence(.minute, interval: 15), end: hour + 1)
                : Found(value: Recurrence(.month, interval: 3 * count), end: index + 1)
        }
        guard let unit = unit(at: index).flatMap(Recurrence.Unit.init) else { return nil }
        let units = has(.fortnight, at: index) ? 2 * count : count
        return Found(value: Recurrence(unit, interval: units), end: index + 1)
    }

    /// "once a week"; "twice a day" and "3 times a week" say nothing of when.
    private func times(at index: Int) -> Found<Recurrence?>? {
        let times = has(.times, at: index) ? index : number(at: index)?.end ?? index
        guard has(.times, at: times),
            has(.article, at: times + 1) || has(.every, at: times + 1) || lead(at: times + 1) == .on
                || tokens.indices.contains(times + 1) && ["per", "pro"].contains(tokens[times + 1].key),
            let unit = unit(at: times + 2).flatMap(Recurrence.Unit.init)
        else { return nil }
        return Found(value: ["once", "einmal"].contains(tokens[times].key) ? Recurrence(unit) : nil, end: times + 3)
    }

    /// A day of every year: "may 3", "3rd of may", "christmas"; of a month alone its first day.
    private func dayOfYear(at index: Int) -> Found<Recurrence?>? {
        if let found = calendarDay(at: index, after: .on) ?? namedDay(at: index) ?? holiday(at: index) {
            // Easter is on another day each year.
            guard found.value.kind != .once else { return Found(value: nil, end: found.end) }
            let parts = calendar.dateComponents([.month, .day], from: found.value.days.lowerBound)
            return Found(value: Recurrence(.year, place: parts.day, month: parts.month), end: found.end)
        }
        return month(at: index).map { Found(value: Recurrence(.year, place: 1, month: $0), end: index + 1) }
    }

    /// "monday and wednesday", "mon-fri", "mondays, tuesdays and fridays".
    private func weekdays(at index: Int) -> Found<Set<Int>>? {
        let isEach = eachWeekday(at: index) != nil
        func day(_ index: Int) -> Int? { eachWeekday(at: index) ?? (isEach ? nil : weekday(at: index)) }
        guard let first = day(index) else { return nil }
        var (days, last, end): (Set<Int>, Int, Int) = ([first], first, index + 1)
        while end < tokens.count, !tokens[end - 1].endsClause {
            let isSpan = has(.through, at: end)
            guard isSpan || has(.and, at: end) || tokens[end - 1].hasComma else { break }
            let next = skip(.every, from: isSpan ? end + 1 : skip(.and, from: end))
            guard let day = day(next) else { break }
            days.formUnion(isSpan ? (0...(day - last + 7) % 7).map { (last + $0) % 7 } : [day])
            (last, end) = (day, next + 1)
        }
        return Found(value: days, end: end)
    }

    private func eachWeekday(at index: Int) -> Int? {
        pick(at: index) { if case .eachWeekday(let day) = $0 { day } else { nil } }
    }

    /// Whether "weekly" stands before what it is said of: "the weekly report".
    private func isAdjective(at index: Int) -> Bool {
        guard index > 0, !closes(index + 1) else { return false }
        return has(.the, at: index - 1) || lead(at: index - 1) == .for || Self.owners.contains(tokens[index - 1].key)
    }

    private static let owners: Set<String> = ["a", "an", "my", "our", "your", "his", "her", "their", "this", "next"]

    // MARK: - What follows a rhythm

    /// What is said of a rhythm beside it: "until christmas", "for 6 weeks", "on fridays", "from monday".
    func rhythmDetail(at index: Int, into draft: inout Draft) -> Int? {
        guard draft.recurs, draft.recurrence != nil else { return nil }
        return exception(at: index, in: &draft) ?? severalTimes(at: index, in: &draft)
            ?? lastDay(at: index, of: &draft) ?? dayOfRhythm(at: index, in: &draft)
    }

    /// "except sunday", "but not on mondays"; an exception that is no day makes a rhythm that nobody can count.
    private func exception(at index: Int, in draft: inout Draft) -> Int? {
        guard Self.exceptions.contains(tokens[index].key), let recurrence = draft.recurrence else { return nil }
        let start = tokens[(index + 1)...].prefix { Self.beforeException.contains($0.key) }.endIndex
        guard let days = weekdays(at: start) else {
            guard tokens[index].key != "but" else { return nil }
            draft.recurrence = nil
            return index + 1
        }
        let isOfDays = recurrence.unit == .day && recurrence.interval == 1
        let left = (isOfDays ? Set(0...6) : recurrence.weekdays).subtracting(days.value)
        draft.recurrence = left.isEmpty ? nil : Recurrence(.week, interval: recurrence.interval, weekdays: left)
        return days.end
    }

    /// "… at 9 and 17:00", "… six times", which nobody can count.
    private func severalTimes(at index: Int, in draft: inout Draft) -> Int? {
        let hourAt = lead(at: index + 1) == .at ? index + 2 : index + 1
        let isTimed = draft.time != nil && has(.and, at: index)
        let hour = isTimed ? hour(at: hourAt, after: .at, isAfterDay: true)?.end : nil
        let number = number(at: lead(at: index) == .for ? index + 1 : index)
        guard let end = hour ?? number.flatMap({ has(.times, at: $0.end) ? $0.end + 1 : nil }) else { return nil }
        draft.recurrence = nil
        return end
    }

    /// "until christmas", "for the next 6 weeks".
    private func lastDay(at index: Int, of draft: inout Draft) -> Int? {
        let lead = lead(at: index)
        let next = skip(.the, from: index + 1)
        if lead == .for, let span = amount(at: skip(.shift(1), from: next)), let unit = unit(at: span.end),
            unit != .minute, unit != .hour
        {
            let start = draft.start ?? today
            draft.recurrence?.until = date(date(start, adding: unit, span.value), adding: .day, -1)
            return span.end + 1
        }
        guard lead == .by, has(.through, at: index), next < tokens.count,
            let last = namedDay(at: next) ?? holiday(at: next) ?? days(at: next, after: .by, isThe: true)
        else { return nil }
        draft.recurrence?.until = date(last.value.days.upperBound, adding: .day, -1)
        return last.end
    }

    /// "on mondays and fridays", "on the first monday", "from december", "beginning on friday".
    private func dayOfRhythm(at index: Int, in draft: inout Draft) -> Int? {
        guard let recurrence = draft.recurrence else { return nil }
        let lead = lead(at: index)
        let isStart = lead == .from || tokens[index].key == "beginning"
        let startLead = isStart ? self.lead(at: index + 1).flatMap { [.on, .in].contains($0) ? $0 : nil } : nil
        let joint = startLead != nil ? index + 2 : lead == nil && !isStart ? index : index + 1
        let next = skip(.the, from: joint)
        guard next < tokens.count else { return nil }
        if !isStart, recurrence.unit == .month, recurrence.place == nil, let place = place(at: next, isPointed: true),
            let weekday = weekday(at: place.end)
        {
            draft.recurrence?.place = place.value
            draft.recurrence?.weekdays = [weekday]
            return place.end + 1
        }
        if !isStart, recurrence.unit == .week, recurrence.weekdays.isEmpty, let days = weekdays(at: next) {
            draft.recurrence?.weekdays = days.value
            return days.end
        }
        if !isStart, let counted = counted(at: next), counted.recurrence.unit == recurrence.unit {
            draft.recurrence = counted.recurrence
            draft.recurrence?.interval = recurrence.interval
            return counted.end
        }
        guard let found = days(at: next, after: isStart ? startLead ?? .from : lead, isThe: next > index) else {
            return nil
        }
        if isStart {
            draft.start = found.value.days.lowerBound
        } else {
            draft.recurrence = settled(recurrence, on: found.value, &draft)
        }
        return found.end
    }

    /// Puts a day that is said beside its rhythm into it: "on friday every two weeks".
    ///
    /// `nil` for one that the next time is elsewhere: "on easter monday every year".
    func settled(_ recurrence: Recurrence, on days: Days, _ draft: inout Draft) -> Recurrence? {
        guard days.kind != .once else { return nil }
        var recurrence = recurrence
        recurrence.settle(on: days, in: self, &draft)
        return recurrence
    }

    /// The day on which a rhythm begins.
    func first(of recurrence: Recurrence, from start: Date?) -> Range<Date>? {
        recurrence.first(onOrAfter: start ?? today, calendar: calendar).map(day)
    }

    private static let exceptions: Set<String> = [
        "except", "excluding", "but", "unless", "besides", "außer", "ausser",
    ]
    /// What may stand between an exception's word and its day.
    private static let beforeException: Set<String> = ["not", "on", "the", "every", "for", "nicht", "am", "jeden"]
}

extension Recurrence {
    /// Monday to Friday.
    static let workdays = Recurrence(.week, weekdays: [0, 1, 2, 3, 4])

    /// Whether it says itself which days it comes on.
    var namesDay: Bool { !weekdays.isEmpty || place != nil }

    fileprivate mutating func settle(
        on days: DateGrammar.Days,
        in grammar: DateGrammar,
        _ draft: inout DateGrammar.Draft
    ) {
        let parts = grammar.calendar.dateComponents([.month, .day], from: days.days.lowerBound)
        switch (unit, days.kind) {
        case (.week, .weekday(let weekday)) where weekdays.isEmpty: weekdays = [weekday]
        case (.month, .calendar) where place == nil: place = parts.day
        case (.year, .calendar) where place == nil: (place, month) = (parts.day, parts.month)
        default:
            draft.start = days.days.lowerBound
            let last = grammar.date(days.days.upperBound, adding: .day, -1)
            if last > days.days.lowerBound { until = last }
        }
    }
}

extension Recurrence.Unit {
    /// The unit of a calendar's component; `nil` for one that nobody counts rhythms in.
    init?(_ component: Calendar.Component) {
        switch component {
        case .minute: self = .minute
        case .hour: self = .hour
        case .day: self = .day
        case .weekOfYear: self = .week
        case .month: self = .month
        case .year: self = .year
        default: return nil
        }
    }
}
