import Notes

/// `/restore`.
struct RestoreCommand: SlashCommand {
    let name = "restore"
    let parameters = "<note>"
    let summary = "Take a note out of the Trash"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.trashedNote

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard !arguments.isEmpty else { throw SessionError.missingArgument(usage: "/restore <note>, after /trash") }
        let note = try await context.notes.noteToChange(arguments, usage: "/restore <note>", inTrash: true)
        guard note.isTrashed else { throw SessionError.notInTrash(title: note.title) }
        return try await context.notes.write(NoteEdit.restoring(note.id, most: context.notes.maxNotes))
    }
}
