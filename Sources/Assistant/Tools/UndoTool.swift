import Notes

/// `undo`.
struct UndoTool: NoteTool {
    struct Arguments: Decodable {
        var redo: Bool?
        var times: Int?
        var look: Bool?
        var notes: [String]?

        var deed: CardlessDeed { .undo(redoing: redo ?? false, times: times ?? 1) }
    }

    let name = "undo"
    let description = "Take back the last change of the notes, whoever made it; called again, the one before."
    let schema = ToolSchema([
        .init("redo", .boolean, "Do again what was taken back last."),
        .init("times", .integer(1...NoteChange.mostUndone), "How many changes; 1 when left out."),
        .init("look", .boolean, "Only say what the next undo takes back."),
        .init("notes", .list(.string), "Ids of notes: only changes of these are taken back."),
    ])
    let effect = ToolEffect.changes

    func touches(_ arguments: Arguments) -> ToolTouch {
        arguments.look == true ? .nothing : .other(arguments.deed)
    }

    func loss(_ arguments: Arguments, on controller: NoteActionController) async throws -> ToolLoss? {
        arguments.look == true ? nil : ToolLoss(phrase: arguments.deed.phrase, weight: arguments.times ?? 1)
    }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        if arguments.look == true { return try await controller.nextUndo() }
        return try await controller.undo(
            redoing: arguments.redo ?? false,
            times: arguments.times ?? 1,
            of: arguments.notes
        )
    }
}
