import Notes

/// `create_note`.
struct CreateNoteTool: NoteTool {
    struct Arguments: Decodable {
        var title: String?
        var body: String?
        var tags: [String]?
        var category: NoteCategory?
        var pinned: Bool?
        var folder: String?
        var due: String?
        var only: Bool?
    }

    let name = "create_note"
    let description = """
        Save a new note. Never overwrites: to add to a note that exists, use update_note. \
        Without a title, the body's first line is the title.
        """
    let schema = ToolSchema([
        .init("title", .string, "A short title, such as “Spare key”."),
        .init(
            "body",
            .string,
            "The text; Markdown. A list is lines of “- [ ] item”."
        ),
        .init("tags", .list(.string), "Tags without #."),
        .category,
        .init("pinned", .boolean, "Keep it on top of every list."),
        .init("folder", .string, "The folder; left out, it is “Notes”."),
        .init(
            "due",
            .due,
            "When it is due: YYYY-MM-DD or YYYY-MM-DD HH:MM. One that comes again has a last line “Repeats: every monday”."
        ),
        .init("only", .boolean, "Only where no note has this title."),
    ])
    let effect = ToolEffect.changes

    func touches(_ arguments: Arguments) -> ToolTouch { .new }

    func loss(_ arguments: Arguments, on controller: NoteActionController) async throws -> ToolLoss? {
        try await controller.isFull ? ToolLoss(phrase: "delete the oldest note for a new one", weight: 1) : nil
    }

    func preview(_ arguments: Arguments, on controller: NoteActionController) async throws -> ChangePreview? {
        try await controller.preview(arguments.draft)
    }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        try await controller.create(arguments.draft, isOnlyOne: arguments.only ?? false)
    }
}

extension CreateNoteTool.Arguments {
    /// What is to be made.
    fileprivate var draft: NoteDraft {
        NoteDraft(
            title: title,
            body: body ?? "",
            tags: tags ?? [],
            category: category,
            isPinned: pinned ?? false,
            folder: folder,
            dueAt: due.flatMap { DueDate($0) }
        )
    }
}
