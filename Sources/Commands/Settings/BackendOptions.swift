import ArgumentParser
import TerminalUI

/// The options of commands that a backend answers.
struct BackendOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The backend that answers (else $MAGPIE_BACKEND, else config.yaml).", valueName: "name"))
    var backend: String?

    @Option(help: ArgumentHelp("The model it asks (else $MAGPIE_MODEL, else config.yaml).", valueName: "name"))
    var model: String?
}

extension GlobalOptions {
    /// What the person chose; warns of what is not understood.
    /// - Throws: ``SettingsError``, ``CommandError/noSuchBackend(_:isFlag:known:)``.
    func settings(in context: CommandContext, _ options: BackendOptions = .none) throws -> Settings {
        let folders = folders(in: context)
        let settings = try Settings(
            SettingsFile(path: folders.settings),
            environment: context.environment,
            folders: folders,
            flags: (options.backend, options.model)
        )
        for warning in settings.warnings { context.complain(warning) }
        return settings
    }
}

extension BackendOptions {
    /// Nothing was said.
    static var none: BackendOptions {
        var options = BackendOptions()
        options.backend = nil
        options.model = nil
        return options
    }
}
