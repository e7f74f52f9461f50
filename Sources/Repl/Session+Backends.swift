import Assistant
import Foundation
import Foundations
import TerminalUI

extension Session {
    /// The most models that are listed.
    private static let mostModels = 50

    /// The backends that can be chosen.
    /// - Throws: ``SessionError/noBackends`` where none can.
    func catalog() throws -> BackendCatalog {
        guard let catalog = setup.catalog else { throw SessionError.noBackends }
        return catalog
    }

    /// Lists the backends, the one that answers marked.
    func listBackends() throws {
        let rows = try catalog().entries.map { entry in
            let model = entry.name == backend.name ? backend.model : entry.model
            let mark = entry.name == backend.name ? "* " : "  "
            return TextTable.Row(mark + entry.name, [model, entry.summary].compactMap { $0 }.joined(separator: " · "))
        }
        draw(TextTable(rows).lines)
        say("/backend <name> lets another one answer; the conversation goes on.")
    }

    /// Lets another backend answer from now on.
    /// - Throws: `BackendError` when there is none of this name.
    func choose(backend name: String, model: String? = nil) async throws {
        backend = try catalog().make(name, model)
        await setup.enrichment?.backendChanged(to: backend)
        let model = backend.model.map { " with \($0)" } ?? ""
        say("Now \(backend.name)\(model) answers.")
    }

    /// Lets another model of the same backend answer from now on, and warns when its server does not list it.
    /// - Throws: ``SessionError/noModels(_:)``; `CancellationError`.
    func choose(model: String) async throws {
        guard backend.isRemote else { throw SessionError.noModels(backend.name) }
        try await choose(backend: backend.name, model: model)
        let known = (try? await catalog().models(backend.name)) ?? []
        try Task.checkCancellation()
        // Ollama's names have a tag that may be left out.
        guard !known.isEmpty, !known.contains(model), !known.contains("\(model):latest") else { return }
        let meant = NearestName.of(model, among: known)
        let advice = meant.map { "Did you mean /model \($0)?" } ?? "/model lists what there is."
        screen.say("The server lists no model “\(model)”. \(advice)", .warning)
    }

    /// Lists the models of the backend that answers, the one it asks marked.
    func listModels() async throws {
        let models = try await catalog().models(backend.name)
        guard !models.isEmpty else { throw SessionError.noModels(backend.name) }
        let current = backend.model
        let shown = models.prefix(Self.mostModels)
        draw { _ in shown.map { Line([Span($0 == current ? "* " : "  ", Style(.accent)), Span($0)]) } }
        let more = models.count - shown.count
        say((more > 0 ? "There are \(more) more; Tab completes them. " : "") + "/model <name> asks another one.")
    }

    /// Says what the conversation takes of the model's window.
    func showContext() throws {
        var request = ModelRequest(
            system: SystemPrompt.text(world: world),
            messages: conversation.messages,
            tools: toolbox.definitions
        )
        let window = windows[backend.label] ?? backend.contextTokens
        let budget = ContextBudget(window: window, tools: backend.tokens(of: request.tools))
        var use = try? budget.fit(request).use
        if use == nil {
            // The last turn does not fit any more: the next line goes without it.
            request.messages.append(.user(""))
            use = try budget.fit(request).use
            use?.turns -= 1
        }
        guard let use else { return }
        draw(ContextTable(use, last: lastTurn?.usage).lines)
    }

    /// Shows the reasoning behind the last answer.
    func showThinking() {
        guard let thinking = lastTurn?.thinking, !thinking.isEmpty else {
            return say("The last answer came without reasoning.")
        }
        say(thinking)
    }

    /// Says how the line can still be taken, when the backend could not even begin.
    func offerAnotherBackend(after turn: Turn) {
        guard case .failed(let error) = turn.ending, turn.reply.isEmpty, turn.calls.isEmpty else { return }
        guard error.kind != .tooLong, backend.isRemote, let catalog = setup.catalog else { return }
        guard let other = catalog.entries.first(where: { $0.name == "builtin" }) else { return }
        untakenLine = turn.text
        screen.hint("/backend \(other.name) lets the built-in assistant take this line; arrow-up recalls it.")
    }

    /// The line that another backend is to take, once.
    func lineToTakeAgain() -> String? {
        guard takesLineAgain else { return nil }
        takesLineAgain = false
        defer { untakenLine = nil }
        return untakenLine
    }
}

/// What a conversation takes of a window, as a table.
private struct ContextTable {
    private let rows: [TextTable.Row]

    init(_ use: ContextBudget.Use, last usage: Usage?) {
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
        self.rows = rows
    }

    func lines(_ look: Look) -> [Line] { TextTable(rows).lines(look) }
}
