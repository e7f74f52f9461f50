package import ArgumentParser
import CMalloc
import Foundation

/// The whole command line.
package struct MagpieCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "magpie",
        abstract: "A notes assistant that lives in the terminal.",
        usage: """
            magpie [<options>] [<words> ...]
            magpie <subcommand> [<options>] ...
            """,
        discussion: """
            Without a subcommand, magpie talks: alone it starts the prompt; with words, or with text piped in, it takes \
            one turn and leaves.

              $ magpie
              $ magpie "remember that the spare key is under the blue pot"
              $ magpie "where is the spare key?"
              $ magpie --continue "pin it"
              $ cat minutes.txt | magpie "note this"
              $ magpie search "spare key" --json

            The answer goes to standard output, everything else to standard error.
            Exit codes: 0 done, 1 failed or a replay that differs, 2 not done (not understood, a question back, or a yes is missing), \
            64 usage, 65 bad data, 69 backend unavailable, 73 cannot write, 74 I/O error, 130 interrupted.
            """,
        version: Version.full,
        groupedSubcommands: [
            CommandGroup(name: "Talk", subcommands: [TalkCommand.self]),
            CommandGroup(
                name: "Notes",
                subcommands: [
                    NotesCommand.self, SearchCommand.self, ShowCommand.self, RelatedCommand.self,
                    SuggestCommand.self, TopicCommand.self,
                    RecentCommand.self, DueCommand.self, StatusCommand.self, AddCommand.self, DoneCommand.self,
                    DeleteCommand.self, RestoreCommand.self, UndoCommand.self,
                    RedoCommand.self, LogCommand.self, MergeCommand.self, PurgeCommand.self, FolderCommand.self,
                    TagsCommand.self,
                ]
            ),
            CommandGroup(name: "Import and export", subcommands: [ImportCommand.self, ExportCommand.self]),
            CommandGroup(
                name: "Safety",
                subcommands: [BackupCommand.self, RestoreBackupCommand.self, DoctorCommand.self]
            ),
            CommandGroup(name: "Conversations", subcommands: [SessionsCommand.self]),
            CommandGroup(
                name: "Backends",
                subcommands: [
                    SetupCommand.self, ModelsCommand.self, ConfigCommand.self, KeysCommand.self, FiltersCommand.self,
                ]
            ),
            CommandGroup(name: "Transcripts", subcommands: [ReplayCommand.self, UnderstandCommand.self]),
        ],
        defaultSubcommand: TalkCommand.self
    )

    package init() {}

    /// Runs what the command line asks for, and ends the program.
    package static func start() async {
        StandardStream.reserveNumbers()
        magpie_share_memory()
        // A file that may not grow is an error with a sentence, not a sudden end.
        signal(SIGXFSZ, SIG_IGN)
        // Who reads only the beginning of what is told does not stop an order halfway.
        signal(SIGPIPE, SIG_IGN)
        let typed = Array(CommandLine.arguments.dropFirst())
        let arguments = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        // Swift puts other characters in the place of what is not UTF-8.
        if let index = arguments.firstIndex(where: { $0.map { String(validatingCString: $0) == nil } ?? false }) {
            let error = CommandError.argumentNotText(index)
            await noteNothingDone(for: error, typed, in: .live())
            CommandContext.live().complain("\(error)")
            exit(withError: ExitStatus(error).exit)
        }
        var type: any ParsableCommand.Type = Self.self
        var isRead = false
        do {
            let arguments = try parsable(typed)
            // To find out whether a command is one of any kind takes a look at all types.
            if var command = PlainCommand.command(arguments) {
                (type, isRead) = (Swift.type(of: command), true)
                return try await command.run()
            }
            var command = try await parsed(arguments)
            (type, isRead) = (Swift.type(of: command), true)
            if var command = command as? TalkCommand {
                try await command.run()
            } else if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            if !isRead { await noteNothingDone(for: error, typed, in: .live()) }
            // Help and the version are an answer: where they cannot be written, that is an error.
            if exitCode(for: error) == .success, case let answer = fullMessage(for: error), !answer.isEmpty {
                StandardStream.output.write(answer + "\n")
                exit()
            }
            guard let message = usageMessage(for: error, of: type) else { exit(withError: error) }
            CommandContext.live().err(message + "\n")
            exit(withError: ExitStatus.usage.exit)
        }
    }

    /// What to say where a subcommand finds out that its arguments make no sense: that, and its own usage.
    /// - Returns: `nil` for other errors, and where the usage of the whole is the right one.
    static func usageMessage(for error: any Error, of type: any ParsableCommand.Type) -> String? {
        // A subcommand of another one does not know its full name.
        guard let error = error as? ValidationError, type.configuration.isParsedAlone, type != TalkCommand.self,
            let name = type.configuration.commandName
        else { return nil }
        return """
            Error: \(error.message)
            Usage: \(type.usageString())
              See 'magpie \(name) --help' for more information.
            """
    }

    /// The command that the arguments ask for, with what it is given.
    ///
    /// Where its name stands first, it is parsed alone: among all the others that takes as long as most commands do. What it
    /// does not take, and what is about the whole command line, goes the long way.
    /// - Throws: what there is to say instead.
    static func parsed(_ arguments: [String]) async throws -> any ParsableCommand {
        if let command = PlainCommand.command(arguments) ?? TalkCommand(plain: arguments) { return command }
        if let (command, arguments) = SubcommandNames.command(of: arguments),
            let parsed = try? await command.asyncParseAsRoot(Array(arguments)), type(of: parsed) == command
        {
            return parsed
        }
        return try await asyncParseAsRoot(arguments)
    }

    /// The arguments for the parser, which it would take too long for as they are.
    /// - Throws: `ValidationError` for what it would take for something else.
    static func parsable(_ arguments: [String]) throws -> [String] {
        if arguments.first == "help" { try SubcommandNames.checkHelp(arguments.dropFirst()) }
        let named = SubcommandNames.withNameFirst(arguments)
        try SubcommandNames.checkSecond(named)
        return FreeWords.joined(FreeWords.withHyphensMarked(FreeWords.withNegativeNumbersJoined(named)))
    }
}
