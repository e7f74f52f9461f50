import ArgumentParser
import Assistant
import Notes
import NotesDatabase
import TerminalUI

/// The options that every command takes.
struct GlobalOptions: ParsableArguments {
    @Option(
        name: .customLong("data-dir"),
        help: ArgumentHelp(
            "The folder of the notes (else $MAGPIE_HOME, else $XDG_DATA_HOME/magpie).",
            valueName: "dir"
        ),
        completion: .directory
    )
    var dataFolder: String?

    @Option(help: "Colour: auto, always or never.")
    var color = ColorChoice.auto

    @Flag(help: "Say nothing but the answer, and what went wrong.")
    var quiet = false

    /// What they are where none is given.
    static var defaults: GlobalOptions {
        var options = GlobalOptions()
        options.dataFolder = nil
        options.color = .auto
        options.quiet = false
        return options
    }

    func validate() throws {
        if dataFolder?.isEmpty ?? false { throw ValidationError("--data-dir is empty. Give it the path of a folder.") }
    }

    func folders(in context: CommandContext) -> Folders {
        Folders(environment: context.environment, home: context.homeFolder, dataFolder: dataFolder)
    }

    /// The store, made if it is not there.
    func openStore(in context: CommandContext) async throws -> any NotesStore {
        try await openDatabase(in: context)
    }

    /// The conversations; their database is made if it is not there.
    func openConversations(in context: CommandContext) async throws -> any ConversationsStore {
        try await openDatabase(in: context).conversations
    }

    /// Notes and conversations over one connection; the file is made if it is not there, and that is said where there are
    /// backups of it.
    /// - Parameter patience: how long a change waits for another process to finish writing, in seconds.
    func openDatabase(
        in context: CommandContext,
        patience: Double = SQLiteNotesStore.busyTimeout
    ) async throws -> SQLiteNotesStore {
        let folders = folders(in: context)
        let lost = backupsOfLostDatabase(in: context)
        var store = try await SQLiteNotesStore(path: folders.database, busyTimeout: patience)
        await sayLost(lost, in: context)
        store.afterWriting = { await WidgetFile(path: folders.widget).update(from: $0, after: $1) }
        return store
    }

    /// How to draw on standard output.
    func outputLook(in context: CommandContext) -> Look {
        look(in: context, isTerminal: context.isOutputTerminal, palette: palette(in: context))
    }

    /// How to draw on standard error.
    func errorLook(in context: CommandContext) -> Look {
        look(in: context, isTerminal: context.isErrorTerminal, palette: palette(in: context))
    }

    /// How to draw on standard output at the moment, with a palette that is known.
    func outputLook(in context: CommandContext, palette: Theme?) -> Look {
        look(in: context, isTerminal: context.isOutputTerminal, palette: palette)
    }

    /// How to draw on standard error, with a palette that is known.
    func errorLook(in context: CommandContext, palette: Theme?) -> Look {
        look(in: context, isTerminal: context.isErrorTerminal, palette: palette)
    }

    /// The palette of the settings; settings that make no sense are reported by the commands that need them.
    private func palette(in context: CommandContext) -> Theme? {
        (try? settings(in: context).palette()) ?? nil
    }

    private func look(in context: CommandContext, isTerminal: Bool, palette: Theme?) -> Look {
        Look.detect(
            environment: context.environment,
            isTerminal: isTerminal,
            columns: isTerminal ? context.columns() : nil,
            color: color,
            theme: palette
        )
    }
}

extension ColorChoice: ExpressibleByArgument {}
