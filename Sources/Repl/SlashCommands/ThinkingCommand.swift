/// `/thinking`.
struct ThinkingCommand: SlashCommand {
    let name = "thinking"
    let summary = "Show the reasoning behind the last answer"
    let section = HelpSection.control
    let isRecorded = false

    func run(_ arguments: String, in session: isolated Session) async throws {
        session.showThinking()
    }
}
