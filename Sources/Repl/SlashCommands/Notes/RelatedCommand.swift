import Notes
import TerminalUI

/// `/related`.
struct RelatedCommand: SlashCommand {
    let name = "related"
    let parameters = "[note]"
    let summary = "List up to three notes that have to do with a note, and why"
    let section = HelpSection.understand
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        let note = try await notes.note(arguments, usage: "/related <note>")
        let related = try await notes.store.related(to: note.id, limit: RelatedNote.mostShown, in: notes.world.calendar)
        let handles = try await notes.store.handles(of: related.map(\.note.id))
        let view = RelatedListView(related, handles: handles, title: note.title)
        let list: [Action] = related.isEmpty ? [] : [.remember(.listing(related.map(\.note.id)))]
        return list + [.remember(.note(note.id)), .draw(view.lines)]
    }
}
