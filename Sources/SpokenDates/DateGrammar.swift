import Foundation

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
    /// Whether a number behind a day is an hour: "tomorrow 9" of what is to be done, but not in "eggs today 4".
    var readsBareHours = false
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
        /// The number of the day, when it is named without its month: "the 3rd", "from the 3rd to the 5th".
        var place: Int?

        /// What another word of the phrase may still change.
        enum Kind: Equatable {
            case fixed
            case calendar
            case weekday(Int)
            case weeks
            /// A whole month, which a day of it may follow or stand before.
            case month
            /// A day that another year or month has elsewhere: a feast, "the first monday of may".
            case once

            /// Whether it is a weekday, or counted from today.
            var isNearDay: Bool {
                if case .weekday = self { true } else { self == .fixed }
            }
        }
    }

    /// What has been read of a phrase so far.
    struct Draft {
        var days: Days?
        var time: Hour?
        var part: DayPart?
        var bound = DatePhrase.Bound.on
        var recurs = false
        /// How it comes again; `nil` for never, and for a rhythm that nothing here can count.
        var recurrence: Recurrence?
        /// The day on which its rhythm begins.
        var start: Date?
        /// Whether it is a date even without a day or a time in it.
        var isEnough = false
        var pieces = 0
        /// Whether it goes from one weekday to another.
        var spansWeekdays = false
        /// The tokens it takes.
        var words = 0..<0

        /// Whether it names a time, and no day that it is on.
        var isTimeAlone: Bool { days == nil && !recurs }
        /// Whether it names a single day.
        var isOneDay: Bool { days?.days.isOneDay ?? false }
    }

    /// The number of the line that a draft stands on.
    func line(of draft: Draft) -> Int { tokens[draft.words.lowerBound].line }

    /// The longest phrase that starts at an index.
    func draft(at start: Int) -> Draft? {
        guard !tokens[start].meanings.isEmpty || namedDay(at: start) != nil else { return nil }
        var draft = Draft()
        var index = start
        while index < tokens.count, index == start || !tokens[index - 1].endsClause,
            let end = piece(at: index, into: &draft)
        {
            index = end
            draft.pieces += 1
        }
        guard draft.pieces > 0, isDate(draft) else { return nil }
        draft.words = start..<index
        if let recurrence = draft.recurrence {
            let first = first(of: recurrence, from: draft.start)
            if first == nil { draft.recurrence = nil }
            let namesDay = recurrence.namesDay || draft.start != nil
            draft.days = namesDay ? first.map { Days(days: $0) } : nil
        }
        return draft
    }

    /// The phrases of the text, in order; none overlaps another.
    func drafts() -> [Draft] {
        var drafts: [Draft] = []
        var index = 0
        while index < tokens.count {
            guard let draft = draft(at: index) else {
                index += 1
                continue
            }
            drafts.append(draft)
            index = draft.words.upperBound
        }
        return drafts
    }

    private func isDate(_ draft: Draft) -> Bool {
        if draft.recurs || draft.isEnough { return true }
        if let days = draft.days { return !days.isWeak || draft.pieces > 1 }
        return draft.time.map { !$0.needsDay } ?? false
    }

    private func piece(at index: Int, into draft: inout Draft) -> Int? {
        if let end = rhythm(at: index, into: &draft) ?? rhythmDetail(at: index, into: &draft) { return end }
        // The "am" of "8 am (Saturday 21 March)" is no German preposition.
        if let lead = lead(at: index), !tokens[index].hasComma {
            let next = skip(.the, from: index + 1)
            let hadTime = draft.time != nil
            if let end = piece(at: next, after: lead, isThe: next > index + 1, into: &draft) {
                // "vor zwei Wochen" is a day, not the days before one; "before noon" is on the day.
                let isPast = lead == .before && draft.days.map { $0.days.upperBound <= today } ?? false
                let isOfTime = !hadTime && draft.time != nil
                if draft.bound == .on, !isPast, !isOfTime { draft.bound = lead.bound }
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
        draft.recurrence = found.value
        if let days = draft.days, let recurrence = found.value {
            draft.recurrence = settled(recurrence, on: days, &draft)
        }
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
        // "friday, tues 24th" is two days.
        if case .weekday = known.kind, weekday(at: index) != nil { return nil }
        switch (known.kind, found.value.kind) {
        case (.weekday(let weekday), .calendar): draft.days = lying(on: weekday, found)
        case (.weekday, .once): draft.days = found.value
        case (.weekday(let weekday), .weeks):
            draft.days?.days = comingWeekday(weekday, in: found.value.days)
        case (.weeks, .weekday(let weekday)): draft.days?.days = comingWeekday(weekday, in: known.days)
        case (.month, .calendar), (.calendar, .month):
            // "in december on the 24th", "on the 24th in december"
            let (month, place) = known.kind == .month ? (known, found.value.place) : (found.value, known.place)
            guard let day = place.flatMap({ self.day(numbered: $0, inMonthOf: month.days.lowerBound) }) else {
                return nil
            }
            draft.days = Days(days: day, kind: .calendar, isRelative: month.isRelative)
        default: return nil
        }
        draft.days?.isWeak = false
        return extended(found, after: lead, into: &draft)
    }

    /// A weekday of a week; of this week, where it is over and the phrase looks ahead, that of the next: "thursday this week" said on a
    /// saturday.
    private func comingWeekday(_ weekday: Int, in week: Range<Date>) -> Range<Date> {
        let day = self.weekday(weekday, inWeekOf: week.lowerBound)
        let isOver = direction == .future && week.contains(today) && day.upperBound <= today
        return isOver ? self.weekday(weekday, inWeekOf: date(week.lowerBound, adding: .day, 7)) : day
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
        if case .weekday = last.value.kind { draft.spansWeekdays = true }
        draft.days?.days = first..<last.value.days.upperBound
        draft.days?.isWeak = false
        return last.end
    }

    private func partPiece(at index: Int, after lead: DateLead?, into draft: inout Draft) -> Int? {
        guard draft.part == nil else { return nil }
        if let found = partOfDay(at: index, draft) {
            (draft.days, draft.part) = (found.value, found.value.part)
            return found.end
        }
        if tokens[index].key == "first", tokens.indices.contains(index + 1), tokens[index + 1].key == "thing" {
            draft.part = .morning
            return index + 2
        }
        if has(.tonight, at: index), draft.days == nil {
            draft.part = .evening
            draft.days = Days(days: day(today))
            return index + 1
        }
        guard let part = part(at: index) ?? half(at: index, draft) else { return nil }
        guard draft.pieces == 0 else {
            draft.part = part
            return index + 1
        }
        guard lead == .in || lead == .on, part != .night, index == 0 || !has(.good, at: index - 1) else { return nil }
        draft.part = part
        draft.isEnough = true
        return index + 1
    }

    /// The half of a day that is named without an hour: "wed am", "tuesday pm".
    private func half(at index: Int, _ draft: Draft) -> DayPart? {
        guard draft.days != nil, draft.time == nil else { return nil }
        if has(.pm, at: index) { return .afternoon }
        // "Mittwoch am Nachmittag"
        return has(.am, at: index) && closes(index + 1) && part(at: index + 1) == nil ? .morning : nil
    }

    private func timePiece(at index: Int, after lead: DateLead?, into draft: inout Draft) -> Int? {
        guard draft.time == nil, draft.days?.moment == nil,
            let found = hour(at: index, after: lead, isAfterDay: draft.days != nil)
                ?? (lead == nil ? bareHour(at: index, on: draft.days) : nil)
        else { return nil }
        draft.time = found.value
        return found.end
    }
}
