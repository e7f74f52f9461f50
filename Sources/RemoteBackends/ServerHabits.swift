import Assistant

/// What a server turned out not to take; found out from its errors, and kept for the session.
struct ServerHabits: Equatable, Sendable {
    /// It does not stream a reply that may call tools (llama-cpp-python).
    var refusesStreamedTools = false
    /// It does not know `stream_options`.
    var refusesStreamOptions = false
    /// It does not let one choose the temperature (OpenAI's reasoning models).
    var refusesTemperature = false
    /// It wants `max_completion_tokens` in place of `max_tokens` (OpenAI's reasoning models).
    var wantsCompletionTokens = false
    /// It wants a schema as `json_object` (llama-cpp-python).
    var wantsPlainSchema = false

    /// Learns from an error.
    /// - Returns: whether there is something new that the same request can be asked again with.
    mutating func learn(from message: String, about step: WireStep) -> Bool {
        let before = self
        let text = message.lowercased()
        if text.contains("stream"), text.contains("tool"), step.isStreaming, !step.request.tools.isEmpty {
            refusesStreamedTools = true
        } else if text.contains("stream_options") {
            refusesStreamOptions = true
        } else if text.contains("max_completion_tokens"), step.maxTokens != nil {
            wantsCompletionTokens = true
        } else if text.contains("temperature"), step.temperature != nil {
            refusesTemperature = true
        } else if text.contains("response_format") || text.contains("json_schema"), step.replySchema != nil {
            wantsPlainSchema = true
        }
        return self != before
    }
}
