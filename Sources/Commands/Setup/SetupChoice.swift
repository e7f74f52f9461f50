import RemoteBackends

/// What a person can choose in the set-up.
struct SetupChoice: Equatable, Sendable {
    /// The backend that is to answer.
    var backend: String
    var kind: BackendKind
    /// Where its server is; `nil` for the usual place of its kind.
    var url: String?
    /// The model; `nil` for none, or for the server's first.
    var model: String?
    /// The choice in words.
    var label: String

    /// What is written into the section of its backend.
    var values: [(name: String, value: String)] {
        [("kind", kind.rawValue), ("url", url), ("model", model)].compactMap { name, value in value.map { (name, $0) } }
    }

    /// The most models of one server that are listed.
    static let mostModels = 12

    /// Everything there is to choose from: servers on this machine, services whose keys are there, the built-in one.
    ///
    /// Models that do not seem to talk come last: who takes the first without asking wants an answer from it.
    static func all(_ servers: [FoundServer], environment: [String: String]) -> [SetupChoice] {
        let local = servers.flatMap { server in
            ModelNames.talkingFirst(server.models).prefix(mostModels).map { model in
                SetupChoice(
                    backend: server.name,
                    kind: server.kind,
                    url: server.url,
                    model: model,
                    label: "\(server.label): \(model)"
                )
            }
        }
        let remote = [BackendKind.openai, .anthropic].compactMap { kind -> SetupChoice? in
            guard let key = kind.key, environment[key.variable]?.isEmpty == false else { return nil }
            return SetupChoice(
                backend: kind.rawValue,
                kind: kind,
                label: "\(kind == .openai ? "OpenAI" : "Anthropic"), with the key in \(key.variable)"
            )
        }
        let isTalking = { (choice: SetupChoice) in choice.model.map(ModelNames.isTalking) ?? true }
        return local.filter(isTalking) + remote + [builtin] + local.filter { !isTalking($0) }
    }

    /// The assistant that is always there.
    static let builtin = SetupChoice(
        backend: "builtin",
        kind: .builtin,
        label: "the built-in assistant (no model, no network)"
    )
}
