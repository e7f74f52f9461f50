import Notes

/// `/delete`.
struct DeleteCommand: SlashCommand {
    let name = "delete"
    let parameters = "<note>"
    let summary = "Move a note to the Trash"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note
    let destroys = true

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard !arguments.isEmpty else { throw SessionError.missingArgument(usage: "/delete <note>") }
        let notes = context.notes
        let note = try await notes.noteToChange(arguments, usage: "/delete <note>")
        try await notes.store.purgeTrash(in: notes.world)
        guard let change = try await notes.store.delete(note.id, by: .person, at: notes.world.now()) else {
            return [.say("“\(note.title)” is in the Trash already.")]
        }
        return [.card(change)]
    }
}
