package import Foundation
package import Notes
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

extension NotesStore {
    /// The model on whose behalf a note was changed last, or whose proposal was accepted; `nil` for the person and for the
    /// built-in assistant, which does only what it is told.
    package func lastModel(of id: UUID) async throws -> String? {
        switch try await lastChange(of: id)?.author {
        case .model(let name) where name != "builtin": name
        case .accepted(let name): "\(name), accepted by you"
        default: nil
        }
    }
}
