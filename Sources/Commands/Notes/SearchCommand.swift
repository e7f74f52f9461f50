import ArgumentParser
import Notes
import NotesDatabase
import TerminalUI

/// `magpie search`.
struct SearchCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Find notes by words or a question, best first.",
        discussion: """
              $ magpie search spare key
              $ magpie search "what did we decide about pricing?" --limit 3
              $ magpie search rm -rf --tag shell --json
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Option(help: ArgumentHelp("Only notes with this tag.", valueName: "tag"))
    var tag: String?

    @Option(help: ArgumentHelp("Only notes in this folder.", valueName: "folder"))
    var folder: String?

    @OptionGroup var page: PageOptions

    @Option(help: "The order: created, updated or title; the best first when left out.")
    var sort: ListOrder?

    // No short name: `magpie search ls -l` looks for just that.
    @Option(help: ArgumentHelp("The largest number of notes; 0 for all.", valueName: "n"))
    var limit = 20

    @Argument(parsing: .allUnrecognized, help: "What to look for; every character is text.")
    var words: [String] = []

    func validate() throws {
        if limit < 0 { throw ValidationError("--limit takes a number from 0.") }
        if words.isEmpty { throw ValidationError("Say what to look for, such as: magpie search spare key") }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context)
        let output = global.output(output, of: store, in: context)
        let find = { (text: String) async throws in
            let listing = NoteListing.found(query(text, context.world), order: sort?.order)
            return try await output.page(listing, of: store, page, limit: limit)
        }
        var text = (words.first == "--" ? words.dropFirst() : words[...]).joined(separator: " ")
        var found = try await find(text)
        if found.count == 0, page.offset == 0, let corrected = try await store.corrected(text) {
            let others = try await find(corrected)
            if others.count > 0 {
                context.say("No note has “\(text)”. These have “\(corrected)”.")
                (text, found) = (corrected, others)
            }
        }
        try await output.list(.search(text), found)
    }

    private func query(_ text: String, _ world: World) -> NoteQuery {
        NoteQuery(
            text,
            filter: NoteFilter(
                folder: folder,
                tag: tag?.trimmingPrefix("#").description,
                dates: page.dates(in: world)
            )
        )
    }
}
