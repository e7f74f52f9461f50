import ArgumentParser
import Assistant
import BuiltinBackend
import Foundation
import Notes
import NotesDatabase
import Repl
import Settings
import TerminalUI

/// `magpie` without a subcommand: the prompt, or one turn.
struct TalkCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "talk",
        abstract: "Start the prompt, or take one turn.",
        discussion: """
            Words on the command line, or text piped in, make one turn; both are joined, the piped text first. With \
            words, standard input is read from a pipe that the words refer to (“note this”), and from anything where - \
            stands among them. What follows -- is text.

              $ magpie talk
              $ magpie "add milk and eggs to the shopping list"
              $ magpie -c "pin it"
              $ pbpaste | magpie "note this"
              $ magpie "note this" - < minutes.txt
              $ magpie --json "what's on my shopping list?" | jq .cards
            """
    ).parsedAlone

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions
    @OptionGroup var choice: BackendOptions
    @OptionGroup var conversation: ConversationOptions

    @Flag(help: "Print one JSON object: text, reply, calls, cards, ending and error.")
    var json = false

    @Flag(help: "Pretend to write: searching works, nothing is stored or stamped.")
    var dryRun = false

    @Option(help: ArgumentHelp("Keep the conversation as a transcript in this file.", valueName: "file"))
    var record: String?

    @Argument(
        parsing: .allUnrecognized,
        help: "What to say; a word that begins with / is a command of the prompt, such as /undo."
    )
    var words: [String] = []

    init() {}

    /// What is said without any option.
    ///
    /// The parser takes longer to find that out than the answer takes.
    /// - Returns: `nil` when the arguments have to be parsed.
    init?(plain arguments: [String]) {
        guard arguments.first != "help", !arguments.contains(where: { $0.hasPrefix("-") }) else { return nil }
        global = .defaults
        choice = BackendOptions(backend: nil)
        conversation = .defaults
        json = false
        dryRun = false
        record = nil
        words = arguments
        // The name of another command is no word for the assistant.
        guard (try? validate()) != nil else { return nil }
    }

    func validate() throws {
        let text = FreeText(words)
        try text.check()
        // Who goes on with a conversation talks: there, “undo” and “done” are said to the assistant.
        if !conversation.resumes, !isDryRunOfPromptCommand { try SubcommandNames.check(text) }
        if conversation.resumes, record != nil { throw ValidationError("\(SessionError.recordedNotResumed)") }
        if dryRun, record != nil { throw ValidationError("\(SessionError.dryRunNotSaved)") }
    }

    func run(in context: CommandContext) async throws {
        let typed = FreeText(isDryRunOfPromptCommand ? ["/" + words[0]] + words.dropFirst() : words)
        let wish = InputWish(for: typed)
        let piped = try context.inputText(wish)
        if typed.wantsInput, piped == nil { throw CommandError.noInput }
        let text = Self.text(piped: piped ?? "", typed: typed.text)
        if !text.isEmpty {
            let isPiped = piped?.allSatisfy(\.isWhitespace) == false
            let order = isPiped && !typed.text.allSatisfy(\.isWhitespace) ? typed.text : nil
            try await OneTurn(options: self, context: context).run(text, isPiped: isPiped, order: order)
            // A loop may go on with it, but the words may have meant it.
            if wish == .unshared, piped == nil, InputWish.needsText(text), try context.standardInput(wish) != nil {
                throw ExitStatus.leftOpen.exit
            }
            // As beside `magpie add --title`.
            if wish == .glance, InputWish.givesTitleAlone(text), try context.standardInput(wish) != nil {
                throw ExitStatus.leftOpen.exit
            }
            return
        }
        guard words.isEmpty, piped == nil, context.isInputTerminal, context.isOutputTerminal, !json else {
            throw CommandError.nothingToDo
        }
        try await Prompting(options: self, context: context).run()
    }

    /// Whether a subcommand is named that is a command of the prompt as well: that has a dry run, and the subcommand has none.
    private var isDryRunOfPromptCommand: Bool {
        guard dryRun, !conversation.resumes, let word = FreeText(words).firstWord, word == words.first else {
            return false
        }
        return SubcommandNames.all.contains(word) && SlashCommands.names.contains(word)
    }

    /// What is said: the piped text, then the typed words.
    ///
    /// Piped text that something is said about is never a command, whatever it begins with.
    private static func text(piped: String, typed: String) -> String {
        let parts = [piped, typed].filter { !$0.allSatisfy(\.isWhitespace) }
        let isAboutText = parts.count == 2
        let text = isAboutText ? "\(parts[0])\n\n\(parts[1])" : parts.first ?? ""
        let start = text.drop(while: \.isWhitespace)
        return isAboutText && start.first == "/" ? "/" + start : text
    }

    /// What a session is set up from, whoever answers.
    struct Start {
        let store: any NotesStore
        /// The palette that was asked for; `nil` for that of the terminal, and where nothing is drawn.
        let palette: Theme?
        let enrichment: Enrichment
        let suggestions: SuggestionMode
        /// The most notes; `nil` for as many as there are, and in a recording, which has to replay.
        let maxNotes: Int?
        let approval: Approval
        let backends: BackendList
        let catalog: BackendCatalog
        let backend: any ModelBackend
        let archive: ConversationArchive
        let privacy: Privacy
    }

    /// Opens the store and finds out who answers; no network is asked.
    func start(in context: CommandContext) async throws -> Start {
        let opened = try await global.openDatabase(in: context)
        let store = dryRun ? try await opened.copyInMemory() : opened
        let settings = try global.settings(in: context, choice)
        let palette = json ? nil : try settings.palette()
        let enrichment = try settings[SettingsTable.enrichment].value
        let suggestions = try settings[SettingsTable.suggestions].value
        let backends = try settings.backends(warningIn: context)
        // A model that stands in config.yaml may be for a backend that is chosen later.
        if choice.model != nil, try backends.backend(backends.chosen.value).kind == .builtin {
            throw CommandError.builtinHasNoModels
        }
        let privacy = Privacy(filters: store.filters, notes: store, redaction: try settings.redaction())
        let catalog = backends.catalog(in: context, global.folders(in: context), privacy) { [world = context.world] in
            BuiltinBackend(world: world)
        }
        return Start(
            store: store,
            palette: palette,
            enrichment: enrichment,
            suggestions: suggestions,
            maxNotes: record == nil ? try settings[SettingsTable.maxNotes].value : nil,
            approval: Approval(try settings[SettingsTable.approve].value),
            backends: backends,
            catalog: catalog,
            backend: try catalog.make(backends.chosen.value, settings.model),
            archive: conversation.archive(over: opened.conversations, isDryRun: dryRun, in: context),
            privacy: privacy
        )
    }
}

extension Approval {
    /// What a setting says.
    fileprivate init(_ choice: ApprovalChoice) {
        self =
            switch choice {
            case .never: .never
            case .changes: .changes
            case .all: .all
            }
    }
}
