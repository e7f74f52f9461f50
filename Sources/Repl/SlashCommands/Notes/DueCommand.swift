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
        let (note, due) = try await split(arguments.words, now: now, in: notes)
        guard let due else {
            return try await notes.change(note, same: "“\(note.title)” is not due.") { note in
                note.dueAt = nil
                note.setRhythm(nil)
            }
        }
        return try await notes.change(note, same: "“\(note.title)” is due then already.") { note in
            note.dueAt = due.date
            if let rhythm = due.rhythm { note.setRhythm(rhythm) }
        }
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
    ///
    /// The date is the longest one at the end before which a note is named.
    private func split(
        _ words: [String],
        now: Date,
        in notes: NotesContext
    ) async throws -> (note: NoteItem, due: TypedDue?) {
        func note(without count: Int) async throws -> NoteItem {
            let typed = words.dropLast(count).joined(separator: " ")
            guard !typed.isEmpty else { throw SessionError.missingArgument(usage: "/due <note> <day>") }
            return try await notes.liveNote(typed, usage: "/due <note> <day>")
        }
        if words.last?.lowercased() == "none" { return (try await note(without: 1), nil) }
        var failure: (any Error)?
        for count in stride(from: min(words.count, 12), to: 0, by: -1) {
            do {
                let typed = words.suffix(count).joined(separator: " ")
                guard let due = try TypedDue(typed, now: now, in: notes.world.calendar) else { continue }
                return (try await note(without: count), due)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? SessionError.notADueDate
    }
}
