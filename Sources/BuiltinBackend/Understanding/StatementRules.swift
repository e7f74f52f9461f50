/// Tells what a person states from what they ask or order; a statement is offered to be kept.
enum StatementRules {
    /// How far into a line its verb or colon may stand, in words.
    private static let reach = 8
    /// A line of this many words is prose, whatever it is made of.
    private static let proseLength = 12

    /// Whether a clause states something: a fact of the person's life, or something under a label.
    static func isStatement(_ clause: Clause) -> Bool {
        guard clause.count >= 3, let first = clause.words.first, !clause.source.hasSuffix("?"),
            !Vocabulary.questionWords.contains(first.key), !Vocabulary.auxiliaries.contains(first.key)
        else { return false }
        if clause.count >= proseLength { return true }
        let opening = clause.words.prefix(reach)
        if opening.dropLast().contains(where: { $0.mark == ":" }) { return true }
        if persons.contains(first.key) { return clause.count >= 4 && !wishes.contains(clause.key(clause.start + 1)) }
        let isSubject = subjects.contains(first.key) || first.isPossessive || clause.source.first?.isUppercase == true
        return isSubject && opening.dropFirst().contains { DraftMaker.factVerbs.contains($0.key) }
    }

    private static let persons: Set<String> = ["i", "we"]
    private static let subjects: Set<String> = [
        "my", "our", "the", "a", "an", "his", "her", "their", "he", "she", "they",
    ]
    /// After "I" these want something done.
    private static let wishes: Set<String> = [
        "need", "want", "would", "wish", "like", "love", "am", "cant", "dont", "forget", "appreciate", "hate", "think",
        "mean", "wonder", "do", "did",
    ]
}
