import Foundation

/// Makes good notes of captured words: a short title, the text, the date it is due.
struct DraftMaker {
    let dates: DateReader
    let wording: DateWording

    /// A task: "call mom tomorrow at 5" becomes the title "Call mom", a checkbox and the day it is due.
    func task(_ clause: Clause) -> Draft {
        var (rest, tags) = withoutTags(Courtesy.withoutEnding(clause))
        var due: DatePhrase?
        var dueText = ""
        if let phrase = dates.phrase(in: rest, at: rest.start), phrase.words.upperBound < rest.end,
            let opened = rest.from(phrase.words.upperBound).after(Self.taskFillers), !opened.isEmpty
        {
            due = phrase
            dueText = rest[phrase.words].text
            rest = opened
        }
        if let opened = rest.after(Self.needFillers), !opened.isEmpty { rest = opened }
        if let opened = rest.after(Self.articles), !opened.isEmpty { rest = opened }
        let whole = rest
        if due == nil, let phrase = dates.trailingPhrase(in: rest) {
            due = phrase
            dueText = rest[phrase.words].text
            rest = rest.upTo(phrase.words.lowerBound)
            if let shorter = rest.before(Self.danglers), !shorter.isEmpty { rest = shorter }
        } else if due == nil, let phrase = dates.firstPhrase(in: rest), phrase.words.lowerBound == rest.start {
            due = phrase
            dueText = rest[phrase.words].text
        }
        let title = Self.capitalized(rest.isEmpty ? whole.wholeText : rest.wholeText)
        var body = "- [ ] \(title)"
        let day = due.flatMap { resolved($0, in: clause) }
        if !dueText.isEmpty {
            body +=
                due?.isRecurring == true
                ? "\nRepeats: \(dueText)" : "\nDue: \(day.map { "\($0) (\(dueText))" } ?? dueText)"
        }
        let answer = dueText.isEmpty ? nil : due?.isRecurring == true ? dueText : "due \(day ?? dueText)"
        return Draft(title: Self.shortened(title), body: body, tags: tags, category: "task", due: answer)
    }

    /// A fact: "the spare key is under the pot" has the topic "Spare key".
    func fact(_ clause: Clause, category: String? = nil) -> Draft {
        let (rest, tags) = withoutTags(clause)
        let text = Self.capitalized(rest.wholeText)
        return Draft(title: topic(of: rest), body: text, tags: tags, category: category)
    }

    /// Pasted lines, kept as they are.
    func pasted(_ clause: Clause) -> Draft {
        let start = clause.words.first?.range.lowerBound ?? clause.source.endIndex
        var body = clause.source[start...]
        let lineStart = clause.source[..<start].lastIndex(where: \.isNewline).map { clause.source.index(after: $0) }
        if let lineStart { body = clause.source[lineStart...] }
        while body.last?.isWhitespace == true { body = body.dropLast() }
        // "remember these:" introduces the lines and is none of them.
        let first = body.prefix { !$0.isNewline }
        let rest = body[first.endIndex...].drop(while: \.isNewline)
        if !rest.isEmpty, Clause(String(first)).keys.allSatisfy(Self.pointers.contains) { body = rest }
        return Draft(title: nil, body: String(body))
    }

    /// A note with a title of its own.
    func titled(_ title: Clause, body: Clause) -> Draft {
        let (rest, tags) = withoutTags(body)
        return Draft(
            title: Self.capitalized(title.text),
            body: rest.isEmpty ? nil : Self.capitalized(rest.wholeText),
            tags: tags
        )
    }

    /// The title of a new list: "list for school supplies" becomes "School supplies".
    static func listTitle(_ name: String) -> String {
        let clause = Clause(name)
        let rest = clause.after(listIntroductions)
        return name.isEmpty ? "New list" : capitalized((rest?.isEmpty == false ? rest : nil)?.text ?? name)
    }

    /// The text with its first letter in upper case.
    static func capitalized(_ text: String) -> String {
        guard let first = text.first, first.isLowercase else { return text }
        return first.uppercased() + text.dropFirst()
    }

    private static func shortened(_ title: String) -> String {
        guard title.count > 60 else { return title }
        let head = title.prefix(60)
        return (head.lastIndex(of: " ").map { String(head[..<$0]) } ?? String(head)) + "…"
    }

    // MARK: - Topics

    /// The subject of a statement, without its determiner; `nil` when there is none that says what the note is about.
    private func topic(of clause: Clause) -> String? {
        // "book tip from Tom: The Overstory" is labelled already.
        if let colon = clause.words.prefix(8).firstIndex(where: { $0.mark == ":" }), colon + 1 < clause.end {
            return Self.capitalized(clause.upTo(colon + 1).text)
        }
        guard clause.count > 2,
            let verb = clause.words.indices.first(where: { Self.factVerbs.contains(clause.key($0)) })
        else { return nil }
        var subject = clause.upTo(verb)
        if let opened = subject.after(Self.subjectDeterminers) { subject = opened }
        guard !subject.isEmpty, subject.count <= 6, !Self.weakSubjects.contains(subject.key(subject.start)),
            !subject.contains(["that", "which", "who", "if", "when", "because"])
        else { return nil }
        return Self.capitalized(subject.text)
    }

    private func withoutTags(_ clause: Clause) -> (Clause, [String]) {
        var clause = clause
        var tags: [String] = []
        while let last = clause.words.last, last.key.hasPrefix("#"), last.key.count > 1, clause.count > 1 {
            tags.insert(String(last.key.dropFirst()), at: 0)
            clause = clause.upTo(clause.end - 1)
        }
        return (clause, tags)
    }

    /// The day and time a phrase stands for: "Sunday, 15 March 2026, at 9"; `nil` when it names no day.
    private func resolved(_ phrase: DatePhrase, in clause: Clause) -> String? {
        guard !phrase.isRecurring, let days = phrase.days else { return nil }
        let day = wording.fullDay(phrase.moment ?? days.lowerBound)
        if let moment = phrase.moment { return "\(day), \(wording.time(moment))" }
        let last = dates.date(days.upperBound, adding: .day, -1)
        if last > days.lowerBound { return "\(day) to \(wording.fullDay(last))" }
        return phrase.time.map { "\(day), \($0)" } ?? day
    }

    private static let pointers: Set<String> = [
        "this", "that", "these", "those", "the", "following", "lines", "things", "note", "down", "as", "follows", "it",
    ]
    private static let taskFillers: [Phrase] = ["to|that|about|of|for that? i|we? need|have|should|must? to?"]
    private static let needFillers: [Phrase] = [
        "i|we need|have|should|must|got to", "i have a|an|my?", "that i|we need|have|should|must|got to?", "to",
    ]
    private static let articles: [Phrase] = ["the|a|an"]
    private static let danglers: [Phrase] = ["on|at|by|for|from|the|this|is"]
    private static let listIntroductions: [Phrase] = ["list|lists of|for|called|named|about my|the|some?"]
    private static let subjectDeterminers: [Phrase] = ["the|my|our|a|an|this|that|about"]
    private static let weakSubjects: Set<String> = [
        "i", "im", "it", "its", "he", "she", "they", "we", "you", "there", "this", "that", "what", "when", "where",
        "how", "if", "to", "one", "everyone",
    ]
    static let factVerbs: Set<String> = [
        "is", "are", "was", "were", "has", "have", "had", "will", "likes", "loves", "hates", "lives", "wants", "needs",
        "works", "starts", "ends", "costs", "said",
        "says", "gave", "told", "called", "owes", "takes", "opens", "closes", "goes", "prefers", "hides", "moved",
        "can", "cant", "must", "should", "expires", "sits",
        "means", "uses", "drives", "plays", "wears", "broke", "agreed", "happens", "comes", "isnt", "arent", "begins",
        "leaves", "arrives", "weighs", "lies", "allergic",
    ]
}
