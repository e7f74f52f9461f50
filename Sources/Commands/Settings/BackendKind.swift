import RemoteBackends

/// The kinds of backends; a new one is a case here.
enum BackendKind: String, CaseIterable, Sendable {
    case builtin
    case openai
    case anthropic
    case ollama

    /// The protocol; `nil` for the assistant that needs no server.
    var wire: RemoteSettings.Wire? {
        switch self {
        case .builtin: nil
        case .openai, .ollama: .openAI
        case .anthropic: .anthropic
        }
    }

    /// Where the server is when nobody says.
    var defaultURL: String {
        switch self {
        case .builtin: ""
        case .openai: "https://api.openai.com/v1"
        case .anthropic: "https://api.anthropic.com"
        case .ollama: "http://127.0.0.1:11434/v1"
        }
    }

    /// The environment variable that says where the server is.
    var urlVariable: String? {
        switch self {
        case .builtin: nil
        case .openai: "OPENAI_BASE_URL"
        case .anthropic: "ANTHROPIC_BASE_URL"
        case .ollama: "OLLAMA_HOST"
        }
    }

    /// The environment variable of the key, and the one host that it is for.
    var key: (variable: String, host: String)? {
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
}
