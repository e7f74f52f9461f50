import Notes

/// `undo`.
struct UndoTool: NoteTool {
    struct Arguments: Decodable {
        var redo: Bool?
        var times: Int?

        var deed: CardlessDeed { .undo(redoing: redo ?? false, times: times ?? 1) }
    }

    let name = "undo"
    let description = "Take back the last change of the notes, whoever made it; called again, the one before."
    let schema = ToolSchema([
        .init("redo", .boolean, "Do again what was taken back last."),
        .init("times", .integer(1...NoteChange.mostUndone), "How many changes; 1 when left out."),
    ])
    let effect = ToolEffect.changes

    func touches(_ arguments: Arguments) -> ToolTouch {
        .other(arguments.deed)
    }

    func loss(_ arguments: Arguments, on controller: NoteActionController) async throws -> ToolLoss? {
        ToolLoss(phrase: arguments.deed.phrase, weight: arguments.times ?? 1)
    }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        try await controller.undo(redoing: arguments.redo ?? false, times: arguments.times ?? 1)
    }
}
