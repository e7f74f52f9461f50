/// `/new`.
struct NewCommand: SlashCommand {
    let name = "new"
    let summary = "Begin a new conversation; notes stay"
    let section = HelpSection.create

    func run(_ arguments: String, in session: isolated Session) async throws {
        session.beginConversation()
        session.say("A new conversation.")
    }
}
