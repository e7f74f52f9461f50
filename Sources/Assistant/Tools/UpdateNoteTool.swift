import Notes

/// `update_note`.
struct UpdateNoteTool: NoteTool {
    struct Arguments: Decodable {
        var id: String
        var title: String?
        var body: String?
        var append: String?
        var replace: NotePatch.Replacement?
        var check: OneOrMore?
        var uncheck: OneOrMore?
        var tags: [String]?
        var pinned: Bool?
        var category: NoteCategory?
        var folder: String?
        var due: String?
        var done: Bool?
    }

    /// A string or a list of strings.
    struct OneOrMore: Decodable {
        var texts: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            texts = try (try? container.decode(String.self)).map { [$0] } ?? container.decode([String].self)
        }
    }

    let name = "update_note"
    let description = """
        Change one note. What you leave out stays as it is. Prefer append, replace and check to a whole new body.
        """
    let schema = ToolSchema([
        .noteID,
        .init("title", .string, "A new title."),
        .init("body", .string, "A whole new body."),
        .init("append", .string, "Lines to add at the end of the body."),
        .init(
            "replace",
            .object([
                .init("find", .string, "Text that occurs exactly once in the body.", isRequired: true),
                .init("with", .string, "What comes in its place; empty to remove it.", isRequired: true),
            ]),
            "Replace one part of the body."
        ),
        .init("check", .either(.string, .list(.string)), "Checkbox lines to tick, by their text."),
        .init("uncheck", .either(.string, .list(.string)), "Checkbox lines to untick, by their text."),
        .init("tags", .list(.string), "The new full list of tags, without #."),
        .init("pinned", .boolean, "Pin or unpin."),
        .category,
        .init("folder", .string, "The folder to move it to."),
        .init("due", .due, "When it is due, as in create_note; empty for never."),
        .init("done", .boolean, "Whether it is done: ticks or unticks every checkbox."),
    ])
    let effect = ToolEffect.changes

    func destroys(_ arguments: Arguments) -> [String] {
        arguments.body?.allSatisfy(\.isWhitespace) == true ? [arguments.id] : []
    }

    func touches(_ arguments: Arguments) -> ToolTouch { .note }

    func preview(_ arguments: Arguments, on controller: NoteActionController) async throws -> ChangePreview? {
        try await controller.preview(arguments.id, arguments.patch)
    }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        try await controller.update(arguments.id, arguments.patch)
    }
}

extension UpdateNoteTool.Arguments {
    /// What is to change.
    fileprivate var patch: NotePatch {
        NotePatch(
            title: title,
            body: body,
            replacement: replace,
            append: append,
            check: check?.texts ?? [],
            uncheck: uncheck?.texts ?? [],
            tags: tags,
            isPinned: pinned,
            category: category,
            folder: folder,
            due: due.map { DueDate($0).map { .set($0) } ?? .remove },
            isDone: done
        )
    }
}
