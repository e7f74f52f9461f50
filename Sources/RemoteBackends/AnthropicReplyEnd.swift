import Assistant

/// How a reply ended, and what it took.
struct AnthropicReplyEnd {
    /// Why the model stopped.
    var stopReason: String?
    private var input: [String: Int] = [:]
    private var output: Int?
    private var hasCalls = false
    /// The blocks of reasoning, in order.
    private var reasoning: [JSONValue] = []

    init(stopReason: String? = nil, usage: JSONValue? = nil) {
        self.stopReason = stopReason
        add(usage: usage)
    }

    /// Takes over the numbers that are given; they are totals.
    mutating func add(usage: JSONValue?) {
        for key in ["input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"] {
            input[key] = usage?[key]?.wholeNumber ?? input[key]
        }
        output = usage?["output_tokens"]?.wholeNumber ?? output
    }

    /// Takes note of a block that has ended.
    mutating func add(_ block: AnthropicBlock) {
        if block.call != nil { hasCalls = true }
        if let echo = block.echo { reasoning.append(echo) }
    }

    /// The last events of the reply.
    /// - Throws: ``BackendError`` when the model did not come to its end.
    func events() throws(BackendError) -> [ModelEvent] {
        switch stopReason {
        case "max_tokens", "model_context_window_exceeded":
            throw BackendError(
                .brokenOff,
                "The reply reached the largest number of tokens. Ask for a shorter one, or set a higher maxTokens."
            )
        case "refusal":
            throw BackendError(
                .rejected,
                "The model declined to answer. Put it in other words, or choose another model with /model."
            )
        default:
            let usage = output.map { Usage(input: input.values.reduce(0, +), output: $0) }
            guard hasCalls, !reasoning.isEmpty else { return [.finished(usage)] }
            return [.provider(ProviderData(payload: .array(reasoning))), .finished(usage)]
        }
    }
}
