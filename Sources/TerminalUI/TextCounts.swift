/// How long a text is.
package struct TextCounts: Equatable, Sendable {
    /// The words a person reads in a minute.
    private static let wordsPerMinute = 200

    /// The words, as spaces part them.
    package var words: Int
    /// The characters, as a person counts them.
    package var characters: Int

    package init(_ text: String) {
        words = text.split(whereSeparator: \.isWhitespace).count
        characters = text.count
    }

    /// The minutes that reading takes, rounded up; 0 for a text without words.
    package var minutes: Int { (words + Self.wordsPerMinute - 1) / Self.wordsPerMinute }

    /// `12 words, 64 characters, 1 min read`.
    package var summary: String {
        let words = words == 1 ? "1 word" : "\(words) words"
        return "\(words), \(characters == 1 ? "1 character" : "\(characters) characters"), \(readingTime)"
    }

    /// `1 min read`.
    package var readingTime: String { "\(minutes) min read" }
}
