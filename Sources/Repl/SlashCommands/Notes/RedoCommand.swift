package import Notes

/// `/redo`.
struct RedoCommand: SlashCommand {
    let name = "redo"
    let parameters = "[number]"
    let summary = "Do again what was undone last, or so many changes"
    let section = HelpSection.organize

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let count = arguments.isEmpty ? 1 : Int(arguments)
        guard let times = count, (1...NoteChange.mostUndone).contains(times) else {
            throw SessionError.notACount(arguments, most: NoteChange.mostUndone, command: name)
        }
        let redone = try await context.notes.store.redo(times: times)
        guard let changes = redone.first else { throw SessionError.nothingToRedo }
        if context.notes.isDryRun { return [.say(redone.pretendedRedo)] + cards(redone.allByNote) }
        guard times == 1 else { return [.say(redone.redoneSentence(of: times))] + cards(redone.allByNote) }
        if let sentence = changes.folderSentence { return [.say("Redone. \(sentence)")] }
        return [.say(changes.redoneSentence)] + cards(changes)
    }

    private func cards(_ changes: [NoteChange]) -> [Action] {
        changes.count <= NoteChange.mostShown ? changes.map { .card($0) } : []
    }
}

extension [[NoteChange]] {
    /// What became of each note over several steps.
    package var allByNote: [NoteChange] { joined().filter { $0.folder == nil }.mergedByNote }
}
