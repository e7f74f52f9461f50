import Foundation
package import Notes
import TerminalUI

extension Session {
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

    /// Notes that came up in a conversation in the last seven days.
    func recentlyReferenced(limit: Int) async throws -> [NoteItem] {
        try await store.recentlyReferenced(world, limit: limit)
    }

    /// Changes a note as the person, and shows its card; says `same` when that changes nothing.
    func change(
        _ note: NoteItem,
        same: String,
        _ edit: @escaping @Sendable (inout NoteItem) throws -> Void
    ) async throws {
        guard let change = try await store.update(note.id, by: .person, at: world.now(), edit) else {
            remember(note.id)
            return say(same)
        }
        try await show(card: change)
    }

    /// Moves a note to the Trash as the person, and shows its card.
    func delete(_ note: NoteItem) async throws {
        try await store.purgeTrash(in: world)
        guard let change = try await store.delete(note.id, by: .person, at: world.now()) else {
            return say("“\(note.title)” is in the Trash already.")
        }
        try await show(card: change)
    }

    /// Lets the person edit a note, title first, and saves what they made of it.
    /// - Throws: ``SessionError/editFailed(reason:copy:)`` when it cannot be saved; the person's text is then kept.
    func edit(_ note: NoteItem) async throws {
        let edited = try await edit(note.editableText)
        guard edited.text != note.editableText else {
            edited.discard()
            return say("Nothing was changed.")
        }
        guard let (title, body) = NoteItem.parts(ofEditedText: edited.text) else {
            edited.discard()
            return say("The text is empty, so nothing was changed. /delete removes a note.")
        }
        do {
            try await change(note, same: "Nothing was changed.") { current in
                guard current.title == note.title, current.body == note.body else {
                    throw SessionError.changedMeanwhile
                }
                current.title = title
                current.body = body
            }
        } catch {
            throw SessionError.editFailed(reason: "\(error)", copy: edited.path)
        }
        edited.discard()
        say(TextCounts(body).summary)
    }
}

extension NotesStore {
    /// Notes that came up in a conversation in the last seven days (source: LucidPal's `recentlyReferenced`).
    package func recentlyReferenced(_ world: World, limit: Int) async throws -> [NoteItem] {
        let now = world.now()
        let cutoff = world.calendar.date(byAdding: .day, value: -7, to: now) ?? now
        return try await recentlyReferenced(since: cutoff, limit: limit)
    }
}

extension NoteItem {
    /// The note as it is edited: its title, an empty line, its body.
    package var editableText: String { body.isEmpty ? title + "\n" : "\(title)\n\n\(body)\n" }

    /// The title and body of an edited text; `nil` when it is blank.
    package static func parts(ofEditedText text: String) -> (title: String, body: String)? {
        // Not by the character "\n" alone: editors on other systems end lines with "\r\n", which is one character.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        guard let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
        var body = lines[(first + 1)...]
        if body.first?.allSatisfy(\.isWhitespace) == true { body = body.dropFirst() }
        while let last = body.last, last.allSatisfy(\.isWhitespace) { body = body.dropLast() }
        return (NotePatch.oneLine(String(lines[first])), body.joined(separator: "\n"))
    }
}
