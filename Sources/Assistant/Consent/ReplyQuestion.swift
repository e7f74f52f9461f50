import Notes

/// Finds out whether a reply ends with a question to the person, whose answer it needs.
enum ReplyQuestion {
    /// Whether the last sentence is a question, and more than politeness.
    static func ends(_ reply: String) -> Bool {
        let closing = Set("*_`\"'”’»)] \n\r\t")
        guard let mark = reply.lastIndex(where: { !closing.contains($0) && $0.isSign }), "?？".contains(reply[mark])
        else {
            return false
        }
        let before = reply[..<mark]
        let start = before.lastIndex { ".!?\n".contains($0) }.map { reply.index(after: $0) } ?? reply.startIndex
        let words = String(reply[start..<mark]).foldedForSearch.split { !$0.isLetter }.map(String.init)
        return polite.isDisjoint(with: words)
    }

    /// Whether any of its sentences is such a question.
    static func isAsked(in reply: String) -> Bool {
        reply.indices.contains { "?？".contains(reply[$0]) && ends(String(reply[...$0])) }
    }

    /// Words of questions that end an answer politely: “Anything else?”, “How can I help?”, “Sonst noch etwas?”.
    private static let polite: Set<String> = ["else", "help", "assist", "sonst", "helfen", "weiterhelfen"]
}

extension Character {
    /// Whether it is no picture or mark that may follow the end of a sentence.
    fileprivate var isSign: Bool { isLetter || isNumber || isPunctuation }
}
