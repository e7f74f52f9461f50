import TerminalUI

/// `/help`.
struct HelpCommand: SlashCommand {
    let name = "help"
    let parameters = "[command]"
    let summary = "List commands, or explain one"
    let section = HelpSection.control
    let completion = ArgumentCompletion.command

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard !arguments.isEmpty else { return everything }
        let name = arguments.lowercased().drop { $0 == "/" }
        guard let command = SlashCommands.named(String(name)) else {
            throw SessionError.unknownCommand(String(name), nearest: SlashCommands.nearest(to: String(name))?.name)
        }
        return [.draw(TextTable([command.helpRow]).lines)]
    }

    /// Every command in its section.
    private var everything: [Action] {
        let all = SlashCommands.all.map(\.helpRow)
        let sections = HelpSection.allCases.flatMap { section -> [Action] in
            let rows = SlashCommands.all.filter { $0.section == section }.map(\.helpRow)
            return [
                .draw { _ in [Line(section.rawValue, Style(.accent, isBold: true))] },
                .draw(TextTable(rows, alignedWith: all).lines),
            ]
        }
        let hint = """
            Anything else is said to the assistant; //text says /text. A note is a number of the last listing, \
            a handle such as 7f3a, or a title.
            """
        return sections + [.draw { Notice.lines(hint, .muted, look: $0) }]
    }
}
