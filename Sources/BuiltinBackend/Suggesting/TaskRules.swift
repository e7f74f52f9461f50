import Assistant
import Notes
import SpokenDates

/// Finds things to be done in a note that is no list of tasks.
enum TaskRules {
    /// What the text says is to be done and has no box; nothing for a note that is due or has boxes.
    static func suggestions(for note: NoteItem, _ text: NoteText, dates: DateReader) -> [Suggestion] {
        let orders = NoteOrders(text)
        guard note.dueAt == nil, note.openBoxCount == 0, !note.isDone, orders.items.count <= Suggestion.mostOffered
        else { return [] }
        let isNeeded = !obligations.isDisjoint(with: Clause(String(note.body.prefix(NoteItem.enrichedBodyLength))).keys)
        let found = orders.items.filter { isOrder($0, isNeeded: isNeeded) }
        let confidence = !orders.items.isEmpty ? isNeeded ? 0.8 : 0.7 : 0.65
        let tasks = orders.items.isEmpty ? Self.tasks(in: text, dates: dates) : found
        return tasks.prefix(Suggestion.mostOffered).map { item in
            Suggestion(noteID: note.id, kind: .task(dated(item, dates)), confidence: confidence)
        }
    }

    /// What the text says is to be done.
    static func tasks(in text: NoteText, dates: DateReader) -> [String] {
        let orders = NoteOrders(text)
        guard orders.items.isEmpty, orders.isForDoing else { return orders.items }
        return text.sentences.compactMap { partOf($0) ?? given($0, dates) }
    }

    /// A task with its day as items have it, where it names one: “Call Tom on Friday (due 2026-11-27)”.
    static func dated(_ task: String, _ dates: DateReader) -> String {
        guard let deadline = dates.deadline(in: task), !deadline.recurs, deadline.phrases.contains(where: \.namesDay)
        else { return task }
        let due =
            deadline.hasTime
            ? DueDate(deadline.due, in: dates.calendar) : DueDate(Day(deadline.due, in: dates.calendar))
        return "\(task) (due \(due.text))"
    }

    /// What somebody is to do by a day: “Anna: ship radar by 1 December”.
    private static func given(_ sentence: NoteText.Sentence, _ dates: DateReader) -> String? {
        let clause = Clause(sentence.text)
        guard !sentence.isBorrowed, let name = LineForm.label(of: clause), name.count < 3, name.startsWithCapital,
            OrderRules.thing(in: clause.from(name.end)) != nil, let deadline = dates.deadline(in: sentence.text),
            deadline.phrases.contains(where: \.namesDay)
        else { return nil }
        return sentence.text
    }

    /// The order in a sentence that tells something first: “it leaks, call Tom to mend it”, and an order in German.
    private static func partOf(_ sentence: NoteText.Sentence) -> String? {
        guard !sentence.isBorrowed, [.paragraph, .bullet].contains(sentence.kind) else { return nil }
        if let order = germanOrder(Clause(sentence.text)) ?? needed(Clause(sentence.text)) { return order }
        let parts = sentence.text.split { ",;–".contains($0) }.map { String($0).trimmed }
        guard parts.count > 1, !conditions.contains(Clause(parts[0]).keys.first ?? "") else { return nil }
        return parts.dropFirst().lazy.compactMap { part in
            let clause = Clause(part)
            let order = openings.contains(clause.keys.first ?? "") ? clause.from(clause.start + 1) : clause
            return OrderRules.thing(in: order)
        }.first { isOrder($0) }
    }

    /// What somebody says has to be done after something else: “… and I need to call the plumber”.
    private static func needed(_ clause: Clause) -> String? {
        clause.words.indices.dropFirst().lazy.compactMap { index in
            clause.from(index).after(needs).flatMap(OrderRules.thing)
        }.first
    }
    private static let needs: [Phrase] = ["i|we need|have|ought to", "i|we must|should"]

    /// “Milch kaufen”, “Oma anrufen”: what is to be done, and nobody who does it.
    private static func germanOrder(_ clause: Clause) -> String? {
        guard (2...8).contains(clause.count), let verb = clause.keys.last, germanVerbs.contains(verb),
            germanSubjects.isDisjoint(with: clause.keys)
        else { return nil }
        return DraftMaker.capitalized(clause.text)
    }

    /// Whether a thing to be done is one: “rent goes up” tells something, and “ask for Jana” says who is there.
    /// - Parameter isNeeded: whether the text says that something has to be done; then one word is enough.
    private static func isOrder(_ item: String, isNeeded: Bool = false) -> Bool {
        let keys = Clause(item).keys
        guard keys.count > 1 else { return isNeeded }
        // "phone 555-1234" is a number, and no order to phone.
        let digits = keys.dropFirst().joined()
        if digits.count(where: \.isNumber) > 4, !digits.contains(where: \.isLetter) { return false }
        return !Words.statementVerbs.contains(keys[1]) && !keys.starts(with: ["ask", "for"])
    }

    /// Words that say when something would be to be done.
    private static let conditions: Set<String> = [
        "if", "when", "whenever", "unless", "wenn", "falls", "sobald", "once",
    ]
    /// Words between what is told and the order.
    private static let openings: Set<String> = ["so", "then", "and", "also", "please", "therefore"]
    private static let germanVerbs: Set<String> = [
        "anrufen", "kaufen", "besorgen", "bezahlen", "zahlen", "schreiben", "abholen", "bestellen", "buchen",
        "reparieren", "erledigen", "verlängern", "kündigen", "überweisen", "putzen", "gießen", "holen", "mitbringen",
        "abgeben", "ausdrucken", "anmelden", "abmelden", "schicken", "abschicken", "wechseln", "einladen", "fragen",
        "prüfen", "vereinbaren",
    ]
    /// Words of a sentence that says who does it, would like to, or did.
    private static let germanSubjects: Set<String> = [
        "ich", "du", "er", "sie", "wir", "ihr", "man", "es", "kann", "können", "konnte", "wollte", "wollten", "will",
        "würde", "wird", "werden", "möchte", "hat", "haben", "hatte", "zu",
    ]

    /// Words that say that something has to be done, and is no piece of advice.
    private static let obligations: Set<String> = ["todo", "must", "need", "needs", "have", "has", "dont", "forget"]
}
