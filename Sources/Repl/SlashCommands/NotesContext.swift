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

    /// The note that a person means: a number of the last listing, a handle, or a title; nothing means the last one.
    /// - Throws: ``SessionError`` or `NotePickerError` when that is not exactly one note, or what the store throws.
    func note(_ typed: String, usage: String, inTrash: Bool = false) async throws -> NoteItem {
        let text = typed.trimmed
        if text.isEmpty {
            guard let lastNote, let note = try await store.note(lastNote) else {
                throw SessionError.missingArgument(usage: usage)
            }
            return note
        }
        guard case .number(let number) = Handle(text) else {
            return try await NotePicker(store: store).note(text, inTrash: inTrash)
        }
        guard listing.indices.contains(number - 1), let note = try await store.note(listing[number - 1]) else {
            throw SessionError.notInListing(number, count: listing.count)
        }
        return note
    }

    /// The note that a person means, for a command that changes it.
    /// - Throws: as ``note(_:usage:inTrash:)``, and ``SessionError/inTrash(title:)``.
    func liveNote(_ typed: String, usage: String) async throws -> NoteItem {
        let note = try await note(typed, usage: usage)
        guard !note.isTrashed else { throw SessionError.inTrash(title: note.title) }
        return note
    }

    /// Changes a note as the person.
    /// - Returns: its card; the sentence `same` when that changes nothing.
    func change(
        _ note: NoteItem,
        same: String,
        _ edit: @escaping @Sendable (inout NoteItem) throws -> Void
    ) async throws -> [Action] {
        guard let change = try await store.update(note.id, by: .person, at: world.now(), edit) else {
            return [.remember(.note(note.id)), .say(same)]
        }
        return [.card(change)]
    }

    /// Lists notes; numbers mean these from now on.
    func list(
        _ kind: NoteListView.Kind,
        _ notes: [NoteItem],
        counts: NoteCounts? = nil,
        remark: String? = nil
    ) async throws -> [Action] {
        let handles = try await store.handles(of: notes.map(\.id))
        let view = NoteListView(kind, notes: notes, handles: handles, counts: counts, world: world)
        let list: [Action] = [.remember(.listing(notes.map(\.id))), .draw(view.lines)]
        return list + (remark.map { [.say($0)] } ?? [])
    }
}
