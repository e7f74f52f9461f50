import Assistant
import TerminalUI

/// `/context`.
struct ContextCommand: SlashCommand {
    let name = "context"
    let summary = "Show how full the model’s window is"
    let section = HelpSection.control
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let backends = context.backends
        var request = ModelRequest(
            system: SystemPrompt.text(world: backends.world),
            messages: backends.conversation.messages,
            tools: backends.toolbox.definitions
        )
        let budget = ContextBudget(
            window: backends.window ?? backends.current.contextTokens,
            tools: backends.current.tokens(of: request.tools)
        )
        var use = try? budget.fit(request).use
        if use == nil {
            // The last turn does not fit any more: the next line goes without it.
            request.messages.append(.user(""))
            use = try budget.fit(request).use
            use?.turns -= 1
        }
        guard let use else { return [] }
        return [.draw(TextTable(rows(use, last: backends.lastTurn?.usage)).lines)]
    }

    /// What a conversation takes of a window.
    private func rows(_ use: ContextBudget.Use, last usage: Usage?) -> [TextTable.Row] {
        let window = use.window.map { "\($0) tokens" } ?? "no bound is known"
        let turns = use.turns == 1 ? "1 turn" : "\(use.turns) turns"
        let out = use.turnsLeftOut == 0 ? "" : ", \(use.turnsLeftOut) older left out"
        var rows = [
            TextTable.Row("window", window),
            TextTable.Row("instructions", "about \(use.system)"),
            TextTable.Row("tools", "about \(use.tools)"),
            TextTable.Row("conversation", "about \(use.messages) (\(turns)\(out))"),
        ]
        if let window = use.window {
            rows.append(TextTable.Row("kept free", "\(use.reply) for the reply"))
            rows.append(TextTable.Row("left", "about \(max(0, window - use.request - use.reply))"))
        }
        if let usage, usage != Usage(input: 0, output: 0) {
            rows.append(
                TextTable.Row("last turn", "\(usage.input) read, \(usage.output) written, by the server’s count")
            )
        }
        return rows
    }
}
