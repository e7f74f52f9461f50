import Assistant
import Notes

/// Finds things to be done in a note that is no list of tasks.
enum TaskRules {
    /// What the text says is to be done and has no box; nothing for a note that is due or has boxes.
    static func suggestions(for note: NoteItem, _ text: NoteText) -> [Suggestion] {
        let orders = NoteOrders(text)
        guard note.dueAt == nil, note.openBoxCount == 0, !note.isDone, note.aiCategory != .task,
            orders.items.count <= Suggestion.mostOffered
        else { return [] }
        let isNeeded = !obligations.isDisjoint(with: Clause(String(note.body.prefix(NoteItem.enrichedBodyLength))).keys)
        return orders.items.filter(isOrder).map { item in
            Suggestion(noteID: note.id, kind: .task(item), confidence: isNeeded ? 0.8 : 0.7)
        }
    }

    /// Whether a thing to be done is one: “rent goes up” tells something, and “ask for Jana” says who is there.
    private static func isOrder(_ item: String) -> Bool {
        let keys = Clause(item).keys
        return keys.count > 1 && !Words.statementVerbs.contains(keys[1]) && !keys.starts(with: ["ask", "for"])
    }

    /// Words that say that something has to be done, and is no piece of advice.
    private static let obligations: Set<String> = ["todo", "must", "need", "needs", "have", "has", "dont", "forget"]
}
