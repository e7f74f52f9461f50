import Assistant
import Notes

/// What becomes of a line that was offered to be kept.
extension Performer {
    /// What an answer to an offer to keep a line comes to; `nil` when it is none.
    func keep(_ text: String, _ pending: Memory.Pending) throws -> Answer? {
        // "we need milk", "and eggs"
        if understanding.readings(of: Line(text, understanding)).first?.goesOn ?? false {
            var again = pending
            again.line = "\(pending.line) \(text)"
            return Answer(
                pending.choices.first.map { Reply.offerAddition(to: $0.title) } ?? Reply.offerNote,
                pending: again
            )
        }
        if let place = Clause(text).after(Self.puttingIt), Self.targets.contains(place.key(place.start)) {
            return try perform(Line("add \(pending.line) \(place.text)", understanding))
        }
        if let rest = Choice.behindYes(text), let kept = try keep("yes", pending) {
            guard let note = script.lastWritten else { return kept }
            shelf.renew(note)
            (memory.notes, memory.isApart) = ([Memory.Pointer(note)], false)
            return Answer(joining: [kept, try perform(Line(rest.wholeText, understanding))])
        }
        let isForOwn = Clause(text).containsPhrase(Self.ofItsOwn)
        let said = isForOwn ? .keepLast : act(of: text)
        if said == .dismissal || said != .keepLast && Choice.isRefusal(text) { return Answer(Reply.dismissal) }
        guard said == .confirmation || said == .keepLast else { return nil }
        let line = Line(pending.line, understanding)
        // "keep it as a note" wants one of its own.
        if said == .confirmation, let note = try pending.choices.first.flatMap({ try whole($0.id) }) {
            return try append(told: line.core, line, to: note)
        }
        return try capture(pending.act == .remind ? maker.task(line.core) : maker.kept(line.core, line))
    }

    /// With these, the line is to be put somewhere else than was offered: "no, put it on the shopping list".
    private static let puttingIt: [Phrase] = [
        "no|nope|nein|yes|ja? put|add|write it|that|this", "nein|ja? setz|setze|schreib|pack es|das",
    ]
    static let targets: Set<String> = ["to", "on", "in", "onto", "into", "under", "auf", "zu", "zur", "zum"]
    /// With these, it is to be a note by itself.
    private static let ofItsOwn: [Phrase] = [
        "note|one of its|his|her own", "its own note", "a new|separate note", "eine eigene|neue notiz",
    ]
}
