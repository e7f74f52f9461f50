/// `/sessions`.
struct SessionsCommand: SlashCommand {
    let name = "sessions"
    let parameters = "[text]"
    let summary = "List past conversations, or search in them"
    let section = HelpSection.navigate
    // It looks at what a replay does not have.
    let isRecorded = false

    func run(_ arguments: String, in session: isolated Session) async throws {
        try await session.listConversations(matching: arguments)
    }
}
