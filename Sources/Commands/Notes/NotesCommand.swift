import ArgumentParser
import Notes
import TerminalUI

/// `magpie notes`.
struct NotesCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "notes",
        abstract: "List notes, pinned first, then the newest.",
        discussion: """
              $ magpie notes
              $ magpie notes --category task --limit 5
              $ magpie notes --trash
              $ magpie notes --json | jq -r '.[].title'
            """,
        aliases: ["ls"]
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Option(help: ArgumentHelp("Only notes with this tag.", valueName: "tag"))
    var tag: String?

    @Option(help: ArgumentHelp("Only notes of this category.", valueName: "category"))
    var category: NoteCategory?

    @Option(help: ArgumentHelp("Only notes in this folder.", valueName: "folder"))
    var folder: String?

    @Flag(help: "List the Trash instead.")
    var trash = false

    @Option(name: .shortAndLong, help: ArgumentHelp("The largest number of notes; 0 for all.", valueName: "n"))
    var limit: Int?

    func validate() throws {
        if let limit, limit < 0 { throw ValidationError("--limit takes a number from 0.") }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        // A person gets a screenful, a program everything.
        let limit = limit ?? (output.json ? 0 : 30)
        let filter = NoteFilter(
            folder: folder,
            category: category,
            tag: tag?.trimmingPrefix("#").description,
            isTrashed: trash,
            order: trash ? .latestDeletedFirst : .pinnedFirst,
            limit: limit == 0 ? nil : limit + 1
        )
        let found = try await store.notes(filter)
        let notes = limit == 0 ? found : Array(found.prefix(limit))
        let isUnfiltered = tag == nil && category == nil && folder == nil && !trash
        try await global.output(output, of: store, in: context)
            .list(trash ? .trash : .notes, notes, isCounted: isUnfiltered)
        if found.count > notes.count {
            context.complain("These are the first \(notes.count); --limit 0 lists all.")
        }
    }
}

extension NoteCategory: ExpressibleByArgument {}
