import ArgumentParser
import Foundations
import Repl

extension CommandConfiguration {
    /// The configuration of a command that is parsed alone when the command line begins with its name.
    ///
    /// What has a command above itself is not parsed twice more to see whether a completion script is asked for.
    var parsedAlone: CommandConfiguration {
        var configuration = self
        configuration._superCommandName = "magpie"
        return configuration
    }

    /// Whether it is of a command that is parsed alone.
    var isParsedAlone: Bool { _superCommandName != nil }
}

/// The names of the subcommands, and words that were meant for one.
enum SubcommandNames {
    /// Commands that there will be: a script that uses one too early is told so, and nothing is said to a model.
    private static let reserved = ["mcp"]

    /// Words of English and German that may begin a sentence and are one letter away from a name.
    private static let ordinary: Set<String> = [
        "backups", "bags", "bone", "doctors", "dont", "dose", "gone", "none", "one", "tone", "zone", "decent",
        "deleted", "expert", "held",
        "helm",
        "helps", "how", "key", "model", "modell", "modes", "note",
        "noten",
        "red", "rede", "relay", "repay", "reply", "resent", "restored", "session", "shoe", "shop", "shot", "shows",
        "slow",
        "snow", "stats", "statue", "tabs", "tag", "tage", "tale", "talks", "taps", "tall", "tank", "task", "und",
        "walk",
    ]

    /// The names of the subcommands, and their other names.
    static var all: [String] { names(of: MagpieCommand.self) }

    /// What is about the whole command line, wherever it stands.
    private static let general: Set<String> = ["-h", "--help", "--version", "--generate-completion-script"]

    /// The command that arguments name first, or that is meant where none is named, and what it is given.
    /// - Returns: `nil` where the whole command line has to be looked at to tell.
    static func command(
        of arguments: [String]
    ) -> (command: any AsyncParsableCommand.Type, arguments: ArraySlice<String>)? {
        guard let first = arguments.first else { return (TalkCommand.self, []) }
        guard first != "help", !first.hasPrefix("---"), general.isDisjoint(with: arguments) else { return nil }
        guard let named = subcommands(of: MagpieCommand.self).first(where: { ownNames(of: $0).contains(first) })
        else { return (TalkCommand.self, arguments[...]) }
        guard subcommands(of: named).isEmpty, let command = named as? any AsyncParsableCommand.Type else { return nil }
        return (command, arguments.dropFirst())
    }

    /// The arguments with the name of a subcommand in front, where only options of every command stand before it.
    static func withNameFirst(_ arguments: [String]) -> [String] {
        var index = 0
        while index < arguments.count {
            let option = arguments[index].prefix { $0 != "=" }
            let takesValue = ["--color", "--data-dir"].contains(option)
            guard takesValue || ["--json", "--quiet"].contains(arguments[index]) else { break }
            index += takesValue && option.count == arguments[index].count ? 2 : 1
        }
        guard index > 0, index < arguments.count, all.contains(arguments[index]) else { return arguments }
        let rest = arguments[index...]
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return Array(rest[..<end] + arguments[..<index] + rest[end...])
    }

    /// Whether arguments may have been meant to change notes: where they name no subcommand, they may be a mistyped one.
    static func mayBeOrder(_ arguments: [String]) -> Bool {
        guard let first = withNameFirst(arguments).first, first != "help" else { return false }
        guard let named = subcommands(of: MagpieCommand.self).first(where: { ownNames(of: $0).contains(first) })
        else { return true }
        return ([named] + subcommands(of: named)).contains {
            ($0 as? any ContextCommand.Type)?.changesNotes == true
        }
    }

    /// Refuses words for the assistant that look like a subcommand which was mistyped, is not there yet, or stands behind
    /// its options.
    /// - Throws: `ValidationError` that names the nearest one.
    static func check(_ text: FreeText) throws {
        guard let word = text.firstWord?.lowercased() else { return }
        let toSayIt = "To say it to the assistant, type: magpie -- \(word)"
        let names = all
        if names.contains(word) {
            throw ValidationError("The subcommand “\(word)” stands before its options: magpie \(word) … \(toSayIt)")
        }
        if reserved.contains(word) {
            throw ValidationError("There is no subcommand “\(word)” yet. `magpie --help` lists them. \(toSayIt)")
        }
        if let instead = promptCommand(word, text.words.dropFirst()) {
            throw ValidationError("There is no subcommand “\(word)”. \(instead) \(toSayIt)")
        }
        if text.words.count > 1, ordinary.contains(word) { return }
        guard let name = nearest(to: word, among: names + reserved) else { return }
        throw ValidationError("There is no subcommand “\(word)”. Did you mean `magpie \(name)`? \(toSayIt)")
    }

    /// The commands that have subcommands of their own, by each of their names.
    private static let withSecondNames: [String: any ParsableCommand.Type] = [
        "filters": FiltersCommand.self, "folder": FolderCommand.self, "folders": FolderCommand.self,
        "keys": KeysCommand.self, "sessions": SessionsCommand.self,
    ]

    /// Refuses a word in the place of a second name, as in `magpie sessions lst`, where none is called so.
    ///
    /// A word alone after `magpie folder` is looked for in the names of folders.
    /// - Throws: `ValidationError` that names the nearest one, or all.
    static func checkSecond(_ arguments: [String]) throws {
        guard let first = arguments.first, let command = withSecondNames[first], arguments.count > 1,
            case let typed = arguments[1], !typed.hasPrefix("-"), typed != "help"
        else { return }
        let known = names(of: command)
        guard !known.contains(typed) else { return }
        if command == FolderCommand.self, arguments.dropFirst(2).first?.hasPrefix("-") != false { return }
        let meant = NearestName.of(typed, among: known).map { "Did you mean `magpie \(first) \($0)`?" }
        throw ValidationError(
            "There is no subcommand “\(typed.prefix(40))” of \(first). "
                + (meant ?? "There are: \(known.joined(separator: ", ")).")
        )
    }

    /// The subcommand of `magpie folder` that a text without a folder was meant for; `nil` for a text.
    static func meantOfFolder(_ typed: String) -> String? {
        nearest(to: typed.lowercased(), among: names(of: FolderCommand.self))
    }

    /// Refuses `magpie help` with a name that there is not.
    /// - Throws: `ValidationError` that names the nearest one.
    static func checkHelp(_ arguments: some Sequence<String>) throws {
        var command: any ParsableCommand.Type = MagpieCommand.self
        for name in arguments where !name.hasPrefix("-") {
            let names = names(of: command)
            guard let next = subcommands(of: command).first(where: { ownNames(of: $0).contains(name) })
            else {
                let meant = NearestName.of(name, among: names).map { " Did you mean “\($0)”?" } ?? ""
                throw ValidationError("There is no subcommand “\(name.prefix(40))”.\(meant)")
            }
            command = next
        }
    }

    /// What to type for a command that only the prompt has; `nil` when the words may be said to the assistant.
    ///
    /// Alone such a word says nothing; with others it is mostly talk, such as “pin the boiler note”.
    private static func promptCommand(_ word: String, _ rest: ArraySlice<String>) -> String? {
        let isTalk = rest.contains { articles.contains($0.lowercased()) } || rest.count > 2
        guard rest.isEmpty || ["edit", "move", "palette"].contains(word) && !isTalk else { return nil }
        switch word {
        case "edit": return "Start `magpie`, and type /edit with the note."
        case "move": return "Type `magpie folder move NOTE --to FOLDER`."
        case "trash": return "Type `magpie notes --trash`."
        case "list": return "Type `magpie notes`."
        case "new": return "Type `magpie add`."
        case "palette":
            return
                "At the prompt it is /palette; here `magpie topic`, `magpie folder` and `magpie tags` list what there is."
        // Piped text is to be saved.
        case "save", "quit", "help": return nil
        default: return SlashCommands.names.contains(word) ? "At the prompt it is /\(word)." : nil
        }
    }

    /// What stands in a sentence, and in no title that is typed as an argument.
    private static let articles: Set<String> = ["the", "a", "an", "my", "it", "that", "this", "to", "all", "them"]

    /// The name at the distance of one letter: more would be a word of its own.
    ///
    /// Names of three letters have too many such neighbours.
    private static func nearest(to word: String, among names: [String]) -> String? {
        guard word.count >= 3, !["exit", "quit"].contains(word) else { return nil }
        return names.first { $0.count > 3 && NearestName.distance(between: $0, word) == 1 }
    }

    private static func names(of command: any ParsableCommand.Type) -> [String] {
        subcommands(of: command).flatMap(ownNames)
    }

    private static func ownNames(of command: any ParsableCommand.Type) -> [String] {
        [command.configuration.commandName ?? ""] + command.configuration.aliases
    }

    private static func subcommands(of command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
        command.configuration.subcommands
    }
}
