import Notes

/// Tells what a note is about by its words and its form.
enum CategoryRules {
    /// What it takes to speak for a category, and by how much more than for any other.
    private static let threshold = 2
    private static let lead = 2

    /// The category that most speaks for; `nil` when little does, or as much speaks for another.
    static func category(of text: NoteText, orders: NoteOrders) -> NoteCategory? {
        if let category = label(of: text) { return category }
        let clauses = [text.title] + text.sentences.map { Clause($0.text) }
        var scores: [NoteCategory: Int] = [.task: taskScore(text, orders)]
        for (category, words) in CategoryWords.all {
            let strong = words.strong.count { phrase in clauses.contains { $0.containsPhrase([phrase]) } }
            let weak = words.weak.count { phrase in clauses.contains { $0.containsPhrase([phrase]) } }
            scores[category, default: 0] += 2 * strong + weak + (text.title.containsPhrase(words.title) ? 2 : 0)
        }
        if clauses.contains(where: \.hasAmount) { scores[.finance, default: 0] += 1 }
        let ranked = scores.values.sorted(by: >)
        guard let best = ranked.first, best >= threshold, best - ranked[1] >= lead else { return nil }
        return NoteCategory.allCases.first { scores[$0] == best }
    }

    /// The category that a note says it is of: “Goal: run a marathon”.
    private static func label(of text: NoteText) -> NoteCategory? {
        let clauses = [text.title] + text.sentences.prefix(1).map { Clause($0.text) }
        let named = clauses.lazy.compactMap { LineForm.label(of: $0) }.compactMap { NoteCategory.named($0.text) }.first
        return named == .other ? nil : named
    }

    /// How much the form of a note speaks for a task.
    private static func taskScore(_ text: NoteText, _ orders: NoteOrders) -> Int {
        if text.sentences.contains(where: { $0.kind == .due }) { return 4 }
        // What to buy or to pack is a list, not one thing to be done.
        if text.title.contains(CategoryWords.lists) { return 0 }
        let things = orders.boxCount + orders.items.count
        if things > 0, things == text.sentences.count { return 6 }
        if things * 2 > text.sentences.count { return 4 }
        return min(things, 1)
    }
}

extension Clause {
    /// Whether there is an amount of money in it.
    fileprivate var hasAmount: Bool {
        words.contains { word in
            let key = word.key
            guard key.contains(where: \.isNumber) else { return false }
            return key.contains { "€$£".contains($0) }
        }
            || words.indices.dropLast().contains { index in
                key(index).first?.isNumber == true && Self.currencies.contains(key(index + 1))
            }
    }

    private static let currencies: Set<String> = [
        "€", "$", "£", "euro", "euros", "dollars", "pounds", "eur", "usd", "gbp",
    ]
}
