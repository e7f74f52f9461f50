/// The name of a list that is typed before its things without a colon: "shopping list milk, bread", "jobs this week, roof, gutters".
enum UnmarkedHeading {
    /// The longest name, in words.
    private static let longest = 6

    /// The words as if a colon stood behind the name; the text stays as it was typed.
    static func marked(_ words: Clause) -> Clause {
        guard 3...80 ~= words.count, !words.words.contains(where: { $0.mark.map { ":;?\n".contains($0) } ?? false }),
            let end = end(in: words)
        else { return words }
        var marked = words
        marked.words[end - 1].mark = ":"
        return marked
    }

    private static func end(in words: Clause) -> Int? {
        words.words.indices.dropFirst().prefix(longest).first { end in
            let isMarked = words.words[end - 1].mark == ","
            return (isMarked ? isName(words.upTo(end)) : isBareName(words.upTo(end)))
                && areThings(words.from(end))
        }
    }

    /// Whether words are what a list is called.
    private static func isName(_ name: Clause) -> Bool {
        let owned = ["my", "our", "new", "meine", "unsere", "neue"].contains(name.key(name.start)) && name.count > 1
        let words = owned ? name.from(name.start + 1) : name
        let first = words.key(words.start)
        let isDone = name.words.contains {
            Words.statementVerbs.contains($0.key) || Deed.isPast($0.key) || Words.negations.contains($0.key)
        }
        guard !isDone, !Words.orderVerbs.contains(first), !Words.taskVerbs.contains(first),
            !Words.stopWords.contains(first) || first == "to", !Words.interjections.contains(first)
        else { return false }
        // "forgot the list"
        if LineForm.tells(name.upTo(name.start + 1)) { return false }
        let last = name.key(name.end - 1)
        if isNoun(last) || isShop(words) { return true }
        // "parts to order" and "to buy", and not "Anna to do flowers" or "reminder to buy"
        if name.key(name.end - 2) == "to", name.count > 1 {
            let isMany = name.count == 2 || name.key(name.end - 3).hasSuffix("s") || name.key(name.end - 3) == "stuff"
            return isMany && Words.taskVerbs.contains(last)
        }
        // "jobs this week", "packing list for the boat"
        guard let noun = words.words.indices.first(where: { isNoun(words.key($0)) }) else { return false }
        switch name.key(noun + 1) {
        case "today", "tomorrow", "heute", "morgen": return name.end == noun + 2
        case "this", "next", "diese", "nächste": return name.end == noun + 3
        case let link: return ["for", "für"].contains(link) && name.end > noun + 2
        }
    }

    /// Whether words end in a noun for a list, behind which its things may begin at once.
    private static func isBareName(_ name: Clause) -> Bool {
        let last = name.key(name.end - 1)
        let isToDo = name.key(name.end - 2) == "to" && ["do", "buy"].contains(last)
        return isName(name)
            && (["list", "groceries", "todo"].contains(last) || isToDo || ListName.isListWord(last) || isShop(name))
    }

    /// Whether words name what is bought at once: "weekly shop", "big food shop".
    private static func isShop(_ words: Clause) -> Bool {
        words.key(words.end - 1) == "shop" && words.count > 1
            && ["weekly", "monthly", "big", "main", "food", "grocery"].contains(words.key(words.end - 2))
    }

    private static func isNoun(_ key: String) -> Bool {
        Words.listNouns.contains(key) || ListName.isListWord(key) || ListName.isWork(key)
    }

    /// Whether words are things of a list: two or more, and none that tells something, or what was paid.
    private static func areThings(_ words: Clause) -> Bool {
        let things = Items.split(words).map(Clause.init)
        return things.count > 1 && things.allSatisfy(isThing)
    }

    private static func isThing(_ words: Clause) -> Bool {
        let (first, last) = (words.key(words.start), words.key(words.end - 1))
        // "Anna paid" and "washed the car" tell something, "thick cut marmalade" does not.
        let tells =
            words.contains(Words.statementVerbs) || words.contains(Words.pronouns)
            || words.contains(["me", "us", "off"]) || Deed.isPast(first) || Deed.isPast(last)
        let isSum = spans.contains(last) || words.words.indices.contains { Value(words, $0).isMoney }
        return words.count <= 8 && !tells && !isSum && !Words.turns.contains(first)
            && !["then", "dann"].contains(first)
            && words.key(words.start + 1) != "to" && !Vocabulary.prepositions.contains(first)
            && !orders.contains(first)
    }

    /// Verbs of orders that are no task.
    private static let orders = Words.orderVerbs.subtracting(Words.taskVerbs)
    private static let spans: Set<String> = [
        "days", "weeks", "months", "years", "hours", "minutes", "quid", "pounds", "euros", "tage", "wochen", "euro",
    ]
}
