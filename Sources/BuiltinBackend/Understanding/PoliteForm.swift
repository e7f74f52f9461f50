import Foundation

/// Orders that are put politely.
enum PoliteForm {
    /// The order that only polite words stand before: "would you be so kind as to remind me", "would it be a nuisance to …".
    static func order(in clause: Clause) -> Clause? {
        let end = clause.words.prefix { politeness.contains($0.key) }.endIndex
        let isAsked = modals.contains(clause.key(clause.start)) && clause.key(clause.start + 1) == "it"
        return clause.words.indices.dropFirst(2).prefix { $0 <= end }.first { index in
            (isAsked || clause.upTo(index).contains(["you", "youd"])) && Words.orderVerbs.contains(clause.key(index))
        }.map(clause.from)
    }

    private static let modals: Set<String> = ["could", "can", "would", "will", "might", "may", "is"]
    private static let politeness: Set<String> = modals.union([
        "you", "youd", "i", "we", "it", "id", "do", "be", "been", "are", "able", "so", "very", "kind", "good", "nice",
        "great", "grateful", "glad", "lovely", "possible", "nuisance", "bother", "trouble", "ask", "get", "have", "as",
        "to", "if", "just", "please", "perhaps", "maybe", "possibly", "think", "chance", "any", "a", "too", "much",
        "enough", "for", "mind", "like", "want", "need", "me",
    ])

    /// A German order to somebody who is not a friend made plain, "notieren Sie …" is "notiere …"; any other line as it is.
    static func plain(_ text: String) -> String {
        let words = Word.words(of: String(text.prefix(80)))
        for (verb, person) in zip(words, words.dropFirst()).prefix(5) where person.key == "sie" {
            let stem = verb.key.dropLast(2)
            let verbs = Lexicon.german.orderVerbs
            let orders = [irregular[verb.key] ?? "", stem + "e", String(stem)]
            guard verb.key.hasSuffix("en"), let order = orders.first(where: { verbs.contains($0) }) else { continue }
            return text.replacingCharacters(in: verb.range.lowerBound..<person.range.upperBound, with: order)
        }
        return text
    }

    private static let irregular = [
        "vergessen": "vergiss", "geben": "gib", "lesen": "lies", "nehmen": "nimm", "werfen": "wirf",
    ]
}
