import Notes

/// `/delete`.
struct DeleteCommand: SlashCommand {
    let name = "delete"
    let parameters = "<note>"
    let summary = "Move a note to the Trash"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in session: isolated Session) async throws {
        guard !arguments.isEmpty else { throw SessionError.missingArgument(usage: "/delete <note>") }
        let note = try await session.note(arguments, usage: "/delete <note>")
        try await session.delete(note)
    }
}
