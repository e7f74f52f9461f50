import ArgumentParser
import Notes
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

    // No short name: `magpie search ls -l` looks for just that.
    @Option(help: ArgumentHelp("The largest number of notes.", valueName: "n"))
    var limit = 20

    @Argument(parsing: .allUnrecognized, help: "What to look for; every character is text.")
    var words: [String] = []

    func validate() throws {
        if limit < 1 { throw ValidationError("--limit takes a number from 1.") }
        if words.isEmpty { throw ValidationError("Say what to look for, such as: magpie search spare key") }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let text = (words.first == "--" ? words.dropFirst() : words[...]).joined(separator: " ")
        let filter = NoteFilter(folder: folder, tag: tag?.trimmingPrefix("#").description)
        let (notes, corrected) = try await store.searchForgiving(NoteQuery(text, filter: filter, limit: limit))
        if let corrected { context.say("No note has “\(text)”. These have “\(corrected)”.") }
        try await global.output(output, of: store, in: context).list(.search(text), notes)
    }
}
