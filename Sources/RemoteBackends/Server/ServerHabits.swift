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
    /// Its model begins with reasoning of which only the end is marked, because its template holds the beginning.
    var beginsThinking = false
    /// It wants a schema as `json_object` (llama-cpp-python).
    var wantsPlainSchema = false

    /// Learns from a failure.
    /// - Returns: whether there is something new that the same request can be asked again with.
    mutating func learn(from failure: ServerFailure, about step: WireStep) -> Bool {
        let before = self
        let text = failure.message.lowercased()
        if failure.refusesStreamedTools, step.isStreaming, !step.request.tools.isEmpty {
            refusesStreamedTools = true
        }
        // llama-cpp-python says 500 where it means 422.
        if failure.refusesSchemas, step.replySchema != nil { wantsPlainSchema = true }
        // What follows is an opinion on the request; a server that fails may say anything.
        guard (400..<500).contains(failure.status), failure.status != 429 else { return self != before }
        if text.contains("stream_options"), step.isStreaming {
            refusesStreamOptions = true
        } else if text.contains("max_completion_tokens"), step.maxTokens != nil {
            wantsCompletionTokens = true
        } else if text.contains("temperature"), step.temperature != nil {
            refusesTemperature = true
        }
        return self != before
    }
}

extension ServerFailure {
    /// Whether the server says that it does not stream replies that may call tools.
    var refusesStreamedTools: Bool {
        let text = message.lowercased()
        return text.contains("streaming") && text.contains("tool")
    }

    /// Whether the server says that it does not take a schema for the reply.
    var refusesSchemas: Bool {
        let text = message.lowercased()
        return ["response_format", "json_schema", "grammar"].contains(where: text.contains)
    }
}
