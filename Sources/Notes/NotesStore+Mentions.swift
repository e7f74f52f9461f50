extension NotesStore {
    /// Looks for the words among the notes that a search ranks first; a store with an index knows better.
    package func mentions(_ words: [String]) async throws -> Bool {
        guard !words.isEmpty else { return false }
        let notes = try await search(NoteQuery(words.joined(separator: " "), limit: 5))
        let stems = Set(SearchTerms.stems(of: words.joined(separator: " ")))
        return notes.contains { note in
            stems.isSubset(of: SearchTerms.stems(of: ([note.title] + note.tags + [note.body]).joined(separator: " ")))
        }
    }
}
