/// The kinds of backends; a new one is a case here.
package enum BackendKind: String, CaseIterable, Sendable {
    /// The assistant that needs no server.
    case builtin
    /// A server of chat completions.
    case openai
    /// Anthropic's messages.
    case anthropic
    /// Ollama.
    case ollama

    /// Where the server is when nobody says.
    package var defaultURL: String {
        switch self {
        case .builtin: ""
        case .openai: "https://api.openai.com/v1"
        case .anthropic: "https://api.anthropic.com"
        case .ollama: "http://127.0.0.1:11434/v1"
        }
    }

    /// The environment variable that says where the server is.
    package var urlVariable: String? {
        switch self {
        case .builtin: nil
        case .openai: "OPENAI_BASE_URL"
        case .anthropic: "ANTHROPIC_BASE_URL"
        case .ollama: "OLLAMA_HOST"
        }
    }

    /// The environment variable of the key, and the one host that it is for.
    package var key: (variable: String, host: String)? {
        switch self {
        case .builtin, .ollama: nil
        case .openai: ("OPENAI_API_KEY", "api.openai.com")
        case .anthropic: ("ANTHROPIC_API_KEY", "api.anthropic.com")
        }
    }

    /// What its models can read and write in one step when nobody says, in tokens.
    ///
    /// Ollama cuts a longer conversation at its beginning, without a word.
    var defaultContextTokens: Int? {
        switch self {
        case .builtin, .openai: nil
        case .anthropic: 200_000
        case .ollama: 4_096
        }
    }

    /// The kind in words.
    var label: String {
        switch self {
        case .builtin: "built-in assistant, offline"
        case .openai: "OpenAI-compatible"
        case .anthropic: "Anthropic"
        case .ollama: "Ollama"
        }
    }

    /// What the environment says of where the server is, as a URL.
    package func url(in environment: [String: String]) -> String? {
        guard let urlVariable, let text = environment[urlVariable], !text.isEmpty else { return nil }
        return self == .ollama ? OllamaHost.url(text) : text
    }
}
