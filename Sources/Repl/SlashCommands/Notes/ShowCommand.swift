import Notes
import TerminalUI

/// `/show`.
struct ShowCommand: SlashCommand {
    let name = "show"
    let parameters = "[note]"
    let summary = "Show a whole note; without one, the last"
    let section = HelpSection.navigate
    let completion = ArgumentCompletion.note
    let isLookAtOne = true

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        let note = try await notes.note(arguments, usage: "/show <note>")
        let view = NoteView(
            note,
            handle: try await notes.store.handle(of: note),
            world: notes.world,
            checkedItems: notes.tickedItems[note.id] ?? [],
            changer: try await notes.store.lastModel(of: note.id)
        )
        return [.remember(.note(note.id)), .draw(view.lines)]
    }
}
