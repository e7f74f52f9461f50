import ArgumentParser
import Foundation
import RemoteBackends
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
        let settings = try global.settings(in: context, choice)
        complainOfKeys(in: context)
        let rows = settings.rows
        guard !json else { return context.out(try PrettyJSON.text(rows)) }
        let look = global.outputLook(in: context)
        let table = TextTable(rows.map { TextTable.Row($0.name, "\($0.value)  (\($0.source))") })
        context.out(LineEncoder(look).text(table.lines(look)))
    }

    /// Says so when the stored keys cannot be used; the settings are worth showing all the same.
    private func complainOfKeys(in context: CommandContext) {
        do throws(SettingsError) {
            _ = try KeyFile(path: global.folders(in: context).keys).keys()
        } catch {
            context.complain("\(error)")
        }
    }
}

extension Settings {
    /// Every setting; of the backends, those of the file and those that something is known of.
    var rows: [ConfigCommand.Row] {
        [
            .init("backend", backend), .init("model", modelInForce), .init("theme", theme.named),
            .init("enrichment", enrichment.named),
        ] + configured.flatMap(\.rows)
    }

    /// The model that is asked: the one that was named for once, else that of the backend that answers.
    private var modelInForce: Sourced<String?> {
        guard model.value == nil, let chosen = backends.first(where: { $0.name == backend.value }),
            chosen.kind.value != .builtin
        else { return model }
        return chosen.model
    }

    /// The backends that something was said about, and the one that answers.
    var configured: [BackendSettings] { backends.filter { $0.isConfigured || $0.name == backend.value } }
}

extension BackendSettings {
    /// Whether anything was said about it.
    fileprivate var isConfigured: Bool {
        let isKeySet = key.variable?.value?.isEmpty == false || key.summary == "stored"
        return isInFile || url.source != .default || model.source != .default || isKeySet
    }

    fileprivate var rows: [ConfigCommand.Row] {
        let start = "backends.\(name)."
        guard kind.value != .builtin else { return [.init(start + "kind", kind.named)] }
        return [
            .init(start + "kind", kind.named), .init(start + "url", url.shown), .init(start + "model", model),
            .init(start + "tools", tools.named), .init(start + "temperature", temperature),
            .init(start + "maxTokens", maxTokens), .init(start + "contextTokens", contextTokens),
            .init(start + "timeout", timeout), .init(start + "insecure", isInsecure),
            ConfigCommand.Row(name: start + "key", value: key.summary, source: key.origin),
        ] + (proxy.map { [ConfigCommand.Row(start + "proxy", $0.shown)] } ?? [])
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
        if let number = value as? Double { return SettingsReader.text(number) }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { text($0.value) } ?? "not set"
    }
}

extension Sourced<String> {
    /// A URL without the name and the password that it may hold.
    fileprivate var shown: Sourced<String> { Sourced(value.withoutPassword, source) }
}

extension Sourced where Value: RawRepresentable<String> {
    /// The setting by its name in the file.
    fileprivate var named: Sourced<String> { Sourced<String>(value.rawValue, source) }
}
