import Foundation
import Notes
import SpokenDates

/// Makes good notes of captured words: a short title, the text, the date it is due.
struct DraftMaker {
    let dates: DateReader
    let wording: DateWording

    /// A task: "call mom tomorrow at 5" becomes the title "Call mom", a checkbox and the day it is due.
    func task(_ clause: Clause, because reason: String? = nil) -> Draft {
        // "ring Plumb Center on friday because they shut at 4" is not due at four.
        if let why = clause.find(Self.becauses)?.lowerBound, why > clause.start + 1 {
            let text = DraftMaker.capitalized(clause.from(why).text)
            return task(clause.upTo(why), because: [reason, text].compactMap(\.self).joined(separator: "\n"))
        }
        let (clause, tags) = withoutTags(clause)
        let text = clause.wholeText
        let deadline = dates.deadline(in: text).map { timed($0) }
        var rest = text
        for phrase in deadline?.phrases.reversed() ?? [] {
            let isAtEdge = phrase.range.lowerBound == text.startIndex || text[phrase.range.upperBound...].count < 2
            let isNext = deadline?.phrases.count == 2
            // "the saturday class", "move the call to 3 pm", "call Anna about saturday": what is to be done needs these words.
            let isNeeded =
                phrase.isPartOfThing
                || ["to", "about"].contains(Clause(String(text[..<phrase.range.lowerBound])).words.last?.key)
                || phrase.namesDay && Clause(String(text[phrase.range])).key(0) == "about"
                // "going camping 3 to 6 april" has two ends, and is due on one day.
                || !phrase.isOneDay && Corrector.isSpan(Clause(String(text[phrase.range])))
            // "meet anna friday at 6 at the station"
            let isInside = Self.afterDays.contains(
                Clause(String(text[phrase.range.upperBound...])).words.first?.key ?? ""
            )
            guard isAtEdge || isNext || isInside, !isNeeded, phrase.range.upperBound <= rest.endIndex else { continue }
            let shorter = dates.rest(of: rest, without: phrase)
            if shorter.contains(where: \.isLetter) { rest = shorter }
        }
        var words = Clause(rest)
        for fillers in [Self.taskFillers, Self.needFillers, Self.articles] {
            if let opened = words.after(fillers), !opened.isEmpty { words = opened }
        }
        if let shorter = words.before(Self.danglers), !shorter.isEmpty { words = shorter }
        let title = Self.capitalized(words.wholeText)
        let rhythm = deadline.flatMap { dates.rhythm(of: $0, in: text) }
        var draft = task(title, tags, deadline, rhythm)
        if let reason, let body = draft.body {
            let lines = body.split(separator: "\n")
            draft.body = (lines.prefix(1) + [reason[...]] + lines.dropFirst()).joined(separator: "\n")
        }
        return draft
    }

    /// A task as it is told, due on the day of other words.
    func task(_ told: Clause, dueOn date: Clause) -> Draft {
        let (told, tags) = withoutTags(told)
        let deadline = dates.deadline(in: date.wholeText).map { timed($0) }
        return task(Self.sentence(told), tags, deadline, deadline.flatMap { dates.rhythm(of: $0, in: date.wholeText) })
    }

    private static let becauses: [Phrase] = ["because|cos|weil|denn"]

    /// A task as it is told, due at a moment.
    func task(_ told: Clause, due: Date, hasTime: Bool) -> Draft {
        draft(task(Self.sentence(told), [], nil, nil), due: due, hasTime: hasTime)
    }

    /// A draft that is due at a moment.
    func draft(_ draft: Draft, due: Date, hasTime: Bool) -> Draft {
        var draft = draft
        draft.due = wording.iso(due, hasTime: hasTime)
        draft.dueWords = "due \(dueDay(due, hasTime: hasTime))"
        return draft
    }

    private static func sentence(_ told: Clause) -> String {
        capitalized(told.wholeText.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ",;-–"))))
    }

    /// Whether a text says more than a day or a time.
    func namesTask(_ clause: Clause) -> Bool {
        undated(clause).contains(where: \.isLetter)
    }

    /// A text without its days and times.
    func undated(_ clause: Clause) -> String {
        let text = clause.wholeText
        return dates.phrases(in: text).reversed().reduce(text) { $0.replacingCharacters(in: $1.range, with: " ") }
    }

    /// A deadline in a part of a day, at the hour of that: "on friday evening" is at six.
    private func timed(_ deadline: Deadline) -> Deadline {
        guard !deadline.hasTime, !deadline.recurs, let part = deadline.phrases.lazy.compactMap(\.part).first,
            let due = dates.calendar.date(bySettingHour: part.hour, minute: 0, second: 0, of: deadline.due),
            due > dates.now
        else { return deadline }
        var timed = deadline
        (timed.due, timed.hasTime) = (due, true)
        return timed
    }

    /// How a task is written that is due; the only place that knows.
    private func task(_ title: String, _ tags: [String], _ deadline: Deadline?, _ rhythm: String?) -> Draft {
        let undated = Draft(title: NoteTitle.cut(title), body: "- [ ] \(title)", tags: tags, category: "task")
        guard let deadline else { return undated }
        var draft = draft(undated, due: deadline.due, hasTime: deadline.hasTime)
        if let rhythm {
            draft.body? += "\n\(NoteItem.rhythmLabel)\(rhythm)"
            draft.dueWords = rhythm + ", first " + dueDay(deadline.due, hasTime: deadline.hasTime)
        }
        return draft
    }

    /// A due day as it is written in a note: "Sunday, 15 March 2026, 17:00".
    func dueDay(_ date: Date, hasTime: Bool) -> String {
        hasTime ? "\(wording.fullDay(date)), \(wording.time(date))" : wording.fullDay(date)
    }

    /// What is kept of a line: pasted lines as they are, a fact under its topic.
    func kept(_ clause: Clause, _ line: Line) -> Draft {
        let start = clause.words.first?.range.lowerBound ?? clause.source.endIndex
        if line.isLong || clause.source[start...].contains(where: \.isNewline) {
            return pasted(Clause(line.text, most: clause.start + 3).from(clause.start))
        }
        let label = clause.keyBefore
        let category = Self.categories.contains(label) ? label : nil
        return fact(clause, category, wording.forLine(isGerman: line.isGerman))
    }

    /// A fact: "the spare key is under the pot" has the topic "Spare key"; a day that depends on today has its date.
    private func fact(_ clause: Clause, _ category: String?, _ wording: DateWording) -> Draft {
        let (rest, tags) = withoutTags(clause)
        let text = Self.capitalized(rest.wholeText)
        if NoteTitle.isLink(text) { return Draft(title: nil, body: text, tags: tags) }
        let tense = Tense(text)
        let ahead = dates.phrases(in: text, titled: "").filter { $0.namesDay && !$0.isOpen }
        let back = dates.phrases(in: text, titled: "", looking: .past).filter {
            $0.namesDay && !$0.isOpen && tense.isOver($0)
        }
        let phrases = (ahead.filter { !tense.isOver($0) } + back).sorted { $0.range.lowerBound < $1.range.lowerBound }
            .filter { !Self.isName($0, in: text) }
            // "the 3rd time this year" needs no year beside it.
            .filter { $0.days.upperBound < $0.days.lowerBound.addingTimeInterval(32 * 86_400) }
        let body = phrases.count <= 2 ? wording.dated(text, phrases) : text
        var draft = Draft(title: topic(of: rest), body: body, tags: tags, category: category)
        // "the quote for Pugh by friday", but not "I stay till friday", and not what somebody said in "meeting notes: …".
        let isRecord = LineForm.label(of: rest)?.contains(Words.noteNouns) ?? false
        if !isRecord, let order = Self.reminder(in: rest), let named = dates.deadline(in: order.wholeText) {
            let deadline = timed(named)
            draft.title = Self.capitalized(NoteTitle.cut(rest.upTo(order.start).text))
            if let rhythm = dates.rhythm(of: deadline, in: order.wholeText) {
                draft.body? += "\n\(NoteItem.rhythmLabel)\(rhythm)"
            }
            return self.draft(draft, due: deadline.due, hasTime: deadline.hasTime)
        }
        if !isRecord, let end = ahead.first(where: { $0.bound == .by && text[$0.range].lowercased().hasPrefix("by") }) {
            draft.due = wording.iso(end.due, hasTime: end.hasTime)
        }
        return draft
    }

    /// Whether a day is what something is called: "the wifi is called Friday".
    private static func isName(_ phrase: DatePhrase, in text: String) -> Bool {
        let before = Clause(String(text[..<phrase.range.lowerBound])).words.suffix(2).map(\.key)
        guard before.count == 2, ["is", "its", "are", "ist"].contains(before[0]) else { return false }
        return ["called", "named"].contains(before[1]) && Clause(String(text[phrase.range])).count == 1
            && phrase.range.upperBound == text.endIndex
    }

    /// The order to remind of it at the end of a fact: "Tom rang, remind me to ring him back tomorrow".
    static func reminder(in text: Clause) -> Clause? {
        guard let start = text.find(["remind me|us"])?.lowerBound, start > text.start,
            text.words[start - 1].mark != nil || ["and", "so", "then"].contains(text.key(start - 1))
        else { return nil }
        return text.from(start)
    }

    /// Pasted lines, kept as they are.
    private func pasted(_ clause: Clause) -> Draft {
        let start = clause.words.first?.range.lowerBound ?? clause.source.endIndex
        let lineStart = clause.source[..<start].lastIndex(where: \.isNewline).map { clause.source.index(after: $0) }
        let opening = clause.source[(lineStart ?? clause.source.startIndex)..<start]
        var body = clause.source[(opening.contains { $0.isLetter } ? start : lineStart ?? clause.source.startIndex)...]
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
        return Draft(title: Self.capitalized(title.text), body: Self.capitalized(rest.wholeText), tags: tags)
    }

    /// The text with its first letter in upper case.
    static func capitalized(_ text: String) -> String {
        // An address stays as it is.
        guard let first = text.first, first.isLowercase, !text.prefix(8).contains("://") else { return text }
        return first.uppercased() + text.dropFirst()
    }

    // MARK: - Topics

    /// What a statement is about: the words before its verb, its numbers, its day or its first mark; with a subject of
    /// one word, the whole of a short statement.
    ///
    /// `nil` when that says nothing.
    private func topic(of clause: Clause) -> String? {
        guard clause.count > 2 else { return nil }
        let clause = Report.told(in: clause) ?? clause
        if let label = LineForm.label(of: clause) {
            return Self.capitalized(label.count > 1 ? label.text : NoteTitle.cut(clause.wholeText))
        }
        if let deed = TitleRules.deed(toldIn: clause) { return Self.capitalized(deed) }
        var subject = clause
        if let opened = subject.after(Self.subjectDeterminers), !opened.isEmpty { subject = opened }
        let places = WordDates(clause, dates).places
        let days = places.filter { $0.phrase.namesDay && $0.words.count > 1 || $0.phrase.hasTime }
        // The full stop of "3. februar" ends nothing.
        let inside = Set(places.flatMap { $0.words.dropLast() })
        let end = subject.words.indices.first { index in
            let word = subject.words[index]
            return index > subject.start
                && (Words.statementVerbs.contains(word.key) || word.key.contains(where: \.isNumber)
                    || days.contains { $0.words.lowerBound == index }
                    || subject.words[index - 1].mark != nil && !inside.contains(index - 1))
        }
        let head = Self.withoutPlace(subject.upTo(end ?? subject.end), before: end.map(subject.key) ?? "")
        // "picked up" names nothing.
        let isDeed = head.keys.allSatisfy { Deed.isPast($0) || Vocabulary.prepositions.contains($0) || $0 == "up" }
        // "Morgen um" of "morgen um 8 Müll rausstellen" is none.
        let dated = Set(places.flatMap { Array($0.words) })
        let isWeak =
            isDeed || head.words.indices.allSatisfy(dated.contains) || head.opensWithPronoun
            || Self.weakSubjects.contains(head.key(head.start))
        if end != nil, head.count > 1 || subject.start > clause.start, !isWeak, head.count <= 6 {
            return Self.capitalized(head.text)
        }
        let clauseEnd =
            subject.words.indices.first { subject.words[$0].mark != nil && !inside.contains($0) } ?? subject.end
        let first = clause.upTo(min(clauseEnd + 1, clause.start + 8))
        let isCut = first.end < clause.end && first.words.last?.mark == nil
        return first.count > 1
            ? Self.capitalized(NoteTitle.cut(isCut ? NoteTitle.phrase(first.text) : first.text)) : nil
    }

    /// The words before a number without the preposition that leads to it: "Oil change" of "oil change at 88000 km", and
    /// nothing of "parked on level 3".
    private static func withoutPlace(_ head: Clause, before next: String) -> Clause {
        guard next.contains(where: \.isNumber) else { return head }
        let place = head.words.suffix(next.count < 3 ? 2 : 1).lastIndex { Vocabulary.prepositions.contains($0.key) }
        return place.map { $0 > head.start ? head.upTo($0) : head } ?? head
    }

    private func withoutTags(_ clause: Clause) -> (Clause, [String]) {
        var clause = clause
        var tags: [String] = []
        // "my order number is #77120" has no tag.
        while let last = clause.words.last, last.key.hasPrefix("#"), last.key.count > 1, clause.count > 1,
            !Words.statementVerbs.contains(clause.key(clause.end - 2)), last.key.contains(where: \.isLetter)
        {
            tags.insert(String(last.key.dropFirst()), at: 0)
            clause = clause.upTo(clause.end - 1)
        }
        return (clause, tags)
    }

    private static let categories: Set<String> = ["idea", "journal", "goal"]
    private static let pointers: Set<String> = [
        "this", "that", "these", "those", "the", "following", "lines", "things", "note", "down", "as", "follows", "it",
        "remember", "keep", "save",
    ]
    private static let taskFillers: [Phrase] = ["to|that|about|of|for|daran|an that? i|we? need|have|should|must? to?"]
    private static let needFillers: [Phrase] = [
        "i|we need|have|should|must|got to", "i|we must|should|gotta", "i have a|an|my?",
        "that i|we need|have|should|must|got to?", "to",
    ]
    private static let articles: [Phrase] = ["the|a|an|das|den|die"]
    private static let afterDays: Set<String> = ["at", "in", "with", "about", "mit", "bei", "wegen"]
    private static let danglers: [Phrase] = ["on|at|by|for|from|the|this|is|and|to"]
    private static let subjectDeterminers: [Phrase] = ["the|my|our|a|an|this|that|about|der|die|das"]
    private static let weakSubjects: Set<String> = [
        "i", "im", "it", "its", "he", "she", "they", "we", "you", "there", "this", "that", "what", "when", "where",
        "how", "if", "to", "one", "everyone", "on", "in", "at",
    ]
}
