import Foundations

/// One word of what a person typed, and where it stands in the text.
struct Word: Equatable {
    /// The word as rules compare it: lower case, without apostrophes.
    var key: String
    /// Where the word stands in the text, without the punctuation around it.
    var range: Range<String.Index>
    /// The punctuation mark that follows, where it can end a clause: one of `. , ; : ! ?` or a line break.
    var mark: Character?
    /// Whether the word was written with a possessive ending: "dale's".
    var isPossessive = false

    /// Whether it says no to what follows, and not to what was said before: "no time", but not "no, at five".
    var isBareNo: Bool { mark == nil && ["no", "kein", "keine"].contains(key) }
}

extension Word {
    /// The words of a text, in order; linear in the length of the text.
    /// - Parameter most: as many words are enough; a few more may come.
    static func words(of text: String, most: Int = .max) -> [Word] {
        var words: [Word] = []
        var start: String.Index?
        // The bytes of ASCII are characters: a line is held against all words of many notes.
        var index = text.startIndex
        while index < text.endIndex, words.count <= most {
            let byte = text.utf8[index]
            let (isSpace, isNewline) =
                byte < 0x80 ? (byte.isSpace, byte.isNewline) : (text[index].isWhitespace, text[index].isNewline)
            if isSpace, let first = start {
                appendAll(text, first..<index, to: &words)
                start = nil
            } else if !isSpace, start == nil {
                start = index
            }
            if isNewline, !words.isEmpty { words[words.count - 1].mark = "\n" }
            index = byte < 0x80 ? text.utf8.index(after: index) : text.index(after: index)
        }
        if let start, index == text.endIndex { appendAll(text, start..<text.endIndex, to: &words) }
        return words.contains { $0.isPossessive || unmarked.contains($0.key) } ? withVerbs(words, text) : words
    }

    /// The words with the verb of "the code's 4471", "choir's on fridays", "the alarms been changed" as a word of its own.
    private static func withVerbs(_ words: [Word], _ text: String) -> [Word] {
        words.indices.flatMap { index -> [Word] in
            let word = words[index]
            guard word.mark == nil, index + 1 < words.count, !contracted.contains(word.key),
                let end = verb(of: word, before: words[(index + 1)...], text), end > word.range.lowerBound
            else { return [word] }
            let noun = word.range.lowerBound..<end
            let verb = words[index + 1].key == "been" ? "has" : "is"
            return [Word(key: key(of: text[noun]), range: noun), Word(key: verb, range: end..<word.range.upperBound)]
        }
    }

    /// Where the verb begins that ends a word; `nil` where there is none.
    private static func verb(of word: Word, before rest: ArraySlice<Word>, _ text: String) -> String.Index? {
        guard let next = rest.first else { return nil }
        if word.isPossessive {
            return isVerb(before: next, isLast: rest.count == 1)
                ? text[word.range].lastIndex(where: \.isApostrophe) : nil
        }
        let isNoun =
            word.key.count > 3 && word.key.hasSuffix("s") && !["ss", "us", "is"].contains(word.key.suffix(2))
            && !Words.stopWords.contains(word.key) && word.key != "things"
        return unmarked.contains(next.key) && isNoun && next.mark == nil
            ? text.index(before: word.range.upperBound) : nil
    }

    /// Words before which a verb is drawn together with a noun also without a mark: "rents going up".
    private static let unmarked: Set<String> = ["been", "going"]

    /// Whether an "'s" before a word is "is": "the code's C24.", "choir's on fridays", but not "Ben's 3 cats".
    private static func isVerb(before next: Word, isLast: Bool) -> Bool {
        next.key.last?.isNumber ?? false && (isLast || next.mark != nil) || places.contains(next.key)
    }

    private static let places: Set<String> = [
        "at", "on", "in", "from", "due", "now", "up", "down", "gone", "been", "going", "coming", "off",
        "back", "out",
    ]
    /// Words whose "'s" the rules know as a part of them.
    private static let contracted: Set<String> = [
        "its", "thats", "whats", "whos", "wheres", "whens", "hows", "heres", "theres", "hes", "shes", "whys", "todays",
        "lets", "whichs", "ones",
    ]

    /// What stands between two spaces: a word, or several with commas between them, "milk,fish fingers".
    private static func appendAll(_ text: String, _ chunk: Range<String.Index>, to words: inout [Word]) {
        var start = chunk.lowerBound
        if isOfSeveral(text.utf8[chunk]) {
            for index in text.utf8[chunk].indices.dropLast() where text.utf8[index] == UInt8(ascii: ",") {
                let next = text.utf8.index(after: index)
                if start < index, text.utf8[next] != UInt8(ascii: ",") {
                    append(text, start..<next, to: &words)
                    start = next
                }
            }
        }
        append(text, start..<chunk.upperBound, to: &words)
    }

    /// Whether a comma in it parts words; not in a number, a code, an address or a path.
    private static func isOfSeveral(_ bytes: Substring.UTF8View) -> Bool {
        bytes.dropLast().contains(UInt8(ascii: ","))
            && !bytes.contains { 0x30...0x39 ~= $0 || "/@=\\".utf8.contains($0) }
    }

    private static func append(_ text: String, _ chunk: Range<String.Index>, to words: inout [Word]) {
        let body = text[chunk]
        // "beans ,loo roll"
        if body.utf8.first == UInt8(ascii: ","), let last = words.indices.last, words[last].mark == nil {
            words[last].mark = ","
        }
        guard let (range, mark) = word(in: body) else {
            guard !words.isEmpty else { return }
            if let mark = body.lazy.map(\.plainMark).last(where: \.isClauseMark) {
                words[words.count - 1].mark = mark
            } else if body.allSatisfy({ "-–—".contains($0) }), words[words.count - 1].mark == nil {
                // "boat list - rope, tape" is a label and what it names.
                words[words.count - 1].mark = words.count > 5 || words.contains { $0.mark != nil } ? "," : ":"
            }
            return
        }
        let written = text[range]
        if written.utf8.contains(UInt8(ascii: "-")), let hyphen = written.firstIndex(of: "-"),
            written[..<hyphen].lowercased() == "to"
        {
            let second = text.index(after: hyphen)..<range.upperBound
            words.append(Word(key: "to", range: range.lowerBound..<hyphen))
            words.append(Word(key: key(of: text[second]), range: second, mark: mark))
            return
        }
        var word = Word(key: key(of: written), range: range, mark: mark)
        word.isPossessive = isPossessive(written)
        words.append(word)
    }

    /// Where the word stands in what is between two spaces, and the last mark behind it; `nil` where there is none.
    private static func word(in body: Substring) -> (range: Range<String.Index>, mark: Character?)? {
        let bytes = body.utf8
        if bytes.allSatisfy({ $0 < 0x80 }) {
            guard let first = bytes.firstIndex(where: \.isWordCharacter),
                let last = bytes.lastIndex(where: \.isWordCharacter)
            else { return nil }
            let end = bytes.index(after: last)
            return (first..<end, bytes[end...].last(where: \.isClauseMark).map { Character(Unicode.Scalar($0)) })
        }
        guard let first = body.firstIndex(where: \.isWordCharacter),
            let last = body.lastIndex(where: \.isWordCharacter)
        else { return nil }
        let end = body.index(after: last)
        return (first..<end, body[end...].lazy.map(\.plainMark).last(where: \.isClauseMark))
    }

    private static func key(of written: Substring) -> String {
        var word = written
        let plain: String? = word.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
            return String(unsafeUninitializedCapacity: bytes.count) { letters in
                var count = 0
                for byte in bytes where byte != UInt8(ascii: "'") && byte != UInt8(ascii: "`") {
                    letters[count] = byte.lowercased
                    count += 1
                }
                return count
            }
        }
        if let plain { return plain }
        var key = ""
        key.reserveCapacity(written.utf8.count)
        for character in written where !character.isApostrophe {
            key.append(contentsOf: character.lowercased())
        }
        return key
    }

    private static func isPossessive(_ written: Substring) -> Bool {
        written.utf8.last == UInt8(ascii: "s") && written.dropLast().last.map(\.isApostrophe) ?? false
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
        guard let byte = utf8.first, byte >= 0x80 else { return utf8.first.map(\.isWordCharacter) ?? false }
        return isLetter || isNumber || self == "€" || self == "£" || isEmojiLike
    }

    /// The mark of other scripts as the one that means the same: the "?" of "？" and "؟".
    fileprivate var plainMark: Character { Self.plainMarks[self] ?? self }
    private static let plainMarks: [Character: Character] = [
        "？": "?", "؟": "?", "！": "!", "。": ".", "，": ",", "、": ",", "،": ",", "：": ":", "；": ";", "؛": ";",
    ]

    fileprivate var isClauseMark: Bool { utf8.count == 1 && utf8.first.map(\.isClauseMark) ?? false }

    private var isEmojiLike: Bool { unicodeScalars.first.map { $0.properties.isEmojiPresentation } ?? false }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
    fileprivate var isNewline: Bool { 0x0A...0x0D ~= self }
    private var isUppercase: Bool { 0x41...0x5A ~= self }
    fileprivate var lowercased: UInt8 { isUppercase ? self + 0x20 : self }
    fileprivate var isWordCharacter: Bool {
        0x61...0x7A ~= self || isUppercase || 0x30...0x39 ~= self || 0x23...0x25 ~= self || self == UInt8(ascii: "+")
    }
    fileprivate var isClauseMark: Bool {
        switch self {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
            UInt8(ascii: "?"):
            true
        default: false
        }
    }
}

extension Word {
    /// The word as it was typed.
    func text(in source: String) -> String { String(source[range]) }
}
