import Foundation

extension DateGrammar {
    /// An hour and minute read.
    struct Hour {
        var time: ClockTime
        /// Whether it is clear which half of the day is meant.
        var isCertain: Bool
        /// Whether the words are a time only beside a day: "from 9 to 12".
        var needsDay = false
        /// Whether the words are a time wherever they stand: "6pm", "half past three".
        var isPlain = true

        init(_ hour: Int, _ minute: Int = 0, isCertain: Bool? = nil, isPlain: Bool = true) {
            time = ClockTime(hour: hour % 24, minute: minute)
            self.isCertain = isCertain ?? (hour > 12 || hour == 0)
            self.isPlain = isPlain
        }
    }

    /// The time of day at an index; of "from 9 to 12" the first.
    func hour(at index: Int, after lead: DateLead?, isAfterDay: Bool) -> Found<Hour>? {
        guard var found = oneHour(at: index, after: lead, isAfterDay: isAfterDay) else { return nil }
        let isSpan = lead == .from || lead == .between || found.value.isPlain
        if has(.through, at: found.end) || lead == .between && has(.and, at: found.end),
            let last = oneHour(at: found.end + 1, after: .at, isAfterDay: true),
            isSpan || last.value.isPlain
        {
            if !found.value.isCertain, last.value.isCertain, last.value.time.hour >= 12, found.value.time.hour < 12,
                found.value.time.hour + 12 <= last.value.time.hour
            {
                found.value.time.hour += 12
                found.value.isCertain = true
            }
            found.value.needsDay = !found.value.isPlain && !last.value.isPlain
            found.end = last.end
            return found
        }
        guard !found.value.isPlain else { return found }
        switch lead {
        case .at: return isCounted(at: found.end) ? nil : found
        case .by, .before, .since, .after, .from: return closes(found.end) ? found : nil
        default: return nil
        }
    }

    /// The number right behind a day that ends a text, or stands before what is to be done: "tomorrow 9", "monday 10 to ring Bob"; the
    /// day of the month is none, "friday 20".
    func bareHour(at index: Int, on days: Days?) -> Found<Hour>? {
        guard readsBareHours, let days, days.isRelative, days.days.isOneDay, days.place == nil, days.kind.isNearDay,
            index == tokens.count - 1
                || tokens.count > index + 2 && tokens[index + 1].key == "to"
                    && tokens[index + 2].key.allSatisfy(\.isLetter),
            !tokens[index - 1].hasComma, tokens[index].key.count < 3,
            let hour = Int(tokens[index].key), (1...24).contains(hour),
            hour != calendar.component(.day, from: days.days.lowerBound)
        else { return nil }
        return Found(value: Hour(hour), end: index + 1)
    }

    private func oneHour(at index: Int, after lead: DateLead?, isAfterDay: Bool) -> Found<Hour>? {
        if let named = named(at: index, after: lead) { return named }
        if let figures = figures(at: index, isExpected: lead == .at || isAfterDay, lead) { return marked(figures) }
        guard let number = number(at: index), (0...24).contains(number.value) else { return nil }
        let spoken = marked(Found(value: Hour(number.value, isPlain: false), end: number.end))
        guard !spoken.value.isPlain, tokens[index].key.first?.isLetter == true else { return spoken }
        // "five thirty"
        if let minute = self.number(at: number.end), (10...59).contains(minute.value), number.value <= 12,
            tokens[number.end].key.first?.isLetter == true, lead == .at || isAfterDay || closes(minute.end)
        {
            return marked(Found(value: Hour(number.value, minute.value), end: minute.end))
        }
        // "at two places"
        return closes(number.end) ? spoken : nil
    }

    private func figures(at index: Int, isExpected: Bool, _ lead: DateLead?) -> Found<Hour>? {
        let hour = pick(at: index) { meaning -> Hour? in
            switch meaning {
            case .clock(let hour, let minute, let isCertain): return Hour(hour, minute, isCertain: isCertain)
            case .dotted(let hour, let minute):
                let isMarked = has(.oclock, at: index + 1) || has(.pm, at: index + 1) || has(.am, at: index + 1)
                return isExpected || isMarked ? Hour(hour, minute) : nil
            case .digits(let hour, let minute):
                let isFollowed = index + 1 < tokens.count && tokens[index + 1].key.first?.isNumber == true
                // "0430 tomorrow"
                let isBeforeDay =
                    tokens[index].key.count == 4
                    && (dayOffset(at: index + 1) != nil || weekday(at: index + 1) != nil
                        || has(.tonight, at: index + 1))
                let isTime = isExpected || isBeforeDay || lead.map { $0 != .in && $0 != .for && $0 != .on } ?? false
                // "the 24th, 140 a day" is no time; "at 530" is.
                guard tokens[index].key.count > 3 || lead == .at else { return nil }
                return isTime && !isFollowed && !isCounted(at: index + 1)
                    ? Hour(hour, minute, isCertain: hour > 12 || tokens[index].key.count > 3) : nil
            default: return nil
            }
        }
        return hour.map { Found(value: $0, end: index + 1) }
    }

    /// "half past three", "halb vier", "quarter to six", "ten past 5", "noon".
    private func named(at index: Int, after lead: DateLead?) -> Found<Hour>? {
        if has(.halfTo, at: index), let hour = clockNumber(at: index + 1) {
            return marked(Found(value: Hour((hour.value + 11) % 12, 30, isCertain: false), end: hour.end))
        }
        // "at half three", "moved to half three", "at half 3 school run"
        let isExpected = lead != nil || has(.to, at: index - 1)
        if has(.half, at: index), isExpected, let hour = clockNumber(at: index + 1),
            closes(hour.end) || lead == .at && !isCounted(at: hour.end)
        {
            return marked(Found(value: Hour(hour.value, 30, isCertain: false), end: hour.end))
        }
        guard let minutes = minutes(at: index, isAfterLead: lead != nil) else { return nil }
        let isPast = has(.past, at: minutes.end)
        guard isPast || has(.to, at: minutes.end) && minutes.value != 30,
            let hour = clockNumber(at: minutes.end + 1)
        else { return nil }
        let time =
            isPast
            ? Hour(hour.value, minutes.value, isCertain: false)
            : Hour((hour.value + 11) % 12, 60 - minutes.value, isCertain: false)
        return marked(Found(value: time, end: hour.end))
    }

    private func minutes(at index: Int, isAfterLead: Bool) -> Found<Int>? {
        let start = skip(.article, from: index)
        if has(.half, at: start) { return Found(value: 30, end: start + 1) }
        if has(.quarter, at: start) { return Found(value: 15, end: start + 1) }
        // "5 to 12" is a score or a range as well.
        guard let number = number(at: index), [5, 10, 20, 25].contains(number.value),
            isAfterLead || tokens[index].key.first?.isLetter == true
        else { return nil }
        return number
    }

    private func clockNumber(at index: Int) -> Found<Int>? {
        number(at: index).flatMap { (1...12).contains($0.value) ? $0 : nil }
    }

    /// Reads "o'clock", "am" and "pm" after a time.
    private func marked(_ found: Found<Hour>) -> Found<Hour> {
        var found = found
        if has(.oclock, at: found.end) {
            found.end += 1
            found.value.isPlain = true
            if tokens[found.end - 1].key == "uhr", let minute = number(at: found.end), minute.value < 60,
                tokens[found.end].key.count <= 2, closes(minute.end)
            {
                found.value.time.minute = minute.value
                found.end = minute.end
            }
        }
        // "9 Uhr am See"
        guard tokens[found.end - 1].key != "uhr" else { return found }
        let isAfternoon = has(.pm, at: found.end)
        guard isAfternoon || has(.am, at: found.end) && (tokens[found.end].hasComma || !beginsDay(at: found.end + 1)),
            found.value.time.hour <= 12
        else {
            return found
        }
        found.value.time.hour = found.value.time.hour % 12 + (isAfternoon ? 12 : 0)
        found.value.isCertain = true
        found.value.isPlain = true
        found.end += 1
        return found
    }

    /// Whether German "am" before an index means "on the".
    private func beginsDay(at index: Int) -> Bool {
        pick(at: index) {
            switch $0 {
            case .weekday, .pointed, .figures: true
            default: nil
            }
        } ?? false
    }

    /// Whether what stands at an index is counted by the number before it: "at 5 percent".
    private func isCounted(at index: Int) -> Bool {
        guard index < tokens.count, !tokens[index - 1].endsClause, !tokens[index - 1].hasComma else { return false }
        return unit(at: index) != nil || DateLexicon.isMeasure(tokens[index].key) || number(at: index) != nil
    }
}
