/// The text of `config.yaml` as it is written anew, with comments.
enum SettingsText {
    /// A file that says what was chosen, and explains the rest.
    static func new(_ choice: SetupChoice) -> String {
        let backends = choice.entries.filter { $0.value == nil }.flatMap { $0.lines() }
        return """
            # What magpie reads: https://yaml.org. `magpie config` shows every value and where it comes from.

            # The backend that answers: builtin, or a name below.
            backend: \(quoted(choice.backend))

            # model: qwen3:4b        # asked in place of that backend's own
            # theme: system          # or light, dark
            # enrichment: backend    # who adds summaries in the background: backend, rules or off

            # A backend has a kind (openai for everything that speaks chat completions, anthropic, ollama) and may have:
            #   url: http://127.0.0.1:8080/v1
            #   model: qwen3:4b            # the server's first when left out
            #   tools: auto                # or native, schema, text: how the model is given its tools
            #   temperature: 0.3
            #   maxTokens: 2048            # of one reply
            #   contextTokens: 8192        # what the model can read and write in one step
            #   timeout: 120               # seconds to the first token
            #   apiKeyEnv: MY_KEY          # the variable that holds the key; `magpie keys set NAME` stores one
            #   apiKeyCommand: pass show openai
            #   insecure: true             # lets the key go over plain http to another machine

            """ + (backends.map { $0 + "\n" }.joined())
    }

    /// A value as YAML: in quotes, unless it is one plain word.
    static func quoted(_ value: String) -> String {
        let isPlain =
            value.first?.isLetter == true
            && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
        let words = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
        guard !isPlain || words.contains(value.lowercased()) else { return value }
        return "\"" + value.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": return "\\\\"
        case "\"": return "\\\""
        case _ where scalar.properties.generalCategory == .control || [0x2028, 0x2029, 0xFEFF].contains(scalar.value):
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: return String(scalar)
        }
    }
}
