import ArgumentParser
import Foundation
import Notes
import Repl
import TerminalUI

/// `magpie due`.
struct DueCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "due",
        abstract: "List notes and open items that are due, the first first.",
        discussion: """
            Without a word it lists what is due in the next 7 days, and what is overdue. What is done is left out.

              $ magpie due
              $ magpie due overdue
              $ magpie due 2026-11-27
              $ magpie due today --json | jq -r '.[] | .dueAt + " " + (.item // .title)'
            """
    )

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Print JSON: an array of what is due.")
    var json = false

    @Argument(
        help: ArgumentHelp(
            "today, week (both with what is overdue), overdue, all, or a day: \(DueDate.days).",
            valueName: "when"
        ),
        completion: .list(["today", "week", "overdue", "all"])
    )
    var when: String = "week"

    func run(in context: CommandContext) async throws {
        let world = context.world
        guard let filter = DueFilter(typed: when, now: world.now(), in: world.calendar) else {
            throw ValidationError("'\(when)' is neither today, week, overdue or all nor a day: \(DueDate.days).")
        }
        let store = try await global.openStore(in: context)
        let entries = try await store.dues(filter, limit: nil)
        let handles = try await store.handles(of: entries.map(\.note.id))
        let now = DueDate(world.now(), in: world.calendar)
        let format = OutputFormat(isJSON: json)
        try await context.answer(format, json: entries.map { DueReport($0, handles: handles, now: now) }) {
            let emptyText =
                filter == .days(from: nil, to: nil)
                ? "Nothing is due. magpie add --due friday stores a note that is."
                : "Nothing is due then. magpie due all lists what is due at any time."
            let view = DueListView(entries, handles: handles, emptyText: emptyText, world: world)
            let look = global.outputLook(in: context)
            let text = LineEncoder(look).text(view.lines(look))
            entries.isEmpty ? context.err(text) : context.out(text)
        }
    }
}

/// What is due as a program reads it.
private struct DueReport: Encodable {
    /// The id of the note.
    var id: UUID
    /// What a person types for the note.
    var handle: String
    /// The title of the note.
    var title: String
    /// The words of the item; null when the note itself is due.
    var item: String?
    /// When it is due.
    var dueAt: DueDate
    /// Whether that has passed.
    var isOverdue: Bool

    private enum CodingKeys: String, CodingKey { case id, handle, title, item, dueAt, isOverdue }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(handle, forKey: .handle)
        try container.encode(title, forKey: .title)
        try container.encode(item, forKey: .item)
        try container.encode(dueAt, forKey: .dueAt)
        try container.encode(isOverdue, forKey: .isOverdue)
    }

    init(_ entry: DueEntry, handles: [UUID: String], now: DueDate) {
        id = entry.note.id
        handle = handles[entry.note.id] ?? entry.note.shortHandle
        title = entry.note.title
        item = entry.due.item
        dueAt = entry.due.date
        isOverdue = entry.due.date.isOverdue(at: now)
    }
}
