import TerminalUI

/// `/theme`.
struct ThemeCommand: SlashCommand {
    let name = "theme"
    let parameters = "[system | light | dark]"
    let summary = "Draw for a light or a dark ground, in this sitting"
    let section = HelpSection.control
    // It is about the terminal.
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let name = arguments.lowercased()
        let theme = Theme(rawValue: name)
        guard theme != nil || name == "system" else {
            let usage = "/theme light, /theme dark or /theme system"
            if name.isEmpty { return [.tellTheme(usage: usage)] }
            throw SessionError.notOneOf(arguments, "no theme", usage: usage)
        }
        return [
            .choose(theme),
            .say(
                "The colours are \(theme.map { "for a \($0.rawValue) ground" } ?? "as the terminal says") now. "
                    + "`theme: \(name)` in config.yaml keeps them."
            ),
        ]
    }
}
