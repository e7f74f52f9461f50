/// `/reset`.
struct ResetCommand: SlashCommand {
    let name = "reset"
    let summary = "Begin a new conversation; notes stay"
    let section = HelpSection.control

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        context.offers.farewell + [.remember(.newConversation), .say("A new conversation.")]
    }
}
