import Notes

/// What is secret by what another note says: a copy of a password stands there without its label.
struct KnownSecrets {
    /// The most words that are looked up for one request.
    private static let mostWords = 24
    /// The most notes that are read for one word.
    private static let mostNotes = 5
    private static let rules = RedactionRules(kinds: [.secret, .key])

    /// The texts of notes that say that a word of these texts is secret.
    /// - Parameter known: the words that were looked up before; those that are looked up now are added.
    /// - Throws: what the store throws.
    static func texts(
        about texts: [String],
        in store: any NotesStore,
        known: inout Set<String>
    ) async throws -> [String] {
        var words: [String] = []
        for text in texts {
            for word in candidates(in: text) where words.count < mostWords && known.insert(word).inserted {
                words.append(word)
            }
        }
        var found: [String] = []
        for word in words {
            for note in try await store.search(NoteQuery(word, limit: mostNotes)) {
                let text = "\(note.title)\n\(note.body)"
                let bytes = Array(text.utf8)
                let values = SecretFinder(text, rules).hits().map { String(decoding: bytes[$0.range], as: UTF8.self) }
                found += values.filter {
                    $0 == word || $0.split(whereSeparator: \.isWhitespace).contains { $0 == word }
                }
            }
        }
        return found
    }

    /// The words that could be a password or a PIN: letters and digits together, or four to eight digits that are no year.
    private static func candidates(in text: String) -> [String] {
        text.split { $0.isWhitespace || "\"'`*,;()<>|".contains($0) }.compactMap { part in
            let word = part.reversed().drop { ".:!?]".contains($0) }.reversed()
            guard word.count < 64 else { return nil }
            let digits = word.count { $0.isASCII && $0.isNumber }
            if digits == word.count {
                let isYear = digits == 4 && (word.starts(with: "19") || word.starts(with: "20"))
                return (4...8).contains(digits) && !isYear ? String(word) : nil
            }
            return digits > 0 && word.count > 5 && word.contains(where: \.isLetter) ? String(word) : nil
        }
    }
}
