import Foundation

extension DateReader {
    /// The dates and times of a note, in order.
    ///
    /// A day of the month that names no month is in the month that its line names, with a day or a feast of it, or else
    /// in the only one that the note names. Of "easter, on the 3rd" it may be either of two, and stays open.
    /// - Parameters:
    ///   - text: what the note says.
    ///   - title: the title of the note.
    ///   - direction: whether "on monday" is the last one or the next one.
    package func phrases(in text: String, titled title: String, looking direction: DateDirection = .future)
        -> [DatePhrase]
    {
        func read(_ text: String) -> DateGrammar {
            DateGrammar(DateToken.tokens(of: text), now: now, calendar: calendar, direction: direction)
        }
        let grammar = read(text)
        let drafts = grammar.drafts()
        guard drafts.contains(where: { $0.days?.place != nil }) else { return phrases(of: drafts, grammar) }
        let hints = grammar.monthHints(drafts)
        let titled = read(title)
        let months = hints + titled.monthHints(titled.drafts())
        let isOneMonth =
            Set(months.map { calendar.dateComponents([.year, .month], from: $0.days.lowerBound) }).count == 1
        var open: Set<Int> = []
        let settled = drafts.enumerated().map { index, draft in
            guard !draft.recurs, let place = draft.days?.place,
                let hint = grammar.monthHint(for: draft, hints) ?? (isOneMonth ? months.first : nil)
            else { return draft }
            let other = grammar.day(numbered: place, by: hint).flatMap { grammar.draft(draft, from: $0) }
            if other == nil { open.insert(index) }
            return other ?? draft
        }
        var phrases = phrases(of: settled, grammar)
        for index in open { phrases[index].isOpen = true }
        return phrases
    }
}

extension DateGrammar {
    /// Words that tell the month of days beside them.
    struct MonthHint {
        /// The whole month, or days of it.
        let days: Range<Date>
        let isMonth: Bool
        /// The tokens it takes.
        let words: Range<Int>
    }

    /// The months, the days of the calendar and the feasts that a text names.
    func monthHints(_ drafts: [Draft]) -> [MonthHint] {
        let named = drafts.compactMap { draft -> MonthHint? in
            guard let days = draft.days, !draft.recurs,
                days.kind == .month || days.kind == .calendar || days.kind == .once,
                days.kind == .once || days.place == nil, !days.isRelative || namesFeast(draft.words)
            else { return nil }
            return MonthHint(days: days.days, isMonth: days.kind == .month, words: draft.words)
        }
        let feasts = tokens.indices.compactMap { index -> MonthHint? in
            guard !drafts.contains(where: { $0.words.contains(index) }),
                let feast = namedDay(at: index) ?? holiday(at: index)
            else { return nil }
            return MonthHint(days: feast.value.days, isMonth: false, words: index..<feast.end)
        }
        return (named + feasts).sorted { $0.words.lowerBound < $1.words.lowerBound }
    }

    private func namesFeast(_ words: Range<Int>) -> Bool {
        words.contains { namedDay(at: $0) != nil || holiday(at: $0) != nil }
    }

    /// What tells the month of a day, on its line: what stands right behind it, else the last before it, else the first.
    func monthHint(for draft: Draft, _ hints: [MonthHint]) -> MonthHint? {
        let near = hints.filter { tokens[$0.words.lowerBound].line == line(of: draft) }
        return near.first { $0.words.lowerBound == draft.words.upperBound }
            ?? near.last { $0.words.upperBound <= draft.words.lowerBound } ?? near.first
    }

    /// The day with a number that is meant beside a hint: of its month, unless another month's is nearer to its day.
    func day(numbered number: Int, by hint: MonthHint) -> Range<Date>? {
        guard let month = calendar.dateInterval(of: .month, for: hint.days.lowerBound)?.start,
            let same = day(numbered: number, inMonthOf: month)
        else { return nil }
        let others = [-1, 1].compactMap { day(numbered: number, inMonthOf: date(month, adding: .month, $0)) }
        func distance(_ day: Range<Date>) -> TimeInterval {
            abs(day.lowerBound.timeIntervalSince(hint.days.lowerBound))
        }
        return hint.isMonth || others.allSatisfy { distance($0) > distance(same) } ? same : nil
    }

    /// A draft read again as if it was said on its first day.
    func draft(_ draft: Draft, from day: Range<Date>) -> Draft? {
        var there = self
        there.today = day.lowerBound
        there.direction = .future
        return there.draft(at: draft.words.lowerBound).flatMap { $0.words == draft.words ? $0 : nil }
    }
}
