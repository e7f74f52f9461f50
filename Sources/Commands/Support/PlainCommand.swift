import ArgumentParser

/// The commands that are typed most, with words and their usual options.
///
/// The parser takes longer to read them than the command takes. Whatever is not as plain as that is left to it.
enum PlainCommand {
    /// - Returns: `nil` when the arguments have to be parsed.
    static func command(_ arguments: [String]) -> (any AsyncParsableCommand)? {
        guard let name = arguments.first, arguments.dropFirst().first != "help" else { return nil }
        let rest = arguments.dropFirst()
        return switch name {
        case "add":
            PlainOptions(rest, values: ["--title", "--tag", "--folder"], flags: []).flatMap { checked(AddCommand($0)) }
        case "notes", "ls":
            PlainOptions(rest, values: ["--tag", "--folder", "--limit"], flags: ["--json", "--trash", "--by-month"])
                .flatMap { checked(NotesCommand($0)) }
        case "related":
            PlainOptions(rest, values: [], flags: ["--json"]).flatMap { checked(RelatedCommand($0)) }
        case "search":
            PlainOptions(rest, values: ["--tag", "--folder", "--limit"], flags: ["--json"])
                .flatMap { checked(SearchCommand($0)) }
        case "show": PlainOptions(rest, values: [], flags: ["--json"]).flatMap { checked(ShowCommand($0)) }
        default: nil
        }
    }

    /// The command; `nil` when something is wrong with it, which the parser is to say.
    private static func checked(_ command: (some AsyncParsableCommand)?) -> (any AsyncParsableCommand)? {
        guard var command, (try? command.validate()) != nil else { return nil }
        return command
    }
}

/// Words, and options that each are given once and have their value in the next argument.
private struct PlainOptions {
    private(set) var words: [String] = []
    private var values: [String: String] = [:]
    private var flags: Set<String> = []
    /// The number behind `--limit`.
    private(set) var limit: Int?

    /// - Returns: `nil` for anything else that begins with a hyphen.
    init?(_ arguments: ArraySlice<String>, values known: Set<String>, flags switches: Set<String>) {
        var rest = arguments
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                words.append(argument)
                continue
            }
            if switches.contains(argument), flags.insert(argument).inserted { continue }
            guard known.contains(argument), values[argument] == nil, let value = rest.popFirst(), !value.hasPrefix("-")
            else { return nil }
            values[argument] = value
        }
        limit = values["--limit"].flatMap { Int($0) }
        if values["--limit"] != nil, limit == nil { return nil }
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    subscript(name: String) -> String? { values[name] }
}

extension NoteOutputOptions {
    fileprivate init(_ options: PlainOptions) {
        self = .defaults
        json = options.has("--json")
    }
}

extension AddCommand {
    fileprivate init(_ options: PlainOptions) {
        global = .defaults
        output = .defaults
        title = options["--title"]
        tag = options["--tag"].map { [$0] } ?? []
        folder = options["--folder"]
        due = nil
        jsonLines = false
        body = options.words
    }
}

extension NotesCommand {
    fileprivate init(_ options: PlainOptions) {
        global = .defaults
        output = NoteOutputOptions(options)
        tag = options["--tag"]
        category = nil
        folder = options["--folder"]
        page = .defaults
        sort = nil
        byMonth = options.has("--by-month")
        trash = options.has("--trash")
        limit = options.limit
        words = options.words
    }
}

extension RelatedCommand {
    fileprivate init?(_ options: PlainOptions) {
        guard options.words.count == 1 else { return nil }
        global = .defaults
        json = options.has("--json")
        note = options.words[0]
    }
}

extension SearchCommand {
    fileprivate init(_ options: PlainOptions) {
        global = .defaults
        output = NoteOutputOptions(options)
        tag = options["--tag"]
        folder = options["--folder"]
        page = .defaults
        sort = nil
        limit = options.limit ?? 20
        words = options.words
    }
}

extension ShowCommand {
    fileprivate init?(_ options: PlainOptions) {
        guard options.words.count == 1 else { return nil }
        global = .defaults
        output = NoteOutputOptions(options)
        note = options.words[0]
    }
}
