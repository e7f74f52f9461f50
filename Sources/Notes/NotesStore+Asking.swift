import Foundation

extension NotesStore {
    /// What a person types for a note, also for one that the store no longer knows.
    package func handle(of note: NoteItem) async throws -> String {
        try await handles(of: [note.id])[note.id] ?? note.shortHandle
    }

    /// Notes that came up in a conversation in the last seven days (source: LucidPal's `recentlyReferenced`).
    package func recentlyReferenced(_ world: World, limit: Int) async throws -> [NoteItem] {
        let now = world.now()
        let cutoff = world.calendar.date(byAdding: .day, value: -7, to: now) ?? now
        return try await recentlyReferenced(since: cutoff, limit: limit)
    }
}
