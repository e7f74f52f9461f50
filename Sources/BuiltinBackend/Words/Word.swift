import Foundations

/// One word of what a person typed, and where it stands in the text.
struct Word: Equatable {
    /// The word as rules compare it: lower case, without apostrophes.
    var key: String
    /// Where the word stands in the text, without the punctuation around it.
    var range: Range<String.Index>
    /// The punctuation mark that follows, where it can end a clause: one of `. , ; : ! ?` or a line break.
    var mark: Character?
    /// Whether the word was written with a possessive ending: "dale's", "parents'".
    var isPossessive = false

    /// Whether it says no to what follows, and not to what was said before: "no time", but not "no, at five".
    var isBareNo: Bool { mark == nil && ["no", "kein", "keine"].contains(key) }
}

extension Word {
    /// The words of a text, in order; linear in the length of the text.
    static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            if character.isNewline, !words.isEmpty {
                words[words.count - 1].mark = "\n"
            }
            guard !character.isWhitespace else {
                index = text.index(after: index)
                continue
            }
            let end = text[index...].firstIndex(where: \.isWhitespace) ?? text.endIndex
            append(text, index..<end, to: &words)
            index = end
        }
        return words
    }

    private static func append(_ text: String, _ chunk: Range<String.Index>, to words: inout [Word]) {
        let body = text[chunk]
        guard let first = body.firstIndex(where: \.isWordCharacter),
            let last = body.lastIndex(where: \.isWordCharacter)
        else {
            guard !words.isEmpty else { return }
            if let mark = body.last(where: \.isClauseMark) {
                words[words.count - 1].mark = mark
            } else if body.allSatisfy({ "-–—".contains($0) }), words[words.count - 1].mark == nil {
                // "boat list - rope, tape" is a label and what it names.
                words[words.count - 1].mark = words.count > 5 || words.contains { $0.mark != nil } ? "," : ":"
            }
            return
        }
        let range = first..<text.index(after: last)
        let mark = text[range.upperBound..<chunk.upperBound].last(where: \.isClauseMark)
        let written = text[range]
        if let hyphen = written.firstIndex(of: "-"), written[..<hyphen].lowercased() == "to" {
            let second = text.index(after: hyphen)..<range.upperBound
            words.append(Word(key: "to", range: first..<hyphen))
            words.append(Word(key: key(of: text[second]), range: second, mark: mark))
            return
        }
        var word = Word(key: key(of: written), range: range, mark: mark)
        word.isPossessive = isPossessive(written, before: text[range.upperBound..<chunk.upperBound].first)
        words.append(word)
    }

    private static func key(of written: Substring) -> String {
        var key = ""
        key.reserveCapacity(written.utf8.count)
        for character in written where !character.isApostrophe {
            key.append(contentsOf: character.lowercased())
        }
        return key
    }

    private static func isPossessive(_ written: Substring, before next: Character?) -> Bool {
        let tail = written.suffix(2)
        if tail.count == 2, let mark = tail.first, let end = tail.last { return mark.isApostrophe && end == "s" }
        return next?.isApostrophe == true && written.last == "s"
    }
}

extension Word {
    /// Whether it is a sound more than a word: a letter stands in it three times running, as in "pfff" and "soooo".
    var isDrawnOut: Bool {
        let letters = Array(key)
        return key != "www" && letters.allSatisfy(\.isLetter)
            && letters.indices.dropFirst(2).contains {
                letters[$0] == letters[$0 - 1] && letters[$0] == letters[$0 - 2]
            }
    }
}

extension Character {
    fileprivate var isWordCharacter: Bool {
        isLetter || isNumber || "#$€£%+".contains(self) || isEmojiLike
    }

    fileprivate var isClauseMark: Bool {
        self == "." || self == "," || self == ";" || self == ":" || self == "!" || self == "?"
    }

    private var isEmojiLike: Bool { unicodeScalars.first.map { $0.properties.isEmojiPresentation } ?? false }
}

extension Word {
    /// The word as it was typed.
    func text(in source: String) -> String { String(source[range]) }
}
