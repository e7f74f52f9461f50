/// How long a text is.
package struct TextCounts: Equatable, Sendable {
    /// The words a person reads in a minute.
    private static let wordsPerMinute = 200

    /// The words, as spaces part them.
    package var words: Int
    /// The characters, as a person counts them.
    package var characters: Int

    package init(_ text: String) {
        if let counts = Self.counts(ofASCII: text) {
            (words, characters) = counts
        } else {
            words = text.split(whereSeparator: \.isWhitespace).count
            characters = text.count
        }
    }

    /// The same of a text of ASCII alone; `nil` of another.
    private static func counts(ofASCII text: String) -> (words: Int, characters: Int)? {
        var text = text
        return text.withUTF8 { bytes in
            var words = 0
            var characters = 0
            var previous: UInt8 = 0x20
            for byte in bytes {
                guard byte < 0x80 else { return nil }
                let isSpace = byte == 0x20 || byte >= 0x09 && byte <= 0x0D
                let wasSpace = previous == 0x20 || previous >= 0x09 && previous <= 0x0D
                if !isSpace, wasSpace { words += 1 }
                // A carriage return and a line feed are one character.
                if byte != 0x0A || previous != 0x0D { characters += 1 }
                previous = byte
            }
            return (words, characters)
        }
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
