import Assistant

/// Reads a streamed reply of the Messages API (source: the Anthropic API reference, “Streaming messages”).
///
/// Events, blocks and pieces that are not known are skipped, as the reference asks for.
struct AnthropicDecoder: ReplyDecoder {
    private(set) var argumentLength = 0
    private var blocks: [Int: AnthropicBlock] = [:]
    private var reply = AnthropicReplyEnd()
    private var isStopped = false

    var isComplete: Bool { isStopped }

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
            argumentLength += data["delta"]?["partial_json"]?.text?.utf8.count ?? 0
            return blocks[index]?.add(data["delta"]).map { [$0] } ?? []
        case "content_block_stop":
            guard let block = blocks.removeValue(forKey: index) else { return [] }
            reply.add(block, isEnded: true)
            return block.call.map { [$0] } ?? []
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
        for (_, block) in blocks.sorted(by: { $0.key < $1.key }) { reply.add(block, isEnded: false) }
        return try reply.events()
    }
}
