import Assistant
import TerminalUI

/// `/backend`.
struct BackendCommand: SlashCommand {
    let name = "backend"
    let parameters = "[name]"
    let summary = "List backends, or let another one answer"
    let section = HelpSection.control
    let completion = ArgumentCompletion.backend
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let backends = context.backends
        guard !arguments.isEmpty else { return try list(backends) }
        let words = arguments.words
        let next = backends.untakenLine.map { [Action.handle($0)] } ?? []
        return try backends.choose(words[0], model: words.count > 1 ? words[1] : nil, next: next)
    }

    /// Lists the backends, the one that answers marked.
    private func list(_ backends: BackendsContext) throws -> [Action] {
        let rows = try backends.requireCatalog().entries.map { entry in
            let isCurrent = entry.name == backends.current.name
            let model = isCurrent ? backends.current.model : entry.model
            let mark = isCurrent ? "* " : "  "
            return TextTable.Row(mark + entry.name, [model, entry.summary].compactMap { $0 }.joined(separator: " · "))
        }
        return [
            .draw(TextTable(rows).lines),
            .say("/backend <name> lets another one answer; the conversation goes on."),
        ]
    }
}
