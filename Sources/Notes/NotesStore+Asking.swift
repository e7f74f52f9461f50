package import Foundation

extension NotesStore {
    /// What a person types for a note, also for one that the store no longer knows.
    package func handle(of note: NoteItem) async throws -> String {
        try await handles(of: [note.id])[note.id] ?? note.shortHandle
    }

    /// Live notes that match the text, best first; where none does, those that match its nearest words.
    /// - Returns: the notes, and the words that were looked for in place of the text, when they were.
    package func searchForgiving(_ query: NoteQuery) async throws -> (notes: [NoteItem], corrected: String?) {
        let notes = try await search(query)
        guard notes.isEmpty, let corrected = try await corrected(query.text) else { return (notes, nil) }
        var other = query
        other.text = corrected
        let others = try await search(other)
        return (others, others.isEmpty ? nil : corrected)
    }

    /// Notes that came up in a conversation since ``World/startOfRecent``.
    package func recentlyReferenced(_ world: World, limit: Int) async throws -> [NoteItem] {
        try await recentlyReferenced(since: world.startOfRecent, limit: limit)
    }

    /// The few notes that stand above a list of all: the latest that came up in a conversation.
    package func recentBlock(_ world: World) async throws -> [NoteItem] {
        try await recentlyReferenced(world, limit: 3)
    }
}

extension World {
    /// Seven days ago; what came up in a conversation since then is recent (source: LucidPal's `recentlyReferenced`).
    package var startOfRecent: Date {
        let now = now()
        return calendar.date(byAdding: .day, value: -7, to: now) ?? now
    }
}
