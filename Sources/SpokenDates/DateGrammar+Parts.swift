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

    /// Up to which hour, from one on, an hour beside a draft is one of the afternoon or the evening: dinner is not at eight in
    /// the morning.
    func lastHourOfEvening(beside draft: Draft) -> Int {
        let words = Set(tokens.lazy.filter { $0.line == line(of: draft) }.map(\.key))
        guard words.isDisjoint(with: Self.mornings) else { return 6 }
        return words.isDisjoint(with: Self.evenings) ? words.isDisjoint(with: Self.gatherings) ? 6 : 7 : 9
    }

    /// What is in the evening.
    private static let evenings: Set<String> = [
        "dinner", "supper", "concert", "gig", "film", "movie", "movies", "cinema", "theatre", "theater", "opera",
        "musical", "pub", "drinks", "party", "club", "disco", "quiz", "abendessen", "konzert", "kino", "oper", "kneipe",
        "feier",
    ]
    /// What is in the evening where it is at seven.
    private static let gatherings: Set<String> = [
        "meeting", "talk", "lecture", "rehearsal", "choir", "date", "versammlung", "vortrag", "lesung",
        "probe", "chor",
    ]
    /// What is in the morning, and what is done at any hour to have such a thing: "book the theatre tomorrow at 9".
    private static let mornings: Set<String> = [
        "breakfast", "brunch", "school", "frühstück", "schule", "book", "buy", "order", "call", "ring", "phone",
        "email",
        "pay", "cancel", "collect", "get", "clean", "prepare", "tickets", "buchen", "kaufen", "bestellen", "anrufen",
        "bezahlen", "karten",
    ]
}
