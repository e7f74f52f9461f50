import Notes
import TerminalUI

/// `/palette`: what was done lately, to do it again (source: NotesMagic's command palette, its recents on top).
struct PaletteCommand: SlashCommand {
    /// The most commands, and the most notes.
    private static let mostShown = 5

    let name = "palette"
    let summary = "Show the commands and the notes of late; /help lists all commands"
    let section = HelpSection.navigate

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = try await context.notes.store.recentlyReferenced(context.notes.world, limit: Self.mostShown)
        return commands(context.recentLines) + (try await context.notes.list(.recent, notes))
    }

    /// The lines that were typed last, each once.
    private func commands(_ lines: [String]) -> [Action] {
        var shown: [String] = []
        for line in lines where line != "/\(name)" && !shown.contains(line) && shown.count < Self.mostShown {
            shown.append(line)
        }
        guard !shown.isEmpty else { return [.say("No command was typed yet. /help lists them; Tab completes them.")] }
        let lines = [Line("Recent commands", .bold)] + shown.map { Line("  " + TextSanitizer.cleanLine($0)) } + [Line()]
        return [.draw { look in lines.map { $0.truncated(to: look.listWidth, ellipsis: look.ellipsis) } }]
    }
}
