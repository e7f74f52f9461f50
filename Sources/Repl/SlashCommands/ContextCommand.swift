/// `/context`.
struct ContextCommand: SlashCommand {
    let name = "context"
    let summary = "Show how full the model’s window is"
    let section = HelpSection.control
    let isRecorded = false

    func run(_ arguments: String, in session: isolated Session) async throws {
        try session.showContext()
    }
}
