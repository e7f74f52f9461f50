/// `/show`.
struct ShowCommand: SlashCommand {
    let name = "show"
    let parameters = "[note]"
    let summary = "Show a whole note; without one, the last"
    let section = HelpSection.navigate
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in session: isolated Session) async throws {
        let note = try await session.note(arguments, usage: "/show <note>")
        try await session.show(note)
    }
}
