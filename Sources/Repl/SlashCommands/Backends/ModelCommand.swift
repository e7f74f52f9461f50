import Assistant
import Foundations
import TerminalUI

/// `/model`.
struct ModelCommand: SlashCommand {
    /// The most models that are listed.
    private static let mostModels = 50

    let name = "model"
    let parameters = "[name]"
    let summary = "List models, or ask another one"
    let section = HelpSection.control
    let completion = ArgumentCompletion.model
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let backends = context.backends
        guard !arguments.isEmpty else { return try await list(backends) }
        guard backends.current.isRemote else { throw SessionError.noModels(backends.current.name) }
        let warning = Action.then { try await warn(of: arguments, backends) }
        return try backends.choose(backends.current.name, model: arguments, next: [warning])
    }

    /// Lists the models of the backend that answers, the one it asks marked.
    private func list(_ backends: BackendsContext) async throws -> [Action] {
        let current = backends.current
        let models = try await backends.requireCatalog().models(current.name)
        guard !models.isEmpty else { throw SessionError.noModels(current.name) }
        let lines = models.prefix(Self.mostModels).map { model in
            Line([Span(model == current.model ? "* " : "  ", Style(.accent)), Span(model)])
        }
        let more = models.count - lines.count
        let hint = more > 0 ? "There are \(more) more; Tab completes them. " : ""
        return [.draw { _ in lines }, .say(hint + "/model <name> asks another one.")]
    }

    /// Warns of a model that the server of the backend does not list.
    private func warn(of model: String, _ backends: BackendsContext) async throws -> [Action] {
        let known = (try? await backends.requireCatalog().models(backends.current.name)) ?? []
        try Task.checkCancellation()
        // Ollama's names have a tag that may be left out.
        guard !known.isEmpty, !known.contains(model), !known.contains("\(model):latest") else { return [] }
        let meant = NearestName.of(model, among: known)
        let advice = meant.map { "Did you mean /model \($0)?" } ?? "/model lists what there is."
        return [.say("The server lists no model “\(model)”. \(advice)", .warning)]
    }
}
