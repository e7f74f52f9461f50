import Foundation

/// What stands where a day would, and is none that is known here.
extension DateGrammar {
    /// Whether a preposition stands before an index, or before its article, after which a number is a day.
    func isLedByDay(_ index: Int) -> Bool {
        let before = has(.the, at: index - 1) ? index - 2 : index - 1
        switch lead(at: before) {
        case .on, .by, .before, .since, .after: return true
        default: return has(.due, at: before)
        }
    }

    /// The end of a number that no day has, where one would stand: "on the 32nd", "on 2/30", "am 32.1.".
    func impossibleNumber(at index: Int) -> Int? {
        let key = tokens[index].key
        guard key.first?.isNumber == true, isLedByDay(index) || has(.every, at: index - 1), closes(index + 1) else {
            return nil
        }
        if let number = Int(key.prefix { $0.isASCII && $0.isNumber }),
            ["st", "nd", "rd", "th", "te", "ten"].contains(key.drop { $0.isASCII && $0.isNumber })
        {
            return (1...31).contains(number) ? nil : index + 1
        }
        let isDotted = key.contains(".")
        let numbers = key.split(separator: isDotted ? "." : "/", omittingEmptySubsequences: false)
        let values = numbers.compactMap { $0.count <= 2 ? Int($0) : nil }
        guard numbers.count == 2, values.count == 2 else { return nil }
        if isDotted, tokens[index - 1].key != "am", hour(at: index, after: .at, isAfterDay: true) != nil { return nil }
        let isDay =
            dayWithoutYear(values[0], values[1]) != nil || !isDotted && dayWithoutYear(values[1], values[0]) != nil
        return isDay ? nil : index + 1
    }

    /// The end of the name of a day that is not known: "thanksgiving", "on mother's day", "black friday".
    func unknownDay(at index: Int) -> Int? {
        let isShifted = has(.shift(0), at: index) || has(.shift(1), at: index) || has(.coming, at: index)
        if isShifted, let feast = namedDay(at: index + 1) ?? holiday(at: index + 1), closes(feast.end) {
            return feast.end
        }
        guard namedDay(at: index) == nil else { return nil }
        if weekday(at: index + 1) != nil, place(at: index, isPointed: false) == nil, isPartOfName(at: index + 1) {
            return index + 2
        }
        let owned = Self.owners.contains(tokens[max(0, index - 1)].key) ? index - 1 : index
        let before = has(.the, at: owned - 1) ? owned - 2 : owned - 1
        let isLed = [.on, .by].contains(lead(at: before)) || has(.every, at: before)
        // "the day before thanksgiving" may be counted from a note.
        let isBeside =
            [.before, .after, .since].contains(lead(at: before)) && unit(at: before - 1) == nil
            && weekday(at: before - 1) == nil
        if Self.unknown.contains(tokens[index].key), isLed || isBeside || lead(at: before) == .at, closes(index + 1) {
            return index + 1
        }
        guard isLed || isBeside, tokens[index].meanings.isEmpty, !Self.noNames.contains(tokens[index].key) else {
            return nil
        }
        if Self.isNameOfDay(tokens[index].key), closes(index + 1) { return isLed ? index + 1 : nil }
        let rest = tokens[index...].prefix(4)
        guard let day = rest.firstIndex(where: { $0.key == "day" || isLed && Self.isNameOfDay($0.key) }),
            closes(day + 1),
            rest[..<day].allSatisfy({ $0.meanings.isEmpty && !$0.endsClause && !DateLexicon.follows($0.key) })
        else { return nil }
        return day + 1
    }

    private static func isNameOfDay(_ key: String) -> Bool {
        guard key.count > 4, !noNames.contains(key), !key.hasSuffix("trag"), DateLexicon.meanings(of: key).isEmpty
        else {
            return false
        }
        return key.hasSuffix("day") || key.hasSuffix("tag") || key.hasSuffix("mittwoch")
    }

    private static let owners: Set<String> = [
        "my", "our", "your", "his", "her", "their", "meinem", "unserem", "seinem", "ihrem",
    ]
    /// Words that end as the names of days do, or stand before "day" without naming one.
    private static let noNames: Set<String> = [
        "holiday", "everyday", "someday", "hashtag", "alltag", "any", "some", "same", "that", "single", "working",
    ]
    /// Names of days that each country, faith or year has elsewhere.
    private static let unknown: Set<String> = [
        "thanksgiving", "passover", "pesach", "ramadan", "eid", "diwali", "hanukkah", "chanukah", "purim", "nowruz",
        "advent", "lent", "carnival", "fasching", "karneval", "juneteenth", "muttertag", "vatertag", "erntedank",
    ]

    /// What is wrong with the days beside others, or beside a number that nothing was read of.
    func problem(beside drafts: [Draft], in text: String) -> DateProblem? {
        for draft in drafts where draft.days != nil || draft.recurs {
            if draft.spansWeekdays, !draft.recurs { return .severalDays(words(draft.words, of: text)) }
            guard let end = otherDay(after: draft, drafts) else { continue }
            let words = words(draft.words.lowerBound..<end, of: text)
            return draft.recurs ? .uncountable(words) : .severalDays(words)
        }
        for draft in drafts where draft.recurs {
            let next = draft.words.upperBound
            if tokens.indices.contains(next), !tokens[next - 1].endsClause,
                ["starting", "beginning"].contains(tokens[next].key)
            {
                return .uncountable(words(draft.words.lowerBound..<next + 1, of: text))
            }
        }
        return tokens.indices.lazy.compactMap { index in
            drafts.contains { $0.words.contains(index) } ? nil : self.unread(at: index, in: text)
        }
        .first
    }

    /// The end of a second day: "monday and wednesday", "the 1st and 15th".
    private func otherDay(after draft: Draft, _ drafts: [Draft]) -> Int? {
        let joint = draft.words.upperBound
        guard joint < tokens.count, !tokens[joint - 1].endsClause,
            ["and", "und", "or", "oder", "&"].contains(tokens[joint].key)
        else { return nil }
        if let other = drafts.first(where: { $0.words.lowerBound == joint + 1 && ($0.days != nil || $0.recurs) }) {
            return other.words.upperBound
        }
        let next = skip(.the, from: joint + 1)
        guard next < tokens.count, tokens[next].key.first?.isNumber == true else { return nil }
        if let place = place(at: next, isPointed: true), closes(place.end) { return place.end }
        // "dec 5 and 6"
        let isOfMonth = tokens[joint - 1].key.first?.isNumber == true && draft.time == nil && !draft.recurs
        return number(at: next).flatMap { isOfMonth && (1...31).contains($0.value) && closes($0.end) ? $0.end : nil }
    }

    /// What is counted and was not read as a day: "the fifth friday of february", "third weekend of december".
    private func unread(at index: Int, in text: String) -> DateProblem? {
        let isFirst = index == 0 || !has(.every, at: index - 1)
        guard isFirst, let place = place(at: index, isPointed: false), place.end < tokens.count,
            !tokens[place.end - 1].hasComma, !tokens[place.end - 1].endsClause
        else {
            return everyUnread(at: index, in: text)
        }
        let words = words(index..<place.end + 1, of: text)
        let joint = place.end + 1
        let next = skip(.the, from: joint + 1)
        let months = has(.of, at: joint) || lead(at: joint) == .in ? next < tokens.count ? months(at: next) : nil : nil
        if let months, weekday(at: place.end) != nil {
            return .noSuchDay(self.words(index..<months.end, of: text))
        }
        if let months, has(.weekend, at: place.end) || unit(at: place.end) == .weekOfYear {
            return .unknownDay(self.words(index..<months.end, of: text))
        }
        return weekday(at: place.end) == nil ? nil : .unknownDay(words)
    }

    /// "every 15th pay the rent" says no day for sure.
    private func everyUnread(at index: Int, in text: String) -> DateProblem? {
        guard index == 1, has(.every, at: 0), tokens[1].key.first?.isNumber == true,
            let place = place(at: 1, isPointed: true)
        else { return nil }
        return .uncountable(words(0..<place.end, of: text))
    }
}
