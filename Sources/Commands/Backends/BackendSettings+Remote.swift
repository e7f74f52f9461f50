import Assistant
import RemoteBackends
import Settings

extension BackendSettings {
    /// How the server is reached and asked; `nil` for the assistant that needs no server.
    ///
    /// - Parameter model: the model to ask in place of the backend's own.
    func remote(model: String?, in context: CommandContext) -> RemoteSettings? {
        guard let wire = kind.wire else { return nil }
        var settings = RemoteSettings(
            name: name,
            wire: wire,
            url: self[BackendTable.url].value,
            model: model ?? self[BackendTable.model].value
        )
        settings.tools = self[BackendTable.tools].value.mode
        settings.temperature = self[BackendTable.temperature].value
        settings.maxTokens = self[BackendTable.maxTokens].value
        settings.contextTokens = self[BackendTable.contextTokens].value
        settings.timeouts = timeouts
        settings.isStreaming = self[BackendTable.isStreaming].value
        settings.parameters = self[BackendTable.parameters].value.flatMap { try? JSONValue(json: $0) } ?? [:]
        settings.isInsecure = self[BackendTable.isInsecure].value
        settings.isElsewhere = self[BackendTable.isElsewhere].value
        settings.proxy = proxy?.value
        if case .environment(let name)? = proxy?.source { settings.proxySource = name }
        let key = key
        settings.key = { [output = context.outputOfCommand] in
            do {
                return try await key.secret(output: output)
            } catch let error as KeyError {
                throw BackendError(error)
            } catch let error as SettingsError {
                throw BackendError(.misconfigured, "\(error)")
            }
        }
        settings.isKeyHeldBack = key.isHeldBack
        settings.keyAdvice = key.advice
        return settings
    }

    private var timeouts: RemoteSettings.Timeouts {
        let timeout = self[BackendTable.timeout]
        return RemoteSettings.Timeouts(
            connect: .seconds(min(10, timeout.value)),
            firstToken: .seconds(timeout.value),
            // A default that allows for a model that is being loaded is too long for silence in the middle of a reply.
            betweenTokens: .seconds(timeout.source == .default ? min(60, timeout.value) : timeout.value)
        )
    }
}

extension BackendKind {
    /// The protocol; `nil` for the assistant that needs no server.
    fileprivate var wire: RemoteSettings.Wire? {
        switch self {
        case .builtin: nil
        case .openai, .ollama: .openAI
        case .anthropic: .anthropic
        }
    }
}

extension ToolChoice {
    fileprivate var mode: ToolMode {
        switch self {
        case .auto: .auto
        case .native: .native
        case .schema: .schema
        case .text: .text
        }
    }
}

extension BackendError {
    fileprivate init(_ error: KeyError) {
        switch error {
        case .missing, .notPrinted: self.init(.unauthorized, "\(error)")
        case .unusable: self.init(.misconfigured, "\(error)")
        }
    }
}
