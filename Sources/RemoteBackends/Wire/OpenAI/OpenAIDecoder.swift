import Assistant

/// Reads a reply of chat completions, streamed or whole; a stream may end with or without `[DONE]`.
struct OpenAIDecoder: ReplyDecoder {
    private var calls = OpenAICalls()
    private var extras: OpenAIExtras
    private var usage: Usage?
    private var finishReason: String?
    private var isDone: Bool
    private let isWhole: Bool

    /// - Parameter isWhole: whether the reply comes in one piece, and so needs no mark at its end.
    init(isWhole: Bool = false) {
        self.isWhole = isWhole
        isDone = isWhole
        extras = OpenAIExtras(isWhole: isWhole)
    }

    var isComplete: Bool { isDone || finishReason != nil }
    var argumentLength: Int { calls.argumentLength }

    // Calls come out whole, at the end: their arguments arrive in pieces.
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
    ///
    /// Chunks without choices are skipped: servers put the number of tokens and news of their own into them.
    /// - Throws: ``BackendError`` when it is an error, or not what the protocol says.
    mutating func events(in chunk: JSONValue) throws -> [ModelEvent] {
        if let error = OpenAIError(in: chunk) { throw error.backendError }
        if let input = chunk["usage"]?["prompt_tokens"]?.wholeNumber {
            usage = Usage(input: input, output: chunk["usage"]?["completion_tokens"]?.wholeNumber ?? 0)
        }
        guard let choice = chunk["choices"]?.elements?.first else {
            guard !isWhole else { throw OpenAIError.malformed }
            return []
        }
        // OpenRouter reports errors of its providers here.
        if let trouble = choice["error"], let error = OpenAIError(in: ["error": trouble]) { throw error.backendError }
        if let reason = choice["finish_reason"]?.text, !reason.isEmpty { finishReason = reason }
        let delta = choice["delta"] ?? choice["message"]
        extras.add(delta)
        for call in delta?["tool_calls"]?.elements ?? [] { calls.add(call) }
        // The older form, for one call.
        if let function = delta?["function_call"], function.members != nil { calls.add(["function": function]) }
        let thinking = Self.text(["reasoning_content", "reasoning"], in: delta)
        let text = Self.text(["content", "refusal"], in: delta)
        return (thinking.isEmpty ? [] : [.thinking(thinking)]) + (text.isEmpty ? [] : [.text(text)])
    }

    mutating func end() throws -> [ModelEvent] {
        switch finishReason {
        case "content_filter":
            throw BackendError(.rejected, "The server held the answer back. Put it in other words.")
        case "error":
            throw BackendError(
                .brokenOff,
                "The server ended the reply with an error, and does not say which. Ask again."
            )
        case "length" where calls.isEmpty || !calls.areWhole:
            throw CutReply(events: [.finished(usage)], isInCall: !calls.isEmpty)
        case nil where !isDone:
            throw BackendError(.brokenOff, "The server ended the reply in the middle. Ask again.")
        default:
            let data = extras.providerData(with: calls).map { [ModelEvent.provider($0)] } ?? []
            return calls.finished.map(ModelEvent.call) + data + [.finished(usage)]
        }
    }

    /// The first of these members that is not empty; some servers write text as a list of parts.
    private static func text(_ names: [String], in delta: JSONValue?) -> String {
        names.lazy
            .compactMap { delta?[$0] }
            .map { $0.text ?? $0.elements?.compactMap { $0["text"]?.text }.joined() ?? "" }
            .first { !$0.isEmpty } ?? ""
    }
}
