package import Notes
import TerminalUI

/// `/undo`.
struct UndoCommand: SlashCommand {
    let name = "undo"
    let summary = "Take back the last change, also of an earlier day"
    let section = HelpSection.organize

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let changes = try await context.notes.store.undo()
        guard !changes.isEmpty else { throw SessionError.nothingToUndo }
        if let sentence = changes.folderSentence { return [.say("Undone. \(sentence)")] }
        guard changes.count <= NoteChange.mostShown else { return [.say("Undone: \(changes.count) changes.")] }
        return changes.flatMap { [.say($0.undoneSentence), .card($0, isReversal: true)] }
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
        if let sentence = changes.folderSentence { return [.say("Redone. \(sentence)")] }
        guard changes.count <= NoteChange.mostShown else { return [.say("Redone: \(changes.count) changes.")] }
        return changes.flatMap { [.say($0.redoneSentence), .card($0)] }
    }
}

extension NoteChange {
    /// The most changes of one step that are shown one by one.
    package static let mostShown = 20

    /// What an undo that made this change took back, as a sentence.
    package var undoneSentence: String { "Undone: \(undoneAction) \(quotedTitle)." }

    /// What a redo that made this change did again, as a sentence.
    package var redoneSentence: String { "Redone: \(action) \(quotedTitle)." }

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
