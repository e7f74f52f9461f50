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

    @Option(name: .shortAndLong, help: ArgumentHelp("The largest number of notes; 0 for all.", valueName: "n"))
    var limit = 20

    @OptionGroup var page: PageOptions

    func validate() throws {
        if limit < 0 { throw ValidationError("--limit takes a number from 0.") }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let recent = { [page] (limit: Int?) async throws -> [NoteItem] in
            let world = context.world
            guard let date = page.since?.date(in: world) else {
                return try await store.recentlyReferenced(world, limit: limit ?? .max)
            }
            return try await store.recentlyReferenced(since: date, limit: limit ?? .max)
        }
        let found = try await page.page(limit: limit, recent) { try await recent(nil).count }
        try await global.output(output, of: store, in: context).list(.recent, found)
    }
}
