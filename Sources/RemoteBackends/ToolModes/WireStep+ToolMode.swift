import Assistant

extension WireStep {
    /// The most tokens of a reply that a schema constrains, unless the settings say: a small model that may not end its
    /// sentence goes on for ever.
    private static let mostTokensOfObject = 1_024

    /// A request, with its tools given in a mode.
    init(_ request: ModelRequest, model: String, mode: ToolMode, _ settings: RemoteSettings) {
        self.init(request: request, model: model, temperature: settings.temperature, maxTokens: settings.maxTokens)
        if !request.tools.isEmpty { giveTools(in: mode) }
        // A server refuses a reply that could be longer than its window has room for.
        maxTokens = maxTokens.map { min($0, max(1, request.replyRoom ?? $0)) }
    }

    private mutating func giveTools(in mode: ToolMode) {
        switch mode {
        case .native, .auto:
            return
        case .schema:
            let calls = SchemaCalls(tools: request.tools)
            request.system += "\n\n" + calls.instructions
            request.messages = History.plain(request.messages, as: .schema)
            replySchema = calls.schema
            maxTokens = maxTokens ?? Self.mostTokensOfObject
        case .text:
            request.system += "\n\n" + TextCalls(tools: request.tools).instructions
            request.messages = History.plain(request.messages, as: .text)
        }
        request.tools = []
    }
}
