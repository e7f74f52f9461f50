/// A reason that is typed behind an order or a new value without a mark: "delete the shop list everythings in", "13 now got him
/// measured".
enum UnmarkedReason {
    /// The words as if a comma stood before the reason; the text stays as it was typed.
    static func marked(_ words: Clause) -> Clause {
        guard 4...16 ~= words.count, !words.words.dropLast().contains(where: { $0.mark != nil }),
            let start = start(in: words)
        else { return words }
        var marked = words
        marked.words[start - 1].mark = ","
        return marked
    }

    /// Whether words begin with a verb that may as well be a noun: "bin men", and not "bin the note".
    static func mayBeNoun(_ words: Clause) -> Bool {
        nouns.contains(words.key(words.start)) && !words.contains(Vocabulary.determiners)
            && !Words.listNouns.union(Words.noteNouns).contains(words.key(words.end - 1))
    }

    private static func start(in words: Clause) -> Int? {
        let first = words.words.indices.first { !openings.contains(words.key($0)) } ?? words.start
        let isOrder = orders.contains(words.key(first))
        return words.words.indices.dropLast().first { index in
            guard index > first else { return false }
            let (before, reason) = (words.upTo(index), words.from(index))
            let last = words.key(index - 1)
            // "put it back grandson wants it"
            if last == "back", backs.contains(words.key(first)), index < first + 5 {
                return tells(reason) || hasSubject(reason)
            }
            // "undo that weve got eggs"
            if words.key(first) == "undo", index == first + 1 || index == first + 2 && ["that", "it"].contains(last) {
                return tells(reason) || hasSubject(reason)
            }
            if isOrder, index > first + 1, last != "and", names(words[first + 1..<index], behind: last) {
                // "bin men got a new lorry"
                let isNoun = mayBeNoun(words[first..<index])
                return isUnneeded(reason) || reason.match(LineForm.lacking) != nil || !isNoun && tells(reason)
                    || isGoingOn(reason, behind: last)
            }
            // "dextrose cancelled dont need it"
            if !isOrder, isUnneeded(reason), !Words.stopWords.contains(last), !Words.pronouns.contains(last) {
                return true
            }
            guard !isOrder, before.count <= 6, before.keys.contains(where: { $0.contains(where: \.isNumber) }) else {
                return false
            }
            let isTold = hasSubject(reason) || gettings.contains(reason.key(index))
            return turns.contains(last) ? isTold || tells(reason) : last.contains(where: \.isNumber) && isTold
        }
    }

    /// Whether words say more than "the note", which may be the one that somebody wrote, and are at their end.
    private static func names(_ words: Clause, behind last: String) -> Bool {
        let isNoun = Words.noteNouns.union(Words.listNouns).contains(last)
        // "delete that reminder neighbour does it"
        if isNoun, words.count == 2, ["that", "this"].contains(words.key(words.start)) { return true }
        let name = isNoun ? words.upTo(words.end - 1) : words
        return !Stems.contentWords(of: name.words).isEmpty && !["that", "dass"].contains(words.key(words.start))
            && (isNoun || last == "off" || !Words.stopWords.contains(last) && !Vocabulary.prepositions.contains(last))
    }

    /// Whether words tell something: "grandson wants it", "our lass went", "ordered it off the net", "got loads".
    private static func tells(_ words: Clause) -> Bool {
        let (first, second) = (words.key(words.start), words.key(words.start + 1))
        if gettings.contains(first) { return true }
        if Deed.isPast(first) || first == "heard" { return Words.pronouns.contains(second) }
        if first == "too" { return words.count == 2 }
        if first == "it" { return isFinite(second) }
        let isNoun =
            Shape(first) == .word && !Words.stopWords.contains(first) && !Vocabulary.prepositions.contains(first)
        if possessives.contains(first) { return isFinite(words.key(words.start + 2)) }
        return isNoun && isFinite(second)
    }

    private static func hasSubject(_ words: Clause) -> Bool {
        Line.subjects.contains(words.key(words.start)) && words.count > 1
    }

    /// Whether they say that something is not needed: "dont need it no more", "everythings in", "alles erledigt".
    private static func isUnneeded(_ words: Clause) -> Bool {
        words.key(words.start) != "not" && words.match(LineForm.needless) != nil
            || everything.contains(words.key(words.start))
    }

    /// Whether they say what comes after a list: "starting fresh".
    private static func isGoingOn(_ words: Clause, behind noun: String) -> Bool {
        let first = words.key(words.start)
        return Words.listNouns.contains(noun) && first.count > 5 && first.hasSuffix("ing")
    }

    private static func isFinite(_ key: String) -> Bool {
        if key == "bit" || Line.subjects.contains(key) { return false }
        return finite.contains(key) || Words.statementVerbs.contains(key) || Words.pastVerbs.contains(key)
            || Words.auxiliaries.contains(key) || Deed.isPast(key)
    }

    private static let finite: Set<String> = ["wants", "needs", "says", "said", "has", "gets", "will", "braucht"]
    private static let everything: Set<String> = ["everythings", "alles"]
    private static let gettings: Set<String> = ["got", "forgot", "had", "misread", "misheard", "mistyped"]
    private static let possessives: Set<String> = ["my", "our", "his", "her", "their", "the", "mein", "meine"]
    private static let turns: Set<String> = ["now", "actually", "instead", "jetzt"]
    private static let openings = Words.turns.union([
        "right", "ok", "so", "oh", "and", "then", "please", "just", "can", "you",
    ])
    /// Verbs that are nouns as well.
    private static let nouns: Set<String> = ["bin", "drop", "clear", "scrub", "toss", "dump"]
    private static let backs: Set<String> = ["put", "get", "bring", "take", "give"]
    /// Verbs of orders that end with what they name.
    private static let orders: Set<String> = [
        "delete", "erase", "remove", "trash", "bin", "scrap", "scrub", "scratch", "drop", "forget", "clear", "tick",
        "undo", "restore", "bring", "take", "cancel", "lose", "ditch", "chuck", "dump", "toss", "lösch", "lösche",
        "streich", "streiche",
    ]
}
