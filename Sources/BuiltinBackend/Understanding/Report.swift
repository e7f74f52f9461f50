import SpokenDates

/// Who told something, before what they told: "school txt parents eve moved to tuesday", "Janet has just rung: they leave on friday".
enum Report {
    /// The words as if a comma stood behind who told it; the text stays as it was typed.
    static func marked(_ words: Clause) -> Clause {
        guard 5...40 ~= words.count, let end = end(in: words) else { return words }
        var marked = words
        marked.words[end - 1].mark = ","
        return marked
    }

    /// What was told, where it names what it is about: "bins are on tuesday" of "Meg says bins are on tuesday".
    static func told(in words: Clause) -> Clause? {
        guard let told = end(in: words).map(words.from), case let first = told.key(told.start),
            !Words.pronouns.contains(first), !Line.subjects.contains(first), !Words.taskVerbs.contains(first)
        else { return nil }
        return told
    }

    /// The index after the verb of telling.
    private static func end(in words: Clause) -> Int? {
        let opening = words.words.prefix(longest)
        guard let verb = opening.dropFirst().first(where: { verbs.contains($0.key) }),
            let index = words.words.firstIndex(of: verb), isName(words.upTo(index))
        else { return nil }
        let rest = words.from(index + 1)
        guard rest.count > 2, !["to", "that", "dass"].contains(rest.key(rest.start)), !words.contains(doubts) else {
            return nil
        }
        if let mark = verb.mark { return ":,-".contains(mark) ? index + 1 : nil }
        // "Anna texted Kim" and "mum called the bank" tell what was done.
        guard rest.keys.contains(where: { $0.contains(where: \.isNumber) || DateNames.mayBeDate($0) }) else {
            return nil
        }
        let isTold = Line.subjects.contains(rest.key(rest.start))
        return isTold || bare.contains(verb.key) && tells(rest) ? index + 1 : nil
    }

    /// Whether words may be who told something: "Janet Patterson has just", and not "I" or an order.
    private static func isName(_ words: Clause) -> Bool {
        let first = words.key(words.start)
        return !Words.pronouns.contains(first) && !Line.subjects.contains(first) && !Words.orderVerbs.contains(first)
            && !Words.questionWords.contains(first) && !Words.taskVerbs.contains(first)
            && !words.contains(["to", "not", "when", "if", "what"]) && !words.words.contains { $0.mark != nil }
            && words.keys.contains { !Words.stopWords.contains($0) && Shape($0) == .word }
    }

    private static func tells(_ words: Clause) -> Bool {
        words.words.prefix(longest).contains {
            Words.statementVerbs.contains($0.key) || Corrector.moving.contains($0.key)
        }
    }

    /// Words of what is not so, not sure, or only wished: "nobody said …", "… but I don't believe him".
    private static let doubts: Set<String> = [
        "nobody", "noone", "no", "never", "last", "wrongly", "but", "wrong", "believe", "think", "thinks", "want",
        "wants", "wish", "wishes", "could", "would", "may", "might", "should", "maybe", "perhaps", "hasnt", "niemand",
        "nie", "aber", "vielleicht", "falsch",
    ]
    /// The most words up to the verb, and from there to the verb of what is told.
    private static let longest = 6
    /// Verbs behind which there is only what was told.
    private static let bare: Set<String> = [
        "rang", "rung", "txt", "says", "said", "reckons", "sagt", "meint", "schreibt",
    ]
    private static let verbs = bare.union([
        "called", "phoned", "texted", "text", "messaged", "msgd", "emailed", "mailed", "wrote", "confirmed",
        "angerufen", "schrieb",
    ])
}
