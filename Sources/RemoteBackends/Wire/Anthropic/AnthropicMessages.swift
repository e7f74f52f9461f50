import Assistant

/// A conversation as the Messages API wants it: the person and the model take turns, the person begins, and no text is
/// empty.
struct AnthropicMessages {
    private enum Role: String {
        case user
        case assistant
    }

    private var messages: [(role: Role, content: [JSONValue])] = []

    init(_ conversation: [Message]) {
        for message in History.paired(conversation) {
            switch message {
            case .user(let text): add(.user, Self.text(text) ?? ["type": "text", "text": "(empty)"])
            case .assistant(let reply): add(reply)
            case .tool(let results): for result in results { add(.user, Self.block(for: result)) }
            }
        }
    }

    /// The messages, oldest first.
    var json: [JSONValue] {
        messages.map { ["role": .string($0.role.rawValue), "content": .array($0.content)] }
    }

    private mutating func add(_ reply: AssistantMessage) {
        if messages.isEmpty {
            add(.user, ["type": "text", "text": "(Earlier messages were left out.)"])
        }
        let blocks = reply.calls.isEmpty ? [] : reply.provider?.payload.elements ?? []
        for block in Self.blocks(of: reply, in: blocks) { add(.assistant, block) }
    }

    /// The blocks of a reply in the order in which they came: the API refuses reasoning in another place.
    ///
    /// The text is that of the reply. Where it is not what came, because a part of it was taken out or replaced, all of it
    /// stands in the place of its first block. Calls that were in the text follow at the end.
    /// - Parameter order: the blocks that came; empty where nothing has to go back in its place.
    private static func blocks(of reply: AssistantMessage, in order: [JSONValue]) -> [JSONValue] {
        let texts = order.compactMap { $0["type"] == "text" ? $0["text"]?.text : nil }
        var rest = texts.joined() == reply.text ? texts[...] : [reply.text]
        var calls = reply.calls[...]
        var blocks: [JSONValue] = []
        for block in order {
            switch block["type"]?.text {
            case "text": blocks += rest.popFirst().flatMap(text).map { [$0] } ?? []
            case "tool_use": blocks += calls.popFirst().map { [self.block(for: $0)] } ?? []
            default: blocks.append(block)
            }
        }
        return blocks + rest.compactMap(text) + calls.map(self.block)
    }

    private mutating func add(_ role: Role, _ block: JSONValue) {
        if messages.last?.role == role {
            messages[messages.count - 1].content.append(block)
        } else {
            messages.append((role, [block]))
        }
    }

    /// A block with the text, without the white space around it, which the API refuses at the end of a reply; `nil` when
    /// there is nothing else.
    private static func text(_ text: String) -> JSONValue? {
        let start = text.drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return ["type": "text", "text": .string(String(start[...end]))]
    }

    private static func block(for call: ToolCall) -> JSONValue {
        [
            "type": "tool_use", "id": .string(call.id), "name": .string(call.name),
            "input": call.argumentObject ?? [:],
        ]
    }

    private static func block(for result: ToolResult) -> JSONValue {
        var block: [String: JSONValue] = [
            "type": "tool_result", "tool_use_id": .string(result.callID), "content": .string(result.content),
        ]
        if result.isError { block["is_error"] = true }
        return .object(block)
    }
}
