/// Several days or times of one text, and those that belong to a thing.
extension DateGrammar {
    /// What is wrong with days or times that stand apart from each other: "Bea at 3 and Carl at 4".
    func several(_ drafts: [Draft], in text: String) -> DateProblem? {
        for (first, second) in zip(drafts, drafts.dropFirst()) {
            let words = words(first.words.lowerBound..<second.words.upperBound, of: text)
            guard !first.recurs || !second.recurs else { continue }
            if first.time != nil, second.time != nil, isJoined(first, second) { return .severalTimes(words) }
            guard !first.recurs, !second.recurs, first.bound == .on, second.bound == .on,
                let (one, other) = first.days.flatMap({ one in second.days.map { (one.days, $0.days) } }),
                !one.overlaps(other), !isPartOfThing(first), !isPartOfThing(second)
            else { continue }
            let areLed = [first, second].allSatisfy { lead(at: $0.words.lowerBound) == .on }
            if isJoined(first, second, within: 2) || areLed && first.words.upperBound == second.words.lowerBound {
                return .severalDays(words)
            }
        }
        return drafts.lazy.compactMap { draft in
            self.otherHours(after: draft).map { .severalTimes(self.words(draft.words.lowerBound..<$0, of: text)) }
        }
        .first
    }

    /// Whether "and" or a comma stands between two drafts.
    /// - Parameter count: the most words between that and the second one; of so few, a comma does not count.
    private func isJoined(_ first: Draft, _ second: Draft, within count: Int? = nil) -> Bool {
        let between = first.words.upperBound..<second.words.lowerBound
        let near = count.map { between.suffix($0 + 1) } ?? between[...]
        let hasComma = count == nil && (between.lowerBound - 1..<between.upperBound).contains { tokens[$0].hasComma }
        return hasComma || near.contains { has(.and, at: $0) }
    }

    /// The end of more hours after one: "at 8, 12 and 18", "at 7 and 17".
    private func otherHours(after draft: Draft) -> Int? {
        guard draft.time != nil, draft.days?.moment == nil else { return nil }
        var end = draft.words.upperBound
        while end < tokens.count, !tokens[end - 1].endsClause {
            let isJoined = has(.and, at: end)
            guard isJoined || tokens[end - 1].hasComma, let number = number(at: isJoined ? end + 1 : end),
                (0...24).contains(number.value), tokens[number.end - 1].key.first?.isNumber == true,
                closes(number.end) || has(.and, at: number.end)
            else { break }
            end = number.end
        }
        return end > draft.words.upperBound ? end : nil
    }

    /// Whether a weekday or a time says which thing is meant, and not when: "the saturday class", "my 8:15 bus".
    func isPartOfThing(_ draft: Draft) -> Bool {
        let (start, end) = (draft.words.lowerBound, draft.words.upperBound)
        let first = skip(.the, from: start)
        let isOwned = first > start || start > 0 && Self.ownersOfThings.contains(tokens[start - 1].key)
        let isDay = weekday(at: first) != nil || has(.weekend, at: first)
        return isOwned && !draft.recurs && (isDay || draft.days == nil && draft.time != nil) && end < tokens.count
            && !closes(end) && tokens[end].meanings.isEmpty
    }

    private static let ownersOfThings: Set<String> = [
        "my", "our", "your", "his", "her", "their", "a", "an", "mein", "meine", "meinen", "unser", "unsere", "unseren",
    ]
}
