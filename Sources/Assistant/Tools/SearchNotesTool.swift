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
        var due: String?
        var lists: Bool?
        var limit: Int?
        var trash: Bool?
        var recent: Bool?
        var related: String?
        var topic: String?
        var quiet: Bool?
        var operators: Bool?
    }

    let calendar: Calendar

    let name = "search_notes"
    let description = """
        Find notes by words, best first. An empty query lists the newest notes. \
        Long bodies are cut; read_note has the rest.
        """
    let schema = ToolSchema([
        .init("query", .string, "Words that the note holds, or a question.", isRequired: true),
        .init("from", .day, "Only notes written or changed since this day, YYYY-MM-DD."),
        .init("to", .day, "Only notes written or changed until this day, YYYY-MM-DD."),
        .init("tag", .string, "Only notes with this tag."),
        .category,
        .init("folder", .string, "Only notes in this folder."),
        .init("due", .dueRange, "Only what is due: overdue, YYYY-MM-DD or YYYY-MM-DD/YYYY-MM-DD."),
        .init("lists", .boolean, "Only lists: notes of items, and those that are called a list."),
        .init("limit", .integer(1...50), "How many notes at most; 5 when left out."),
        .init("trash", .boolean, "Look in the Trash instead."),
        .init("recent", .boolean, "Only what came up lately, with an empty query."),
        .init("related", .string, "A note's id: what has to do with it, and why, with an empty query."),
        .init("topic", .choice(Topic.allCases.map(\.rawValue)), "What all notes have of that, with an empty query."),
        .init("operators", .boolean, "The query has tag:, folder:, category:, before:, after:, -word or a “phrase”."),
        .init("quiet", .boolean, "Show the person no cards: only to look before a change."),
    ])
    let effect = ToolEffect.looks

    func run(_ arguments: Arguments, on controller: NoteActionController) async throws -> NoteAction {
        if let id = arguments.related, !id.isEmpty { return try await controller.related(to: id) }
        if let topic = arguments.topic.flatMap(Topic.init(rawValue:)) { return try await controller.topic(topic) }
        let limit = arguments.limit ?? NoteActionController.defaultSearchLimit
        if arguments.recent ?? false {
            guard arguments.query.allSatisfy(\.isWhitespace) else { throw ToolError.recentWithWords }
            return try await controller.recent(limit: limit)
        }
        let filter = NoteFilter(
            folder: arguments.folder,
            category: arguments.category,
            tag: arguments.tag,
            dates: try range(from: arguments.from, to: arguments.to),
            due: arguments.due == DueFilter.overdueWord
                ? .overdue(at: controller.now) : arguments.due.flatMap { DueFilter(days: $0) },
            onlyLists: arguments.lists ?? false,
            isTrashed: arguments.trash ?? false
        )
        var action =
            arguments.operators ?? false
            ? try await controller.search(typed: arguments.query, filter: filter, limit: limit)
            : try await controller.search(
                NoteQuery(arguments.query, filter: filter, limit: limit),
                correctsSpelling: arguments.quiet != true
            )
        if arguments.quiet ?? false {
            action.heldCards = action.cards
            action.cards = []
        }
        return action
    }

    private func range(from: String?, to: String?) throws -> Range<Date>? {
        guard from != nil || to != nil else { return nil }
        let start = from.flatMap(Day.init)?.start(in: calendar) ?? .distantPast
        let end = to.flatMap(Day.init)?.end(in: calendar) ?? .distantFuture
        guard start < end else { throw ToolError.badRange(from: from ?? "", to: to ?? "") }
        return start..<end
    }
}
