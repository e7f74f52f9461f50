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
        let isForOwn = Choice.isForOwn(text)
        if !isForOwn, let place = Clause(text).after(Self.puttingIt), Self.targets.contains(place.key(place.start)) {
            return try put(pending, in: place.from(place.start + 1))
        }
        if let rest = Choice.behindYes(text), let kept = try keep("yes", pending) {
            guard script.lastWritten != nil else { return kept }
            speakOfLastWritten()
            return Answer(joining: [kept, try perform(rest.wholeText)])
        }
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

    /// Puts a line that was offered to be kept on the list, or in the note, that the answer names; asks again where there is none.
    private func put(_ pending: Memory.Pending, in name: Clause) throws -> Answer {
        let line = Line(pending.line, understanding)
        shelf.add(try script.call(.search(NoteName(name).text)).notes)
        try addLists()
        let lists = shelf.lists(named: ListName(name)).map(\.id)
        let found = lists.count == 1 ? lists : shelf.notes(for: name, memory)
        guard found.count == 1, let note = try whole(found[0]) else {
            let why = found.isEmpty ? "There is no list or note called \(name.text)." : "Several notes are called so."
            return Answer("\(why) \(Reply.offerNote(of: pending.line))", pending: pending)
        }
        return try Checklist.isList(note)
            ? change(ListEdit(added: [line.core.text]), note) : append(told: line.core, line, to: note)
    }

    /// With these, the line is to be put somewhere else than was offered: "no, put it on the packing list".
    private static let puttingIt: [Phrase] = [
        "no|nope|nein|yes|ja? put|add|write it|that|this", "nein|ja? setz|setze|schreib|pack es|das",
    ]
    static let targets: Set<String> = ["to", "on", "in", "onto", "into", "under", "auf", "zu", "zur", "zum"]
}

extension Choice {
    /// Whether an answer wants a note of its own for what was offered, and says nothing else.
    static func isForOwn(_ text: String) -> Bool {
        let said = Clause(text)
        let core = said.after(["no|nope|yes|yeah|nein|ja"]) ?? said
        return core.match(ofItsOwn) == core.end
    }

    private static let ofItsOwn: [Phrase] = [
        "make|keep|give? it|that? as|in? a? note|one of its|his|her own please?",
        "make|keep|as? it|that? as? its own note please?",
        "make|keep|put? it|that? as|in|into? a new|separate note please?", "als|in? eine eigene|neue notiz bitte?",
    ]
}
