import ArgumentParser
import Settings
import TerminalUI

/// The options of commands that a backend answers.
struct BackendOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("\(SettingsTable.backend.flagHelp)", valueName: "name"),
        completion: .backendNames
    )
    var backend: String?

    @Option(help: ArgumentHelp("\(SettingsTable.model.flagHelp)", valueName: "name"))
    var model: String?

    init() {}

    /// What the options say, where another command has options of these names.
    init(backend: String?, model: String? = nil) {
        self.backend = backend
        self.model = model
    }

    /// What was said, by the names of the settings.
    var flags: [String: String] {
        [SettingsTable.backend.name: backend, SettingsTable.model.name: model].compactMapValues(\.self)
    }
}

extension GlobalOptions {
    /// What the person set.
    /// - Throws: ``SettingsError`` for a file that cannot be read or understood.
    func settings(
        in context: CommandContext,
        _ options: BackendOptions = BackendOptions(backend: nil)
    ) throws(SettingsError) -> Settings {
        let folders = folders(in: context)
        return Settings(
            try context.readSettings(folders.settings),
            environment: context.environment,
            flags: options.flags,
            keys: folders.keys
        )
    }
}

extension Settings {
    /// The backends, of which the chosen one makes sense; warns of what does not.
    /// - Throws: ``SettingsError``.
    func backends(warningIn context: CommandContext) throws(SettingsError) -> BackendList {
        let backends = backends
        if let problem = backends.problem { throw problem }
        for warning in backends.warnings { context.complain(warning) }
        return backends
    }

    /// The palette for a terminal; `nil` when its own colours say.
    /// - Throws: ``SettingsError``.
    func palette() throws(SettingsError) -> Theme? {
        switch try self[SettingsTable.theme].value {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

extension CompletionKind {
    /// The names of the backends that are set up.
    static var backendNames: CompletionKind {
        .custom { _, _, _ in Settings.backendNames(in: .live()) }
    }
}

extension Settings {
    /// The names of the backends that are set up; those that need no file when the file makes no sense.
    static func backendNames(in context: CommandContext) -> [String] {
        let folders = Folders(environment: context.environment, home: context.homeFolder)
        let file = try? context.readSettings(folders.settings)
        let settings = file.map { Settings($0, environment: context.environment, keys: folders.keys) }
        return settings?.backends.names ?? BackendKind.allCases.map(\.rawValue)
    }
}
