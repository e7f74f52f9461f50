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
    /// What was sent to servers, and what is kept from them.
    let privacy: Privacy
    /// What the person is asked before the conversation goes to a backend; `nil` when it may go.
    let question: @Sendable (any ModelBackend) -> String?
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

    /// Lets another backend, or another model, answer from now on; asks first when that sends the conversation to a host
    /// that has not seen it.
    /// - Parameter next: what follows when it answers.
    /// - Throws: ``SessionError/noBackends``, or `BackendError` when there is none of this name.
    func choose(_ name: String, model: String?, next: [Action] = []) throws -> [Action] {
        let backend = try requireCatalog().make(name, model)
        let model = backend.model.map { " with \($0)" } ?? ""
        let choice = [.answer(by: backend), .say("Now \(backend.name)\(model) answers.")] + next
        guard let host = backend.destination, let question = question(backend) else { return choice }
        return [
            .ask(question) { [current] isYes in
                guard isYes else {
                    return [.say("Nothing is sent. \(current.name) still answers; /reset begins anew.")]
                }
                return [.remember(.shown(to: host))] + choice
            }
        ]
    }
}
