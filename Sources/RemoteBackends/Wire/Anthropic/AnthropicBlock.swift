import Assistant

/// One block of a reply.
struct AnthropicBlock {
    private enum Kind {
        case text
        case thinking
        /// Reasoning that only the server can read.
        case redacted
        case call(id: String, name: String)
    }

    private let kind: Kind
    /// The latest piece of a text or of reasoning; the arguments as JSON; the data of reasoning that cannot be read.
    private var content: String
    /// The text or the reasoning so far.
    private var whole = ""
    /// What the server signed its reasoning with.
    private var signature: String?

    /// Reads a block; `nil` for a kind that is not known.
    init?(_ block: JSONValue) {
        switch block["type"]?.text {
        case "text":
            kind = .text
            content = block["text"]?.text ?? ""
            whole = content
        case "thinking":
            kind = .thinking
            content = block["thinking"]?.text ?? ""
            whole = content
            signature = block["signature"]?.text
        case "redacted_thinking":
            kind = .redacted
            content = block["data"]?.text ?? ""
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
        case (.text, "text_delta"):
            content = delta?["text"]?.text ?? ""
            whole += content
        case (.thinking, "thinking_delta"):
            content = delta?["thinking"]?.text ?? ""
            whole += content
        case (.thinking, "signature_delta"):
            signature = (signature ?? "") + (delta?["signature"]?.text ?? "")
            return nil
        case (.call, "input_json_delta"):
            content += delta?["partial_json"]?.text ?? ""
        default:
            return nil
        }
        return piece
    }

    /// The latest piece of a text or of reasoning.
    var piece: ModelEvent? {
        switch kind {
        case .text: content.isEmpty ? nil : .text(content)
        case .thinking: content.isEmpty ? nil : .thinking(content)
        case .redacted, .call: nil
        }
    }

    /// The call, when the block is one and has ended.
    var call: ModelEvent? {
        guard case .call(let id, let name) = kind else { return nil }
        return .call(ToolCall(id: id, name: name, arguments: content.isEmpty ? "{}" : content))
    }

    /// Whether the arguments of a call are an object from beginning to end; those of a call that was cut are not.
    var hasWholeArguments: Bool { (try? JSONValue(json: content))?.members != nil }

    /// What a block means that came whole.
    var events: [ModelEvent] { [piece, call].compactMap(\.self) }

    /// Whether it is reasoning, which has to go back with the calls of the reply.
    var isReasoning: Bool {
        switch kind {
        case .thinking, .redacted: true
        case .text, .call: false
        }
    }

    /// The block as it goes back with the calls of the reply; of a call, only that it stood here.
    var echo: JSONValue {
        switch kind {
        case .text:
            return ["type": "text", "text": .string(whole)]
        case .thinking:
            var block: [String: JSONValue] = ["type": "thinking", "thinking": .string(whole)]
            block["signature"] = signature.map(JSONValue.string)
            return .object(block)
        case .redacted:
            return ["type": "redacted_thinking", "data": .string(content)]
        case .call:
            return ["type": "tool_use"]
        }
    }
}
