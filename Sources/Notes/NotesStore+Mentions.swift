extension NotesStore {
    /// Whether one live note holds all these words; `false` when the store cannot be read.
    package func mentions(_ words: [String]) async -> Bool {
        guard !words.isEmpty, let notes = try? await search(NoteQuery(words.joined(separator: " "), limit: 5)) else {
            return false
        }
        let stems = Set(words.map { PorterStemmer.stem($0.lowercased()) })
        return notes.contains { note in
            let text = "\(note.title) \(note.tags.joined(separator: " ")) \(note.body)".lowercased()
            return stems.isSubset(
                of: text.split { !$0.isLetter && !$0.isNumber }.map { PorterStemmer.stem(String($0)) }
            )
        }
    }
}
