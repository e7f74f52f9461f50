import Assistant
import Foundation
import Notes
import TerminalUI

/// Notes as slash commands find, change and list them.
struct NotesContext: Sendable {
    /// Where notes live.
    let store: any NotesStore
    /// The clock, ids, time zone and locale.
    let world: World
    /// The notes of the last listing; a number means one of them.
    let listing: [UUID]
    /// The note that is meant when none is named.
    let lastNote: UUID?
    /// Whether nothing is stored.
    let isDryRun: Bool
    /// The action items that were ticked in this sitting, by note.
    let tickedItems: [UUID: Set<String>]
    /// The last message of several lines.
    let lastPaste: String?
    /// Suggests what notes could be besides; `nil` for nothing.
    let suggestions: (any SuggestionSource)?
    /// The most notes that the person wants; `nil` for as many as there are.
    let maxNotes: Int?

    /// The note that a person wants to see: a number of the last listing, a handle, a title or a part of one; nothing
    /// means the last one.
    /// - Throws: ``SessionError`` or `NotePickerError` when that is not exactly one note, or what the store throws.
    func note(_ typed: String, usage: String) async throws -> NoteItem {
        try await listed(typed, usage: usage) { try await picker.note($0) }
    }

    /// The note that a person wants to change: a number of the last listing, a handle, or a whole title; nothing means
    /// the last one.
    /// - Throws: as ``note(_:usage:)``.
    func noteToChange(_ typed: String, usage: String, inTrash: Bool = false) async throws -> NoteItem {
        try await listed(typed, usage: usage) { try await picker.noteToChange($0, inTrash: inTrash) }
    }

    /// Finds notes by what they are called; what was in the Trash for too long is there no more.
    private var picker: NotePicker { NotePicker(store: store, trashStart: NotesTrash.start(in: world)) }

    private func listed(
        _ typed: String,
        usage: String,
        orNamed named: (String) async throws -> NoteItem
    ) async throws -> NoteItem {
        let typed = typed.trimmed
        let text = try await withoutQuotes(typed)
        var isPointing = text.isEmpty
        if ["it", "that"].contains(text.lowercased()) { isPointing = try await !hasTitle(text) }
        if isPointing {
            guard let lastNote, let note = try await store.note(lastNote) else {
                throw SessionError.missingArgument(usage: usage)
            }
            return note
        }
        guard case .number(let number) = Handle(text) else { return try await named(text) }
        // "1984" in quotation marks, or beyond the list, is a title where there is one.
        if text != typed || !listing.indices.contains(number - 1), try await hasTitle(text) {
            return try await named(text)
        }
        guard listing.indices.contains(number - 1), let note = try await store.note(listing[number - 1]) else {
            throw SessionError.notInListing(number, count: listing.count)
        }
        return note
    }

    private func hasTitle(_ text: String) async throws -> Bool {
        for inTrash in [false, true] {
            if try await !store.notes(titled: TitleName(text), inTrash: inTrash).isEmpty { return true }
        }
        return false
    }

    /// What was typed without a pair of quotation marks around it, unless a title has the marks itself.
    private func withoutQuotes(_ typed: String) async throws -> String {
        let bare = typed.withoutQuotes
        guard bare != typed else { return typed }
        let quoted = try await store.notes(titled: TitleName(typed), inTrash: false)
        return quoted.isEmpty ? bare : typed
    }

    /// The note that a person wants to change, which must not lie in the Trash.
    /// - Throws: as ``note(_:usage:)``, and ``SessionError/inTrash(title:)``.
    func liveNote(_ typed: String, usage: String) async throws -> NoteItem {
        let note = try await noteToChange(typed, usage: usage)
        guard !note.isTrashed else { throw SessionError.inTrash(title: note.title) }
        return note
    }

    /// Changes a note as the person; what comes again and is done now moves to its next time.
    /// - Returns: its card; the sentence `same` when that changes nothing.
    func change(
        _ note: NoteItem,
        same: String,
        _ edit: @escaping @Sendable (inout NoteItem) throws -> Void
    ) async throws -> [Action] {
        guard let change = try await store.update(note.id, by: .person, in: world, edit) else {
            return [.remember(.note(note.id)), .say(same)]
        }
        return [.card(change)]
    }

    /// Lists notes; numbers mean these from now on.
    func list(
        _ kind: NoteListView.Kind,
        _ notes: [NoteItem],
        frame: NoteListView.Frame = NoteListView.Frame(),
        remark: String? = nil
    ) async throws -> [Action] {
        let handles = try await store.handles(of: notes.map(\.id))
        let view = NoteListView(kind, notes: notes, handles: handles, frame: frame, world: world)
        let list: [Action] = [.remember(.listing(notes.map(\.id))), .draw(view.lines)]
        return list + (remark.map { [.say($0)] } ?? [])
    }
}
