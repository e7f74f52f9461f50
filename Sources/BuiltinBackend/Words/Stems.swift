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
                append(withoutPossessive(word), to: &stems)
            }
        }
        return stems
    }

    /// Adds the stem of a word; "smith-jones" and "smith/jones" are found as "jones" too.
    private static func append(_ word: String, to stems: inout [String]) {
        stems.append(PorterStemmer.stem(word))
        guard word.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }) else { return }
        stems += word.split { $0 == "-" || $0 == "/" }.map { PorterStemmer.stem(String($0)) }
    }

    /// The stems by which a title is named: those of its words that carry a topic, and of their hyphened parts.
    static func title(_ text: String) -> Set<String> {
        var stems: [String] = []
        for word in contentWords(of: Word.words(of: text)[...]) { append(word, to: &stems) }
        return Set(stems)
    }

    /// The stems of the words that carry a topic.
    static func content(of words: ArraySlice<Word>) -> [String] {
        contentWords(of: words).map { PorterStemmer.stem($0) }
    }

    /// The words that carry a topic, lower case, without possessive endings.
    static func contentWords(of words: ArraySlice<Word>) -> [String] {
        var seen: Set<String> = []
        let isGerman = areGerman(words)
        return words.compactMap { word in
            guard !isStopWord(word.key, isGerman: isGerman) else { return nil }
            let plain = withoutPossessive(word)
            return seen.insert(plain).inserted ? plain : nil
        }
    }

    /// Whether words are German, as one of them can be nothing else.
    static func areGerman(_ words: ArraySlice<Word>) -> Bool {
        words.contains { isGermanStopWord($0.key) && !isEither($0.key) }
    }

    /// Whether a word carries no topic: the "bin" of "ich bin da", but not that of "the bin".
    static func isStopWord(_ key: String, isGerman: Bool) -> Bool {
        Vocabulary.stopWords.contains(key) || isGermanStopWord(key) && (isGerman || !isEither(key))
    }

    /// Whether a word says nothing in a German text.
    static func isGermanStopWord(_ key: String) -> Bool { Lexicon.german.stopWords.contains(key) }

    /// Whether a German word that says nothing is an English one that does.
    static func isEither(_ key: String) -> Bool { either.contains(key) }
    private static let either: Set<String> = ["hat", "war", "bin", "man", "her", "mal", "alter", "rate"]

    private static func withoutPossessive(_ word: Word) -> String {
        word.isPossessive && word.key.hasSuffix("s") && word.key.utf8.count > 2 ? String(word.key.dropLast()) : word.key
    }
}

extension Clause {
    /// Where words stand that have one of some stems.
    func indices(of stems: Set<String>) -> [Int] {
        words.indices.filter { !stems.isDisjoint(with: Stems.all(in: [words[$0]])) }
    }
}
