/// The settings outside `backends`. A new one is an entry here, its place in ``all``, and its use.
package enum SettingsTable {
    /// Who answers.
    package static let backend = Setting(
        name: "backend",
        variables: ["MAGPIE_BACKEND"],
        flag: "--backend",
        help: "the backend that answers",
        type: .text,
        fallback: "builtin"
    )

    /// The model that is asked; in the file it goes with the `backend` beside it, and with no other.
    package static let model = Setting(
        name: "model",
        variables: ["MAGPIE_MODEL"],
        flag: "--model",
        help: "the model it asks",
        example: "qwen3:4b",
        type: SettingType.text.orNothing,
        fallback: nil
    )

    /// The palette.
    package static let theme = Setting(
        name: "theme",
        variables: ["MAGPIE_THEME"],
        help: "the colours",
        example: "system",
        type: SettingType<ThemeChoice>.choice,
        fallback: .system
    )

    /// Who enriches notes in the background.
    package static let enrichment = Setting(
        name: "enrichment",
        help: "who adds summaries in the background",
        example: "backend",
        type: SettingType<Enrichment>.choice,
        fallback: .backend
    )

    /// The proxy for HTTPS.
    static let proxy = Setting(
        name: "proxy",
        variables: ["https_proxy", "HTTPS_PROXY"],
        isInFile: false,
        help: "the proxy for HTTPS to other machines",
        type: SettingType.url.orNothing,
        fallback: nil
    )

    /// The hosts that are asked without the proxy.
    static let noProxy = Setting(
        name: "noProxy",
        variables: ["no_proxy", "NO_PROXY"],
        isInFile: false,
        help: "the hosts that are asked without the proxy",
        type: SettingType.text.orNothing,
        fallback: nil
    )

    /// All of them, in the order in which they are shown.
    package static let all: [any AnySetting] = [backend, model, theme, enrichment, proxy, noProxy]
}

/// The settings of one backend. A new one is an entry here, its place in ``all``, and its use.
///
/// ``BackendKind`` says which variables, and which values in place of these defaults, a kind of backend brings along.
package enum BackendTable {
    /// What kind it is.
    package static let kind = Setting(
        name: "kind",
        help: "openai for everything that speaks chat completions, or anthropic, or ollama",
        example: "openai",
        type: SettingType<BackendKind>.choice.orNothing,
        fallback: nil
    )

    /// Where its server is.
    package static let url = Setting(
        name: "url",
        help: "where its server is",
        example: "http://127.0.0.1:8080/v1",
        type: .url,
        fallback: ""
    )

    /// The model it asks.
    package static let model = Setting(
        name: "model",
        help: "the server's first when left out",
        example: "qwen3:4b",
        type: SettingType.text.orNothing,
        fallback: nil
    )

    /// How the model is given its tools.
    package static let tools = Setting(
        name: "tools",
        help: "how the model is given its tools",
        example: "auto",
        type: SettingType<ToolChoice>.choice,
        fallback: .auto
    )

    /// The sampling temperature.
    package static let temperature = Setting(
        name: "temperature",
        help: "how freely it words things; the server's own when left out",
        example: "0.3",
        type: SettingType.number(in: 0...2).orNothing,
        fallback: nil
    )

    /// The most tokens of one reply.
    package static let maxTokens = Setting(
        name: "maxTokens",
        help: "the most tokens of one reply",
        example: "2048",
        type: SettingType.whole(in: 1...10_000_000).orNothing,
        fallback: nil
    )

    /// What its model can read and write in one step, in tokens.
    package static let contextTokens = Setting(
        name: "contextTokens",
        help: "what the model can read and write in one step",
        example: "8192",
        type: SettingType.whole(in: 256...100_000_000).orNothing,
        fallback: nil
    )

    /// How long the first token may take, in seconds.
    package static let timeout = Setting(
        name: "timeout",
        help: "seconds to the first token",
        example: "120",
        type: .number(in: 1...86_400),
        fallback: 120
    )

    /// Whether a key may go over plain HTTP to another machine.
    package static let isInsecure = Setting(
        name: "insecure",
        help: "lets the key go over plain http to another machine",
        example: "true",
        type: .truth,
        fallback: false
    )

    /// The variable that holds its key.
    static let apiKeyEnv = Setting(
        name: "apiKeyEnv",
        isShown: false,
        help: "the variable that holds the key; `magpie keys set NAME` stores one",
        example: "MY_KEY",
        type: SettingType.variable.orNothing,
        fallback: nil
    )

    /// The command that prints its key.
    static let apiKeyCommand = Setting(
        name: "apiKeyCommand",
        isShown: false,
        help: "the command that prints the key",
        example: "pass show openai",
        type: SettingType.text.orNothing,
        fallback: nil
    )

    /// Its key, which stands in no file but that of `magpie keys`; ``BackendKey`` says where it comes from.
    static let key = Setting(
        name: "key",
        isSecret: true,
        isInFile: false,
        help: "the key",
        type: SettingType.text.orNothing,
        fallback: nil
    )

    /// All of them, in the order in which they are shown.
    package static let all: [any AnySetting] = [
        kind, url, model, tools, temperature, maxTokens, contextTokens, timeout, isInsecure, apiKeyEnv, apiKeyCommand,
        key,
    ]

    /// Whether a person who writes this name means a key.
    static func isKey(_ name: String) -> Bool {
        ["key", "apikey", "token", "secret"].contains(name.lowercased().filter(\.isLetter))
    }
}

/// How notes are enriched in the background.
package enum Enrichment: String, CaseIterable, Sendable {
    /// By the backend that answers.
    case backend
    /// By rule, offline.
    case rules
    /// Not at all.
    case off
}

/// The palette that was asked for.
package enum ThemeChoice: String, CaseIterable, Sendable {
    /// As the terminal says.
    case system
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}

/// How a model is given its tools.
package enum ToolChoice: String, CaseIterable, Sendable {
    /// What the server and the model can do is found out.
    case auto
    /// As the protocol says.
    case native
    /// The reply is constrained by a JSON Schema.
    case schema
    /// The calls are written into the text.
    case text
}
