package import Foundation
package import Notes

/// A store that reads from another and pretends to write: edits are kept here and seen by later reads of the same
/// note, and nothing reaches the other store.
package actor DryRunStore: NotesStore {
    private let base: any NotesStore
    private var pretended: [UUID: NoteItem] = [:]

    package init(over base: any NotesStore) {
        self.base = base
    }

    package func note(_ id: UUID) async throws -> NoteItem? {
        if let note = pretended[id] { return note }
        return try await base.note(id)
    }

    package func notes(_ filter: NoteFilter) async throws -> [NoteItem] {
        try await base.notes(filter).map(current)
    }

    package func notes(idPrefix prefix: String) async throws -> [NoteItem] {
        let known = try await base.notes(idPrefix: prefix).map(current)
        let wanted = prefix.filter { $0 != "-" }.lowercased()
        let added = pretended.values.filter { note in
            note.id.uuidString.lowercased().filter { $0 != "-" }.hasPrefix(wanted)
                && !known.contains { $0.id == note.id }
        }
        return known + added
    }

    package func handles(of ids: [UUID]) async throws -> [UUID: String] {
        let known = try await base.handles(of: ids)
        let added = ids.filter { known[$0] == nil && pretended[$0] != nil }
        return known.merging(added.compactMap { id in pretended[id].map { (id, $0.shortHandle) } }) { $1 }
    }

    package func search(_ query: NoteQuery) async throws -> [NoteItem] {
        try await base.search(query).map(current)
    }


    package func recentlyReferenced(since cutoff: Date, limit: Int) async throws -> [NoteItem] {
        try await base.recentlyReferenced(since: cutoff, limit: limit)
    }

    package func tags() async throws -> [TagCount] { try await base.tags() }
    package func counts() async throws -> NoteCounts { try await base.counts() }
    package func history(of id: UUID) async throws -> [NoteChange] { try await base.history(of: id) }

    package func write(_ edits: [NoteEdit], by author: ChangeAuthor, at date: Date) async throws -> [NoteChange] {
        var changes: [NoteChange] = []
        for edit in edits {
            switch edit {
            case .create(let note):
                let note = note.storable
                pretended[note.id] = note
                changes.append(change(author, date, before: nil, after: note))
            case .update(let id, let edit):
                guard let before = try await note(id) else { throw NotesError.noSuchNote(id) }
                guard let after = try before.edited(at: date, by: edit) else { continue }
                pretended[id] = after
                changes.append(change(author, date, before: before, after: after))
            }
        }
        return changes
    }

    package func stampReferenced(_ ids: [UUID], at date: Date) {}
    package func enrich(_ id: UUID, with enrichment: NoteEnrichment, ifBody body: String) -> Bool { false }
    package func undo() -> [NoteChange] { [] }
    package func redo() -> [NoteChange] { [] }
    package func purge(deletedBefore cutoff: Date) -> Int { 0 }

    private func current(_ note: NoteItem) -> NoteItem { pretended[note.id] ?? note }

    private func change(_ author: ChangeAuthor, _ date: Date, before: NoteItem?, after: NoteItem) -> NoteChange {
        NoteChange(id: 0, step: 0, author: author, date: date, before: before, after: after)
    }
}
