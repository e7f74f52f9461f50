/// `read_note`.
struct ReadNoteTool: NoteTool {
    struct Arguments: Decodable {
        var id: String
    }

    let name = "read_note"
    let description = "Read one note whole. Use it when a search shows a note with truncated: true."
    let schema = ToolSchema([.noteID])
    let effect = ToolEffect.looks

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        try await controller.read(arguments.id)
    }
}
