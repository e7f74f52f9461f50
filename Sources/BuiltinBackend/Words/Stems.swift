/// Words reduced to what their forms have in common, for comparing a request with a note.
enum Stems {
    /// The stem of a lower-case word: plural, `-ing`, `-ed` and `-ly` taken off.
    static func stem(_ word: String) -> String {
        guard word.utf8.count > 3, word.utf8.allSatisfy({ $0 >= 97 && $0 <= 122 }) else { return word }
        var stem = Substring(word)
        if stem.hasSuffix("ies") {
            stem = stem.dropLast(3) + "y"
        } else if stem.hasSuffix("sses") || stem.hasSuffix("shes") || stem.hasSuffix("ches") || stem.hasSuffix("xes")
            || stem.hasSuffix("oes")
        {
            stem = stem.dropLast(2)
        } else if stem.hasSuffix("s"), !stem.hasSuffix("ss"), !stem.hasSuffix("us"), !stem.hasSuffix("is") {
            stem = stem.dropLast()
        }
        for suffix in ["ing", "ed"] where stem.hasSuffix(suffix) && hasVowel(stem.dropLast(suffix.count)) {
            stem = stem.dropLast(suffix.count)
            if let last = stem.utf8.last, stem.utf8.count > 3, stem.utf8.dropLast().last == last, last != 108,
                last != 115
            {
                stem = stem.dropLast()
            }
            break
        }
        if stem.utf8.count > 3, stem.last == "e" { stem = stem.dropLast() }
        if stem.utf8.count > 2, stem.last == "y" { stem = stem.dropLast() + "i" }
        return String(stem)
    }

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
                stems.append(stem(withoutPossessive(word)))
            }
        }
        return stems
    }

    /// The stems of the words that carry a topic.
    static func content(of words: ArraySlice<Word>) -> [String] {
        contentWords(of: words).map { stem($0) }
    }

    /// The words that carry a topic, lower case, without possessive endings.
    static func contentWords(of words: ArraySlice<Word>) -> [String] {
        var seen: Set<String> = []
        return words.compactMap { word in
            guard !Vocabulary.stopWords.contains(word.key) else { return nil }
            let plain = withoutPossessive(word)
            return seen.insert(plain).inserted ? plain : nil
        }
    }

    private static func withoutPossessive(_ word: Word) -> String {
        word.isPossessive && word.key.hasSuffix("s") && word.key.utf8.count > 2 ? String(word.key.dropLast()) : word.key
    }

    private static func hasVowel(_ text: Substring) -> Bool {
        text.utf8.count > 1 && text.contains { "aeiouy".contains($0) }
    }
}
