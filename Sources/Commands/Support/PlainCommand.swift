import ArgumentParser

/// The commands that are typed most, where words alone follow their names.
///
/// The parser takes longer to find that out than the command takes.
enum PlainCommand {
    /// - Returns: `nil` when the arguments have to be parsed.
    static func command(_ arguments: [String]) -> (any AsyncParsableCommand)? {
        guard let name = arguments.first, !arguments.contains(where: { $0.hasPrefix("-") }) else { return nil }
        let words = Array(arguments.dropFirst())
        guard words.first != "help" else { return nil }
        return switch name {
        case "add": checked(AddCommand(plain: words))
        case "notes", "ls": words.isEmpty ? checked(NotesCommand.plain) : nil
        case "related": words.count == 1 ? checked(RelatedCommand(plain: words[0])) : nil
        case "search": checked(SearchCommand(plain: words))
        case "show": words.count == 1 ? checked(ShowCommand(plain: words[0])) : nil
        default: nil
        }
    }

    /// The command; `nil` when something is wrong with it, which the parser is to say.
    private static func checked(_ command: some AsyncParsableCommand) -> (any AsyncParsableCommand)? {
        var command = command
        return (try? command.validate()) == nil ? nil : command
    }
}

extension AddCommand {
    init(plain words: [String]) {
        global = .defaults
        output = .defaults
        title = nil
        tag = []
        folder = nil
        due = nil
        jsonLines = false
        body = words
    }
}

extension NotesCommand {
    static var plain: NotesCommand {
        var command = NotesCommand()
        command.global = .defaults
        command.output = .defaults
        command.tag = nil
        command.category = nil
        command.folder = nil
        command.page = .defaults
        command.sort = nil
        command.byMonth = false
        command.trash = false
        command.limit = nil
        return command
    }
}

extension RelatedCommand {
    init(plain note: String) {
        global = .defaults
        json = false
        self.note = note
    }
}

extension SearchCommand {
    init(plain words: [String]) {
        global = .defaults
        output = .defaults
        tag = nil
        folder = nil
        page = .defaults
        sort = nil
        limit = 20
        self.words = words
    }
}

extension ShowCommand {
    init(plain note: String) {
        global = .defaults
        output = .defaults
        self.note = note
    }
}
