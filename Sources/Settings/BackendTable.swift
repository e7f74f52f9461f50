/// The settings of one backend.
///
/// A new one is an entry here, its place in ``all``, and its use.
/// ``BackendKind`` says which variables, and which values in place of these defaults, a kind of backend brings along.
package enum BackendTable {
    /// What kind it is.
    package static let kind = Setting(
        "kind",
        "openai for everything that speaks chat completions, or anthropic, or ollama",
        SettingType<BackendKind>.choice,
        example: "openai"
    )
    /// Where its server is.
    package static let url = Setting("url", "where its server is", .url, default: "").with {
        $0.example = "http://127.0.0.1:8080/v1"
    }
    /// The model it asks.
    package static let model = Setting(
        "model",
        "the server's first when left out",
        SettingType.text,
        example: "qwen3:4b"
    )
    /// How the model is given its tools.
    package static let tools = Setting<ToolChoice>("tools", "how the model is given its tools", .choice, default: .auto)
    /// The sampling temperature.
    package static let temperature = Setting(
        "temperature",
        "how freely it words things; the server's own when left out",
        SettingType.number(in: 0...2),
        example: "0.3"
    )
    /// The most tokens of one reply.
    package static let maxTokens = Setting(
        "maxTokens",
        "the most tokens of one reply",
        SettingType.whole(in: 1...10_000_000),
        example: "2048"
    )
    /// What its model can read and write in one step, in tokens.
    package static let contextTokens = Setting(
        "contextTokens",
        "the tokens that the model can read and write in one step",
        SettingType.whole(in: 256...100_000_000),
        example: "8192"
    )
    /// How long the first token may take, in seconds.
    package static let timeout = Setting("timeout", "seconds to the first token", .number(in: 1...86_400), default: 120)
    /// Whether replies are asked for in pieces.
    package static let isStreaming = Setting(
        "stream",
        "false asks for whole replies, for servers that stream badly",
        .truth,
        default: true
    )
    /// Further members of each request, as a JSON object.
    package static let parameters = Setting(
        "parameters",
        "further parameters of each request, as the server calls them",
        SettingType.parameters,
        example: "{top_p: 0.9}"
    )
    /// Whether a key may go over plain HTTP to another machine.
    package static let isInsecure = Setting(
        "insecure",
        "lets the key go over plain http to another machine",
        .truth,
        default: false
    )
    /// Whether a server on this machine counts as another machine, because it passes requests on.
    package static let isElsewhere = Setting(
        "remote",
        "treats a server on this machine as another machine: one that passes requests on",
        .truth,
        default: false
    )
    /// The variable that holds its key.
    static let apiKeyEnv = Setting(
        "apiKeyEnv",
        "the variable that holds the key; `magpie keys set NAME` stores one",
        SettingType.variable,
        example: "MY_KEY"
    ).with { $0.isShown = false }
    /// The command that prints its key.
    static let apiKeyCommand = Setting(
        "apiKeyCommand",
        "the command that prints the key",
        SettingType.text,
        example: "pass show openai"
    ).with { $0.isShown = false }
    /// Its key, which stands in no file but that of `magpie keys`; ``BackendKey`` says where it comes from.
    static let key = Setting("key", "the key", SettingType.text).with {
        $0.isSecret = true
        $0.isInFile = false
    }

    /// All of them, in the order in which they are shown.
    package static let all: [any AnySetting] = [
        kind, url, model, tools, temperature, maxTokens, contextTokens, timeout, isStreaming, parameters, isInsecure,
        isElsewhere, apiKeyEnv, apiKeyCommand, key,
    ]

    /// Whether a person who writes this name means a key.
    static func isKey(_ name: String) -> Bool {
        ["key", "apikey", "token", "secret"].contains(name.lowercased().filter(\.isLetter))
    }
}
