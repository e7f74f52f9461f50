import TerminalUI

/// `/help`.
struct HelpCommand: SlashCommand {
    let name = "help"
    let parameters = "[command]"
    let summary = "List commands, or explain one"
    let section = HelpSection.control
    let completion = ArgumentCompletion.command

    func run(_ arguments: String, in session: isolated Session) async throws {
        guard !arguments.isEmpty else { return session.showHelp() }
        let name = arguments.lowercased().drop { $0 == "/" }
        guard let command = SlashCommands.named(String(name)) else {
            throw SessionError.unknownCommand(String(name), nearest: SlashCommands.nearest(to: String(name))?.name)
        }
        session.draw(TextTable([command.helpRow]).lines)
    }
}
