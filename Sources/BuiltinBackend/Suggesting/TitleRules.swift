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
        let typed = Clause(note.title)
        let begins = note.body.lowercased().contains(typed.text.lowercased())
        let says = told(typed) != nil || isName(typed) && begins
        guard note.title == NoteTitle.from(body: note.body) || begins && says,
            note.title.count > longest || note.title.hasSuffix("…") || says, let title = title(of: note)
        else { return nil }
        return Suggestion(noteID: note.id, kind: .title(title), confidence: 0.75)
    }

    /// What the first sentence of a note is about, or what it says was done; `nil` where that is not clear.
    static func title(of note: NoteItem) -> String? {
        let lines = BodyLine.rawLines(of: String(note.body.prefix(NoteItem.enrichedBodyLength)))
        guard let line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }),
            let sentence = Sentences.of(NoteTitle.plainText(of: line)).first
        else { return nil }
        let clause = Clause(sentence)
        return (deed(toldIn: clause) ?? subject(of: clause)).map(DraftMaker.capitalized)
    }

    /// What was done, where a line begins with “today I”: “met Anna about the budget”.
    static func deed(toldIn clause: Clause) -> String? { told(clause).map(deed) }

    /// The words after “today I”, “this morning we”; `nil` where a line does not begin so.
    private static func told(_ clause: Clause) -> Clause? {
        clause.after(tellings).flatMap { $0.count > 1 ? $0 : nil }
    }

    /// What was done, up to where a clause of its own begins: “met Anna about the budget”.
    private static func deed(_ clause: Clause) -> String {
        let said = clause.after(havings).flatMap { $0.count > 1 ? $0 : nil } ?? clause
        let end = said.words.indices.dropFirst(2).first { index in
            said.words[index - 1].mark != nil || joints.contains(said.key(index))
        }
        let deed = said.upTo(min(end ?? said.end, said.start + mostOfDeed))
        return deed.end == (end ?? said.end) ? deed.text : NoteTitle.phrase(deed.text)
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
        // A name says less than what is told of it.
        return label == nil && isName(subject) ? deed(clause) : subject.text
    }

    /// Whether all words have capitals, as those of a name do.
    private static func isName(_ clause: Clause) -> Bool {
        clause.count > 1 && clause.words.allSatisfy { $0.text(in: clause.source).first?.isUppercase ?? false }
    }

    /// The most words of what was done.
    private static let mostOfDeed = 8
    private static let tellings: [Phrase] = [
        "today|yesterday|tonight|earlier i|we", "this morning|afternoon|evening|week|weekend i|we",
        "last night|week|weekend i|we",
    ]
    private static let havings: [Phrase] = ["had a|an"]
    /// Words with which something else begins than what was done.
    private static let joints: Set<String> = [
        "and", "but", "because", "so", "which", "who", "that", "where", "when", "while", "then", "since", "although",
    ]
    private static let determiners: [Phrase] = ["the|my|our|a|an|this|that|der|die|das|mein|meine|unser|unsere"]
    /// Words that say that the subject is elsewhere.
    private static let weak: Set<String> = [
        "i", "we", "you", "he", "she", "it", "they", "im", "its", "there", "here", "what", "when", "where", "how", "if",
        "and", "or", "but", "one", "everyone", "nobody", "to", "not", "today", "yesterday", "tomorrow", "who", "which",
    ]
}
