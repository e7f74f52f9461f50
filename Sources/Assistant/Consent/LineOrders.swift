import Foundation
import Notes

/// What a person's line orders, after what was said before it.
enum LineOrders {
    /// What the line permits to change; of a yes, what was asked; of a name that a question asked for, the line before.
    /// - Parameters:
    ///   - notes: all notes, those in the Trash too.
    ///   - days: reads the days that a text names.
    static func permits(
        of line: String,
        after previous: Turn?,
        among notes: [NoteItem],
        days: @escaping (String) -> [DueDate] = { _ in [] }
    ) -> [Permit] {
        let question = AskedChanges.question(agreedToBy: line, in: previous)
        if let previous, let note = answer(line, to: previous, among: notes) {
            return OrderReader(previous.text ?? "", among: [note], days: days).permits()
        }
        let shown = ShownNotes(previous, named: question ?? "")
        guard let order = question == nil ? line : question.flatMap(order) else { return [] }
        return OrderReader(
            order,
            among: notes,
            pointed: { shown.meant(by: $0.map(\.folded), among: notes) },
            days: days
        )
        .permits()
    }

    /// A question of a model, “Shall I delete the note?”, as the order that a yes to it is; `nil` for another question.
    private static func order(_ question: String) -> String? {
        let bare = question.replacing(/[*_`]/, with: "").split(whereSeparator: \.isWhitespace).map(String.init)
        let folded = bare.map { AskedChanges.words(of: $0).joined() }
        guard let offer = offers.filter({ folded.starts(with: $0) }).max(by: { $0.count < $1.count }) else {
            return nil
        }
        let order = bare.dropFirst(offer.count).joined(separator: " ")
        return order.hasSuffix("?") ? String(order.dropLast()) : nil
    }

    /// What a question of a model whether to do something begins with.
    private static let offers = [
        "shall i", "should i", "do you want me to", "would you like me to", "want me to", "may i", "can i", "shall we",
        "should we", "soll ich", "darf ich", "so shall i", "and shall i", "so should i",
    ].map { $0.split(separator: " ").map(String.init) }

    /// The note that a line names where the turn before asked which one, and changed nothing.
    private static func answer(_ line: String, to previous: Turn, among notes: [NoteItem]) -> NoteItem? {
        let reply = previous.saidLast
        guard !previous.isQuestionDropped, reply.last(where: { !$0.isWhitespace }) == "?",
            ShownNotes(previous, named: "").changes == 0,
            let question = AskedChanges.sentences(of: reply).last,
            AskedChanges.words(of: question).contains(where: ["which", "welche", "welchen", "welches"].contains)
        else { return nil }
        let named = notesNamed(in: question, of: notes.filter { !$0.isTrashed })
        guard named.count > 1 else { return nil }
        let words = OrderWord.words(of: line)[...].trimming(start: OrderWords.polite, end: OrderWords.thanks)
        if let place = ShownNotes.place(in: words.map(\.folded), of: named.count) {
            return words.allSatisfy { OrderWords.pointers.contains($0.folded) } ? named[place] : nil
        }
        return NoteNames(named).note(words)
    }

    /// The notes whose titles stand in a text, in the order in which they do; a title in a longer one is none.
    private static func notesNamed(in text: String, of notes: [NoteItem]) -> [NoteItem] {
        var text = " " + AskedChanges.words(of: text).joined(separator: " ") + " "
        var found: [(place: Int, note: NoteItem)] = []
        for note in notes.sorted(by: { $0.title.count > $1.title.count }) {
            let title = " " + AskedChanges.words(of: note.title).joined(separator: " ") + " "
            guard title.count > 2, let range = text.range(of: title) else { continue }
            found.append((text.distance(from: text.startIndex, to: range.lowerBound), note))
            text.replaceSubrange(range, with: " " + String(repeating: "_", count: title.count - 2) + " ")
        }
        return found.sorted { $0.place < $1.place }.map(\.note)
    }
}
