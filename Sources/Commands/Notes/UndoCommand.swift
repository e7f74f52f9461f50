import ArgumentParser
import Notes

/// `magpie undo`.
struct UndoCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take back the last change of any note, also of an earlier day.",
        discussion: """
              $ magpie undo
              $ magpie redo
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let changes = try await store.undo()
        guard !changes.isEmpty else { throw CommandError.nothingToUndo }
        try await global.output(output, of: store, in: context).changes(changes)
    }
}

/// `magpie redo`.
struct RedoCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "redo",
        abstract: "Do again what was undone last.",
        discussion: """
              $ magpie undo
              $ magpie redo
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let changes = try await store.redo()
        guard !changes.isEmpty else { throw CommandError.nothingToRedo }
        try await global.output(output, of: store, in: context).changes(changes)
    }
}
