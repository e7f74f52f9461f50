import Notes
import TerminalUI

/// `/trash`.
struct TrashCommand: SlashCommand {
    let name = "trash"
    let summary = "List deleted notes; they stay for 30 days"
    let section = HelpSection.navigate

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let since = NotesTrash.start(in: context.notes.world)
        let filter = NoteFilter(isTrashed: true, deletedSince: since, order: .latestDeletedFirst)
        let notes = try await context.notes.store.notes(filter)
        let remark = notes.isEmpty ? nil : "/restore <number> takes one back."
        return try await context.notes.list(.trash, notes, remark: remark)
    }
}
