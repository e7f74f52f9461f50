/// `/rename`.
struct RenameCommand: SlashCommand {
    let name = "rename"
    let parameters = "<title>"
    let summary = "Give this conversation another title"
    let section = HelpSection.control
    // It changes what a replay does not have.
    let isRecorded = false

    func run(_ arguments: String, in session: isolated Session) async throws {
        try await session.renameConversation(to: arguments)
    }
}
