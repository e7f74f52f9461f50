import Assistant

/// Reads a streamed reply of the Messages API (source: the Anthropic API reference, “Streaming messages”).
///
/// Events, blocks and pieces that are not known are skipped, as the reference asks for.
struct AnthropicDecoder: ReplyDecoder {
    private var blocks: [Int: AnthropicBlock] = [:]
    private var reply = AnthropicReplyEnd()
    private var isStopped = false

    mutating func events(in event: ServerSentEvent) throws -> [ModelEvent] {
        guard !event.data.allSatisfy(\.isWhitespace) else { return [] }
        guard let data = try? JSONValue(json: event.data), data.members != nil else { throw AnthropicError.malformed }
        let index = data["index"]?.wholeNumber ?? 0
        switch data["type"]?.text ?? event.name {
        case "message_start":
            reply.add(usage: data["message"]?["usage"])
        case "content_block_start":
            blocks[index] = data["content_block"].flatMap(AnthropicBlock.init)
            return blocks[index]?.piece.map { [$0] } ?? []
        case "content_block_delta":
            return blocks[index]?.add(data["delta"]).map { [$0] } ?? []
        case "content_block_stop":
            return blocks.removeValue(forKey: index)?.call.map { [$0] } ?? []
        case "message_delta":
            reply.stopReason = data["delta"]?["stop_reason"]?.text ?? reply.stopReason
            reply.add(usage: data["usage"])
        case "message_stop":
            isStopped = true
        case "error":
            throw (AnthropicError(in: data) ?? AnthropicError(type: "", message: "")).backendError
        default:
            break
        }
        return []
    }

    mutating func end() throws -> [ModelEvent] {
        guard isStopped else {
            throw BackendError(.brokenOff, "The server ended the reply in the middle. Ask again.")
        }
        return try reply.events()
    }
}

/// One block of a reply.
struct AnthropicBlock {
    private enum Kind {
        case text
        case thinking
        case call(id: String, name: String)
    }

    private let kind: Kind
    /// The text, or the arguments as JSON.
    private var content: String

    /// Reads a block; `nil` for a kind that has nothing to show, such as redacted reasoning.
    init?(_ block: JSONValue) {
        switch block["type"]?.text {
        case "text":
            kind = .text
            content = block["text"]?.text ?? ""
        case "thinking":
            kind = .thinking
            content = block["thinking"]?.text ?? ""
        case "tool_use":
            kind = .call(id: block["id"]?.text ?? "", name: block["name"]?.text ?? "")
            let isEmpty = block["input"]?.members?.isEmpty ?? true
            content = isEmpty ? "" : block["input"]?.json ?? ""
        default:
            return nil
        }
    }

    /// Adds a piece to the block.
    /// - Returns: what can be passed on at once.
    mutating func add(_ delta: JSONValue?) -> ModelEvent? {
        switch (kind, delta?["type"]?.text) {
        case (.text, "text_delta"): content = delta?["text"]?.text ?? ""
        case (.thinking, "thinking_delta"): content = delta?["thinking"]?.text ?? ""
        case (.call, "input_json_delta"): content += delta?["partial_json"]?.text ?? ""
        default: return nil
        }
        return piece
    }

    /// The latest piece of a text or of reasoning.
    var piece: ModelEvent? {
        switch kind {
        case .text: content.isEmpty ? nil : .text(content)
        case .thinking: content.isEmpty ? nil : .thinking(content)
        case .call: nil
        }
    }

    /// The call, when the block is one and has ended.
    var call: ModelEvent? {
        guard case .call(let id, let name) = kind else { return nil }
        return .call(ToolCall(id: id, name: name, arguments: content.isEmpty ? "{}" : content))
    }

    /// What a block means that came whole.
    var events: [ModelEvent] { [piece, call].compactMap(\.self) }
}

/// How a reply ended, and what it took.
struct AnthropicReplyEnd {
    /// Why the model stopped.
    var stopReason: String?
    private var input: [String: Int] = [:]
    private var output: Int?

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

    /// The last event of the reply.
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
            return [.finished(usage)]
        }
    }
}

extension JSONValue {
    /// A number without a fraction, from 0; `nil` for every other value.
    fileprivate var wholeNumber: Int? {
        guard case .number(let number) = self, let whole = Int(exactly: number), (0...1 << 50).contains(whole) else {
            return nil
        }
        return whole
    }
}
