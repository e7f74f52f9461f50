import Foundation
import Notes

/// `search_notes`.
struct SearchNotesTool: NoteTool {
    struct Arguments: Decodable {
        var query: String
        var from: String?
        var to: String?
        var tag: String?
        var category: NoteCategory?
        var folder: String?
        var dueFrom: String?
        var dueTo: String?
        var overdue: Bool?
        var limit: Int?
    }

    let world: World

    let name = "search_notes"
    let description = """
        Find notes by words, best first. An empty query lists the newest notes, or those that are due, the first first. \
        Long bodies are cut; read_note has the rest.
        """
    let schema = ToolSchema([
        .init("query", .string, "Words that the note holds, or a question.", isRequired: true),
        .init("from", .day, "Only notes written or changed on this day or later, YYYY-MM-DD."),
        .init("to", .day, "Only notes written or changed on this day or earlier, YYYY-MM-DD."),
        .init("tag", .string, "Only notes with this tag."),
        .category,
        .init("folder", .string, "Only notes in this folder."),
        .init("dueFrom", .day, "Only notes with something open that is due on this day or later, YYYY-MM-DD."),
        .init("dueTo", .day, "Only notes with something open that is due on this day or earlier, YYYY-MM-DD."),
        .init("overdue", .boolean, "true: only notes with something open that is overdue."),
        .init("limit", .integer(1...50), "How many notes at most; 5 when left out."),
    ])
    let effect = ToolEffect.looks

    func destroys(_ arguments: Arguments) -> [String] { [] }

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        try await controller.search(
            NoteQuery(
                arguments.query,
                filter: NoteFilter(
                    folder: arguments.folder,
                    category: arguments.category,
                    tag: arguments.tag,
                    dates: try range(from: arguments.from, to: arguments.to),
                    due: try due(arguments)
                ),
                limit: arguments.limit ?? NoteActionController.defaultSearchLimit
            )
        )
    }

    private func range(from: String?, to: String?) throws -> Range<Date>? {
        guard from != nil || to != nil else { return nil }
        let start = from.flatMap(Day.init)?.start(in: world.calendar) ?? .distantPast
        let end = to.flatMap(Day.init)?.end(in: world.calendar) ?? .distantFuture
        guard start < end else { throw ToolError.badRange(from: from ?? "", to: to ?? "") }
        return start..<end
    }

    private func due(_ arguments: Arguments) throws -> DueFilter? {
        let from = arguments.dueFrom.flatMap(Day.init)
        let to = arguments.dueTo.flatMap(Day.init)
        let isRange = from != nil || to != nil
        if arguments.overdue == true {
            guard !isRange else { throw ToolError.overdueInRange }
            return .overdue(at: DueDate(world.now(), in: world.calendar))
        }
        if let from, let to, to.text < from.text { throw ToolError.badRange(from: from.text, to: to.text) }
        return isRange ? .days(from: from, to: to) : nil
    }
}
