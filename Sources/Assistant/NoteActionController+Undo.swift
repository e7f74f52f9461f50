import Notes

extension NoteActionController {
    /// Says what an undo would take back, with the first two of the notes, and takes nothing back.
    /// - Throws: as ``undo(redoing:times:)``.
    func nextUndo() async throws -> NoteAction {
        try await checkLastDeed()
        guard try await !isNextStepPrivate(redoing: false) else { throw ToolError.privateNotes }
        let changes = try await store.nextStep(redoing: false)
        guard !changes.isEmpty else { throw ToolError.nothingToUndo(redoing: false) }
        let notes = changes.sorted { $0.id < $1.id }.mergedByNote.compactMap(\.note).prefix(2)
        let handles = try await store.handles(of: notes.map(\.id))
        var reports: [NoteReport] = []
        for note in notes { reports.append(try await report(note, handle: handles[note.id] ?? note.shortHandle)) }
        return NoteAction(kind: .found, cards: [], output: ToolOutput(notes: reports, remark: changes.phrase))
    }

    /// An order that changed nothing takes no word from the person: they say what to take back.
    private func checkLastDeed() async throws {
        if let deed = try await store.finalDeed(), deed != .nothing { throw ToolError.lastIsFinal(deed) }
    }

    /// Takes back the last steps, or does them again, and stops at what cannot be.
    /// - Parameter ids: the notes whose changes are meant, by id or handle; `nil` for those of any.
    /// - Throws: ``ToolError/nothingToUndo(redoing:)``, ``ToolError/lastIsFinal(_:)``, ``ToolError/lastIsAnother(_:)``, or what
    ///   the store throws; then nothing was taken back.
    package func undo(redoing: Bool, times: Int = 1, of ids: [String]? = nil) async throws -> NoteAction {
        if !redoing { try await checkLastDeed() }
        var changes: [NoteChange] = []
        var count = 0
        while count < times {
            if try await isNextStepPrivate(redoing: redoing) {
                guard count > 0 else { throw ToolError.privateNotes }
                break
            }
            if let ids {
                let next = try await store.nextStep(redoing: redoing)
                guard next.isEmpty || next.touches(ids) else {
                    guard count > 0 else { throw ToolError.lastIsAnother(next.phrase) }
                    break
                }
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
            var card = NoteCard(change, note: note, handle: handle, isReversal: true)
            card.isPretended = isPretending
            cards.append(card)
            if change.after?.isTrashed == false { reports.append(try await report(note, handle: handle)) }
        }
        let done = redoing ? "Done again" : "Taken back"
        let gone = changes.filter { $0.after?.isTrashed != false }.compactMap { $0.note?.title }
        let names = gone.joined(separator: ", ")
        var remark = NoteChange.severalSentence(done, count, of: times)
        if times == 1 { remark = names.isEmpty ? "\(done)." : "\(done): \(names)." }
        // The others are reported.
        if times > 1, !names.isEmpty { remark += " Gone again: \(names)." }
        var action = NoteAction(kind: .changed, cards: cards, output: ToolOutput(notes: reports, remark: remark))
        action.deeds = Set(Deed.allCases)
        return action
    }
}

extension [NoteChange] {
    /// Whether one of these is of a note whose id, or the beginning of it, is given.
    fileprivate func touches(_ ids: [String]) -> Bool {
        let prefixes = ids.compactMap(IDPrefix.init)
        return contains { change in
            guard let id = change.note?.id.key else { return false }
            return prefixes.contains { id.hasPrefix($0.key) }
        }
    }
}
