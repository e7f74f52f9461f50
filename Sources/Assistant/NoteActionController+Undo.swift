import Notes

extension NoteActionController {
    /// Says what an undo would take back, with the first two of the notes, and takes nothing back.
    /// - Throws: as ``undo(redoing:times:)``.
    func nextUndo() async throws -> NoteAction {
        try await checkLastDeed()
        let changes = try await store.nextStep(redoing: false)
        guard try await !isPrivate(changes) else { throw ToolError.privateNotes }
        guard !changes.isEmpty else { throw ToolError.nothingToUndo(redoing: false) }
        let notes = changes.sorted { $0.id < $1.id }.mergedByNote.compactMap(\.note).prefix(2)
        let handles = try await store.handles(of: notes.map(\.id))
        var reports: [NoteReport] = []
        for note in notes { reports.append(try await report(note, handle: handles[note.id] ?? note.shortHandle)) }
        var action = NoteAction(kind: .found, cards: [], output: ToolOutput(notes: reports, remark: changes.phrase))
        action.output.step = changes.first?.step
        return action
    }

    /// An order that changed nothing takes no word from the person: they say what to take back.
    private func checkLastDeed() async throws {
        if let deed = try await store.finalDeed(), deed != .nothing { throw ToolError.lastIsFinal(deed) }
    }

    /// Takes back the last steps, or does them again, and stops at what cannot be.
    /// - Throws: ``ToolError/nothingToUndo(redoing:)``, ``ToolError/lastIsFinal(_:)``, or what the store throws; then nothing
    ///   was taken back.
    package func undo(redoing: Bool, times: Int = 1) async throws -> NoteAction {
        if !redoing { try await checkLastDeed() }
        var changes: [NoteChange] = []
        var count = 0
        while count < times {
            if try await isPrivate(store.nextStep(redoing: redoing)) {
                guard count > 0 else { throw ToolError.privateNotes }
                break
            }
            let step = redoing ? try await store.redo() : try await store.undo()
            guard !step.isEmpty else { break }
            changes += step
            count += 1
        }
        guard count > 0 else { throw ToolError.nothingToUndo(redoing: redoing) }
        let done = redoing ? "Done again" : "Taken back"
        return try await action(
            on: count == 1 ? changes : changes.mergedByNote,
            done,
            times == 1 ? nil : NoteChange.severalSentence(done, count, of: times)
        )
    }

    /// Takes back these steps, by number, and no other: as an undo where they are the last ones, else as a step of its own.
    /// - Throws: ``ToolError/changedSince`` where one is not there, or a note was changed between or after them;
    ///   ``ToolError/lastIsFinal(_:)``; what the store throws. Then nothing was taken back.
    func undo(steps numbers: Set<Int64>) async throws -> NoteAction {
        try await checkLastDeed()
        let latest = try await store.nextUndos(Self.mostStepsBack)
        let meant = latest.filter { $0.first.map { numbers.contains($0.step) } ?? false }
        guard meant.count == numbers.count else { throw ToolError.changedSince }
        let changes = meant.flatMap(\.self)
        guard try await !isPrivate(changes) else { throw ToolError.privateNotes }
        guard latest.prefix(meant.count).allSatisfy({ numbers.contains($0.first?.step ?? 0) }) else {
            return try await revert(changes, numbers)
        }
        return try await undo(redoing: false, times: meant.count)
    }

    /// The cards and the report of changes that were taken back or done again.
    /// - Parameter sentence: what is said of several steps.
    private func action(on changes: [NoteChange], _ done: String, _ sentence: String? = nil) async throws -> NoteAction
    {
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
        let gone = changes.filter { $0.after?.isTrashed != false }.compactMap { $0.note?.title }
        let names = gone.joined(separator: ", ")
        var remark = sentence ?? (names.isEmpty ? "\(done)." : "\(done): \(names).")
        // The others are reported.
        if sentence != nil, !names.isEmpty { remark += " Gone again: \(names)." }
        var action = NoteAction(kind: .changed, cards: cards, output: ToolOutput(notes: reports, remark: remark))
        action.deeds = Set(Deed.allCases)
        return action
    }

    /// Takes back steps that others came after, as a step of its own.
    private func revert(_ changes: [NoteChange], _ numbers: Set<Int64>) async throws -> NoteAction {
        // A folder that a note made stays.
        guard changes.allSatisfy({ $0.folder?.before == nil }) else { throw ToolError.changedSince }
        let first = changes.map(\.id).min() ?? 0
        let ofNotes = changes.sorted { $0.id < $1.id }.mergedByNote
        for note in ofNotes.compactMap(\.note) {
            let since = try await store.history(of: note.id).filter { $0.id >= first && !$0.isDescription }
            guard since.allSatisfy({ numbers.contains($0.step) }) else { throw ToolError.changedSince }
        }
        let now = world.now()
        let edits = ofNotes.compactMap { change in
            change.after.map { after in
                NoteEdit.update(after.id) { [before = change.before] note in
                    guard note.title == after.title, note.body == after.body, note.isTrashed == after.isTrashed else {
                        throw ToolError.changedSince
                    }
                    guard let before else {
                        note.deletedAt = now
                        return
                    }
                    (note.title, note.body, note.tags) = (before.title, before.body, before.tags)
                    (note.folder, note.isPinned) = (before.folder, before.isPinned)
                    (note.dueAt, note.deletedAt) = (before.dueAt, before.deletedAt)
                }
            }
        }
        return try await action(on: store.write(edits, by: author, at: now), "Taken back")
    }

    /// How many steps back one is looked for that others came after.
    private static let mostStepsBack = 200
}
