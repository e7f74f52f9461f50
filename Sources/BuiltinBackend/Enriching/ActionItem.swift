/// Finds what a sentence says is to be done.
enum ActionItem {
    /// The thing to do, without the words that only say that it is to be done; `nil` when there is none.
    static func `in`(_ sentence: String) -> String? {
        guard sentence.last != "?" else { return nil }
        let clause = Clause(sentence)
        guard (2...24).contains(clause.count) else { return nil }
        if let rest = clause.after(announcements), rest.count >= 2 { return text(rest) }
        guard let verb = clause.words.first?.key, verbs.contains(verb), !clause.containsPhrase(pasts) else {
            return nil
        }
        return text(clause)
    }

    private static func text(_ clause: Clause) -> String {
        let text = clause.wholeText
        return DraftMaker.capitalized(text.last.map { ".!".contains($0) } == true ? String(text.dropLast()) : text)
    }

    private static let announcements: [Phrase] = [
        "todo|action|next", "i|we still? need|have|want to", "i|we must|should", "need|have to", "needs? to",
        "remember to", "dont forget to", "do not forget to", "make sure to",
    ]

    /// Verbs with which people begin what they order themselves to do.
    private static let verbs: Set<String> = [
        "call", "email", "mail", "write", "send", "buy", "order", "book", "pay", "cancel", "renew", "return", "fix",
        "repair", "schedule", "ask", "tell", "check", "finish", "submit", "prepare", "pick", "bring", "clean",
        "contact",
        "register", "review", "update", "install", "replace", "reply", "invite", "print", "sign", "collect",
    ]
    /// What shows that the first word is no order: "check was cashed".
    private static let pasts: [Phrase] = ["was|were|is|are|has|had|went|came"]
}
