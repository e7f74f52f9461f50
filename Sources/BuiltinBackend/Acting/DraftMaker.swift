import Foundation

/// Makes good notes of captured words: a short title, the text, the date it is due.
struct DraftMaker {
    let dates: DateReader
    let wording: DateWording

    /// A task: "call mom tomorrow at 5" becomes the title "Call mom", a checkbox and the day it is due.
    func task(_ clause: Clause) -> Draft {
        var (rest, tags) = withoutTags(clause)
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

    /// What is kept of a line: pasted lines as they are, a fact under its topic.
    func kept(_ clause: Clause, _ line: Line) -> Draft {
        if line.isLong || clause.source[(clause.words.first?.range.lowerBound ?? clause.source.endIndex)...].contains(where: \.isNewline) {
            let whole = Clause(line.text)
            return pasted(whole.from(clause.start))
        }
        let label = clause.start > clause.wholeStart ? clause.keyBefore : ""
        return fact(clause, category: Self.categories.contains(label) ? label : nil)
    }

    private static let categories: Set<String> = ["idea", "journal", "goal"]

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
    func titled(_ title: Clause, body: Clause?) -> Draft {
        guard let body else { return Draft(title: Self.capitalized(title.text)) }
        let (rest, tags) = withoutTags(body)
        return Draft(
            title: Self.capitalized(title.text),
            body: rest.isEmpty ? nil : Self.capitalized(rest.wholeText),
            tags: tags
        )
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

    /// What a statement is about: the words before its verb, its numbers, its day or its first mark; with a subject of
    /// one word, the whole of a short statement. `nil` when that says nothing.
    private func topic(of clause: Clause) -> String? {
        guard clause.count > 2 else { return nil }
        if let label = LineForm.label(of: clause) {
            return Self.capitalized(label.count > 1 ? label.text : Self.shortened(clause.wholeText))
        }
        var subject = clause
        if let opened = subject.after(Self.subjectDeterminers), !opened.isEmpty { subject = opened }
        let end = subject.words.indices.first { index in
            let word = subject.words[index]
            return index > subject.start
                && (Words.statementVerbs.contains(word.key) || word.key.contains(where: \.isNumber)
                    || dates.phrase(in: subject, at: index) != nil || subject.words[index - 1].mark != nil)
        }
        let head = subject.upTo(end ?? subject.end)
        let isWeak = Words.pronouns.contains(head.key(head.start)) || Self.weakSubjects.contains(head.key(head.start))
        if let end, head.count > 1 || !Words.statementVerbs.contains(subject.key(end)), !isWeak, head.count <= 6 {
            return Self.capitalized(head.text)
        }
        let clauseEnd = subject.words.indices.first { subject.words[$0].mark != nil } ?? subject.end
        let first = subject.upTo(min(clauseEnd + 1, subject.start + 8))
        return first.count > 1 ? Self.capitalized(Self.shortened(first.text)) : nil
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
    private static let subjectDeterminers: [Phrase] = ["the|my|our|a|an|this|that|about"]
    private static let weakSubjects: Set<String> = [
        "i", "im", "it", "its", "he", "she", "they", "we", "you", "there", "this", "that", "what", "when", "where",
        "how", "if", "to", "one", "everyone",
    ]
}
