import Assistant

/// How a reply ended, and what it took.
struct AnthropicReplyEnd {
    /// Why the model stopped.
    var stopReason: String?
    private var input: [String: Int] = [:]
    private var output: Int?
    private var hasCalls = false
    private var areCallsWhole = true
    /// All blocks in their order, as they go back with the calls.
    private var echo: [JSONValue] = []
    private var hasReasoning = false

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

    /// Takes note of a block.
    /// - Parameter isEnded: whether the server said that it is at its end; of a block that came whole nobody can tell,
    ///   because the server repairs arguments that were cut.
    mutating func add(_ block: AnthropicBlock, isEnded: Bool) {
        echo.append(block.echo)
        if block.isReasoning { hasReasoning = true }
        guard block.call != nil else { return }
        hasCalls = true
        if !isEnded || !block.hasWholeArguments { areCallsWhole = false }
    }

    /// The last events of the reply.
    /// - Throws: ``CutReply``, and ``BackendError`` when the model did not come to its end.
    func events() throws -> [ModelEvent] {
        let finished = ModelEvent.finished(output.map { Usage(input: input.values.reduce(0, +), output: $0) })
        switch stopReason {
        case "max_tokens" where !hasCalls || !areCallsWhole:
            throw CutReply(events: [finished], isInCall: hasCalls)
        case "model_context_window_exceeded" where !hasCalls || !areCallsWhole:
            throw CutReply(events: [finished], isInCall: hasCalls, limit: .window)
        case "refusal":
            throw BackendError(
                .rejected,
                "The model declined to answer. Put it in other words, or choose another model with /model."
            )
        default:
            guard hasCalls, hasReasoning else { return [finished] }
            return [.provider(ProviderData(payload: .array(echo))), finished]
        }
    }
}
