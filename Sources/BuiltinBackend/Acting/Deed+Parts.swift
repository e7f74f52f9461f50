import SpokenDates

/// What a line says of how far it was done and of what, and kinds of verbs.
extension Deed {
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
}
