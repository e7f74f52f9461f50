import Foundation

/// Finds dates and times in a text, as people type them, in English and German.
struct DateReader {
    /// The time of the request.
    let now: Date
    /// The calendar, with the person's time zone and locale.
    let calendar: Calendar

    /// The dates and times in a text, in order; none overlaps another.
    ///
    /// A time alone, "at 6", is on the day that its line names elsewhere, if it names one.
    ///
    /// - Parameter direction: whether "on monday" is the last one or the next one.
    func phrases(in text: String, looking direction: DateDirection = .future) -> [DatePhrase] {
        let grammar = DateGrammar(DateToken.tokens(of: text), now: now, calendar: calendar, direction: direction)
        var read: [(draft: DateGrammar.Draft, range: Range<String.Index>)] = []
        var index = 0
        while index < grammar.tokens.count {
            guard let phrase = grammar.phrase(at: index) else {
                index += 1
                continue
            }
            read.append((phrase.draft, phrase.range))
            index = phrase.end
        }
        let named = read.filter {
            $0.draft.days.map { $0.days.upperBound == grammar.day($0.days.lowerBound).upperBound } ?? false
        }
        return read.map { phrase in
            guard phrase.draft.days == nil, !phrase.draft.recurs else {
                return grammar.finished(phrase.draft, phrase.range, on: nil)
            }
            let onLine = named.filter { other in
                let between =
                    min(
                        other.range.upperBound,
                        phrase.range.upperBound
                    )..<max(other.range.lowerBound, phrase.range.lowerBound)
                return !text[between].contains(where: \.isNewline)
            }
            let day = onLine.last { $0.range.upperBound <= phrase.range.lowerBound } ?? onLine.first
            return grammar.finished(phrase.draft, phrase.range, on: day?.draft.days)
        }
    }

    /// When something is due, from the day and the time that a text names, wherever they stand in it.
    func deadline(in text: String) -> Deadline? {
        let phrases = phrases(in: text)
        guard let first = phrases.first(where: \.namesDay) ?? phrases.first else { return nil }
        guard !first.hasTime, let time = phrases.first(where: { $0.hasTime && !$0.namesDay }) else {
            return Deadline(phrases: [first], due: first.due, hasTime: first.hasTime)
        }
        return Deadline(
            phrases: [first, time].sorted { $0.range.lowerBound < $1.range.lowerBound },
            due: time.due,
            hasTime: true
        )
    }

    /// What is left of a text without a phrase, as it was typed.
    func rest(of text: String, without phrase: DatePhrase) -> String {
        let before = text[..<phrase.range.lowerBound].trimmingCharacters(in: .whitespaces)
        let after = text[phrase.range.upperBound...].trimmingCharacters(in: .whitespaces)
        let isJoined = before.isEmpty || after.isEmpty || after.first.map { ",.;:!?)".contains($0) } ?? true
        let rest = before + (isJoined ? "" : " ") + after
        return rest.trimmingCharacters(in: CharacterSet(charactersIn: " ,;:-–"))
    }
}

/// Reads the dates of one text, token by token.
struct DateGrammar {
    /// The words of the text.
    let tokens: [DateToken]
    /// The time of the request.
    let now: Date
    /// The calendar, with its time zone.
    let calendar: Calendar
    /// Whether a phrase without a year or week looks back or ahead.
    var direction: DateDirection
    /// The start of the day that phrases count from.
    var today: Date
    /// Whether 3/2 is the third of February.
    let isDayFirst: Bool

    init(_ tokens: [DateToken], now: Date, calendar: Calendar, direction: DateDirection) {
        self.tokens = tokens
        self.now = now
        self.calendar = calendar
        self.direction = direction
        today = calendar.startOfDay(for: now)
        isDayFirst = calendar.locale?.region?.identifier != "US"
    }

    /// Something read, and the index after it.
    struct Found<Value> {
        var value: Value
        var end: Int
    }

    /// Some days read, and what the rest of a phrase can do with them.
    struct Days {
        var days: Range<Date>
        var kind = Kind.fixed
        /// Whether they depend on the day they are said on.
        var isRelative = true
        /// Whether the words are a date only beside others: "sat".
        var isWeak = false
        /// The moment, when they were counted in hours or minutes.
        var moment: Date?
        var part: DayPart?

        /// What another word of the phrase may still change.
        enum Kind: Equatable {
            case fixed
            case calendar
            case weekday(Int)
            case weeks
        }
    }

    /// What has been read of a phrase so far.
    struct Draft {
        var days: Days?
        var time: Hour?
        var part: DayPart?
        var bound = DatePhrase.Bound.on
        var recurs = false
        /// Whether it is a date even without a day or a time in it.
        var isEnough = false
        var pieces = 0
    }

    /// The longest phrase that starts at an index.
    func phrase(at start: Int) -> (draft: Draft, range: Range<String.Index>, end: Int)? {
        guard !tokens[start].meanings.isEmpty else { return nil }
        var draft = Draft()
        var index = start
        while index < tokens.count, index == start || !tokens[index - 1].endsClause,
            let end = piece(at: index, into: &draft)
        {
            index = end
            draft.pieces += 1
        }
        guard draft.pieces > 0, isDate(draft) else { return nil }
        let range = tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound
        return (draft, range, index)
    }

    private func isDate(_ draft: Draft) -> Bool {
        if draft.recurs || draft.isEnough { return true }
        if let days = draft.days { return !days.isWeak || draft.pieces > 1 }
        return draft.time.map { !$0.needsDay } ?? false
    }

    private func piece(at index: Int, into draft: inout Draft) -> Int? {
        if let end = rhythm(at: index, into: &draft) { return end }
        if let lead = lead(at: index) {
            let next = skip(.the, from: index + 1)
            if let end = piece(at: next, after: lead, isThe: next > index + 1, into: &draft) {
                // "vor zwei Wochen" is a day, not the days before one.
                let isPast = lead == .before && draft.days.map { $0.days.upperBound <= today } ?? false
                if draft.bound == .on, !isPast { draft.bound = lead.bound }
                return end
            }
        }
        let next = skip(.the, from: index)
        return piece(at: next, after: nil, isThe: next > index, into: &draft)
    }

    private func piece(at index: Int, after lead: DateLead?, isThe: Bool, into draft: inout Draft) -> Int? {
        guard index < tokens.count else { return nil }
        if lead == .at, let end = timePiece(at: index, after: lead, into: &draft) { return end }
        return dayPiece(at: index, after: lead, isThe: isThe, into: &draft)
            ?? partPiece(at: index, after: lead, into: &draft) ?? timePiece(at: index, after: lead, into: &draft)
    }

    private func rhythm(at index: Int, into draft: inout Draft) -> Int? {
        guard !draft.recurs, let found = recurrence(at: index) else { return nil }
        draft.recurs = true
        draft.days = found.value.days ?? draft.days
        draft.part = found.value.part ?? draft.part
        return found.end
    }

    private func dayPiece(at index: Int, after lead: DateLead?, isThe: Bool, into draft: inout Draft) -> Int? {
        var grammar = self
        if lead == .since { grammar.direction = .past }
        guard let found = grammar.days(at: index, after: lead, isThe: isThe) else { return nil }
        guard let known = draft.days else {
            draft.days = found.value
            draft.part = draft.part ?? found.value.part
            return extended(found, after: lead, into: &draft)
        }
        switch (known.kind, found.value.kind) {
        case (.weekday, .calendar),
            (.fixed, .calendar) where draft.recurs:
            draft.days = found.value
        case (.weekday(let weekday), .weeks):
            draft.days?.days = self.weekday(weekday, inWeekOf: found.value.days.lowerBound)
        case (.weeks, .weekday(let weekday)): draft.days?.days = self.weekday(weekday, inWeekOf: known.days.lowerBound)
        default: return nil
        }
        draft.days?.isWeak = false
        return extended(found, after: lead, into: &draft)
    }

    /// Goes on to the last day of "monday to wednesday".
    private func extended(_ found: Found<Days>, after lead: DateLead?, into draft: inout Draft) -> Int {
        guard has(.through, at: found.end) || lead == .between && has(.and, at: found.end),
            !tokens[found.end - 1].endsClause, let first = draft.days?.days.lowerBound
        else { return found.end }
        var later = self
        later.today = first
        later.direction = .future
        let next = skip(.the, from: found.end + 1)
        guard next < tokens.count, let last = later.days(at: next, after: .by, isThe: true),
            last.value.days.upperBound > first, last.value.moment == nil
        else { return found.end }
        draft.days?.days = first..<last.value.days.upperBound
        draft.days?.isWeak = false
        return last.end
    }

    private func partPiece(at index: Int, after lead: DateLead?, into draft: inout Draft) -> Int? {
        guard draft.part == nil else { return nil }
        if has(.tonight, at: index), draft.days == nil {
            draft.part = .evening
            draft.days = Days(days: day(today))
            return index + 1
        }
        guard let part = pick(at: index, { if case .part(let part) = $0 { part } else { nil } }) else { return nil }
        guard draft.pieces == 0 else {
            draft.part = part
            return index + 1
        }
        guard lead == .in || lead == .on, part != .night, index == 0 || !has(.good, at: index - 1) else { return nil }
        draft.part = part
        draft.isEnough = true
        return index + 1
    }

    private func timePiece(at index: Int, after lead: DateLead?, into draft: inout Draft) -> Int? {
        guard draft.time == nil, draft.days?.moment == nil,
            let found = hour(at: index, after: lead, isAfterDay: draft.days != nil)
        else { return nil }
        draft.time = found.value
        return found.end
    }

    // MARK: - The phrase

    /// The phrase that a draft stands for.
    ///
    /// - Parameter other: the day that is named elsewhere, for a draft that names none.
    func finished(_ draft: Draft, _ range: Range<String.Index>, on other: Days?) -> DatePhrase {
        let named = draft.days ?? other
        var days = named?.days ?? day(today)
        var time = draft.time.map {
            settled($0, draft.part, isToday: named == nil ? !draft.recurs : days == day(today))
        }
        if let moment = draft.days?.moment {
            let parts = calendar.dateComponents([.hour, .minute], from: moment)
            time = ClockTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
        }
        if named == nil, direction == .future, isOver(time, draft.part) { days = day(date(today, adding: .day, 1)) }
        let lastDay = date(days.upperBound, adding: .day, -1)
        let start =
            switch draft.bound {
            case .by: lastDay
            case .before: date(days.lowerBound, adding: .day, -1)
            default: max(days.lowerBound, min(today, lastDay))
            }
        return DatePhrase(
            range: range,
            days: days,
            time: time,
            part: draft.part,
            bound: draft.bound,
            recurs: draft.recurs,
            isRelative: draft.days?.isRelative ?? false,
            namesDay: draft.days != nil,
            due: time.map { draft.days?.moment ?? moment($0, on: start) } ?? start,
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
    private func settled(_ hour: Hour, _ part: DayPart?, isToday: Bool) -> ClockTime {
        let (early, late) = (hour.time.hour % 12, hour.time.hour % 12 + 12)
        func time(_ hours: Int) -> ClockTime { ClockTime(hour: hours, minute: hour.time.minute) }
        if hour.isCertain { return hour.time }
        switch part {
        case .morning: return time(early)
        case .night where early < 6: return time(early)
        case .afternoon, .evening, .night: return time(late)
        case nil: break
        }
        guard isToday else { return time(early <= 6 ? late : early) }
        // The next one that a person is awake for.
        let clock = calendar.dateComponents([.hour, .minute], from: now)
        let minutes = (clock.hour ?? 0) * 60 + (clock.minute ?? 0)
        let isNight = minutes < 5 * 60
        let ahead = [early, late].filter { (isNight || $0 >= 6) && $0 * 60 + hour.time.minute > minutes }
        return time(ahead.first ?? (early > 6 ? early : late))
    }

    // MARK: - Tokens

    /// Whether a token can have a meaning.
    func has(_ meaning: DateMeaning, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].meanings.contains(meaning)
    }

    /// The first meaning of a token that is wanted.
    func pick<Value>(at index: Int, _ value: (DateMeaning) -> Value?) -> Value? {
        guard tokens.indices.contains(index) else { return nil }
        for meaning in tokens[index].meanings {
            if let value = value(meaning) { return value }
        }
        return nil
    }

    /// The index after a token, if it has a meaning; else the same index.
    func skip(_ meaning: DateMeaning, from index: Int) -> Int { has(meaning, at: index) ? index + 1 : index }

    /// Whether a number that ends before an index can be a date or an hour: what follows is not what it counts.
    func closes(_ index: Int) -> Bool {
        guard index < tokens.count, index > 0, !tokens[index - 1].endsClause, !tokens[index - 1].hasComma else {
            return true
        }
        return DateLexicon.follows(tokens[index].key)
            || tokens[index].meanings.contains {
                switch $0 {
                case .lead, .weekday, .day, .part, .tonight, .every, .through, .rhythm: true
                default: false
                }
            }
    }

    /// The preposition at an index.
    func lead(at index: Int) -> DateLead? { pick(at: index) { if case .lead(let lead) = $0 { lead } else { nil } } }

    /// The unit at an index.
    func unit(at index: Int) -> Calendar.Component? {
        pick(at: index) { if case .unit(let unit) = $0 { unit } else { nil } }
    }

    /// The number at an index: "7", "seven", "twenty five".
    func number(at index: Int) -> Found<Int>? {
        func count(_ index: Int) -> Int? { pick(at: index) { if case .count(let count) = $0 { count } else { nil } } }
        guard let first = count(index) else { return nil }
        if first >= 20, first % 10 == 0, tokens[index].key.first?.isLetter == true {
            let next = skip(.through, from: index + 1)
            if let unit = count(next), unit < 10, tokens[next].key.first?.isLetter == true {
                return Found(value: first + unit, end: next + 1)
            }
        }
        return Found(value: first, end: index + 1)
    }

    /// The number of units at an index: "a", "two", "a couple of", "a few".
    func amount(at index: Int) -> Found<Int>? {
        if let number = number(at: index) { return number }
        let next = skip(.article, from: index)
        if let some = pick(at: next, { if case .some(let count) = $0 { count } else { nil } }) {
            return Found(value: some, end: skip(.of, from: next + 1))
        }
        return next > index ? Found(value: 1, end: next) : nil
    }

    /// The number that counts through at an index: "3rd", "third", "twenty third", "3." after a preposition.
    func place(at index: Int, isPointed: Bool) -> Found<Int>? {
        func place(_ index: Int) -> Int? { pick(at: index) { if case .place(let place) = $0 { place } else { nil } } }
        if let place = place(index) { return Found(value: place, end: index + 1) }
        if let tens = number(at: index), tens.value == 20 || tens.value == 30,
            let unit = place(skip(.through, from: tens.end)), unit < 10
        {
            return Found(value: tens.value + unit, end: skip(.through, from: tens.end) + 1)
        }
        let pointed = pick(at: index) { if case .pointed(let place) = $0 { place } else { nil } }
        return isPointed ? pointed.map { Found(value: $0, end: index + 1) } : nil
    }
}
