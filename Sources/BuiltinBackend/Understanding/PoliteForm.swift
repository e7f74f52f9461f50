import Foundation

/// German orders to somebody who is not a friend: "notieren Sie …" is "notiere …".
enum PoliteForm {
    /// A line with its polite order made plain; any other line as it is.
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
