import SpokenDates

/// What a line says of how far it was done and of what, and kinds of verbs.
extension Deed {
    /// The verbs of the part in which each thing stands, where several parts tell of something.
    ///
    /// "ordered the oven, Grey cancelled the hob"; those of a part without a thing are of all: "…, so that is sorted".
    static func verbs(of things: [Set<String>], in clause: Clause, _ tells: (String) -> Bool) -> [Set<String>: Set<
        String
    >] {
        let parts = clause.parts.map { part in
            let verbs = part.keys.filter(tells).map(kind)
            // "Peter gave me the float"
            return (
                stems: stems(part.words),
                verbs: Set(part.contains(["me", "us"]) ? verbs.filter { $0 != "give" } : verbs)
            )
        }.filter { !$0.verbs.isEmpty }
        guard parts.count > 1 else { return [:] }
        let general = parts.filter { part in !things.contains { $0.isSubset(of: part.stems) } }
            .reduce(into: Set<String>()) { $0.formUnion($1.verbs) }
        return parts.reduce(into: [:]) { verbs, part in
            for thing in things where thing.isSubset(of: part.stems) { verbs[thing] = part.verbs.union(general) }
        }
    }

    /// The verbs that are said of a thing.
    func verbs(of thing: Set<String>) -> Set<String> { partVerbs[thing] ?? verbs }

    /// Whether a thing is told to be gone or left.
    func undoes(_ thing: Set<String>) -> Bool {
        !verbs(of: thing).isEmpty && verbs(of: thing).isSubset(of: Self.parting)
    }

    /// Whether it is told to be called off.
    func callsOff(_ thing: Set<String>) -> Bool { verbs(of: thing).contains("cancel") }

    /// What words leave out of what was done: "the ceiling" of "painted the hall except the ceiling".
    static func leftOut(_ whole: Clause) -> Clause? {
        whole.find(omitting).map { whole.from($0.upperBound) }
    }

    private static let omitting: [Phrase] = ["except|excluding|außer|ausser for?", "apart from"]

    /// Whom or what words tell of: those before the verb.
    static func subject(_ words: Clause) -> Clause {
        let verb = words.words.indices.dropFirst().first {
            isPast(words.key($0)) || Words.statementVerbs.contains(words.key($0))
        }
        return words.upTo(verb ?? words.end)
    }

    /// Whether only a part was done of what is counted: "paid 200 of 340".
    static func isPartial(_ whole: Clause) -> Bool {
        whole.words.indices.dropFirst().dropLast().contains { index in
            ["of", "von"].contains(whole.key(index))
                && [index - 1, index + 1].allSatisfy { whole.key($0).first?.isNumber ?? false }
        }
    }

    /// Whether it was done to another one: "sold the other sofa", but not "sold it the other day".
    static func isOfOtherOne(_ whole: Clause) -> Bool {
        whole.find(otherOne).map { !["day", "night", "week", "one"].contains(whole.key($0.upperBound)) } ?? false
    }
    private static let otherOne: [Phrase] = ["the other"]

    /// Whether it tells that something has come, and nothing more.
    var arrives: Bool { !verbs.isEmpty && verbs.isSubset(of: Self.arriving) }

    private static let arriving = Set(["arrived", "came", "come", "delivered", "received", "gekommen"].map(kind))
    /// The kinds of verbs of tasks that something ends by coming.
    static let bringing = Set(["get", "order", "bestellen", "chase", "find"].map(kind))
    /// The kinds of verbs with which somebody is reached.
    static let talking = Set(["call", "send", "write", "ask", "tell", "pay", "remind", "thank", "chase"].map(kind))

    /// Where it begins what was not done: "but not the tape" of "bought the rope but not the tape", "not butter" of "bought milk, not butter".
    static func exception(in told: Clause) -> Int? {
        told.words.indices.dropFirst().first { index in
            exceptions.contains(told.key(index))
                || ["not", "nicht"].contains(told.key(index)) && told.words[index - 1].mark != nil
                    && told.upTo(index).words.contains { isPast($0.key) } && namesThing(told.from(index + 1))
        }
    }

    /// With these words begins what was not done.
    static let exceptions = Words.exceptions.union(["without", "ohne"])

    /// Whether words say on which day something is still to come: "chocolate cakes come sat".
    static func isAhead(_ part: Clause) -> Bool {
        part.words.contains { Shape($0.key) == .weekday || ["tomorrow", "tonight", "morgen"].contains($0.key) }
            && part.contains(Words.statementVerbs.union(["come", "comes", "kommt", "kommen"]))
            && !part.words.contains { isPast($0.key) }
    }

    /// Whether words only tell where something is, or how: "jigsaw at Daves", "the shoe is broken".
    /// - Parameter before: the part before them; "bought milk, eggs at lidl" tells of both.
    static func isState(_ part: Clause, behind before: Clause?) -> Bool {
        let states = part.contains(["is", "are", "ist", "sind"])
        let isThere = part.keys.last.map(there.contains) ?? false
        let isDone = part.words.contains { isPast($0.key) } && !part.contains(ends)
        let isPlace = part.words.indices.dropFirst().contains { places.contains(part.key($0)) }
        let isOfVerb = before.map { !($0.keys.last.map(isPast) ?? false) } ?? false
        return (states && (isPlace || part.contains(ends.union(waiting))) || isPlace && !isOfVerb)
            && !isThere && !isDone && !part.contains(joints)
    }

    private static let places: Set<String> = ["at", "on", "bei", "beim", "under"]
    private static let waiting: Set<String> = ["late", "delayed", "coming", "due"]

    /// Words that say that something has come: "the rolls are here".
    static let there: Set<String> = ["in", "here", "da", "drin"]

    /// Whether words behind a "not" name a thing, and not how far, how or where it was done.
    private static func namesThing(_ words: Clause) -> Bool {
        let first = words.key(words.start)
        return (1...3).contains(words.count) && !isPast(first) && !Vocabulary.prepositions.contains(first)
            && !words.keys.contains { $0.hasSuffix("ly") || degrees.contains($0) }
    }

    private static let degrees: Set<String> = [
        "enough", "yet", "quite", "all", "one", "ones", "much", "many", "well", "genug", "ganz", "alle", "alles",
    ]

    /// Whether words tell what the person got as well, and not why: "I bought the spirit" behind "bulb found".
    static func tellsDeed(_ part: Clause) -> Bool {
        let verb = part.key(part.start + 1)
        return ["i", "we", "ich", "wir"].contains(part.key(part.start)) && isPast(verb) && bringing.contains(kind(verb))
    }

    /// Whether a "&" stands between two words.
    static func arePaired(in clause: Clause) -> (Word, Word) -> Bool {
        { clause.source[$0.range.upperBound..<$1.range.lowerBound].contains("&") }
    }

    /// Whether a word only ends as if something were done: "birdseed", "hundred", "Ahmed".
    static func looksPast(_ key: String) -> Bool {
        key.hasSuffix("eed") && !["agreed", "disagreed", "freed", "guaranteed"].contains(key)
            || unpast.contains(key)
    }

    private static let unpast: Set<String> = [
        "hundred", "naked", "sacred", "wicked", "ahmed", "alfred", "elfed", "jared", "mildred", "mohamed", "mohammed",
        "muhammed", "sioned", "wilfred", "winifred",
    ]

    /// Whether words say that a call reached nobody: "engaged", "left a message".
    static func reachesNobody(_ clause: Clause) -> Bool {
        clause.contains(unreached) || clause.containsPhrase(messages)
    }

    private static let unreached: Set<String> = [
        "engaged", "busy", "voicemail", "answerphone", "besetzt", "mailbox", "niemand", "keiner", "nobody",
    ]
    private static let messages: [Phrase] = [
        "no one there|in|home", "no answer|reply", "left a|her|him|them message", "left her|him|them a message",
    ]
}
