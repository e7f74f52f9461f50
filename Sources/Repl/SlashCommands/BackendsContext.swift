import Assistant
import Notes

/// Who answers, and who else could, as slash commands see it.
struct BackendsContext: Sendable {
    /// The backends that can be chosen; `nil` where none can.
    let catalog: BackendCatalog?
    /// Who answers now.
    let current: any ModelBackend
    /// What the one who answers can read and write in one step, in tokens, as its server showed.
    let window: Int?
    /// What was said so far.
    let conversation: Conversation
    /// The last turn of the conversation.
    let lastTurn: Turn?
    /// A line that the backend could not take.
    let untakenLine: String?
    /// The tools that models are given.
    let toolbox: Toolbox
    /// The clock, time zone and locale.
    let world: World

    /// The backends that can be chosen.
    /// - Throws: ``SessionError/noBackends`` where none can.
    func requireCatalog() throws -> BackendCatalog {
        guard let catalog else { throw SessionError.noBackends }
        return catalog
    }

    /// Lets another backend, or another model, answer from now on.
    /// - Throws: ``SessionError/noBackends``, or `BackendError` when there is none of this name.
    func choose(_ name: String, model: String?) throws -> [Action] {
        let backend = try requireCatalog().make(name, model)
        let model = backend.model.map { " with \($0)" } ?? ""
        return [.answer(by: backend), .say("Now \(backend.name)\(model) answers.")]
    }
}
