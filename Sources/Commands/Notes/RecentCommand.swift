import ArgumentParser
import Notes
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
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The largest number of notes.", valueName: "n"))
    var limit = 20

    func validate() throws {
        if limit < 1 { throw ValidationError("--limit takes a number from 1.") }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let notes = try await store.recentlyReferenced(context.world, limit: limit)
        try await global.output(output, of: store, in: context).list(.recent, notes)
    }
}
