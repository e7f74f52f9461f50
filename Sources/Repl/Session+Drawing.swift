import Foundation
import Notes
import TerminalUI

extension Session {
    /// Draws lines; they are an answer.
    func draw(_ lines: (Look) -> [Line]) {
        screen.show(lines)
    }

    /// Says something of magpie's own.
    func say(_ text: String) {
        screen.say(text)
    }

    /// Lists notes and keeps them as what numbers mean.
    func list(
        _ kind: NoteListView.Kind,
        _ notes: [NoteItem],
        counts: NoteCounts? = nil,
        remark: String? = nil
    ) async throws {
        let handles = try await store.handles(of: notes.map(\.id))
        remember(listing: notes)
        draw(NoteListView(kind, notes: notes, handles: handles, counts: counts, world: world).lines)
        if let remark { say(remark) }
    }

    /// Shows one whole note.
    func show(_ note: NoteItem) async throws {
        let handle = try await store.handles(of: [note.id])[note.id] ?? note.shortHandle
        remember(note.id)
        draw(NoteView(note, handle: handle, world: world).lines)
    }

    /// Shows the card of a change that a person made.
    func show(card change: NoteChange, isReversal: Bool = false) async throws {
        guard let note = change.note else { return }
        remember(note.id)
        let handle = try await store.handles(of: [note.id])[note.id] ?? note.shortHandle
        var card = NoteCard(change, note: note, handle: handle, isReversal: isReversal)
        card.isPretended = isDryRun
        screen.show(card)
    }

    /// Shows what undo or redo did.
    ///
    /// - Parameter isUndo: whether the changes take an earlier one back.
    func show(_ changes: [NoteChange], isUndo: Bool) async throws {
        for change in changes {
            let title = TextSanitizer.cleanLine(change.note?.title ?? "")
            say("\(isUndo ? "Undone" : "Redone"): \(isUndo ? change.undoneAction : change.action) “\(title)”.")
            try await show(card: change, isReversal: isUndo)
        }
    }

    /// Shows every command in its section.
    func showHelp() {
        let everything = SlashCommands.all.map(\.helpRow)
        for section in HelpSection.allCases {
            let rows = SlashCommands.all.filter { $0.section == section }.map(\.helpRow)
            draw { _ in [Line(section.rawValue, Style(.accent, isBold: true))] }
            draw(TextTable(rows, alignedWith: everything).lines)
        }
        let hint = """
            Anything else is said to the assistant; //text says /text. A note is a number of the last listing, \
            a handle such as 7f3a, or a title.
            """
        draw { Notice.lines(hint, .muted, look: $0) }
    }
}

extension SlashCommand {
    /// The command as help lists it.
    var helpRow: TextTable.Row { TextTable.Row("/\(name) \(parameters)".trimmed, summary) }
}

extension NoteChange {
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
