import ArgumentParser
import Foundation
import Notes
import NotesDatabase
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
    ).parsedAlone

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Print JSON: an array of what is due.")
    var json = false

    @Argument(
        help: ArgumentHelp(
            "today, week (both with what is overdue), overdue, all, or a day: \(TypedDue.days).",
            valueName: "when"
        ),
        completion: .list(["today", "week", "overdue", "all"])
    )
    var when: String = "week"

    func run(in context: CommandContext) async throws {
        let world = context.world
        guard !when.trimmed.isEmpty, let filter = DueFilter(typed: when, now: world.now(), in: world.calendar) else {
            throw ValidationError("'\(when)' is neither today, week, overdue or all nor a day: \(TypedDue.days).")
        }
        let store = try await global.openDatabase(in: context)
        switch OutputFormat(isJSON: json) {
        case .json:
            let now = DueDate(world.now(), in: world.calendar)
            let json = JSONListing(to: context.out)
            try await store.reduceDues(filter, into: json) { json, entry, handle in
                json.append(JSONObject(entry, handle: handle, now: now))
            }.finish()
        case .text: try await draw(filter, of: store, in: context)
        }
    }

    private func draw(_ filter: DueFilter, of store: SQLiteNotesStore, in context: CommandContext) async throws {
        let entries = try await store.dues(filter, limit: nil)
        let handles = try await store.handles(of: entries.map(\.note.id))
        let emptyText =
            filter.emptyText(typed: when)
            + (filter == .days(from: nil, to: nil)
                ? " magpie add --due friday stores a note that is." : " magpie due all lists what is due at any time.")
        let view = DueListView(entries, handles: handles, emptyText: emptyText, world: context.world)
        let look = global.outputLook(in: context)
        let text = LineEncoder(look).text(view.lines(look))
        entries.isEmpty ? context.err(text) : context.out(text)
    }
}

extension JSONObject {
    /// What is due as a program reads it: the words of the item are null when the note itself is due.
    fileprivate init(_ entry: DueEntry, handle: String, now: DueDate) {
        self.init()
        add("dueAt", entry.due.date.text)
        add("handle", handle)
        add("id", entry.note.id.uuidString)
        add("isOverdue", entry.due.date.isOverdue(at: now))
        add("item", entry.due.item)
        add("title", entry.note.title)
    }
}
