import ArgumentParser
import Notes

/// `magpie restore`.
struct RestoreCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Take a note out of the Trash (see `magpie notes --trash`).",
        discussion: """
              $ magpie notes --trash
              $ magpie restore 7f3a
            """
    ).parsedAlone

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Argument(help: "A handle or a whole title.")
    var note: String

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let picker = context.picker(of: store)
        let note = try await picker.noteToChange(note, inTrash: true)
        guard note.isTrashed else { throw CommandError.notInTrash(note.title) }
        let most = global.maxNotes(in: context)
        let changes = try await store.restore(note.id, most: most, by: .person, at: context.world.now())
        if let sentence = changes.madeRoomSentence(most: most) { context.say(sentence) }
        try await global.output(output, of: store, in: context).changes(changes)
    }
}
