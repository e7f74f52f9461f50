import Notes
import TerminalUI

/// `/trash`.
struct TrashCommand: SlashCommand {
    let name = "trash"
    let summary = "List deleted notes; they stay for 30 days"
    let section = HelpSection.navigate

    func run(_ arguments: String, in session: isolated Session) async throws {
        let filter = NoteFilter(isTrashed: true, order: .latestDeletedFirst)
        let notes = try await session.store.notes(filter)
        try await session.list(.trash, notes, remark: notes.isEmpty ? nil : "/restore <number> takes one back.")
    }
}
