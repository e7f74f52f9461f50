package import Foundation
import Synchronization

/// Notes that live as long as the process: what the SQLite store promises, without a file.
package final class InMemoryNotesStore: NotesStore {
    private let state = Mutex(InMemoryNotes())

    /// A store with these notes, which cannot be undone; the last one counts as the newest of those created at once.
    package init(_ notes: [NoteItem] = []) {
        state.withLock { state in
            for note in notes { _ = state.insert(note.storable) }
        }
    }

    package func note(_ id: UUID) async throws -> NoteItem? {
        state.withLock { $0.rows[id]?.note }
    }

    package func notes(_ filter: NoteFilter) async throws -> [NoteItem] {
        state.withLock { $0.notes(filter) }
    }

    package func notes(idPrefix prefix: String) async throws -> [NoteItem] {
        guard let prefix = IDPrefix(prefix) else { return [] }
        return state.withLock { state in
            let ids = state.rows.keys.filter { $0.key.hasPrefix(prefix.key) }.sorted { $0.key < $1.key }
            return ids.prefix(10).compactMap { state.rows[$0]?.note }
        }
    }

    package func handles(of ids: [UUID]) async throws -> [UUID: String] {
        state.withLock { state in
            var handles: [UUID: String] = [:]
            for id in ids where state.rows[id] != nil {
                handles[id] = IDPrefix.shortest(of: id, among: state.rows.keys.filter { $0 != id }.map(\.key))
            }
            return handles
        }
    }

    package func search(_ query: NoteQuery) async throws -> [NoteItem] {
        guard !query.filter.isTrashed, query.limit > 0 else { return [] }
        var filter = query.filter
        filter.order = .newestFirst
        filter.limit = nil
        let notes = state.withLock { state in
            (state.notes(filter), state.liveNotes)
        }
        return InMemorySearch(corpus: notes.1).run(query.text, in: notes.0, limit: query.limit)
    }

    package func recentlyReferenced(since cutoff: Date, limit: Int) async throws -> [NoteItem] {
        let cutoff = cutoff.roundedToMilliseconds
        return state.withLock { state in
            let rows = state.rows.values.filter { row in
                !row.note.isTrashed && row.note.lastReferencedAt.map { $0 >= cutoff } == true
            }
            let sorted = rows.sorted {
                ($0.note.lastReferencedAt ?? .distantPast, $0.seq) > ($1.note.lastReferencedAt ?? .distantPast, $1.seq)
            }
            return sorted.prefix(max(0, limit)).map(\.note)
        }
    }

    package func tags() async throws -> [TagCount] {
        state.withLock { $0.tags() }
    }

    package func counts() async throws -> NoteCounts {
        state.withLock { state in
            let live = state.liveNotes
            return NoteCounts(
                notes: live.count,
                pinned: live.count { $0.isPinned },
                enriched: live.count { $0.isEnriched },
                trashed: state.rows.count - live.count
            )
        }
    }

    package func write(_ edits: [NoteEdit], by author: ChangeAuthor, at date: Date) async throws -> [NoteChange] {
        try state.withLock { state in
            var copy = state
            let changes = try copy.write(edits, by: author, at: date)
            state = copy
            return changes
        }
    }

    package func enrich(_ id: UUID, with enrichment: NoteEnrichment, ifBody body: String) async throws -> Bool {
        state.withLock { $0.enrich(id, with: enrichment, ifBody: body) }
    }

    package func stampReferenced(_ ids: [UUID], at date: Date) async throws {
        state.withLock { state in
            for id in ids { state.rows[id]?.note.lastReferencedAt = date.roundedToMilliseconds }
        }
    }

    package func undo() async throws -> [NoteChange] {
        state.withLock { $0.undo() }
    }

    package func redo() async throws -> [NoteChange] {
        state.withLock { $0.redo() }
    }

    package func history(of id: UUID) async throws -> [NoteChange] {
        state.withLock { state in
            state.journal.filter { $0.noteID == id && $0.state == .done }.map(\.change).reversed()
        }
    }

    package func purge(deletedBefore cutoff: Date) async throws -> Int {
        state.withLock { $0.purge(deletedBefore: cutoff.roundedToMilliseconds) }
    }
}
