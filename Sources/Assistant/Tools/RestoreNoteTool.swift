/// `restore_note`.
struct RestoreNoteTool: NoteTool {
    struct Arguments: Decodable {
        var id: String
    }

    let name = "restore_note"
    let description = "Take one note out of the Trash; search_notes with trash: true finds it."
    let schema = ToolSchema([.noteID])
    let effect = ToolEffect.changes

    func touches(_ arguments: Arguments) -> ToolTouch {
        .other(.restore(arguments.id))
    }

    func loss(_ arguments: Arguments, on controller: NoteActionController) async throws -> ToolLoss? {
        try await controller.isFull ? ToolLoss(phrase: "delete the oldest note for a restored one", weight: 1) : nil
    }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        try await controller.restore(arguments.id)
    }
}
