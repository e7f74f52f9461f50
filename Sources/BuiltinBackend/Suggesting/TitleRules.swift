import Assistant
import Notes

/// Finds a better title for a note that is called by its first line.
enum TitleRules {
    /// The longest first line that is a title as it stands, in characters.
    private static let longest = 40
    /// How many words a title that is suggested has.
    private static let words = 2...5

    /// What the first line is about, where it is a whole sentence; `nil` where that is not clear.
    static func suggestion(for note: NoteItem) -> Suggestion? {
        guard note.title == NoteTitle.from(body: note.body), note.title.count > longest || note.title.hasSuffix("…"),
            let line = BodyLine.rawLines(of: String(note.body.prefix(NoteItem.enrichedBodyLength))).first(where: {
                !$0.allSatisfy(\.isWhitespace)
            }),
            let sentence = Sentences.of(NoteTitle.plainText(of: line)).first,
            let subject = subject(of: Clause(sentence))
        else { return nil }
        return Suggestion(noteID: note.id, kind: .title(DraftMaker.capitalized(subject)), confidence: 0.75)
    }

    /// The words before a colon, or those before the verb of a statement.
    private static func subject(of clause: Clause) -> String? {
        var clause = clause
        if let opened = clause.after(determiners), !opened.isEmpty { clause = opened }
        let label = LineForm.label(of: clause)
        let end = clause.words.indices.first { Words.statementVerbs.contains(clause.key($0)) }
        guard let subject = label ?? end.map(clause.upTo), words.contains(subject.count),
            !subject.words.contains(where: { Words.pronouns.contains($0.key) || weak.contains($0.key) }),
            !subject.words.dropLast().contains(where: { $0.mark != nil })
        else { return nil }
        return subject.text
    }

    private static let determiners: [Phrase] = ["the|my|our|a|an|this|that|der|die|das|mein|meine|unser|unsere"]
    /// Words that say that the subject is elsewhere.
    private static let weak: Set<String> = [
        "i", "we", "you", "he", "she", "it", "they", "im", "its", "there", "here", "what", "when", "where", "how",
        "if", "and", "or", "but", "one", "everyone", "nobody", "to", "not", "today", "yesterday", "tomorrow", "who",
        "which",
    ]
}
