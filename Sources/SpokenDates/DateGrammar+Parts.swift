import Foundation

/// Parts of a day that stand before it.
extension DateGrammar {
    /// A day that its part stands before: "the evening of the 24th", "in the morning of 12 december".
    func partOfDay(at index: Int, _ draft: Draft) -> Found<Days>? {
        guard draft.days == nil, let part = part(at: index), !tokens[index].endsClause,
            has(.of, at: index + 1) || has(.the, at: index + 1)
        else { return nil }
        let next = skip(.the, from: skip(.of, from: index + 1))
        guard next < tokens.count, var found = days(at: next, after: .on, isThe: true),
            date(found.value.days.lowerBound, adding: .day, 1) == found.value.days.upperBound,
            found.value.moment == nil
        else { return nil }
        found.value.part = part
        return found
    }
}
