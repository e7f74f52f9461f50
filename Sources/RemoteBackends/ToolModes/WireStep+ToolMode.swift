import Assistant

extension WireStep {
    /// The most tokens of a reply that a schema constrains, unless the settings say: a small model may go on for ever.
    private static let mostTokensOfObject = 1_024
    /// The same for a reply that has its calls in the text.
    private static let mostTokensOfText = 2_048

    /// A request, with its tools given in a mode.
    init(_ request: ModelRequest, model: String, mode: ToolMode, _ settings: RemoteSettings) {
        self.init(request: request, model: model, temperature: settings.temperature, maxTokens: settings.maxTokens)
        if !request.tools.isEmpty { giveTools(in: mode) }
        isStreaming = settings.isStreaming
        // A server refuses a reply that could be longer than its window has room for.
        let room = max(1, request.replyRoom ?? .max)
        limit = maxTokens.map { $0 > room ? .window : .settings } ?? (settings.wire == .anthropic ? .settings : .server)
        maxTokens = maxTokens.map { min($0, room) }
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
            maxTokens = maxTokens ?? Self.mostTokensOfText
        }
        request.tools = []
    }
}
