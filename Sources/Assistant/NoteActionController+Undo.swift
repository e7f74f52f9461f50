import Notes

extension NoteActionController {
    /// Takes back the last steps, or does them again, and stops at what cannot be.
    /// - Throws: ``ToolError/nothingToUndo(redoing:)``, ``ToolError/lastIsFinal(_:)``, or what the store throws; then nothing
    ///   was taken back.
    package func undo(redoing: Bool, times: Int = 1) async throws -> NoteAction {
        if !redoing, let deed = try await store.finalDeed() { throw ToolError.lastIsFinal(deed) }
        var changes: [NoteChange] = []
        var count = 0
        while count < times {
            if try await isNextStepPrivate(redoing: redoing) {
                guard count > 0 else { throw ToolError.privateNotes }
                break
            }
            let step = redoing ? try await store.redo() : try await store.undo()
            guard !step.isEmpty else { break }
            changes += step
            count += 1
        }
        guard count > 0 else { throw ToolError.nothingToUndo(redoing: redoing) }
        changes = count == 1 ? changes : changes.mergedByNote
        let handles = try await store.handles(of: changes.compactMap { $0.note?.id })
        var cards: [NoteCard] = []
        var reports: [NoteReport] = []
        for change in changes {
            guard let note = change.note else { continue }
            let handle = handles[note.id] ?? note.shortHandle
            cards.append(NoteCard(change, note: note, handle: handle, isReversal: true))
            if change.after?.isTrashed == false { reports.append(try await report(note, handle: handle)) }
        }
        let done = redoing ? "Done again" : "Taken back"
        let gone = changes.filter { $0.after?.isTrashed != false }.compactMap { $0.note?.title }
        let names = gone.isEmpty ? "" : ": \(gone.joined(separator: ", "))"
        let remark = times == 1 ? "\(done)\(names)." : NoteChange.severalSentence(done, count, of: times)
        var action = NoteAction(kind: .changed, cards: cards, output: ToolOutput(notes: reports, remark: remark))
        action.deeds = Set(Deed.allCases)
        return action
    }
}
