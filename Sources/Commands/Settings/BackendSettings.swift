import Foundation
import RemoteBackends

/// One backend as it is set up, each value with its source.
struct BackendSettings: Sendable {
    let name: String
    /// Whether the file has a section for it.
    let isInFile: Bool
    let kind: Sourced<BackendKind>
    let url: Sourced<String>
    let model: Sourced<String?>
    let tools: Sourced<ToolMode>
    let temperature: Sourced<Double?>
    let maxTokens: Sourced<Int?>
    let contextTokens: Sourced<Int?>
    /// How long the first token may take, in seconds.
    let timeout: Sourced<Double>
    let isInsecure: Sourced<Bool>
    let key: KeySource
    /// The proxy for its server.
    let proxy: Sourced<String>?

    /// A backend that cannot be chosen, because a value in its section makes no sense.
    struct Trouble: Sendable {
        let name: String
        let error: SettingsError
    }

    /// The backends of the file, the built-in one, and those that need no file because they are known.
    static func all(
        _ file: SettingsFile,
        environment: [String: String],
        folders: Folders
    ) -> (backends: [BackendSettings], troubles: [Trouble]) {
        var sections = file.backends
        for kind in BackendKind.allCases where !sections.contains(where: { $0.name == kind.rawValue }) {
            let section = SettingsFile.Backend(name: kind.rawValue, line: 0, values: [:])
            sections.insert(section, at: kind == .builtin ? 0 : sections.endIndex)
        }
        var backends: [BackendSettings] = []
        var troubles: [Trouble] = []
        for var section in sections {
            // The model beside `backend` goes with that backend, never with one that was chosen elsewhere.
            if section.name == file.values["backend"]?.text, let model = file.values["model"] {
                section.values["model"] = model
            }
            do throws(SettingsError) {
                backends.append(
                    try BackendSettings(section, path: file.path, environment: environment, folders: folders)
                )
            } catch {
                troubles.append(Trouble(name: section.name, error: error))
            }
        }
        return (backends, troubles)
    }

    private init(
        _ section: SettingsFile.Backend,
        path: String,
        environment: [String: String],
        folders: Folders
    ) throws(SettingsError) {
        if let problem = section.problem { throw problem }
        let reader = SettingsReader(path: path, values: section.values)
        let kind: Sourced<BackendKind>
        if let given: Sourced<BackendKind> = try reader.choice("kind") {
            kind = given
        } else if let implied = BackendKind(rawValue: section.name) {
            kind = Sourced(implied, .default)
        } else {
            let kinds = BackendKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw .malformed(path: path, line: section.line, problem: "`\(section.name)` lacks `kind`, one of \(kinds)")
        }
        if section.name == BackendKind.builtin.rawValue, kind.value != .builtin {
            let problem = "`builtin` is the assistant that needs no server; give this backend another name"
            throw .malformed(path: path, line: section.line, problem: problem)
        }
        name = section.name
        isInFile = section.line > 0
        self.kind = kind
        let ownURL = try reader.url("url")
        url = Self.url(section.name, kind.value, ownURL, environment)
        model = .orNothing(reader.text("model"))
        tools = try reader.choice("tools") ?? Sourced(.auto, .default)
        temperature = .orNothing(try reader.number("temperature", in: 0...2))
        maxTokens = .orNothing(try reader.whole("maxTokens", in: 1...10_000_000))
        let window = try reader.whole("contextTokens", in: 256...100_000_000)
        contextTokens =
            window.map { Sourced($0.value, $0.source) } ?? Sourced(kind.value.defaultContextTokens, .default)
        timeout = try reader.number("timeout", in: 1...86_400) ?? Sourced(120, .default)
        isInsecure = try reader.bool("insecure") ?? Sourced(false, .default)
        key = try KeySource(
            section.name,
            kind.value,
            url: url,
            ownURL: ownURL?.value,
            reader,
            environment: environment,
            file: folders.keys
        )
        proxy = ProxyRules(environment).proxy(for: url.value)
    }

    /// The variable of the kind is for the backend of the kind's name, and for those that give no url.
    private static func url(
        _ name: String,
        _ kind: BackendKind,
        _ ownURL: Sourced<String>?,
        _ environment: [String: String]
    ) -> Sourced<String> {
        let variable = kind.urlVariable.flatMap { variable in
            environment[variable].flatMap { $0.isEmpty ? nil : Sourced($0, .environment(variable)) }
        }
        let fromEnvironment = variable.map { Sourced(kind == .ollama ? OllamaHost.url($0.value) : $0.value, $0.source) }
        let isNamedAfterKind = name == kind.rawValue
        return (isNamedAfterKind ? fromEnvironment ?? ownURL : ownURL ?? fromEnvironment)
            ?? Sourced(kind.defaultURL, .default)
    }
}

extension BackendSettings {
    /// How the server is reached and asked; `nil` for the assistant that needs no server.
    ///
    /// - Parameter model: the model to ask in place of the backend's own.
    func remote(model: String?) -> RemoteSettings? {
        guard let wire = kind.value.wire else { return nil }
        var settings = RemoteSettings(name: name, wire: wire, url: url.value, model: model ?? self.model.value)
        settings.tools = tools.value
        settings.temperature = temperature.value
        settings.maxTokens = maxTokens.value
        settings.contextTokens = contextTokens.value
        settings.timeouts.firstToken = .seconds(timeout.value)
        // A default that allows for a model that is being loaded is too long for silence in the middle of a reply.
        let betweenTokens = timeout.source == .default ? min(60, timeout.value) : timeout.value
        settings.timeouts.betweenTokens = .seconds(betweenTokens)
        settings.timeouts.connect = .seconds(min(10, timeout.value))
        settings.isInsecure = isInsecure.value
        settings.proxy = proxy?.value
        let key = key
        settings.key = { try await key.key() }
        settings.isKeyHeldBack = key.isHeldBack
        settings.keyAdvice = key.advice
        return settings
    }

    /// What it is, in a few words.
    var summary: String {
        guard kind.value != .builtin else { return kind.value.label }
        let place = url.value.placeOfURL
        return "\(kind.value.label), \(place.isEmpty ? url.value.withoutSecrets : place)"
    }
}
