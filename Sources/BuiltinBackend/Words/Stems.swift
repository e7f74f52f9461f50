import Notes

/// Words reduced to what their forms have in common, for comparing a request with a note.
enum Stems {
    /// The stems of all words of a text, in order; `todo` counts as `to do`.
    static func all(in text: String) -> [String] { all(in: Word.words(of: text)[...]) }

    /// The stems of words, in order; `todo` counts as `to do`.
    static func all(in words: ArraySlice<Word>) -> [String] {
        var stems: [String] = []
        stems.reserveCapacity(words.count)
        for word in words {
            if word.key == "todo" || word.key == "todos" {
                stems.append("to")
                stems.append("do")
            } else {
                stems.append(PorterStemmer.stem(withoutPossessive(word)))
            }
        }
        return stems
    }

    /// The stems of the words that carry a topic.
    static func content(of words: ArraySlice<Word>) -> [String] {
        contentWords(of: words).map { PorterStemmer.stem($0) }
    }

    /// The words that carry a topic, lower case, without possessive endings.
    static func contentWords(of words: ArraySlice<Word>) -> [String] {
        var seen: Set<String> = []
        return words.compactMap { word in
            guard !Vocabulary.stopWords.contains(word.key), !Lexicon.german.stopWords.contains(word.key) else {
                return nil
            }
            let plain = withoutPossessive(word)
            return seen.insert(plain).inserted ? plain : nil
        }
    }

    private static func withoutPossessive(_ word: Word) -> String {
        word.isPossessive && word.key.hasSuffix("s") && word.key.utf8.count > 2 ? String(word.key.dropLast()) : word.key
    }
}
