import RemoteBackends
import Settings

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

    /// The most models of one server that are listed.
    static let mostModels = 12

    /// Everything there is to choose from: servers on this machine, the built-in assistant, and only then others.
    ///
    /// Models that do not seem to talk come last, because the first one is taken without asking.
    static func all(_ servers: [FoundServer], environment: [String: String]) -> [SetupChoice] {
        let found = servers.flatMap { server in
            ModelNames.talkingFirst(server.models).prefix(mostModels).map { model in
                SetupChoice(
                    backend: server.name,
                    kind: server.kind,
                    url: server.url,
                    model: model,
                    label: "\(server.isHere ? server.label : "\(server.label) at \(server.place)"): \(model)"
                )
            }
        }
        let remote = [BackendKind.openai, .anthropic].compactMap { service(of: $0, environment) }
            .filter { choice in !servers.contains { !$0.models.isEmpty && $0.url == choice.url } }
        let isTalking = { (choice: SetupChoice) in choice.model.map(ModelNames.isTalking) ?? true }
        let talking = found.filter(isTalking)
        let isHere = { (choice: SetupChoice) in servers.contains { $0.name == choice.backend && $0.isHere } }
        let others = talking.filter { !isHere($0) } + remote
        return talking.filter(isHere) + [builtin] + others + found.filter { !isTalking($0) }
    }

    /// The service whose key is in the environment, or the server that the environment names in its place.
    private static func service(of kind: BackendKind, _ environment: [String: String]) -> SetupChoice? {
        guard let key = kind.key, let urlVariable = kind.urlVariable else { return nil }
        let host = kind.url(in: environment).map { ServerURL.host(of: $0) ?? "" }
        if let url = kind.url(in: environment), let host, host != key.host {
            guard ServerURL.isHTTP(url), ServerURL.hasNoPassword(url) else { return nil }
            // Under the name of the kind it would be sent the key that is stored for the service.
            let label = "the server at \(ServerURL.place(of: url)) that \(urlVariable) names"
            return SetupChoice(backend: host, kind: kind, url: url, label: label)
        }
        guard environment[key.variable]?.isEmpty == false else { return nil }
        return SetupChoice(
            backend: kind.rawValue,
            kind: kind,
            label: "\(kind == .openai ? "OpenAI" : "Anthropic"), with the key in \(key.variable)"
        )
    }

    /// The assistant that is always there.
    static let builtin = SetupChoice(
        backend: "builtin",
        kind: .builtin,
        label: "the built-in assistant (no model, no network)"
    )
}
