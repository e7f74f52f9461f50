/// `/quit`.
struct QuitCommand: SlashCommand {
    let name = "quit"
    let summary = "Leave (also Ctrl-D)"
    let section = HelpSection.control

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        context.offers.farewell + [.leave]
    }
}
