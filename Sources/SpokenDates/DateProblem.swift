import Foundation

/// Why words that look like a date are none.
///
/// Each case reads as a sentence.
package enum DateProblem: Error, Equatable, Sendable {
    /// There is no such day: “feb 30”.
    case noSuchDay(String)
    /// There is no such time: “25:00”.
    case noSuchTime(String)
    /// The day is another one of the week: “monday the 24th”.
    case otherWeekday(String, day: String)
    /// The words name a day that is not known here: “thanksgiving”.
    case unknownDay(String)
    /// There is more than one day: “the 1st and 15th”.
    case severalDays(String)
    /// There is more than one time: “at 3 and at 4”.
    case severalTimes(String)
    /// The rhythm cannot be counted: “twice a day”.
    case uncountable(String)
}

extension DateProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noSuchDay(let words): "There is no “\(words)”: that day does not exist."
        case .noSuchTime(let words): "There is no “\(words)”: that time does not exist."
        case .otherWeekday(let words, let day): "There is no “\(words)” soon: that day is \(day)."
        case .unknownDay(let words): "Which day is “\(words)”? Say its date, such as “26 november”."
        case .severalDays(let words):
            "“\(words)” names several days. Say one, or a rhythm such as “every weekday”."
        case .severalTimes(let words): "“\(words)” names several times. Make one reminder for each."
        case .uncountable(let words):
            "“\(words)” is no rhythm that can be kept. One such as “every 2 weeks”, “every monday and friday” or "
                + "“every last friday of the month” can."
        }
    }
}

extension DateReader {
    /// What is wrong with the first date in a text that does not exist, or the first rhythm that cannot be counted.
    package func problem(in text: String) -> DateProblem? {
        let grammar = DateGrammar(DateToken.tokens(of: text), now: now, calendar: calendar, direction: .future)
        for index in grammar.tokens.indices {
            if let problem = grammar.problem(at: index, in: text) { return problem }
        }
        let drafts = grammar.drafts()
        if let problem = grammar.problem(beside: drafts, in: text) { return problem }
        if let problem = grammar.several(drafts, in: text) { return problem }
        let rhythms = drafts.filter(\.recurs)
        let isElsewhere = drafts.contains { $0.days?.kind == .once && !$0.recurs && $0.bound != .by }
        guard let first = rhythms.first, let last = rhythms.last,
            rhythms.count > 1 || isElsewhere || rhythms.contains(where: { $0.recurrence == nil })
        else { return nil }
        return .uncountable(grammar.words(first.words.lowerBound..<last.words.upperBound, of: text))
    }
}

extension DateGrammar {
    /// Some words as they were typed.
    func words(_ range: Range<Int>, of text: String) -> String {
        String(text[tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound])
    }

    fileprivate func problem(at index: Int, in text: String) -> DateProblem? {
        func words(_ end: Int) -> String { self.words(index..<end, of: text) }
        if isImpossibleTime(tokens[index].key) { return .noSuchTime(words(index + 1)) }
        if let end = impossibleDay(at: index) ?? impossibleNumber(at: index) { return .noSuchDay(words(end)) }
        if let end = unknownDay(at: index) { return .unknownDay(words(end)) }
        guard let weekday = weekday(at: index), !tokens[index].endsClause else { return nil }
        let next = skip(.the, from: index + 1)
        let day: Range<Date>
        let end: Int
        if let found = calendarDay(at: next, after: .on) {
            (day, end) = (found.value.days, found.end)
        } else if let place = place(at: next, isPointed: true), closes(place.end),
            // "monday first" is an order of things.
            next > index + 1 || tokens[next].key.first?.isNumber == true,
            nextDay(numbered: place.value, weekday: weekday) == nil, let found = nextDay(numbered: place.value)
        {
            (day, end) = (found, place.end)
        } else {
            return nil
        }
        guard calendar.weekdayFromMonday(day.lowerBound) != weekday,
            date(day.lowerBound, adding: .day, 1) == day.upperBound
        else { return nil }
        let wording = DateWording(calendar: calendar, now: now)
        return .otherWeekday(words(end), day: wording.fullDay(day.lowerBound))
    }

    /// The end of a day that no calendar has: "feb 30", "the 31st of november", "2026-02-30".
    private func impossibleDay(at index: Int) -> Int? {
        if let isWrong = pick(
            at: index,
            { meaning -> Bool? in
                switch meaning {
                case .iso(let year, let month, let day): wholeDay(day, month, year) == nil
                case .figures(let first, let second, let year?, _):
                    wholeDay(first, second, year) == nil && wholeDay(second, first, year) == nil
                default: nil
                }
            }
        ) {
            return isWrong ? index + 1 : nil
        }
        let isMonthFirst = month(at: index) != nil
        let numberAt = isMonthFirst ? skip(.the, from: index + 1) : index
        guard let number = place(at: numberAt, isPointed: true) ?? number(at: numberAt), (0...99).contains(number.value)
        else { return nil }
        let monthAt = isMonthFirst ? index : skip(.of, from: number.end)
        guard let month = month(at: monthAt) else { return nil }
        let end = isMonthFirst ? number.end : monthAt + 1
        // "in march 45 people" is no day, and no wrong one.
        guard (1...31).contains(number.value) || isLedByDay(index) || closes(end) && lead(at: index - 1) != .in else {
            return nil
        }
        guard let year = year(at: end) else {
            return dayWithoutYear(number.value, month) == nil ? end : nil
        }
        return wholeDay(number.value, month, year) == nil ? end + 1 : nil
    }

    /// Whether it is written as a time, with a colon, and is none: "25:00", "9:75".
    private func isImpossibleTime(_ key: String) -> Bool {
        let parts = key.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), let hour = Int(parts[0]),
            let minute = Int(parts[1].prefix(2)), parts[1].count == 2 || ["am", "pm"].contains(parts[1].dropFirst(2))
        else { return false }
        return hour > 24 || minute > 59 || hour == 24 && minute > 0
    }
}
