import Assistant

/// What servers do differently and say in words: one case each, with who does it and what is done about it.
///
/// Differences in the form of replies are handled where that form is read. <doc:RemoteBackends> lists both.
enum ServerDifference: CaseIterable, Sendable {
    /// llama-cpp-python does not stream a reply that may call tools: it is asked for the whole reply.
    case unstreamedCalls
    /// llama-cpp-python does not take a `json_schema`: it is given the schema as `json_object`.
    case plainSchemas
    /// Some servers do not know `stream_options`: it is left out.
    case noStreamOptions
    /// OpenAI's reasoning models want `max_completion_tokens`: it is sent in place of `max_tokens`.
    case completionTokens
    /// OpenAI's reasoning models and newer Anthropic models refuse a temperature: it is left out.
    case fixedTemperature
    /// The templates of some reasoning models hold the tag that begins reasoning, so that only its end is marked: the
    /// text before that end is taken for reasoning. It shows in the reply.
    case unmarkedThinking
    /// Ollama refuses tools for some models, llama.cpp and vLLM without a flag: another tool mode is found.
    case noTools
    /// OpenRouter says 400, not 404, for a model that it does not have: the person is told which there are.
    case noSuchModel
    /// A conversation does not fit the model, which each server says in its own words: the person is told to begin a
    /// new one.
    case tooLong
    /// llama.cpp says 503 as long as it loads its model: it is waited for.
    case loading
    /// llama-cpp-python says 500 for what it cannot do: it is not asked again.
    case unsupported

    /// The words it shows by: the server's message contains at least one of each list.
    private var words: [[String]] {
        switch self {
        case .unstreamedCalls: [["streaming"], ["tool"]]
        case .plainSchemas: [["response_format", "json_schema", "grammar"]]
        case .noStreamOptions: [["stream_options"]]
        case .completionTokens: [["max_completion_tokens"]]
        case .fixedTemperature: [["temperature"]]
        case .unmarkedThinking: [[]]
        case .noTools: [["tool", "function call"], ["support", "jinja", "template", "enable-auto-tool-choice"]]
        case .noSuchModel: [["model"], ["not found", "does not exist", "not a valid model", "no such model"]]
        case .tooLong:
            [
                [
                    "context_length", "context size", "context window", "context length", "exceed_context", "too long",
                    "too many tokens",
                ]
            ]
        case .loading: [["loading model"]]
        case .unsupported: [["support"]]
        }
    }

    /// Whether it shows in a server's message.
    func shows(in text: String) -> Bool {
        let text = text.lowercased()
        // “Roles must alternate” is about the order of messages, whatever else it names.
        guard self != .noTools || !text.contains("alternate") else { return false }
        return words.allSatisfy { $0.contains(where: text.contains) }
    }

    /// Whether a refused request may pass once this is known.
    fileprivate func mends(_ step: WireStep, refusedWith status: Int) -> Bool {
        // A server that fails may say anything; only llama-cpp-python says 500 where it means 422.
        let isRefusal = (400..<500).contains(status) && status != 429
        return switch self {
        case .unstreamedCalls: step.isStreaming && !step.request.tools.isEmpty
        case .plainSchemas: step.replySchema != nil
        case .noStreamOptions: isRefusal && step.isStreaming
        case .completionTokens: isRefusal && step.maxTokens != nil
        case .fixedTemperature: isRefusal && step.temperature != nil
        case .unmarkedThinking, .noTools, .noSuchModel, .tooLong, .loading, .unsupported: false
        }
    }
}

extension ServerConnection {
    /// Whether the server is known to take tools natively, so that it need not be tried: those of OpenAI and Anthropic.
    var takesToolsNatively: Bool { settings.wire == .anthropic || address.host == "api.openai.com" }
}

extension Set<ServerDifference> {
    /// Learns from a failure.
    /// - Returns: whether something new was learned, so that the request should be sent again.
    mutating func learn(from failure: ServerFailure, about step: WireStep) -> Bool {
        let new = ServerDifference.allCases.first { difference in
            !contains(difference) && failure.shows(difference)
                && difference.mends(step, refusedWith: failure.status)
        }
        guard let new else { return false }
        insert(new)
        return true
    }
}
