import ArgumentParser
import BuiltinBackend
import Notes
import NotesDatabase
import Repl
import TerminalUI

/// `magpie suggest`.
struct SuggestCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest",
        abstract: "Suggest a title, tags, links and tasks for a note, and take or drop them.",
        discussion: """
            At most three are suggested, by rule, the likeliest first. What is dropped twice is not suggested for that note again.

              $ magpie suggest "Spare key"
              $ magpie suggest 7f3a --json | jq -r '.[].text'
              $ magpie suggest "Spare key" --accept all
              $ magpie suggest "Spare key" --dismiss all
            """
    ).parsedAlone

    static let changesNotes = true
    var isOrder: Bool { accept != nil || dismiss != nil }

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Print JSON: an array of suggestions; with --accept, of the note that was changed.")
    var json = false

    @Option(help: ArgumentHelp("Take these, such as 1,3, or all.", valueName: "numbers"))
    var accept: SuggestionNumbers?

    @Option(help: ArgumentHelp("Drop these, such as 2, or all.", valueName: "numbers"))
    var dismiss: SuggestionNumbers?

    @Argument(help: "A handle such as 7f3a, or a whole title.")
    var note: String

    func validate() throws {
        if accept != nil, dismiss != nil { throw ValidationError("Say --accept or --dismiss, not both.") }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context)
        let note = try await context.picker(of: store).noteToChange(note)
        guard !note.isTrashed else { throw CommandError.inTrash(note.title) }
        let suggester = RuleSuggester(store: store, calendar: context.world.calendar)
        let offered = await suggester.suggestions(for: note)
        if offered.isEmpty, !json, accept?.isAll ?? dismiss?.isAll ?? true {
            return context.say("There is nothing to suggest for “\(TextSanitizer.cleanLine(note.title))”.")
        }
        if let dismiss {
            let dropped = try dismiss.chosen(of: offered)
            try await store.dismiss(dropped)
            return context.say("Dismissed: \(dropped.map(\.kind.phrase).joined(separator: "; ")).")
        }
        guard let accept else { return try await list(offered, of: note, in: context) }
        let taken = try accept.chosen(of: offered)
        let changes = try await store.apply(taken, by: .accepted(Session.suggester), at: context.world.now())
        var output = NoteOutputOptions.defaults
        output.json = json
        try await global.output(output, of: store, in: context).changes(changes)
    }

    private func list(_ offered: [Suggestion], of note: NoteItem, in context: CommandContext) async throws {
        let numbered = offered.map { TurnReport.Suggested($0, isApplied: false) }
        try await context.answer(OutputFormat(isJSON: json), json: numbered) {
            let look = global.outputLook(in: context)
            context.out(LineEncoder(look).text(SuggestionListView(offered).lines(look)))
            context.say("--accept 1 takes the first, --accept all takes them all; --dismiss drops them.")
        }
    }
}

/// Which of the numbered suggestions are meant: `1`, `1,3` or `all`.
struct SuggestionNumbers: ExpressibleByArgument {
    /// From 1; `nil` for all.
    private let numbers: [Int]?

    var isAll: Bool { numbers == nil }

    init?(argument: String) {
        let words = argument.split { $0 == "," || $0 == " " }
        let numbers = words.compactMap { Int($0) }.filter { $0 > 0 }
        guard argument == "all" || !words.isEmpty && numbers.count == words.count else { return nil }
        self.numbers = argument == "all" ? nil : numbers
    }

    /// - Throws: ``CommandError/noSuchSuggestion(_:count:)``.
    func chosen(of offered: [Suggestion]) throws -> [Suggestion] {
        guard let numbers else { return offered }
        return try numbers.map { number in
            guard offered.indices.contains(number - 1) else {
                throw CommandError.noSuchSuggestion(number, count: offered.count)
            }
            return offered[number - 1]
        }
    }
}
