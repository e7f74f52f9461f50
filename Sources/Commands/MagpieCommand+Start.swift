import ArgumentParser
import Foundation

/// A command that mostly gets words and no options.
protocol WordsCommand: ContextCommand {
    /// The command as it is parsed from words alone, at least one unless it is the default command.
    init(words: [String])
}

extension MagpieCommand {
    /// Runs what the command line asks for, and ends the program.
    package static func start() async {
        // A file that may not grow is an error with a sentence, not a sudden end.
        signal(SIGXFSZ, SIG_IGN)
        guard let command = shortWay(for: Array(CommandLine.arguments.dropFirst())) else { return await main() }
        do {
            var command = command
            try await command.run()
        } catch {
            exit(withError: error)
        }
    }

    /// The command that a command line without options asks for; `nil` where that takes parsing.
    ///
    /// Parsing looks at every option through reflection, which takes longer than a whole turn.
    static func shortWay(for arguments: [String]) -> (any ContextCommand)? {
        guard let name = arguments.first else { return TalkCommand(words: []) }
        guard name != "help", !arguments.contains(where: { $0.hasPrefix("-") }) else { return nil }
        let command = configuration.subcommands.first { $0.answers(to: name) }
        guard let command else { return TalkCommand(words: arguments) }
        let words = Array(arguments.dropFirst())
        return words.isEmpty ? nil : (command as? any WordsCommand.Type)?.init(words: words)
    }
}

extension ParsableCommand {
    /// Whether the command is called `name`.
    fileprivate static func answers(to name: String) -> Bool {
        configuration.commandName == name || configuration.aliases.contains(name)
    }
}
