/// The text of `config.yaml`: written anew with comments, or changed where a choice needs it.
enum SettingsText {
    /// A file that says what was chosen, and explains the rest.
    static func new(_ choice: SetupChoice) -> String {
        let section = choice.kind == .builtin ? [] : ["backends:"] + section(choice, indent: "  ")
        return """
            # What magpie reads: https://yaml.org. `magpie config` shows every value and where it comes from.

            # The backend that answers: builtin, or a name below.
            backend: \(quoted(choice.backend))

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

            """ + (section.map { $0 + "\n" }.joined())
    }

    /// `text` with the choice made, everything else as it was; `nil` when that cannot be done line by line.
    static func changed(_ text: String, _ file: SettingsFile, to choice: SetupChoice) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if choice.kind != .builtin {
            guard change(&lines, file, sectionOf: choice) else { return nil }
        }
        let line = "backend: \(quoted(choice.backend))"
        if let place = file.values["backend"]?.line, lines.indices.contains(place - 1) {
            lines[place - 1] = line
        } else {
            lines.insert(line, at: 0)
        }
        let changed = lines.joined(separator: "\n")
        guard let read = try? SettingsFile(text: changed, path: file.path),
            read.values["backend"]?.text == choice.backend
        else { return nil }
        guard choice.kind != .builtin else { return changed }
        let section = read.backends.first { $0.name == choice.backend }
        return section?.values["model"]?.text == choice.model && read.backends.count >= file.backends.count
            ? changed : nil
    }

    /// Puts the section of the choice in its place, from the end of the file to its beginning.
    private static func change(_ lines: inout [String], _ file: SettingsFile, sectionOf choice: SetupChoice) -> Bool {
        if let known = file.backends.first(where: { $0.name == choice.backend }) {
            guard let model = choice.model else { return true }
            if let place = known.values["model"]?.line, lines.indices.contains(place - 1) {
                let indent = lines[place - 1].prefix { $0 == " " }
                lines[place - 1] = "\(indent)model: \(quoted(model))"
                return true
            }
            guard let first = known.values.values.map(\.line).min(), lines.indices.contains(first - 1) else {
                return false
            }
            let indent = lines[first - 1].prefix { $0 == " " }
            lines.insert("\(indent)model: \(quoted(model))", at: first - 1)
            return true
        }
        guard let first = file.backends.map(\.line).min(), lines.indices.contains(first - 1) else {
            lines += ["backends:"] + section(choice, indent: "  ")
            return true
        }
        let indent = String(lines[first - 1].prefix { $0 == " " })
        guard !indent.isEmpty else { return false }
        lines.insert(contentsOf: section(choice, indent: indent), at: first - 1)
        return true
    }

    private static func section(_ choice: SetupChoice, indent: String) -> [String] {
        let values = [("kind", choice.kind.rawValue), ("url", choice.url), ("model", choice.model)]
        return ["\(indent)\(choice.backend):"]
            + values.compactMap { name, value in value.map { "\(indent)  \(name): \(quoted($0))" } }
    }

    /// A value as YAML: in quotes, unless it is one plain word.
    private static func quoted(_ value: String) -> String {
        let isPlain =
            value.first?.isLetter == true
            && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
        guard !isPlain || ["true", "false", "null", "yes", "no", "on", "off"].contains(value.lowercased()) else {
            return value
        }
        return "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
