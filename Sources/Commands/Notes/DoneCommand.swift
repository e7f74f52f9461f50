import ArgumentParser
import Notes

/// `magpie done`.
struct DoneCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "done",
        abstract: "Mark a note, or items of a list, as done; `magpie undo` takes it back.",
        discussion: """
            A note is done when all its checkboxes are ticked; one without any gets a ticked one that bears its title. One that
            repeats moves to its next time instead; deleting it, or `/due NOTE none` at the prompt, ends it.

              $ magpie done "Call Katrin"
              $ magpie done Shopping --item milk --item eggs
            """
    ).parsedAlone

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Option(help: ArgumentHelp("The words of an item to tick; may be given several times.", valueName: "words"))
    var item: [String] = []

    @Argument(help: "A handle or a whole title.")
    var note: String

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let note = try await context.picker(of: store).noteToChange(note)
        guard !note.isTrashed else { throw CommandError.inTrash(note.title) }
        let change = try await store.update(note.id, by: .person, in: context.world) { [item] note in
            guard item.isEmpty else { return try NotePatch(check: item).apply(to: &note) }
            let open = note.openBoxCount
            guard open <= 1 else { throw CommandError.severalOpen(note.title, count: open) }
            note.complete()
        }
        if change == nil { context.complain("“\(note.title)” was like that already.") }
        try await global.output(output, of: store, in: context).changes(change.map { [$0] } ?? [])
    }
}
