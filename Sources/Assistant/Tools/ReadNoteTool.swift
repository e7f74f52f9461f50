/// `read_note`.
struct ReadNoteTool: NoteTool {
    struct Arguments: Decodable {
        var id: String
        var versions: Bool?
        var open: Bool?
    }

    let name = "read_note"
    let description = "Read one note whole. Use it when a search shows a note with truncated: true."
    let schema = ToolSchema([
        .noteID, .init("versions", .boolean, "Also what it said before, by whom and when it was changed."),
        .init("open", .boolean, "Leave what is ticked off out of what the person is shown; not with versions."),
    ])
    let effect = ToolEffect.looks

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        arguments.versions ?? false
            ? try await controller.versions(of: arguments.id)
            : try await controller.read(arguments.id, showsOpen: arguments.open ?? false)
    }
}
