import ArgumentParser
import Notes
import Testing

@testable import Commands

struct ParsingTests {
    @Test func `The category that lists call Note is found by that word`() {
        #expect(NoteCategory(argument: "note") == .other)
        #expect(NoteCategory(argument: "idea") == .idea)
        #expect(NoteCategory(argument: "cheese") == nil)
    }

    @Test(arguments: [["notes", "--data-dir", ""], ["--data-dir", "", "remember the milk"]])
    func `An empty --data-dir is an error, and not the default store`(arguments: [String]) async throws {
        #expect(throws: (any Error).self) { try MagpieCommand.parseAsRoot(arguments) }
        await #expect(throws: (any Error).self) { try await MagpieCommand.parsed(arguments) }
    }

    @Test(arguments: [
        (["remember the milk"], "TalkCommand"), (["remember", "the", "milk"], "TalkCommand"), ([], "TalkCommand"),
        (["talk"], "TalkCommand"), (["--data-dir", "/d", "--dry-run", "--json", "where is it?"], "TalkCommand"),
        (["--json", "--record", "f.yaml", "hi"], "TalkCommand"), (["notes about the trip"], "TalkCommand"),
        (["show me my list"], "TalkCommand"), (["add milk to the list"], "TalkCommand"), (["/notes"], "TalkCommand"),
        (["--", "-5 degrees"], "TalkCommand"),
        (["notes"], "NotesCommand"), (["ls"], "NotesCommand"), (["notes", "--trash", "-l", "3"], "NotesCommand"),
        (["notes", "--tag", "home", "--category", "task", "--folder", "Work", "--json"], "NotesCommand"),
        (["search", "spare", "key", "--limit", "3", "--json"], "SearchCommand"),
        (["show", "7f3a", "--json"], "ShowCommand"), (["recent", "-l", "5"], "RecentCommand"),
        (["add", "--title", "T", "--tag", "a", "--tag", "b", "--folder", "F", "body", "text"], "AddCommand"),
        (["due"], "DueCommand"), (["due", "overdue", "--json"], "DueCommand"),
        (["status", "--json"], "StatusCommand"), (["done", "7f3a", "--item", "milk"], "DoneCommand"),
        (["add", "--due", "friday 17:30", "x"], "AddCommand"),
        (["delete", "7f3a", "5c1e"], "DeleteCommand"), (["rm", "7f3a"], "DeleteCommand"),
        (["restore", "7f3a"], "RestoreCommand"), (["undo", "--json"], "UndoCommand"), (["redo"], "RedoCommand"),
        (["-c"], "TalkCommand"), (["--continue", "and", "eggs"], "TalkCommand"),
        (["--session", "7f3a", "--no-save", "and eggs"], "TalkCommand"),
        (["sessions"], "ListSessionsCommand"), (["sessions", "--search", "key", "-n", "3"], "ListSessionsCommand"),
        (["sessions", "show", "1"], "ShowSessionCommand"), (["sessions", "pin", "1"], "PinSessionCommand"),
        (["sessions", "unpin", "1"], "UnpinSessionCommand"),
        (["sessions", "rename", "1", "Keys", "and", "bikes"], "RenameSessionCommand"),
        (["sessions", "rm", "7f3a", "Trip"], "RemoveSessionsCommand"),
        (["sessions", "rm", "--older", "30d"], "RemoveSessionsCommand"),
        (["sessions", "rm", "--all", "--yes"], "RemoveSessionsCommand"),
        (["replay", "a.yaml", "b"], "ReplayCommand"), (["replay", "--update", "--json", "a"], "ReplayCommand"),
        (["undo", "--data-dir", "/d", "--color", "never"], "UndoCommand"),
        (["--backend", "ollama", "--model", "m", "hi"], "TalkCommand"), (["config", "--path"], "ConfigCommand"),
        (["models", "--backend", "ollama", "--json"], "ModelsCommand"), (["setup", "--yes"], "SetupCommand"),
        (["keys"], "ListKeysCommand"), (["keys", "set", "openai"], "SetKeyCommand"),
        (["keys", "rm", "openai"], "RemoveKeyCommand"),
    ])
    func `A command line is the command that it looks like`(arguments: [String], command: String) async throws {
        let parsed = try MagpieCommand.parseAsRoot(arguments)
        #expect("\(type(of: parsed))" == command)
        // The short way comes to the same.
        #expect(type(of: try await MagpieCommand.parsed(arguments)) == type(of: parsed))
    }

    @Test(arguments: [
        (["--json", "undo"], ["undo", "--json"]),
        (["--quiet", "--json", "notes", "a"], ["notes", "a", "--quiet", "--json"]),
        (["--data-dir", "undo", "undo", "2"], ["undo", "2", "--data-dir", "undo"]),
        (["--color=never", "folder", "new", "Work"], ["folder", "new", "Work", "--color=never"]),
        (["--json", "search", "--", "-rf"], ["search", "--json", "--", "-rf"]),
        (["--json", "where is it?"], ["--json", "where is it?"]),
        (["--json", "-c", "undo"], ["--json", "-c", "undo"]),
        (["--data-dir"], ["--data-dir"]), (["--json", "--", "undo"], ["--json", "--", "undo"]),
    ])
    func `Options that every command takes may stand before its name`(typed: [String], read: [String]) throws {
        #expect(try MagpieCommand.parsable(typed) == read)
    }

    @Test(arguments: [
        ["how many notes do I have?"], ["how", "many", "notes"], ["reply", "to", "Anna"], ["note", "buy milk"],
        ["hello"], ["thanks"], ["note:", "milk"], ["--", "nots"], ["-c", "pin it"], ["key", "is", "here"],
        ["dad", "called"], ["tag", "it", "with", "home"], ["tage", "bis", "weihnachten?"],
        ["exit"], ["/notes"], ["milk"],
    ])
    func `A line for the assistant is not taken for a mistyped subcommand`(arguments: [String]) throws {
        #expect(try MagpieCommand.parseAsRoot(arguments) is TalkCommand)
    }

    @Test(arguments: [
        [], ["remember the milk"], ["remember", "the", "milk"], ["talk about it"], ["", " "], ["/notes"],
    ])
    func `What has no option is what the parser makes of it`(arguments: [String]) throws {
        let plain = try #require(TalkCommand(plain: arguments))
        let parsed = try #require(try MagpieCommand.parseAsRoot(arguments) as? TalkCommand)
        #expect(plain.words == parsed.words)
        #expect(plain.global.dataFolder == parsed.global.dataFolder)
        #expect(plain.global.color == parsed.global.color)
        #expect(plain.global.quiet == parsed.global.quiet)
        #expect(plain.choice.flags == parsed.choice.flags)
        #expect(plain.conversation.resumes == parsed.conversation.resumes)
        #expect(plain.conversation.noSave == parsed.conversation.noSave)
        #expect((plain.json, plain.dryRun, plain.record) == (parsed.json, parsed.dryRun, parsed.record))
    }

    @Test func `A line without options sets every option there is`() throws {
        let plain = try #require(TalkCommand(plain: ["hello"]))
        #expect(Self.unset(in: plain).isEmpty)
        #expect(!Self.unset(in: TalkCommand()).isEmpty)
    }

    @Test(arguments: [
        ["add", "buy", "milk"], ["add"], ["notes"], ["ls"], ["related", "7f3a"], ["search", "spare key"],
        ["show", "The wifi"], ["notes", "a"], ["notes", "--json"], ["notes", "--limit", "20"],
        ["add", "--title", "a", "b"],
        ["ls", "work", "--limit", "5", "--by-month"], ["ls", "--trash"],
        ["search", "--limit", "3", "a", "--json", "b"],
        ["search", "--tag", "a", "--folder", "b c", "d"], ["notes", "--tag", "a", "--folder", "b"],
        ["add", "a", "--tag", "b", "--folder", "c"], ["show", "--json", "a"], ["related", "a", "--json"],
    ])
    func `Words behind the name of a command are what the parser makes of them`(arguments: [String]) throws {
        let plain = try #require(PlainCommand.command(arguments))
        let parsed = try MagpieCommand.parseAsRoot(arguments)
        #expect(Self.unset(in: plain).isEmpty)
        #expect(Self.values(in: plain) == Self.values(in: parsed))
    }

    @Test(arguments: [
        ["search"], ["show"], ["show", "a", "b"], ["notes", "--sort", "title"],
        ["search", "help"], ["search", "a", "-b"], ["add", "-"], ["related"], [], ["notes", "--limit"],
        ["notes", "--limit", "x"], ["notes", "--json", "--json"], ["add", "a", "--tag", "b", "--tag", "c"],
        ["notes", "--limit=5"], ["notes", "-l", "5"], ["search", "a", "--tag", "--json"], ["notes", "--limit", "-1"],
        ["notes", "--trash", "--by-month"], ["search", "--", "a"],
    ])
    func `What is more than words, or too few, is parsed`(arguments: [String]) {
        #expect(PlainCommand.command(arguments) == nil)
    }

    /// What the options of a command say, and those of its groups.
    private static func values(in command: Any) -> [String] {
        Mirror(reflecting: command).children.flatMap { option -> [String] in
            let parsed = Mirror(reflecting: option.value).children.first { $0.label == "_parsedValue" }
            guard let parsed, let state = Mirror(reflecting: parsed.value).children.first else { return [] }
            let groups = values(in: state.value)
            return groups.isEmpty ? ["\(type(of: command)) \(option.label ?? "") \(state.value)"] : groups
        }
    }

    /// The options of a command, or of a group of options, that have no value yet: to read one of them stops the program.
    private static func unset(in command: Any) -> [String] {
        Mirror(reflecting: command).children.flatMap { option -> [String] in
            let parsed = Mirror(reflecting: option.value).children.first { $0.label == "_parsedValue" }
            guard let parsed, let state = Mirror(reflecting: parsed.value).children.first else { return [] }
            return state.label == "definition" ? [option.label ?? ""] : unset(in: state.value)
        }
    }

    @Test(arguments: [
        ["notes"], ["talk"], ["nots"], ["help"], ["--json", "hi"], ["hi", "-c"], ["--", "hi"], ["sessions", "rm"],
    ])
    func `What may be more than words is parsed`(arguments: [String]) {
        #expect(TalkCommand(plain: arguments)?.words == nil)
    }

    @Test func `Options before the words belong to the turn`() throws {
        let arguments = ["--data-dir", "/d", "--dry-run", "--json", "where is", "it?"]
        let talk = try #require(try MagpieCommand.parseAsRoot(arguments) as? TalkCommand)
        #expect(talk.global.dataFolder == "/d")
        #expect(talk.dryRun)
        #expect(talk.json)
        #expect(talk.words == ["where is", "it?"])
    }

    @Test(arguments: [
        (["rm", "-rf"], ["rm", "-rf"]), (["rm", "-rf", "--json"], ["rm", "-rf"]), (["ls", "-l"], ["ls", "-l"]),
        (["ls", "-l", "--limit", "3"], ["ls", "-l"]), (["--force"], ["--force"]),
        (["--", "--json"], ["--", "--json"]),
        (["echo", "-n"], ["echo", "-n"]),
    ])
    func `Search takes words that begin with a dash`(arguments: [String], words: [String]) throws {
        let search = try #require(try MagpieCommand.parseAsRoot(["search"] + arguments) as? SearchCommand)
        #expect(search.words == words)
    }

    @Test(arguments: [["folder", "ote", "--data-dir", "."], ["--data-dir", ".", "folder", "ote"], ["folder", "ote"]])
    func `A text that names of folders are to have is no mistyped subcommand`(arguments: [String]) async throws {
        let command = try await MagpieCommand.parsed(MagpieCommand.parsable(arguments))
        #expect((command as? ListFoldersCommand)?.text == "ote")
    }

    @Test func `Every command with subcommands of its own tells of a mistyped one`() {
        for name in SubcommandNames.all where name != "help" {
            let command = MagpieCommand.configuration.subcommands.first {
                [$0.configuration.commandName ?? ""].contains(name) || $0.configuration.aliases.contains(name)
            }
            guard command?.configuration.subcommands.isEmpty == false else { continue }
            #expect(throws: ValidationError.self) { try SubcommandNames.checkSecond([name, "walrus", "walrus"]) }
        }
    }

    @Test(arguments: [
        (["notes", "--limit=-1"], "--limit takes a number from 0."),
        (["search", "x", "--limit=-1"], "--limit takes a number from 0."),
        (["recent", "--limit=-1"], "--limit takes a number from 0."),
        (["notes", "--offset=-1"], "--offset takes a number from 0."),
        (["notes", "--limit", "-1"], "--limit takes a number from 0."),
        (["search", "x", "--limit", "-1"], "--limit takes a number from 0."),
        (["sessions", "--offset", "-3"], "--offset takes a number from 0."),
        (["notes", "--since", "soon"], "The value 'soon' is invalid for '--since <time>'"),
        (["notes", "--sort", "size"], "The value 'size' is invalid for '--sort <sort>'"),
        (["nots"], "There is no subcommand “nots”. Did you mean `magpie notes`?"),
        (["serch", "boiler"], "Did you mean `magpie search`?"),
        (["SHWO", "it"], "Did you mean `magpie show`?"),
        (["--json", "notess"], "Did you mean `magpie notes`?"),
        (["help", "noets"], "There is no subcommand “noets”. Did you mean “notes”?"),
        (["help", "sessions", "rn"], "There is no subcommand “rn”. Did you mean “rm”?"),
        (["mcp", "bar"], "There is no subcommand “mcp” yet."),
        (["exprt"], "Did you mean `magpie export`?"),
        (["--dry-run", "add", "sub"], "The subcommand “add” stands before its options: magpie add …"),
        (["add", "--json-lines", "x"], "With --json-lines, titles, tags, folders, days and bodies stand"),
        (["add", "--titel", "x"], "Unknown option '--titel'."),
        (["search"], "Say what to look for, such as: magpie search spare key"),
        (["replay"], "Missing expected argument '<paths> ...'"),
        (["delete"], "Missing expected argument '<notes> ...'"),
        (["notes", "--category", "nonsense"], "The value 'nonsense' is invalid for '--category <category>'."),
        (["notes", "--color", "blue"], "The value 'blue' is invalid for '--color <color>'."),
        (["setup", "--model", "m"], "--model goes with --backend."),
        (["keys", "set"], "Missing expected argument '<name>'"),
        (["--backend", "nope", "hi"], "There is no backend “nope”. There are: builtin, openai, anthropic, ollama."),
        (["--dry-run", "--record", "f", "hi"], "A dry run is not kept as a transcript"),
        (["-c", "--record", "f", "hi"], "A recording begins with a new conversation"),
        (["-c", "--session", "1", "hi"], "--continue and --session name two conversations"),
        (["sessions", "--limit=-1"], "--limit takes a number from 0."),
        (["sessions", "lst"], "There is no subcommand “lst” of sessions. Did you mean `magpie sessions list`?"),
        (["--json", "keys", "lst"], "Did you mean `magpie keys list`?"),
        (["folder", "nwe", "Foo"], "Did you mean `magpie folder new`?"),
        (["folders", "lst"], "No folder has “lst” in its name. Did you mean `magpie folder list`?"),
        (["filters", "ad", "deny", "x"], "Did you mean `magpie filters add`?"),
        (["keys", "walrus"], "There is no subcommand “walrus” of keys. There are: set, list, rm."),
        (["sessions", "rm"], "Say which: handles or titles, --older with an age such as 30d, or --all."),
        (["sessions", "rm", "--all", "7f3a"], "Say which: handles or titles"),
        (["sessions", "rm", "--older", "soon"], "The value 'soon' is invalid for '--older <age>'"),
        (["sessions", "rename", "1"], "Missing expected argument '<title> ...'"),
        (["sessions", "rename", "1", ""], "The new title is blank. Try: magpie sessions rename 1"),
        (["sessions", "rename", "1", " "], "Usage: magpie sessions rename "),
    ])
    func `A command line that makes no sense ends with 64 and a sentence`(arguments: [String], sentence: String)
        async throws
    {
        let result = await (try TestProgram()).run(arguments)
        #expect(result.status == 64)
        #expect(result.err.contains(sentence), "\(result.err)")
        #expect(result.out.isEmpty)
    }
}
