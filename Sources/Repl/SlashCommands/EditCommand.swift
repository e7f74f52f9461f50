/// `/edit`.
struct EditCommand: SlashCommand {
    let name = "edit"
    let parameters = "[note]"
    let summary = "Edit a note in $VISUAL or $EDITOR"
    let section = HelpSection.create
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in session: isolated Session) async throws {
        let note = try await session.liveNote(arguments, usage: "/edit <note>")
        try await session.edit(note)
    }
}
