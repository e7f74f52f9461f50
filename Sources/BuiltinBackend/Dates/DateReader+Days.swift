import Foundation

extension DateReader {
    /// A moment counted from now.
    struct Distance {
        var date: Date
        /// Whether it was counted in minutes or hours.
        var isExact: Bool
    }

    /// Reads "in two hours", "three days ago", "a week from now".
    func distance(_ clause: Clause, at index: Int) -> (Distance, Int)? {
        let isAhead = clause.key(index) == "in" || clause.key(index) == "within"
        var cursor = isAhead ? index + 1 : index
        var count: Int
        if let number = NumberWords.cardinal(in: clause, at: cursor) {
            count = number.value
            cursor = number.end
        } else if ["a", "an"].contains(clause.key(cursor)) {
            count = 1
            cursor += 1
            if clause.key(cursor) == "couple" {
                count = 2
                cursor += 1
            }
            if clause.key(cursor) == "few" {
                count = 3
                cursor += 1
            }
        } else {
            return nil
        }
        if clause.key(cursor) == "of" { cursor += 1 }
        guard let unit = Self.units[clause.key(cursor)], count < 10_000 else { return nil }
        cursor += 1
        let isExact = unit == .minute || unit == .hour
        if isAhead { return (Distance(date: date(now, adding: unit, count), isExact: isExact), cursor) }
        switch (clause.key(cursor), clause.key(cursor + 1)) {
        case ("ago", _): return (Distance(date: date(now, adding: unit, -count), isExact: isExact), cursor + 1)
        case ("from", "now"), ("from", "today"):
            return (Distance(date: date(now, adding: unit, count), isExact: isExact), cursor + 2)
        default: return nil
        }
    }

    /// Reads the days that a phrase names, with its preposition.
    func days(in clause: Clause, at index: Int) -> (Range<Date>, Int)? {
        let preposition = Self.dayPrepositions.contains(clause.key(index)) ? clause.key(index) : nil
        var cursor = preposition == nil ? index : index + 1
        if preposition != nil, clause.key(cursor) == "the" { cursor += 1 }
        guard let (days, end) = bareDays(in: clause, at: cursor, after: preposition) else { return nil }
        switch preposition {
        case "since": return (days.lowerBound..<max(days.upperBound, day(today).upperBound), end)
        default: return (days, end)
        }
    }

    private func bareDays(in clause: Clause, at index: Int, after preposition: String?) -> (Range<Date>, Int)? {
        fixedDays(in: clause, at: index) ?? relativePeriod(in: clause, at: index)
            ?? weekday(in: clause, at: index, after: preposition) ?? calendarDay(in: clause, at: index)
            ?? month(in: clause, at: index, after: preposition)
    }

    private func fixedDays(in clause: Clause, at index: Int) -> (Range<Date>, Int)? {
        let key = clause.key(index)
        switch key {
        case "today": return (day(today), index + 1)
        case "tomorrow": return (day(date(today, adding: .day, 1)), index + 1)
        case "yesterday": return (day(date(today, adding: .day, -1)), index + 1)
        case _ where direction == .past && (key == "recently" || key == "lately"):
            return (date(today, adding: .day, -7)..<day(today).upperBound, index + 1)
        default: break
        }
        if let end = clause.match(Self.dayAfterTomorrow, at: index) {
            return (day(date(today, adding: .day, 2)), end)
        }
        if let end = clause.match(Self.dayBeforeYesterday, at: index) {
            return (day(date(today, adding: .day, -2)), end)
        }
        if let end = clause.match(Self.lastNight, at: index) { return (day(date(today, adding: .day, -1)), end) }
        if let end = clause.match(Self.endOfDay, at: index) { return (day(today), end) }
        return nil
    }

    private func relativePeriod(in clause: Clause, at index: Int) -> (Range<Date>, Int)? {
        var cursor = clause.key(index) == "the" ? index + 1 : index
        let word = clause.key(cursor)
        guard let offset = Self.offsets[word] else { return nil }
        cursor += 1
        if let number = NumberWords.cardinal(in: clause, at: cursor)
            ?? (clause.key(cursor) == "few" ? (3, cursor + 1) : nil),
            let unit = Self.units[clause.key(number.end)], unit != .minute, unit != .hour
        {
            let days =
                offset < 0
                ? date(today, adding: unit, -number.value)..<day(today).upperBound
                : today..<date(today, adding: unit, number.value)
            return (days, number.end + 1)
        }
        switch clause.key(cursor) {
        case "week": return period(.weekOfYear, offset).map { ($0, cursor + 1) }
        case "month": return period(.month, offset).map { ($0, cursor + 1) }
        case "year": return period(.year, offset).map { ($0, cursor + 1) }
        case "weekend": return weekend(offset).map { ($0, cursor + 1) }
        case "spring", "summer", "autumn", "fall", "winter": return nil
        default: break
        }
        if let weekday = Self.weekday(clause.key(cursor)) {
            let days = word == "last" || word == "past" ? previous(weekday) : upcoming(weekday)
            return (days, cursor + 1)
        }
        if let month = Self.month(clause.key(cursor)), word != "coming" {
            let days =
                word == "last"
                ? wholeMonth(month, lookingBack: true) : wholeMonth(month, lookingBack: direction == .past)
            return days.map { ($0, cursor + 1) }
        }
        return nil
    }

    private func weekday(in clause: Clause, at index: Int, after preposition: String?) -> (Range<Date>, Int)? {
        let key = clause.key(index)
        guard let weekday = Self.weekday(key), preposition != nil || key.count > 3 else { return nil }
        return (direction == .past ? previous(weekday) : upcoming(weekday), index + 1)
    }

    private func calendarDay(in clause: Clause, at index: Int) -> (Range<Date>, Int)? {
        if let iso = Self.isoDay(clause.key(index)) {
            return wholeDay(iso.day, iso.month, iso.year).map { ($0, index + 1) }
        }
        if let month = Self.month(clause.key(index)) {
            let next = clause.key(index + 1) == "the" ? index + 2 : index + 1
            guard let number = NumberWords.ordinal(in: clause, at: next) ?? NumberWords.cardinal(in: clause, at: next),
                (1...31).contains(number.value)
            else { return nil }
            return dayOfMonth(number.value, month, in: clause, end: number.end)
        }
        guard let number = NumberWords.ordinal(in: clause, at: index) ?? NumberWords.cardinal(in: clause, at: index),
            (1...31).contains(number.value)
        else { return nil }
        let next = clause.key(number.end) == "of" ? number.end + 1 : number.end
        if let month = Self.month(clause.key(next)) {
            return dayOfMonth(number.value, month, in: clause, end: next + 1)
        }
        let isBareOrdinal = NumberWords.ordinal(in: clause, at: index) != nil && clause.key(index - 1) == "the"
        guard isBareOrdinal, clause.key(index).last?.isLetter == true, clause.key(index).first?.isNumber == true
        else { return nil }
        return nextDayNumbered(number.value).map { ($0, number.end) }
    }

    private func dayOfMonth(_ day: Int, _ month: Int, in clause: Clause, end: Int) -> (Range<Date>, Int)? {
        if let year = Int(clause.key(end)), (1900...2200).contains(year) {
            return wholeDay(day, month, year).map { ($0, end + 1) }
        }
        let year = calendar.component(.year, from: today)
        guard let days = wholeDay(day, month, year) else { return nil }
        if direction == .past, days.lowerBound > today { return wholeDay(day, month, year - 1).map { ($0, end) } }
        if direction == .future, days.upperBound <= today { return wholeDay(day, month, year + 1).map { ($0, end) } }
        return (days, end)
    }

    private func month(in clause: Clause, at index: Int, after preposition: String?) -> (Range<Date>, Int)? {
        guard let month = Self.month(clause.key(index)),
            preposition == "in" || preposition == "since" || preposition == "during" || preposition == "by"
        else { return nil }
        if let year = Int(clause.key(index + 1)), (1900...2200).contains(year), let first = wholeDay(1, month, year) {
            return (first.lowerBound..<date(first.lowerBound, adding: .month, 1), index + 2)
        }
        return wholeMonth(month, lookingBack: direction == .past).map { ($0, index + 1) }
    }

    // MARK: - Calendar arithmetic

    private func period(_ unit: Calendar.Component, _ offset: Int) -> Range<Date>? {
        let stride: Calendar.Component = unit == .weekOfYear ? .day : unit
        let anchor = date(today, adding: stride, unit == .weekOfYear ? 7 * offset : offset)
        return calendar.dateInterval(of: unit, for: anchor).map { $0.start..<$0.end }
    }

    private func weekend(_ offset: Int) -> Range<Date>? {
        let weekday = (calendar.component(.weekday, from: today) + 5) % 7
        let saturday = date(today, adding: .day, 5 - weekday + (weekday == 6 ? 0 : 0) + 7 * offset)
        return saturday..<date(saturday, adding: .day, 2)
    }

    private func upcoming(_ weekday: Int) -> Range<Date> {
        let ahead = (weekday - mondayBasedToday + 6) % 7 + 1
        return day(date(today, adding: .day, ahead))
    }

    private func previous(_ weekday: Int) -> Range<Date> {
        let back = (mondayBasedToday - weekday + 6) % 7 + 1
        return day(date(today, adding: .day, -back))
    }

    private var mondayBasedToday: Int { (calendar.component(.weekday, from: today) + 5) % 7 }

    private func wholeDay(_ day: Int, _ month: Int, _ year: Int) -> Range<Date>? {
        let parts = DateComponents(year: year, month: month, day: day)
        guard let date = calendar.date(from: parts), calendar.component(.day, from: date) == day else { return nil }
        return self.day(calendar.startOfDay(for: date))
    }

    private func wholeMonth(_ month: Int, lookingBack: Bool) -> Range<Date>? {
        let current = calendar.dateComponents([.year, .month], from: today)
        guard let year = current.year, let thisMonth = current.month else { return nil }
        let shift = lookingBack ? (month > thisMonth ? -1 : 0) : (month < thisMonth ? 1 : 0)
        guard let first = wholeDay(1, month, year + shift)?.lowerBound else { return nil }
        return first..<date(first, adding: .month, 1)
    }

    private func nextDayNumbered(_ number: Int) -> Range<Date>? {
        let current = calendar.dateComponents([.year, .month, .day], from: today)
        guard let year = current.year, let month = current.month, let day = current.day else { return nil }
        if direction == .past { return wholeDay(number, number > day ? month - 1 : month, year) }
        return wholeDay(number, number < day ? month + 1 : month, year)
    }

    // MARK: - Words

    static func weekday(_ key: String) -> Int? {
        Vocabulary.weekdays.firstIndex(of: key)
            ?? [
                "mon": 0, "tue": 1, "tues": 1, "wed": 2, "thu": 3, "thur": 3, "thurs": 3, "fri": 4, "sat": 5, "sun": 6,
            ][key]
    }

    static func month(_ key: String) -> Int? {
        (Vocabulary.months.firstIndex(of: key)
            ?? [
                "jan": 0, "feb": 1, "apr": 3, "jun": 5, "jul": 6, "aug": 7, "sep": 8, "sept": 8, "oct": 9, "nov": 10,
                "dec": 11,
            ][key]).map { $0 + 1 }
    }

    private static func isoDay(_ key: String) -> (year: Int, month: Int, day: Int)? {
        guard key.utf8.count == 10, key.utf8.filter({ $0 == 45 }).count == 2 else { return nil }
        let parts = key.split(separator: "-").compactMap { Int($0) }
        return parts.count == 3 && parts[0] > 1000 ? (parts[0], parts[1], parts[2]) : nil
    }

    private static let dayAfterTomorrow: [Phrase] = ["the? day after tomorrow"]
    private static let dayBeforeYesterday: [Phrase] = ["the? day before yesterday"]
    private static let lastNight: [Phrase] = ["last night"]
    private static let endOfDay: [Phrase] = ["the? end of the? day"]
    private static let dayPrepositions: Set<String> = [
        "on", "by", "for", "in", "from", "since", "until", "till", "before", "during", "over", "of", "to", "within",
        "at", "starting", "due",
    ]

    private static let offsets: [String: Int] = [
        "last": -1, "past": -1, "previous": -1, "this": 0, "next": 1, "coming": 1,
    ]

    static let units: [String: Calendar.Component] = [
        "minute": .minute, "minutes": .minute, "min": .minute, "mins": .minute, "hour": .hour, "hours": .hour,
        "hrs": .hour, "day": .day, "days": .day, "week": .weekOfYear, "weeks": .weekOfYear, "month": .month,
        "months": .month, "year": .year, "years": .year,
    ]
}
