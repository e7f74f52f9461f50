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
        let folders = global.folders(in: context)
        guard !path else { return context.out(folders.settings + "\n") }
        let settings = Settings(
            asWritten: try SettingsFile(path: folders.settings),
            environment: context.environment,
            folders: folders,
            flags: (choice.backend, choice.model)
        )
        for warning in settings.warnings + settings.warningsOfVariables { context.complain(warning) }
        complainOfKeys(in: context)
        try show(settings.rows, in: context)
        // Whoever looks for the trouble needs the rows all the same.
        if let problem = settings.problem { throw problem }
    }

    private func show(_ rows: [Row], in context: CommandContext) throws {
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
        ] + proxyRows + configured.flatMap(\.rows)
    }

    /// What the environment says of proxies, whether a backend is asked through one or not.
    private var proxyRows: [ConfigCommand.Row] {
        [
            proxies.proxy.map { ConfigCommand.Row("proxy", $0.shown) },
            proxies.noProxy.map { ConfigCommand.Row("noProxy", $0) },
        ].compactMap(\.self)
    }

    /// The variables that should be the URL of a server and are not; what they say may be a key.
    fileprivate var warningsOfVariables: [String] {
        let odd = backends.compactMap { backend -> String? in
            guard case .environment(let name) = backend.url.source, !SettingsReader.isHTTP(backend.url.value) else {
                return nil
            }
            return name
        }
        return Set(odd).sorted().map {
            "\($0) is not the URL of a server. Set it to one such as http://127.0.0.1:8080/v1."
        }
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
    /// Where the key is looked for, as ``key()`` does: a command counts before what is stored, whatever it prints.
    fileprivate var origin: String {
        let last = command == nil ? "magpie keys" : "apiKeyCommand"
        let places = [variable.map { "environment \($0.name)" }, isElsewhere ? nil : last].compactMap(\.self)
        return places.isEmpty ? "not looked for" : places.joined(separator: ", then ")
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
    /// A URL without the name, the password and the values of the query that it may hold.
    fileprivate var shown: Sourced<String> { Sourced(value.withoutSecrets, source) }
}

extension Sourced where Value: RawRepresentable<String> {
    /// The setting by its name in the file.
    fileprivate var named: Sourced<String> { Sourced<String>(value.rawValue, source) }
}
