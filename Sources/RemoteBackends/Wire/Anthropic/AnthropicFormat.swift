import Assistant
import Foundations

/// The Messages API (source: the Anthropic API reference, “Messages”, version 2023-06-01).
struct AnthropicFormat: WireFormat {
    /// The most tokens of a reply when nobody says; the API wants a number.
    static let defaultMaxTokens = 8_192

    let path = "/v1/messages"
    /// The list comes in pages, of 20 models when nobody says, and of 1000 at most.
    let modelsPath = "/v1/models?limit=1000"

    func headers(key: Secret?) -> [(name: String, value: String)] {
        let version = [(name: "anthropic-version", value: "2023-06-01")]
        return (key.map { [(name: "x-api-key", value: $0.value)] } ?? []) + version
    }

    /// The body of the request for a step.
    ///
    /// The API has no replies that are constrained by a schema: ``WireStep/replySchema`` is left out.
    func body(for step: WireStep) -> JSONValue {
        var body: [String: JSONValue] = [
            "model": .string(step.model),
            "max_tokens": .number(Double(step.maxTokens ?? Self.defaultMaxTokens)),
            "stream": .bool(step.isStreaming),
            "messages": .array(Self.cachedToTheEnd(AnthropicMessages(step.request.messages).json)),
        ]
        if !step.request.system.isEmpty {
            body["system"] = [Self.cached(["type": "text", "text": .string(step.request.system)])]
        }
        if !step.request.tools.isEmpty {
            body["tools"] = .array(Self.tools(step.request.tools))
        }
        // The API takes 0 to 1; others take up to 2.
        if !step.differences.contains(.fixedTemperature) {
            body["temperature"] = step.temperature.map { .number(min($0, 1)) }
        }
        return .object(body)
    }

    func makeDecoder() -> any ReplyDecoder { AnthropicDecoder() }

    func events(inWholeReply body: JSONValue) throws -> [ModelEvent] {
        if let error = AnthropicError(in: body) { throw error.backendError }
        guard let content = body["content"]?.elements else { throw AnthropicError.malformed }
        var reply = AnthropicReplyEnd(stopReason: body["stop_reason"]?.text, usage: body["usage"])
        let blocks = content.compactMap(AnthropicBlock.init)
        for block in blocks { reply.add(block, isEnded: false) }
        let events = blocks.flatMap(\.events)
        do {
            return events + (try reply.events())
        } catch let cut as CutReply {
            throw cut.behind(events)
        }
    }

    private static func tools(_ tools: [ToolDefinition]) -> [JSONValue] {
        let tools = tools.map { tool -> JSONValue in
            ["name": .string(tool.name), "description": .string(tool.description), "input_schema": tool.parameters]
        }
        return tools.dropLast() + tools.suffix(1).map(cached)
    }

    /// Marks the last block of the last message: the next step begins with the same messages.
    private static func cachedToTheEnd(_ messages: [JSONValue]) -> [JSONValue] {
        guard var last = messages.last?.members, let content = last["content"]?.elements else { return messages }
        let marked: [JSONValue] = content.dropLast() + content.suffix(1).map(cached)
        last["content"] = .array(marked)
        return messages.dropLast() + [.object(last)]
    }

    /// Marks the end of what the server keeps for the following steps: the tools, the system prompt, and the messages
    /// so far, which are the same in each.
    private static func cached(_ value: JSONValue) -> JSONValue {
        var members = value.members ?? [:]
        members["cache_control"] = ["type": "ephemeral"]
        return .object(members)
    }
}
