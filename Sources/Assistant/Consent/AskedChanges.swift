import Notes

/// What a person's line is, as far as it tells what the reply to it may claim.
///
/// What the line permits is for ``LineOrders`` to say.
package struct AskedChanges: Sendable {
    /// Whether the line asks for a change at all; a question, and a word of thanks, do not.
    package let isOrder: Bool

    /// Whether the line asks for what only a tool does: "remember …", "delete …", "put … on the list".
    let isForTools: Bool

    /// - Parameters:
    ///   - line: what the person said.
    ///   - previous: the turn before.
    package init(_ line: String, after previous: Turn? = nil) {
        let isYes = Self.question(agreedToBy: line, in: previous) != nil
        isOrder = isYes || !Self.sentences(of: line).allSatisfy(Self.isLooking)
        let words = Self.words(of: line)
        // “Don't delete it” is obeyed by a word.
        isForTools = isOrder && Self.isForTools(words) && !Self.isRefused(words)
    }

    /// The question of the turn before, where the line says yes to it and nothing else.
    static func question(agreedToBy line: String, in previous: Turn?) -> String? {
        guard previous?.isQuestionDropped == false, let reply = previous?.saidLast,
            reply.last(where: { !$0.isWhitespace }) == "?"
        else { return nil }
        let said = words(of: line)
        guard let first = said.first, agreements.contains(first), !line.contains("?"),
            said.allSatisfy({
                agreements.contains($0) || OrderWords.polite.contains($0) || OrderWords.pointers.contains($0)
            })
        else { return nil }
        // What is said before the question is not asked.
        return sentences(of: String(reply.suffix(400))).last
    }

    /// The words of a text, folded as a search folds them.
    static func words(of text: String) -> [String] {
        text.foldedForSearch.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
            .map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0.filter { $0 != "'" } }
    }

    /// The sentences of a line, each with the mark at its end.
    static func sentences(of line: String) -> [String] {
        var sentences = [""]
        for character in line {
            sentences[sentences.count - 1].append(character)
            if ".!?\n".contains(character) { sentences.append("") }
        }
        return sentences.filter { $0.contains { $0.isLetter || $0.isNumber } }
    }
}

extension String {
    var isNumber: Bool { allSatisfy(\.isNumber) }
}
