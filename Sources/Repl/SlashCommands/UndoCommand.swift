import Notes

/// `/undo`.
struct UndoCommand: SlashCommand {
    let name = "undo"
    let summary = "Take back the last change, also of an earlier day"
    let section = HelpSection.organize

    func run(_ arguments: String, in session: isolated Session) async throws {
        let changes = try await session.store.undo()
        guard !changes.isEmpty else { throw SessionError.nothingToUndo }
        try await session.show(changes, isUndo: true)
    }
}

/// `/redo`.
struct RedoCommand: SlashCommand {
    let name = "redo"
    let summary = "Do again what was undone last"
    let section = HelpSection.organize

    func run(_ arguments: String, in session: isolated Session) async throws {
        let changes = try await session.store.redo()
        guard !changes.isEmpty else { throw SessionError.nothingToRedo }
        try await session.show(changes, isUndo: false)
    }
}
