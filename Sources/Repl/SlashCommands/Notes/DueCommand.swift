import Foundation
import Notes
import TerminalUI

/// `/due`.
struct DueCommand: SlashCommand {
    let name = "due"
    let parameters = "[when | <note> <day>]"
    let summary = "List what is due (today, week, overdue, all, a day), or say when a note is"
    let section = HelpSection.understand
    let completion = ArgumentCompletion.due

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        let now = notes.world.now()
        if let filter = DueFilter(typed: arguments, now: now, in: notes.world.calendar) {
            return try await list(filter, typed: arguments, in: notes)
        }
        let (typed, date) = try split(arguments.words, now: now, in: notes.world.calendar)
        guard !typed.isEmpty else { throw SessionError.missingArgument(usage: "/due <note> <day>") }
        let note = try await notes.liveNote(typed, usage: "/due <note> <day>")
        let same = date == nil ? "“\(note.title)” is not due." : "“\(note.title)” is due then already."
        return try await notes.change(note, same: same) { $0.dueAt = date }
    }

    private func list(_ filter: DueFilter, typed: String, in notes: NotesContext) async throws -> [Action] {
        let entries = try await notes.store.dues(filter, limit: nil)
        let shown = Array(entries.prefix(SlashContext.listingLength))
        let isAll = filter == .days(from: nil, to: nil)
        let view = DueListView(
            shown,
            handles: try await notes.store.handles(of: shown.map(\.note.id)),
            emptyText: filter.emptyText(typed: typed)
                + (isAll ? " /due <note> friday says when a note is." : " /due all lists what is due at any time."),
            world: notes.world
        )
        let list: [Action] = [.remember(.listing(shown.map(\.note.id))), .draw(view.lines)]
        guard entries.count > shown.count else { return list }
        return list + [.say("These are the first \(shown.count) of \(entries.count). /due today lists fewer.")]
    }

    /// The note and the date in what was typed; no date to take the note's away.
    private func split(_ words: [String], now: Date, in calendar: Calendar) throws -> (note: String, date: DueDate?) {
        func note(without count: Int) -> String { words.dropLast(count).joined(separator: " ") }
        if words.last?.lowercased() == "none" { return (note(without: 1), nil) }
        for count in [2, 1] where words.count >= count {
            let typed = words.suffix(count).joined(separator: " ")
            if let date = DueDate(typed: typed, now: now, in: calendar) { return (note(without: count), date) }
        }
        throw SessionError.notADueDate
    }
}
