import Assistant

/// What servers do differently, as far as they must be asked in another way for it: a row each.
///
/// Differences in the form of replies are dealt with where that form is read. <doc:RemoteBackends> lists both.
enum ServerDifference: CaseIterable, Sendable {
    /// llama-cpp-python does not stream a reply that may call tools: it is asked for the whole reply.
    case unstreamedCalls
    /// llama-cpp-python does not take a `json_schema`: it is given the schema as `json_object`.
    case plainSchemas
    /// Older servers do not know `stream_options`: it is left out, and the tokens are not counted.
    case noStreamOptions
    /// OpenAI's reasoning models want `max_completion_tokens`: it is sent in place of `max_tokens`.
    case completionTokens
    /// OpenAI's reasoning models and newer ones of Anthropic's let nobody choose the temperature: it is left out.
    case fixedTemperature
    /// The templates of some reasoning models hold the tag that begins reasoning, so that only its end is marked: the
    /// text before that end is taken for reasoning. It shows in the reply.
    case unmarkedThinking
    /// Ollama, llama.cpp and vLLM refuse tools for a model whose template has none: another tool mode is found.
    case noTools
    /// Ollama and OpenRouter say 400 for a model that they do not have: the person is told which there are.
    case noSuchModel
    /// A conversation does not fit the model, which each server says in its own words: the person is told to begin a
    /// new one.
    case tooLong
    /// llama-cpp-python says 500 for what it cannot do: it is not asked again.
    case unsupported

    /// How it shows in what the server says: a word of each list stands there.
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
        case .unsupported: [["support"]]
        }
    }

    /// Whether it shows in what a server says.
    func shows(in text: String) -> Bool {
        let text = text.lowercased()
        // “Roles must alternate” is about the order of messages, whatever else it names.
        guard self != .noTools || !text.contains("alternate") else { return false }
        return words.allSatisfy { $0.contains(where: text.contains) }
    }

    /// Whether a request that was refused may pass once this is known.
    fileprivate func mends(_ step: WireStep, refusedWith status: Int) -> Bool {
        // A server that fails may say anything; only llama-cpp-python says 500 where it means 422.
        let isRefusal = (400..<500).contains(status) && status != 429
        return switch self {
        case .unstreamedCalls: step.isStreaming && !step.request.tools.isEmpty
        case .plainSchemas: step.replySchema != nil
        case .noStreamOptions: isRefusal && step.isStreaming
        case .completionTokens: isRefusal && step.maxTokens != nil
        case .fixedTemperature: isRefusal && step.temperature != nil
        case .unmarkedThinking, .noTools, .noSuchModel, .tooLong, .unsupported: false
        }
    }
}

extension ServerConnection {
    /// Whether the server is known to take tools natively, so that it need not be tried: those of OpenAI and Anthropic.
    var takesToolsNatively: Bool { settings.wire == .anthropic || address.host == "api.openai.com" }
}

extension Set<ServerDifference> {
    /// Learns from a failure.
    /// - Returns: whether there is something new that the same request can be asked again with.
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
