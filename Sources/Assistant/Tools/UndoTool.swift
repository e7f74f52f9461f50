/// `undo`.
struct UndoTool: NoteTool {
    struct Arguments: Decodable {
        var redo: Bool?
    }

    let name = "undo"
    let description = "Take back the last change of the notes, whoever made it; called again, the one before."
    let schema = ToolSchema([.init("redo", .boolean, "Do again what was taken back last.")])
    let effect = ToolEffect.changes

    func touches(_ arguments: Arguments) -> ToolTouch {
        .other(["undo", "redo", "back", "revert", "restore", "again", "ruckgangig", "zuruck", "wieder"])
    }

    func loss(_ arguments: Arguments, on controller: NoteActionController) async throws -> ToolLoss? {
        ToolLoss(phrase: arguments.redo ?? false ? "redo a change" : "undo the last change", weight: 1)
    }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        try await controller.undo(redoing: arguments.redo ?? false)
    }
}
