import Notes
import TerminalUI

/// `/undo`.
struct UndoCommand: SlashCommand {
    let name = "undo"
    let summary = "Take back the last change, also of an earlier day"
    let section = HelpSection.organize

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let changes = try await context.notes.store.undo()
        guard !changes.isEmpty else { throw SessionError.nothingToUndo }
        return changes.flatMap { [.say("Undone: \($0.undoneAction) \($0.quotedTitle)."), .card($0, isReversal: true)] }
    }
}

/// `/redo`.
struct RedoCommand: SlashCommand {
    let name = "redo"
    let summary = "Do again what was undone last"
    let section = HelpSection.organize

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let changes = try await context.notes.store.redo()
        guard !changes.isEmpty else { throw SessionError.nothingToRedo }
        return changes.flatMap { [.say("Redone: \($0.action) \($0.quotedTitle)."), .card($0)] }
    }
}

extension NoteChange {
    /// The title of the note, as a sentence has it.
    fileprivate var quotedTitle: String { "“\(TextSanitizer.cleanLine(note?.title ?? ""))”" }

    /// What the change did, as a noun phrase before a title.
    fileprivate var action: String {
        switch kind {
        case .created: "creating"
        case .updated: "changing"
        case .deleted: "deleting"
        case .restored: "restoring"
        }
    }

    /// What this change took back.
    fileprivate var undoneAction: String {
        switch kind {
        case .created: "deleting"
        case .updated: "changing"
        case .deleted: after == nil ? "creating" : "restoring"
        case .restored: "deleting"
        }
    }
}
