import ArgumentParser
import Notes
import NotesDatabase
import TerminalUI

/// `magpie recent`.
struct RecentCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "recent",
        abstract: "List notes that came up in a conversation in the last 7 days, the latest first.",
        discussion: """
              $ magpie recent
              $ magpie recent --json | jq -r '.[].title'
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The largest number of notes; 0 for all.", valueName: "n"))
    var limit = 20

    @OptionGroup var page: PageOptions

    func validate() throws {
        if limit < 0 { throw ValidationError("--limit takes a number from 0.") }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context)
        let output = global.output(output, of: store, in: context)
        let start = page.since?.date(in: context.world) ?? context.world.startOfRecent
        try await output.list(.recent, output.page(.recent(since: start), of: store, page, limit: limit))
    }
}
