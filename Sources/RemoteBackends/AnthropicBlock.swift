import Assistant

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
