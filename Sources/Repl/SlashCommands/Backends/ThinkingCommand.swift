import Assistant
import TerminalUI

/// `/thinking`.
struct ThinkingCommand: SlashCommand {
    let name = "thinking"
    let summary = "Show the reasoning behind the last answer"
    let section = HelpSection.control
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard let thinking = context.backends.lastTurn?.thinking, !thinking.isEmpty else {
            return [.say("The last answer came without reasoning.")]
        }
        return [
            .draw { look in
                MarkdownText.lines(Borders.inASCII(thinking), width: max(1, look.width - 2), look: look, style: .muted)
                    .map { Line([Span("  ")] + $0.spans) }
            }
        ]
    }
}
