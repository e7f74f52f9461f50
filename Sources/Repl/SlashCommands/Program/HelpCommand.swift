import TerminalUI

/// `/help`.
struct HelpCommand: SlashCommand {
    let name = "help"
    let parameters = "[command | faq]"
    let summary = "List commands, explain one, or answer what people ask"
    let section = HelpSection.control
    let completion = ArgumentCompletion.command

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard !arguments.isEmpty else { return everything }
        let name = arguments.lowercased().drop { $0 == "/" }
        if name == "faq" { return [.draw(Self.questions)] }
        guard let command = SlashCommands.named(String(name)) else {
            throw SessionError.unknownCommand(String(name), nearest: SlashCommands.nearest(to: String(name))?.name)
        }
        return [.draw(TextTable([command.helpRow]).lines)]
    }

    private static func questions(_ look: Look) -> [Line] {
        Question.all.enumerated().flatMap { index, question in
            (index == 0 ? [] : [Line()])
                + Line.wrapped([Span(question.text, .bold)], to: look.listWidth)
                + Line.wrapped([Span(question.answer)], to: look.listWidth)
        }
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
            a handle such as 7f3a, or a title. /help faq answers what people ask.
            """
        return sections + [.draw { Notice.lines(hint, .muted, look: $0) }]
    }
}
