import Foundation
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

    /// What is written into the file.
    var entries: [SettingsEntry] {
        let chosen = SettingsEntry("backend", backend)
        guard kind != .builtin else { return [chosen] }
        let values: [SettingsEntry?] = [
            SettingsEntry("kind", kind.rawValue), url.map { SettingsEntry("url", $0) },
            model.map { SettingsEntry("model", $0) },
        ]
        return [chosen, SettingsEntry("backends", [SettingsEntry(backend, values.compactMap(\.self))])]
    }

    /// Whether the model beside `backend` is no longer the one that is meant; the backend's section says which is.
    func replacesModel(beside chosen: String?) -> Bool { model != nil || chosen != backend }

    /// The most models of one server that are listed.
    static let mostModels = 12

    /// Everything there is to choose from: servers on this machine, the built-in assistant, and only then others.
    ///
    /// Models that do not seem to talk come last: who takes the first without asking wants an answer from it.
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
        let url = environment[urlVariable].flatMap { $0.isEmpty ? nil : $0 }
        let host = url.map { URLComponents(string: $0)?.host?.lowercased() ?? "" }
        if let url, let host, host != key.host {
            guard SettingsReader.isServer(url) else { return nil }
            // Under the name of the kind it would be sent the key that is stored for the service.
            let label = "the server at \(url.placeOfURL) that \(urlVariable) names"
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

extension String {
    /// The host and, where it is given, the port of a URL: for a person to recognise.
    var placeOfURL: String {
        let components = URLComponents(string: self)
        return [components?.host, components?.port.map { ":\($0)" }].compactMap(\.self).joined()
    }
}
