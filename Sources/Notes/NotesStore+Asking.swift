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

    /// All that words may mean: the notes in the folder of that name, those with the tag, and those that have the words.
    ///
    /// A category, and what is marked as a folder or a tag (`#radar`), is only that.
    package func notes(about typed: String, limit: Int? = nil) async throws -> [NoteItem] {
        let names = (folders: try await folders(), tags: try await tags())
        let read = ListWords(typed, folders: names.folders, tags: names.tags)
        var notes: [NoteItem] = []
        for words in [read]
            + (read?.alternatives ?? []).map({ ListWords($0, folders: names.folders, tags: names.tags) })
        {
            if let words { notes += try await self.notes(words.filter) }
        }
        if read?.filter.category == nil, !typed.contains(":"), !typed.hasPrefix("#") {
            notes += try await searchForgiving(NoteQuery(typed.withoutQuotes, limit: limit ?? .max)).notes
        }
        var seen: Set<UUID> = []
        let all = notes.filter { seen.insert($0.id).inserted }
        return limit.map { Array(all.prefix($0)) } ?? all
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

extension NoteQuery {
    /// What is said where the nearest words of a text were looked for, as no note has those that were typed.
    package static func remark(_ typed: String, corrected: String) -> String {
        "No note has “\(typed)”. These have “\(corrected)”."
    }

    /// What is said where words of nearly the same meaning were looked for, as no note has those that were typed.
    package static func remark(_ typed: String, nearInMeaning words: String) -> String {
        "No note has “\(typed)”. These have “\(words)”, which is near in meaning."
    }
}

extension World {
    /// Seven days ago; what came up in a conversation since then is recent (source: LucidPal's `recentlyReferenced`).
    package var startOfRecent: Date {
        let now = now()
        return calendar.date(byAdding: .day, value: -7, to: now) ?? now
    }
}

extension NotesStore {
    /// The model on whose behalf a note was changed last, or whose proposal was accepted; `nil` for the person and for the
    /// built-in assistant, which does only what it is told.
    package func lastModel(of id: UUID) async throws -> String? {
        switch try await lastChange(of: id)?.author {
        case .model(let name) where name != "builtin": name
        case .accepted(let name): "\(name), accepted by you"
        default: nil
        }
    }
}
