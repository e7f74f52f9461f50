import ArgumentParser
import Notes

/// `magpie delete`.
struct DeleteCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Move notes to the Trash; `magpie undo` takes it back.",
        discussion: """
              $ magpie delete 7f3a
              $ magpie delete "Spare key" 09bc
            """,
        aliases: ["rm"]
    ).parsedAlone

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Argument(help: "Handles or whole titles; all are found before any is deleted.")
    var notes: [String]

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let picker = context.picker(of: store)
        let now = context.world.now()
        var edits: [NoteEdit] = []
        var live: [NoteItem] = []
        for typed in notes {
            let note = try await picker.noteToChange(typed)
            if note.isTrashed {
                context.complain("“\(note.title)” is in the Trash already.")
            } else {
                live.append(note)
            }
            edits.append(.update(note.id) { $0.deletedAt = $0.deletedAt ?? now })
        }
        try await store.purgeTrash(in: context.world)
        let changes = try await store.write(edits, by: .person, at: now)
        // Another process was faster.
        if changes.isEmpty, let note = live.first { throw CommandError.inTrash(note.title) }
        try await global.output(output, of: store, in: context).changes(changes)
    }
}
