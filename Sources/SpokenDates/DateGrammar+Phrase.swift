import Foundation

extension DateGrammar {
    /// The phrase that a draft stands for.
    ///
    /// - Parameter other: the day that is named elsewhere, for a draft that names none.
    func finished(_ draft: Draft, on other: Days?) -> DatePhrase {
        let named = draft.days ?? other
        var days = named?.days ?? day(today)
        var time = draft.time.map {
            settled($0, of: draft, isToday: !draft.recurs && (named == nil || days == day(today)))
        }
        var exact = draft.days?.moment
        if let recurrence = draft.recurrence, recurrence.unit == .minute || recurrence.unit == .hour, time == nil {
            exact = recurrence.next(after: now, now: now, calendar: calendar)
            days = exact.map { day(calendar.startOfDay(for: $0)) } ?? days
        }
        if let moment = exact {
            let parts = calendar.dateComponents([.hour, .minute], from: moment)
            time = ClockTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
        }
        if named == nil || draft.recurs && days == day(today), exact == nil, direction == .future,
            isOver(time, draft.part)
        {
            let tomorrow = date(today, adding: .day, 1)
            days = draft.recurrence.flatMap { first(of: $0, from: tomorrow) } ?? day(tomorrow)
        }
        let lastDay = date(days.upperBound, adding: .day, -1)
        let start =
            switch draft.bound {
            case .by: lastDay
            case .before: date(days.lowerBound, adding: .day, -1)
            default: max(days.lowerBound, min(today, lastDay))
            }
        return DatePhrase(
            range: tokens[draft.words.lowerBound].range
                .lowerBound..<tokens[draft.words.upperBound - 1].range.upperBound,
            days: days,
            time: time,
            part: draft.part,
            bound: draft.bound,
            recurs: draft.recurs,
            recurrence: draft.recurrence,
            isRelative: draft.days?.isRelative ?? false,
            dayOfMonth: draft.days?.place,
            isPartOfThing: isPartOfThing(draft),
            isPurpose: lead(at: draft.words.lowerBound) == .for,
            namesDay: draft.days != nil,
            due: time.map { exact ?? moment($0, on: start) } ?? start,
            window: window(days, draft.bound)
        )
    }

    /// Whether a time or part of today has passed.
    private func isOver(_ time: ClockTime?, _ part: DayPart?) -> Bool {
        time.map { moment($0, on: today) <= now } ?? (part == .morning && calendar.component(.hour, from: now) >= 12)
    }

    private func window(_ days: Range<Date>, _ bound: DatePhrase.Bound) -> Range<Date> {
        let first = direction == .past ? Date.distantPast : min(today, days.lowerBound)
        switch bound {
        case .on: return days
        case .by: return first..<days.upperBound
        case .before: return first..<max(first, days.lowerBound)
        case .since: return days.lowerBound..<max(days.upperBound, day(today).upperBound)
        case .after: return days.upperBound..<Date.distantFuture
        }
    }

    private func moment(_ time: ClockTime, on day: Date) -> Date {
        calendar.date(bySettingHour: time.hour, minute: time.minute, second: 0, of: day) ?? day
    }

    /// Decides which half of the day an hour is in.
    private func settled(_ hour: Hour, of draft: Draft, isToday: Bool) -> ClockTime {
        let (early, late) = (hour.time.hour % 12, hour.time.hour % 12 + 12)
        func time(_ hours: Int) -> ClockTime { ClockTime(hour: hours, minute: hour.time.minute) }
        if hour.isCertain { return hour.time }
        switch draft.part {
        case .morning: return time(early)
        case .night where early < 6: return time(early)
        case .afternoon, .evening, .night: return time(late)
        case nil: break
        }
        let lastOfEvening = lastHourOfEvening(beside: draft)
        guard isToday, early < 7 || early > lastOfEvening else { return time(early <= lastOfEvening ? late : early) }
        // The next one that a person is awake for.
        let clock = calendar.dateComponents([.hour, .minute], from: now)
        let minutes = (clock.hour ?? 0) * 60 + (clock.minute ?? 0)
        let isNight = minutes < 5 * 60
        let ahead = [early, late].filter { (isNight || $0 >= 6) && $0 * 60 + hour.time.minute > minutes }
        return time(ahead.first ?? (early > 6 ? early : late))
    }
}
