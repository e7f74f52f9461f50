import Notes

/// `/done`.
struct DoneCommand: SlashCommand {
    let name = "done"
    let parameters = "[note]"
    let summary = "Mark a note or reminder as done"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let note = try await context.notes.liveNote(arguments, usage: "/done <note>")
        return try await context.notes.change(note, same: "“\(note.title)” is done already.") { note in
            let open = note.openBoxCount
            guard open <= 1 else { throw SessionError.severalOpen(title: note.title, count: open) }
            note.complete()
        }
    }
}
