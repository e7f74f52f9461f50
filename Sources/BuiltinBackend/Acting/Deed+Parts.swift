import SpokenDates

/// What a line names beside what was done.
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
}
