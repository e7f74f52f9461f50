import ArgumentParser
import TerminalUI

/// `magpie config`.
struct ConfigCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show each setting and where its value comes from.",
        discussion: """
            A flag counts before the environment, the environment before config.yaml, and that before the default. Keys \
            are never shown.

              $ magpie config
              $ MAGPIE_BACKEND=ollama magpie config --json
              $ $EDITOR "$(magpie config --path)"
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var choice: BackendOptions

    @Flag(help: "Print JSON: an array of settings.")
    var json = false

    @Flag(help: "Print where config.yaml is, or would be.")
    var path = false

    /// One setting as it is shown.
    struct Row: Encodable, Equatable {
        var name: String
        var value: String
        var source: String
    }

    func run(in context: CommandContext) async throws {
        guard !path else { return context.out(global.folders(in: context).settings + "\n") }
        let rows = try global.settings(in: context, choice).rows
        guard !json else { return context.out(try PrettyJSON.text(rows)) }
        let look = global.outputLook(in: context)
        let table = TextTable(rows.map { TextTable.Row($0.name, "\($0.value)  (\($0.source))") })
        context.out(LineEncoder(look).text(table.lines(look)))
    }
}

extension Settings {
    /// Every setting; of the backends, those of the file and those that something is known of.
    var rows: [ConfigCommand.Row] {
        let shown = backends.filter { $0.isConfigured || $0.name == backend.value }
        return [
            .init("backend", backend), .init("model", model), .init("theme", theme.named),
            .init("enrichment", enrichment.named),
        ] + shown.flatMap(\.rows)
    }
}

extension BackendSettings {
    /// Whether anything was said about it.
    fileprivate var isConfigured: Bool {
        let sources = [kind.source, url.source, model.source, tools.source, temperature.source, maxTokens.source]
        let isKeySet = key.variable?.value?.isEmpty == false || key.command != nil || key.summary == "stored"
        return sources.contains { $0 != .default } || isKeySet
    }

    fileprivate var rows: [ConfigCommand.Row] {
        let start = "backends.\(name)."
        guard kind.value != .builtin else { return [.init(start + "kind", kind.named)] }
        return [
            .init(start + "kind", kind.named), .init(start + "url", url), .init(start + "model", model),
            .init(start + "tools", tools.named), .init(start + "temperature", temperature),
            .init(start + "maxTokens", maxTokens), .init(start + "contextTokens", contextTokens),
            .init(start + "timeout", timeout), .init(start + "insecure", isInsecure),
            ConfigCommand.Row(name: start + "key", value: key.summary, source: key.origin),
        ]
    }
}

extension KeySource {
    /// Where the key is looked for.
    fileprivate var origin: String {
        [variable.map { "environment \($0.name)" }, command.map { _ in "apiKeyCommand" }, "magpie keys"]
            .compactMap(\.self).joined(separator: ", then ")
    }
}

extension ConfigCommand.Row {
    fileprivate init(_ name: String, _ setting: Sourced<some Any>) {
        self.init(name: name, value: Self.text(setting.value), source: "\(setting.source)")
    }

    private static func text(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { "\($0.value)" } ?? "not set"
    }
}

extension Sourced where Value: RawRepresentable<String> {
    /// The setting by its name in the file.
    fileprivate var named: Sourced<String> { Sourced<String>(value.rawValue, source) }
}
