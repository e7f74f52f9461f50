import Foundation

extension DateGrammar {
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
                case .lead, .weekday, .day, .part, .tonight, .every, .through, .rhythm, .clock: true
                default: false
                }
            }
    }

    /// The number of the day behind a weekday: "sat 23rd", but not "sat 40th birthday", "sat 23rd may" or "tues 2nd interview".
    func dayNumber(behind index: Int) -> Found<Int>? {
        guard let place = place(at: skip(.the, from: index + 1), isPointed: true), place.value < 32,
            month(at: skip(.of, from: place.end)) == nil
        else { return nil }
        let next = tokens.indices.contains(place.end) ? tokens[place.end].key : ""
        let isDay =
            closes(place.end) || Self.dayFollowers.contains(next) || next.first?.isNumber ?? false
            || place.value > 3 && !Self.numbered.contains(next)
        return isDay ? place : nil
    }

    private static let dayFollowers: Set<String> = ["now", "same", "instead", "between", "jetzt", "zwischen"]

    /// The weekday of that number that is next, or was in the last month.
    func nearDay(numbered number: Int, weekday: Int) -> Range<Date>? {
        if let next = nextDay(numbered: number, weekday: weekday) { return next }
        var past = self
        past.direction = .past
        return past.nextDay(numbered: number, weekday: weekday).flatMap {
            $0.lowerBound > date(today, adding: .month, -1) ? $0 : nil
        }
    }

    /// What may have a number before it that is no day.
    private static let numbered: Set<String> = [
        "birthday", "birthdays", "bday", "anniversary", "floor", "street", "avenue", "party", "geburtstag", "stock",
    ]

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
