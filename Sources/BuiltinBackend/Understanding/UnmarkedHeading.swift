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

    /// Whether words are what a list is called, and nothing that is done with it.
    private static func isName(_ name: Clause) -> Bool {
        let owned = ["my", "our", "new", "meine", "unsere", "neue"].contains(name.key(name.start)) && name.count > 1
        let first = name.key(owned ? name.start + 1 : name.start)
        let isDone = name.words.contains {
            Words.statementVerbs.contains($0.key) || Deed.isPast($0.key) || Words.negations.contains($0.key)
        }
        guard !isDone, !Words.orderVerbs.contains(first), !Words.taskVerbs.contains(first),
            !Words.stopWords.contains(first) || first == "to", !Words.interjections.contains(first)
        else { return false }
        let last = name.key(name.end - 1)
        // "forgot the list"
        if LineForm.tells(name.upTo(name.start + 1)) { return false }
        if isListNoun(last) || ListName.isWork(last) { return true }
        // "parts to order", "to buy"
        if name.key(name.end - 2) == "to", name.count > 1 { return Words.taskVerbs.contains(last) }
        // "jobs this week", "packing list for the boat"
        let behind = name.from(owned ? name.start + 1 : name.start)
        guard
            let noun = behind.words.indices.first(where: { isListNoun(name.key($0)) || ListName.isWork(name.key($0)) })
        else { return false }
        return ["for", "this", "next", "today", "tomorrow", "für", "heute", "morgen", "diese"].contains(
            name.key(noun + 1)
        )
    }

    /// Whether words end in a noun for a list, behind which its things may begin at once.
    private static func isBareName(_ name: Clause) -> Bool {
        let last = name.key(name.end - 1)
        let isToDo = name.key(name.end - 2) == "to" && ["do", "buy"].contains(last)
        return isName(name)
            && (["list", "liste", "checklist", "groceries", "todo"].contains(last) || isToDo
                || ListName.isListWord(last))
    }

    private static func isListNoun(_ key: String) -> Bool { Words.listNouns.contains(key) || ListName.isListWord(key) }

    /// Whether words are things of a list: two or more, each short, and none that tells something.
    private static func areThings(_ words: Clause) -> Bool {
        let things = Items.split(words).map(Clause.init)
        guard things.count > 1 else { return false }
        return things.allSatisfy { thing in
            let (first, last) = (thing.key(thing.start), thing.key(thing.end - 1))
            // "Anna paid" tells something, "thick cut marmalade" does not.
            let tells = thing.contains(Words.statementVerbs) || thing.contains(Words.pronouns) || Deed.isPast(last)
            return thing.count <= 8 && !tells && !Words.turns.contains(first)
                && !Vocabulary.prepositions.contains(first)
                && !Words.orderVerbs.subtracting(Words.taskVerbs).contains(first)
        }
    }
}
