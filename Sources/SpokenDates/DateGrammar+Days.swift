import Foundation

extension DateGrammar {
    /// The days that the words at an index name.
    ///
    /// - Parameters:
    ///   - lead: the preposition before them.
    ///   - isThe: whether an article stands before them.
    func days(at index: Int, after lead: DateLead?, isThe: Bool) -> Found<Days>? {
        daysFromToday(at: index, after: lead) ?? weekday(at: index, after: lead) ?? calendarDay(at: index, after: lead)
            ?? dayOfMonth(at: index, after: lead, isThe: isThe) ?? month(at: index, after: lead)
            ?? year(at: index, after: lead)
    }

    /// Days counted from today, from another day or within a month, and those with a name.
    private func daysFromToday(at index: Int, after lead: DateLead?) -> Found<Days>? {
        distance(at: index, after: lead) ?? named(at: index, after: lead) ?? onceCounted(at: index) ?? beside(at: index)
            ?? shifted(at: index) ?? edge(at: index) ?? offset(at: index)
    }

    /// "tomorrow", "day before yesterday", "by halloween".
    private func named(at index: Int, after lead: DateLead?) -> Found<Days>? {
        if unit(at: index) == .day, let side = self.lead(at: index + 1), side == .after || side == .before,
            let offset = dayOffset(at: index + 2)
        {
            return found(day(date(today, adding: .day, offset + (side == .after ? 1 : -1))), index + 3)
        }
        // "am Morgen" is a part of the day.
        if let offset = dayOffset(at: index), lead != .on, index == 0 || !has(.good, at: index - 1) {
            return found(day(date(today, adding: .day, offset)), index + 1)
        }
        if let named = namedDay(at: index) { return named }
        switch lead {
        case .on, .at, .by, .before, .since, .after: return closes(index + 1) ? holiday(at: index) : nil
        default: return nil
        }
    }

    func holiday(at index: Int) -> Found<Days>? {
        pick(at: index) { if case .holiday(let day) = $0 { day } else { nil } }
            .flatMap { named($0, end: index + 1) }
    }

    /// "christmas eve", "boxing day", "karfreitag": the name of a day, which means nothing else.
    func namedDay(at index: Int) -> Found<Days>? {
        guard tokens.indices.contains(index) else { return nil }
        return DateLexicon.namedDays[tokens[index].key]?.first { name in
            index + name.keys.count <= tokens.count && zip(tokens[index...], name.keys).allSatisfy { $0.key == $1 }
        }
        .flatMap { named($0.day, end: index + $0.keys.count) }
    }

    /// A day of the year, of the year that follows its name, or the nearest one.
    private func named(_ yearDay: YearDay, end: Int) -> Found<Days>? {
        func day(in year: Int) -> Range<Date>? {
            let parts = yearDay.parts(in: year)
            return calendar.date(from: DateComponents(year: year, month: parts.month, day: parts.day)).map(self.day)
        }
        let kind: Days.Kind = if case .date = yearDay { .calendar } else { .once }
        if let year = year(at: end) { return found(day(in: year), end + 1, kind, isRelative: false) }
        let year = calendar.component(.year, from: today)
        let isPast = direction == .past
        let nearest = [year, isPast ? year - 1 : year + 1].lazy.compactMap(day)
            .first { isPast ? $0.lowerBound <= today : $0.lowerBound >= today }
        return found(nearest, end, kind)
    }

    /// A day counted within one month.
    private func onceCounted(at index: Int) -> Found<Days>? {
        counted(at: index).flatMap { $0.isEach ? nil : found($0.day, $0.end, .once) }
    }

    /// "in two weeks", "three days ago", "half an hour from now".
    private func distance(at index: Int, after lead: DateLead?) -> Found<Days>? {
        // "by 18h" names an hour, and "first home in 2h" tells how long it took.
        let readsShort = lead == .in && (readsBareHours || index < 2 || Self.reminded.contains(tokens[index - 2].key))
        guard let (unit, count, length) = length(at: index, readsShort: readsShort) else { return nil }
        var end = length
        switch lead {
        // "10 km in 39 minutes" says how fast.
        case .in where index > 1 && isMeasure(tokens[index - 2]): return nil
        case .in, .by: break
        case .before: return self.distance(unit, -count, end)
        default:
            if has(.ago, at: end) { return self.distance(unit, -count, end + 1) }
            guard self.lead(at: end) == .from, has(.fromNow, at: end + 1) || has(.day(0), at: end + 1) else {
                return has(.fromNow, at: end) && tokens[end].key == "hence" ? self.distance(unit, count, end + 1) : nil
            }
            end += 2
            // "3 a day from now on"
            if end < tokens.count, ["on", "an"].contains(tokens[end].key) { return nil }
        }
        return self.distance(unit, count, end)
    }

    private static let reminded: Set<String> = ["me", "us", "mich", "uns"]

    /// "km", "5k".
    private func isMeasure(_ token: DateToken) -> Bool {
        let unit = token.key.drop { $0.isNumber }
        return DateLexicon.isMeasure(token.key) || unit.count < token.key.count && ["k", "km", "m"].contains(unit)
    }

    private func distance(_ unit: Calendar.Component, _ count: Int, _ end: Int) -> Found<Days> {
        let isExact = unit == .minute || unit == .hour
        let moment = date(isExact ? now : today, adding: unit, count)
        var days = Days(days: day(calendar.startOfDay(for: moment)), kind: unit == .weekOfYear ? .weeks : .fixed)
        days.moment = isExact ? moment : nil
        return Found(value: days, end: end)
    }

    /// "next friday", "this week", "last night", "the last two weeks", "the week after next".
    func shifted(at index: Int) -> Found<Days>? {
        let isComing = has(.coming, at: index)
        guard var shift = isComing ? 1 : pick(at: index, { if case .shift(let shift) = $0 { shift } else { nil } })
        else { return afterNext(at: index) }
        let next = index + 1
        if shift != 0, let amount = amount(at: next), let unit = unit(at: amount.end), unit != .minute, unit != .hour,
            amount.value < 1_000
        {
            let other = date(today, adding: unit, shift < 0 ? -amount.value : amount.value)
            return found(shift < 0 ? other..<day(today).upperBound : today..<other, amount.end + 1)
        }
        if let weekday = weekday(at: next) {
            if let place = dayNumber(behind: next),
                let day = nextDay(numbered: place.value, weekday: weekday)
            {
                return found(day, place.end, .calendar)
            }
            if isComing { return found(upcoming(weekday), next + 1, .weekday(weekday)) }
            let isOver =
                shift == 0 && direction == .future && self.weekday(weekday, inWeekOf: today).upperBound <= today
            if isOver { shift = 1 }
            let days =
                shift < 0 ? previous(weekday) : self.weekday(weekday, inWeekOf: date(today, adding: .day, 7 * shift))
            return found(days, next + 1)
        }
        if let part = part(at: next), shift <= 0 {
            return Found(value: Days(days: day(date(today, adding: .day, shift)), part: part), end: next + 1)
        }
        if let month = month(at: next), !DateLexicon.isWeak(tokens[next].key) || closes(next + 1) {
            if year(at: next + 1) != nil { return calendarMonth(at: next) }
            return found(wholeMonth(month, shift < 0 ? .past : direction), next + 1, .month)
        }
        return period(at: next, shift).flatMap {
            found($0.value, $0.end, unit(at: next) == .weekOfYear ? .weeks : unit(at: next) == .month ? .month : .fixed)
        }
    }

    /// "the week after next", "friday after next".
    private func afterNext(at index: Int) -> Found<Days>? {
        guard self.lead(at: index + 1) == .after, has(.shift(1), at: index + 2), closes(index + 3) else { return nil }
        if let weekday = weekday(at: index) {
            return found(self.weekday(weekday, inWeekOf: date(today, adding: .day, 14)), index + 3)
        }
        return period(at: index, 2).flatMap { found($0.value, index + 3) }
    }

    /// "end of june", "mid march", "early next week".
    private func edge(at index: Int) -> Found<Days>? {
        let edges: [DateMeaning] = [.start, .middle, .end]
        guard let edge = edges.first(where: { has($0, at: index) }) else { return nil }
        let next = skip(.the, from: skip(.of, from: index + 1))
        if unit(at: next) == .day, edge == .end { return found(day(today), next + 1) }
        let whole: Found<Days>?
        if month(at: next) != nil {
            whole = calendarMonth(at: next)
        } else if let number = period(at: next, 0) {
            whole = found(number.value, number.end)
        } else {
            whole = shifted(at: next)
        }
        guard var found = whole, found.value.days.lowerBound < date(found.value.days.upperBound, adding: .day, -2)
        else {
            return nil
        }
        let isWeek = date(found.value.days.lowerBound, adding: .day, 7) == found.value.days.upperBound
        let last = date(found.value.days.upperBound, adding: .day, isWeek ? -3 : -1)
        let middle = date(found.value.days.lowerBound, adding: .day, isWeek ? 2 : 14)
        found.value.days = day(edge == .start ? found.value.days.lowerBound : edge == .end ? last : middle)
        found.value.kind = .fixed
        return found
    }

    /// "a week on monday", "two days after the 3rd".
    private func offset(at index: Int) -> Found<Days>? {
        guard let amount = amount(at: index), let unit = unit(at: amount.end), unit != .minute, unit != .hour,
            let side = self.lead(at: amount.end + 1), amount.value < 1_000
        else { return nil }
        let next = skip(.the, from: amount.end + 2)
        guard next < tokens.count, let base = days(at: next, after: .by, isThe: true), base.value.moment == nil else {
            return nil
        }
        switch side {
        case .on where unit == .weekOfYear, .after, .from:
            return found(day(date(base.value.days.lowerBound, adding: unit, amount.value)), base.end, .once)
        case .before: return found(day(date(base.value.days.lowerBound, adding: unit, -amount.value)), base.end, .once)
        default: return nil
        }
    }

    private func weekday(at index: Int, after lead: DateLead?) -> Found<Days>? {
        guard let weekday = weekday(at: index) else {
            guard has(.weekend, at: index), lead != nil else { return nil }
            return period(at: index, direction == .past && isBeforeWeekend ? -1 : 0).flatMap { found($0.value, $0.end) }
        }
        guard !isPartOfName(at: index) else { return nil }
        // "friday week", "tuesday fortnight"
        if tokens.indices.contains(index + 1), tokens[index + 1].key == "week" || has(.fortnight, at: index + 1) {
            let weeks = has(.fortnight, at: index + 1) ? 2 : 1
            return found(day(date(upcoming(weekday).lowerBound, adding: .day, 7 * weeks)), index + 2)
        }
        // "sat 23rd" is the next 23rd that is a Saturday; where there is none, it is no day that can be told.
        if let place = dayNumber(behind: index) {
            return nearDay(numbered: place.value, weekday: weekday).flatMap { found($0, place.end, .calendar) }
        }
        var days = Days(days: direction == .past ? previous(weekday) : upcoming(weekday), kind: .weekday(weekday))
        days.part = part(at: index)
        days.isWeak = lead == nil && DateLexicon.isWeak(tokens[index].key) && tokens.count > 1 && !isWhen(index)
        return Found(value: days, end: index + 1)
    }

    /// Whether a day is when something is to be done, "sat to ring Bob" behind "remind me", or what it is moved to: "make it wed",
    /// "dentist now wed 4".
    private func isWhen(_ index: Int) -> Bool {
        let before = index > 0 ? tokens[index - 1].key : ""
        if index + 1 == tokens.count, Self.targets.contains(before) { return true }
        if index + 2 == tokens.count, tokens[index + 1].key.first?.isNumber ?? false, !Self.sitting.contains(before) {
            return true
        }
        return tokens.count > index + 2 && tokens[index + 1].key == "to"
            && !(tokens[index + 2].key.first?.isNumber ?? true)
            && (index == 0 || ["me", "us"].contains(tokens[index - 1].key))
    }

    private static let sitting: Set<String> = ["i", "we", "he", "she", "they", "it", "who"]
    private static let targets: Set<String> = ["to", "till", "until", "it", "that", "now"]

    // MARK: - Dates of the calendar

    /// Dates of the calendar: "2026-03-14", "14/2", "3rd of may", "may 3", "6 to 9 june".
    func calendarDay(at index: Int, after lead: DateLead?) -> Found<Days>? {
        if let figures = figures(at: index, after: lead) { return figures }
        if let month = month(at: index) {
            let next = skip(.the, from: index + 1)
            let place = place(at: next, isPointed: false)
            guard let first = place ?? number(at: next), (1...31).contains(first.value),
                place != nil || lead != nil || !DateLexicon.isWeak(tokens[index].key) || closes(first.end)
                    || year(at: first.end) != nil
            else { return nil }
            let last = lastDay(after: first) ?? first
            return days(first.value, to: last.value, month, last.end)
        }
        guard let first = place(at: index, isPointed: true) ?? number(at: index), (1...31).contains(first.value) else {
            return nil
        }
        let span = lastDay(after: first)
        // "the tax one to 25 march" is no span from the first.
        if let span, tokens[index].key.first?.isLetter ?? false, tokens[span.end - 1].key.first?.isNumber ?? false {
            return nil
        }
        let last = span ?? first
        let end = skip(.of, from: last.end)
        // "9 august hotel" is a day; "5 may come" is none.
        guard let month = month(at: end),
            !["may", "mai"].contains(tokens[end].key) || lead != nil || closes(end + 1)
                || year(at: end + 1) != nil || place(at: index, isPointed: false) != nil
                // "21 march 12-16" has its hours behind it.
                || end + 1 < tokens.count && tokens[end + 1].key.first?.isNumber ?? false
        else { return nil }
        return days(first.value, to: last.value, month, end + 1)
    }

    /// The last day of "6 to 9" or "the 3rd - 5th".
    private func lastDay(after first: Found<Int>) -> Found<Int>? {
        guard has(.through, at: first.end) else { return nil }
        let next = skip(.the, from: first.end + 1)
        guard let last = place(at: next, isPointed: true) ?? number(at: next), first.value < last.value, last.value < 32
        else {
            return nil
        }
        return last
    }

    private func figures(at index: Int, after lead: DateLead?) -> Found<Days>? {
        pick(at: index) { meaning in
            switch meaning {
            case .iso(let year, let month, let day):
                return found(wholeDay(day, month, year), index + 1, .calendar, isRelative: false)
            case .figures(let first, let second, let year, let isDotted):
                let isDate =
                    switch lead {
                    // "4.2 by 3.6" is how large something is.
                    case .by: index < 2 || tokens[index - 2].key.first?.isNumber != true
                    // "mum is on 7.5 now" is a dose.
                    case .on where tokens[index - 1].key == "on" && tokens[index].key.contains(".") && !isDotted:
                        year != nil || max(first, second) > 12 || tokens[index].key.contains("0")
                    case .on, .before, .since, .after, .from: true
                    default:
                        (year ?? 0) >= 1900 && tokens[index].key.count > 7 || has(.due, at: index - 1)
                            // "it costs 28.3." may end a sentence; "sat 28.3." is a date.
                            || isDotted
                                && (tokens.count == 1 || index + 1 < tokens.count || isBehindWeekday(index))
                            || max(first, second) > 12 && !tokens[index].key.contains(".") && (first, second) != (24, 7)
                    }
                let isDayFirst = first > 12 || second <= 12 && (isDayFirst || tokens[index].key.contains("."))
                let (number, month) = isDayFirst ? (first, second) : (second, first)
                let days = year.map { wholeDay(number, month, $0) } ?? dayWithoutYear(number, month)
                return isDate ? found(days, index + 1, .calendar, isRelative: false) : nil
            default: return nil
            }
        }
    }

    private func days(_ first: Int, to last: Int, _ month: Int, _ end: Int) -> Found<Days>? {
        let year = year(at: end)
        guard let day = year.map({ wholeDay(last, month, $0) }) ?? dayWithoutYear(last, month) else { return nil }
        let days = date(day.lowerBound, adding: .day, first - last)..<day.upperBound
        return found(days, year == nil ? end : end + 1, .calendar, isRelative: false)
    }

    /// "the 3rd", "on the third".
    private func dayOfMonth(at index: Int, after lead: DateLead?, isThe: Bool) -> Found<Days>? {
        guard let place = place(at: index, isPointed: lead != nil) else { return nil }
        let month = skip(.the, from: skip(.of, from: place.end))
        if month > place.end, unit(at: month) == .month {
            return found(nextDay(numbered: place.value), month + 1, .calendar)
        }
        // "the 31st of november" is no day, and not the 31st of this month; "the 5th friday" is not the 5th.
        // "on the 20th pay the rent", "am 20. Zahnarzt anrufen", but "on the 3rd floor"
        let isFirst =
            lead == .on && index == (isThe ? 2 : 1) && tokens[index].key.contains(where: \.isNumber)
            && tokens.indices.contains(place.end) && !DateLexicon.isMeasure(tokens[place.end].key)
        // "to the 20th same time", "auf den 20. gleiche Zeit"
        let isSame = tokens.indices.contains(place.end) && ["same", "gleiche", "selbe"].contains(tokens[place.end].key)
        guard closes(place.end) || isFirst || isSame, !isPartOfName(at: place.end),
            self.month(at: skip(.of, from: place.end)) == nil
        else {
            return nil
        }
        let isAlone = isThe && index == 1 && place.end == tokens.count
        let isStated =
            isThe && index >= 2 && ["is", "was", "its", "ist", "war"].contains(tokens[index - 2].key)
            && self.lead(at: place.end) != .from
        // "move it to the 22nd"
        let isMoved =
            isThe && index >= 2 && ["to", "until", "till"].contains(tokens[index - 2].key) && place.end == tokens.count
            && tokens[index].key.contains(where: \.isNumber)
        switch lead {
        case .on, .by, .before, .since, .after, .from, .for: break
        default: guard isAlone || isStated || isMoved else { return nil }
        }
        var found = found(nextDay(numbered: place.value), place.end, .calendar)
        found?.value.place = place.value
        return found
    }

    private func month(at index: Int, after lead: DateLead?) -> Found<Days>? {
        guard month(at: index) != nil else { return nil }
        // What is left of a day that does not exist: "the 31st of november".
        if index > 1, has(.of, at: index - 1), place(at: index - 2, isPointed: true) != nil { return nil }
        if let next = number(at: index + 1), (1...99).contains(next.value) { return nil }
        if index > 0, let before = number(at: index - 1), (1...99).contains(before.value) { return nil }
        let isShort = tokens[index].key.count <= 4
        if isShort || DateLexicon.isWeak(tokens[index].key), year(at: index + 1) == nil {
            switch lead {
            case .in, .by, .before, .since: guard closes(index + 1) else { return nil }
            default: return nil
            }
        }
        return calendarMonth(at: index)
    }

    /// The whole month named at an index, with its year if one follows.
    func calendarMonth(at index: Int) -> Found<Days>? {
        guard let month = month(at: index) else { return nil }
        if let year = year(at: index + 1), let first = wholeDay(1, month, year)?.lowerBound {
            return found(first..<date(first, adding: .month, 1), index + 2, .month, isRelative: false)
        }
        return found(wholeMonth(month, direction), index + 1, .month, isRelative: false)
    }

    private func year(at index: Int, after lead: DateLead?) -> Found<Days>? {
        switch lead {
        case .in, .by, .before, .since: break
        default: return nil
        }
        guard let year = year(at: index), year > 1989, year < 2100, closes(index + 1),
            let first = wholeDay(1, 1, year)?.lowerBound
        else { return nil }
        return found(first..<date(first, adding: .year, 1), index + 1, isRelative: false)
    }

    func year(at index: Int) -> Int? {
        guard tokens.indices.contains(index), !tokens[index - 1].endsClause, tokens[index].key.count == 4 else {
            return nil
        }
        return number(at: index).flatMap { (1900...2199).contains($0.value) ? $0.value : nil }
    }
}
