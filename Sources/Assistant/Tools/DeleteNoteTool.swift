import Notes

/// `delete_note`.
struct DeleteNoteTool: NoteTool {
    struct Arguments: Decodable {
        var id: String
    }

    let name = "delete_note"
    let description = "Move one note to the Trash; the person can take it back with /undo."
    let schema = ToolSchema([.noteID])
    let effect = ToolEffect.destroys

    func destroys(_ arguments: Arguments) -> [String] { [arguments.id] }

    func touches(_ arguments: Arguments) -> ToolTouch { .note }

    func preview(_ arguments: Arguments, on controller: NoteActionController) async throws -> ChangePreview? {
        try await controller.previewDeletion(of: arguments.id)
    }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        try await controller.delete(arguments.id)
    }
}
