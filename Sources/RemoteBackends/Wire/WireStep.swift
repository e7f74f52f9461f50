import Assistant

/// One step as it goes over the wire.
struct WireStep: Sendable {
    /// The system prompt, the messages and, where the model takes them natively, the tools.
    var request: ModelRequest
    /// The model to ask.
    var model: String
    /// The sampling temperature; `nil` for the server's own.
    var temperature: Double?
    /// The most tokens of the reply; `nil` for the server's own.
    var maxTokens: Int?
    /// Whose limit of tokens that is.
    var limit = CutReply.Limit.settings
    /// Whether the reply is to come in pieces.
    var isStreaming = true
    /// The JSON Schema that the text of the reply must fit.
    var replySchema: JSONValue?
    /// What the server does differently from others.
    var differences: Set<ServerDifference> = []
}
