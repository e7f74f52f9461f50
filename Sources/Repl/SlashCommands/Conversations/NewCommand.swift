/// `/new`.
struct NewCommand: SlashCommand {
    let name = "new"
    let summary = "Begin a new conversation; notes stay"
    let section = HelpSection.create

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        [.remember(.newConversation), .say("A new conversation.")]
    }
}
