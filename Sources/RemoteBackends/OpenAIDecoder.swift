import Assistant

/// Reads a reply of chat completions, streamed or whole.
///
/// Calls are assembled by their index; a server may leave out the index or the id, send the arguments in pieces, whole,
/// or as an object, and end the stream with or without `[DONE]`.
struct OpenAIDecoder: ReplyDecoder {
    private struct OpenCall {
        var id = ""
        var name = ""
        var arguments = ""
    }

    private var calls: [(index: Int, call: OpenCall)] = []
    private var usage: Usage?
    private var finishReason: String?
    private var isDone: Bool

    /// - Parameter isWhole: whether the reply comes in one piece, and so needs no mark at its end.
    init(isWhole: Bool = false) {
        isDone = isWhole
    }

    mutating func events(in event: ServerSentEvent) throws -> [ModelEvent] {
        let data = event.data.drop(while: \.isWhitespace)
        guard !data.isEmpty, !isDone else { return [] }
        guard !data.hasPrefix("[DONE]") else {
            isDone = true
            return []
        }
        guard let chunk = try? JSONValue(json: String(data)), chunk.members != nil else { throw OpenAIError.malformed }
        return try events(in: chunk)
    }

    /// What a chunk, or a whole reply, means.
    /// - Throws: ``BackendError`` when it is an error, or not what the protocol says.
    mutating func events(in chunk: JSONValue) throws -> [ModelEvent] {
        if let error = OpenAIError(in: chunk) { throw error.backendError }
        if let input = chunk["usage"]?["prompt_tokens"]?.wholeNumber {
            usage = Usage(input: input, output: chunk["usage"]?["completion_tokens"]?.wholeNumber ?? 0)
        }
        guard let choices = chunk["choices"]?.elements else {
            guard chunk["usage"] != nil else { throw OpenAIError.malformed }
            return []
        }
        guard let choice = choices.first else { return [] }
        finishReason = choice["finish_reason"]?.text ?? finishReason
        let delta = choice["delta"] ?? choice["message"]
        for (position, call) in (delta?["tool_calls"]?.elements ?? []).enumerated() { add(call, at: position) }
        let thinking = delta?["reasoning_content"]?.text ?? delta?["reasoning"]?.text ?? ""
        let text = delta?["content"]?.text ?? delta?["content"]?.elements.map(Self.joined) ?? ""
        return (thinking.isEmpty ? [] : [.thinking(thinking)]) + (text.isEmpty ? [] : [.text(text)])
    }

    mutating func end() throws -> [ModelEvent] {
        switch finishReason {
        case "length":
            throw BackendError(
                .brokenOff,
                "The reply reached the largest number of tokens. Ask for a shorter one, or set a higher maxTokens."
            )
        case "content_filter":
            throw BackendError(.rejected, "The server held the answer back. Put it in other words.")
        case nil where !isDone:
            throw BackendError(.brokenOff, "The server ended the reply in the middle. Ask again.")
        default:
            return calls.sorted { $0.index < $1.index }.enumerated().map(Self.event) + [.finished(usage)]
        }
    }

    private mutating func add(_ delta: JSONValue, at position: Int) {
        let index = delta["index"]?.wholeNumber ?? self.index(ofCallWithoutIndex: delta, at: position)
        let place = calls.firstIndex { $0.index == index } ?? calls.endIndex
        if place == calls.endIndex { calls.append((index, OpenCall())) }
        let function = delta["function"]
        if let id = delta["id"]?.text, !id.isEmpty { calls[place].call.id = id }
        if let name = function?["name"]?.text, calls[place].call.name.isEmpty { calls[place].call.name = name }
        switch function?["arguments"] {
        case .string(let piece): calls[place].call.arguments += piece
        case .object(let members): calls[place].call.arguments += JSONValue.object(members).json
        default: break
        }
    }

    /// A call with a new id is a new one; one without goes on with the last.
    private func index(ofCallWithoutIndex delta: JSONValue, at position: Int) -> Int {
        guard let last = calls.last else { return position }
        let id = delta["id"]?.text ?? ""
        let startsCall = id.isEmpty ? delta["function"]?["name"]?.text?.isEmpty == false : id != last.call.id
        return startsCall ? (calls.map(\.index).max() ?? -1) + 1 : last.index
    }

    private static func event(_ position: Int, _ open: (index: Int, call: OpenCall)) -> ModelEvent {
        let call = open.call
        return .call(
            ToolCall(
                id: call.id.isEmpty ? "call_\(position + 1)" : call.id,
                name: call.name,
                arguments: call.arguments.isEmpty ? "{}" : call.arguments
            )
        )
    }

    /// The text of content that comes as a list of parts.
    private static func joined(_ parts: [JSONValue]) -> String {
        parts.compactMap { $0["text"]?.text }.joined()
    }
}
