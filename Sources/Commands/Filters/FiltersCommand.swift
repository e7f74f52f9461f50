import ArgumentParser
import Assistant
import Notes
import NotesDatabase
import Repl
import Settings
import TerminalUI

/// `magpie filters`.
struct FiltersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "filters",
        abstract: "Say which notes models on other machines may see.",
        discussion: """
            A filter denies or allows notes by a text in their title, body, tags, folder, or any of these (text), which \
            contains it or is exactly it; case makes capitals count. Allowing wins over denying. A tag or a folder that is \
            marked private is withheld whatever is allowed, as are the tag private and the folder Private.

              $ magpie filters
              $ magpie filters add deny title contains Acme
              $ magpie filters add private folder Diary
              $ magpie filters add deny everything
              $ magpie filters add allow tag shared
              $ magpie filters edit 1 exact case
              $ magpie filters remove 2 3
              $ magpie filters test "Minutes of Acme"
            """,
        subcommands: [
            ListFiltersCommand.self, AddFilterCommand.self, EditFiltersCommand.self, RemoveFiltersCommand.self,
            TestFiltersCommand.self,
        ],
        defaultSubcommand: ListFiltersCommand.self
    )
}

/// `magpie filters list`, which needs not be said.
struct ListFiltersCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List filters with their numbers, and how often each held a note back.",
        discussion: """
              $ magpie filters
              $ magpie filters --json | jq '.[] | select(.heldBack == 0).text'
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: FilterOutputOptions

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context).filters
        try await output.print(store, global, in: context)
    }
}

/// `magpie filters add`.
struct AddFilterCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a filter.",
        discussion: """
              $ magpie filters add deny title contains Acme
              $ magpie filters add private tag work
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: FilterOutputOptions

    @Argument(
        help: """
            deny, allow or private; text, title, body, tag, folder or everything; contains or exact; case; then the text.
            """
    )
    var words: [String]

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context).filters
        try await store.add(FilterWords(words).filter())
        try await output.print(store, global, in: context)
    }
}

/// `magpie filters edit`.
struct EditFiltersCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Change filters; what is not said stays as it is.",
        discussion: """
              $ magpie filters edit 1 exact case
              $ magpie filters edit 2 3 allow
              $ magpie filters edit 2 body "Project X"
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: FilterOutputOptions

    @Argument(help: "Numbers, such as 1 3-5, then what changes.")
    var words: [String]

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context).filters
        try await store.replace(store.filters().changed(by: words))
        try await output.print(store, global, in: context)
    }
}

/// `magpie filters remove`.
struct RemoveFiltersCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove filters.",
        discussion: "  $ magpie filters remove 1 3-5",
        aliases: ["rm", "delete"]
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: FilterOutputOptions

    @Argument(help: "Numbers, such as 1 3-5.")
    var numbers: [String]

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context).filters
        let filters = try await store.filters()
        let (chosen, rest) = try filters.named(numbers)
        if let word = rest.first { throw FilterError.noSuchNumber(word, count: filters.count) }
        try await store.remove(chosen.map(\.id))
        for kept in chosen { context.say("Removed: \(kept.filter.sentence).") }
        try await output.print(store, global, in: context)
    }
}

/// `magpie filters test`.
struct TestFiltersCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Say whether a note, or one with a text, is withheld, and why.",
        discussion: """
              $ magpie filters test 7f3a
              $ magpie filters test "Minutes of Acme"
            """
    )

    /// What came of a test.
    private struct Result: Encodable {
        var isWithheld: Bool
        var filter: Int?
        var reason: String
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: FilterOutputOptions

    @Argument(help: "A handle, a title or a part of one, or a text.")
    var words: [String]

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context)
        let typed = words.joined(separator: " ")
        let note = try? await context.picker(of: store).note(typed)
        let test = FilterTest(note ?? FilterTest.note(saying: typed), isNote: note != nil)
        let privacy = Privacy(filters: store.filters, redaction: try global.settings(in: context).redaction())
        let verdict = try await test.verdict(privacy)
        let result = Result(isWithheld: verdict.isWithheld, filter: verdict.number, reason: verdict.reason)
        try await context.answer(OutputFormat(isJSON: output.json), json: result) {
            for sentence in try await test.sentences(privacy) { context.out(sentence + "\n") }
        }
    }
}

/// How a command tells of filters.
struct FilterOutputOptions: ParsableArguments {
    @Flag(help: "Print JSON.")
    var json = false

    /// A filter as a program reads it.
    private struct Row: Encodable {
        var number: Int
        var kind: PrivacyFilter.Kind
        var target: PrivacyFilter.Target
        var matching: PrivacyFilter.Matching
        var isCaseSensitive: Bool
        var text: String
        var heldBack: Int
    }

    /// Lists the filters there are.
    func print(_ store: any FiltersStore, _ global: GlobalOptions, in context: CommandContext) async throws {
        let filters = try await store.filters()
        let rows = zip(1..., filters).map { number, kept in
            Row(
                number: number,
                kind: kept.filter.kind,
                target: kept.filter.target,
                matching: kept.filter.matching,
                isCaseSensitive: kept.filter.isCaseSensitive,
                text: kept.filter.text,
                heldBack: kept.held
            )
        }
        try await context.answer(OutputFormat(isJSON: json), json: rows) {
            guard !filters.isEmpty else {
                return context.say("There are no filters. `magpie filters add deny title contains Acme` adds one.")
            }
            let look = global.outputLook(in: context)
            context.out(LineEncoder(look).text(TextTable(filters: filters).lines(look)))
        }
    }
}
