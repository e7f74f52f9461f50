import Notes

/// `undo`.
struct UndoTool: NoteTool {
    struct Arguments: Decodable {
        var redo: Bool?
        var times: Int?
    }

    let name = "undo"
    let description = "Take back the last change of the notes, whoever made it; called again, the one before."
    let schema = ToolSchema([
        .init("redo", .boolean, "Do again what was taken back last."),
        .init("times", .integer(1...NoteChange.mostUndone), "How many changes; 1 when left out."),
    ])
    let effect = ToolEffect.changes

    func touches(_ arguments: Arguments) -> ToolTouch {
        .other(.undo(redoing: arguments.redo ?? false))
    }

    func loss(_ arguments: Arguments, on controller: NoteActionController) async throws -> ToolLoss? {
        let times = arguments.times ?? 1
        guard arguments.redo != true else { return ToolLoss(phrase: "redo a change", weight: times) }
        return ToolLoss(phrase: times == 1 ? "undo the last change" : "undo the last \(times) changes", weight: times)
    }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        try await controller.undo(redoing: arguments.redo ?? false, times: arguments.times ?? 1)
    }
}
