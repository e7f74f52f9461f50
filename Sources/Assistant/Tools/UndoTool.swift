import Notes

/// `undo`.
struct UndoTool: NoteTool {
    struct Arguments: Decodable {
        var redo: Bool?
        var times: Int?
        var look: Bool?
        var steps: [Int64]?

        /// Steps by number are no undo that a person asks for in words, so that a model is asked about them.
        var deed: CardlessDeed { steps == nil ? .undo(redoing: redo ?? false, times: times ?? 1) : .unknown }
    }

    let name = "undo"
    let description =
        "Take back the last change of the notes, whoever made it; called again, the one before. With steps, just those."
    let schema = ToolSchema([
        .init("redo", .boolean, "Do again what was taken back last."),
        .init("times", .integer(1...NoteChange.mostUndone), "How many changes; 1 when left out."),
        .init("look", .boolean, "Only say what the next undo takes back."),
        .init(
            "steps",
            .list(.integer(1...Int(Int32.max))),
            "The steps to take back, by the numbers in the results of what made them, also where others came later."
        ),
    ])
    let effect = ToolEffect.changes

    func touches(_ arguments: Arguments) -> ToolTouch {
        arguments.look == true ? .nothing : .other(arguments.deed)
    }

    func loss(_ arguments: Arguments, on controller: NoteActionController) async throws -> ToolLoss? {
        arguments.look == true
            ? nil : ToolLoss(phrase: arguments.deed.phrase, weight: arguments.steps?.count ?? arguments.times ?? 1)
    }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        if arguments.look == true { return try await controller.nextUndo() }
        guard let steps = arguments.steps else {
            return try await controller.undo(redoing: arguments.redo ?? false, times: arguments.times ?? 1)
        }
        guard arguments.redo != true, arguments.times == nil, !steps.isEmpty else {
            throw ToolError.badArguments(["“steps” goes alone."])
        }
        return try await controller.undo(steps: Set(steps))
    }
}
