import Foundations
import Notes

/// The words of a note that say what it is about: without stop words, numbers, days and what people say of any task.
struct ContentWords {
    /// The part of a body that is read, in characters.
    private static let longestBody = 2_000

    /// One of them.
    struct Word {
        /// The word as it is written first.
        var spelling: String
        /// Whether it stands in the title.
        var isInTitle: Bool
        /// Whether it has a capital within a sentence.
        var isName: Bool
    }

    /// The words by their stems.
    private(set) var words: [String: Word] = [:]
    /// The stems in the order of the text, those of the title first.
    private(set) var stems: [String] = []
    /// All occurrences, folded, for a vector of their meaning.
    private(set) var text = ""

    init(title: String, body: String) {
        read(title, isTitle: true)
        var text = String(body.afterFrontMatter.prefix(Self.longestBody))
        // A picture or a file that is shown in the note is none of its words.
        while text.holds("![["), let start = text.firstRange(of: "![["),
            let end = text[start.upperBound...].firstRange(of: "]]")
        {
            text.removeSubrange(start.lowerBound..<end.upperBound)
        }
        read(text, isTitle: false)
    }

    private mutating func read(_ text: String, isTitle: Bool) {
        var isFirst = true
        var start: String.Index?
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text.plainByte(at: index)
            let next = byte == nil ? text.index(after: index) : text.utf8.index(after: index)
            if byte.map({ Unicode.Scalar($0).isASCIIWord }) ?? text[index].isWordPart {
                start = start ?? index
            } else {
                if let first = start {
                    add(text[first..<index], isInTitle: isTitle, isFirst: isFirst)
                    isFirst = false
                    start = nil
                }
                if let byte, Self.sentenceMarks.contains(byte) { isFirst = true }
            }
            index = next
        }
        if let start { add(text[start...], isInTitle: isTitle, isFirst: isFirst) }
    }

    private mutating func add(_ word: Substring, isInTitle: Bool, isFirst: Bool) {
        let folded = word.lowercasedASCII ?? word.foldedForSearch
        guard folded.isContent, !StopWords.contains(folded), !Self.ordinary.contains(folded) else { return }
        if !text.isEmpty { text += " " }
        text += folded
        let stem = PorterStemmer.stem(folded)
        let isName = !isFirst && word.first?.isUppercase == true
        if words[stem] == nil {
            stems.append(stem)
            words[stem] = Word(spelling: String(word), isInTitle: isInTitle, isName: isName)
        } else if isName {
            words[stem]?.isName = true
        }
    }

    /// Marks after which a capital is none of a name.
    private static let sentenceMarks = Array(".!?:\n>-*]".utf8)

    /// Days, times, and what people say of any task or list.
    private static let ordinary: Set<String> = Set(
        """
        monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun
        january february march april may june july august september october november december
        jan feb mar apr jun jul aug sep sept oct nov dec
        today tomorrow yesterday tonight morning noon afternoon evening night day days week weeks weekend month months
        year years hour hours minute minutes time times date dates due next last first second third half
        add ask book bring buy call change check clean collect come do drop email fetch finish fix get go going keep
        left let look make meet move need order pay pick plan post put read remember remind remove repeat reply return
        ring run say says said see send sent set sign start stop take talk tell think thing things todo try turn update
        use used want way went work write wrote new old good bad big small long short little lot many much one two three
        four five six seven eight nine ten list lists
        der die das den dem des ein eine einen einem einer und oder aber nicht ist sind war mit von für auf bei nach aus
        wie ich wir ihr sie man noch auch nur heute morgen gestern montag dienstag mittwoch donnerstag freitag samstag
        sonntag uhr
        """
        .listedWords.map(\.foldedForSearch)
    )
}

// By bytes where they are ASCII: the words of a hundred notes are read to find those that have to do with one.
extension String {
    /// The byte at an index, where it is a `Character` by itself: ASCII, not before an accent, and no half of a line break.
    fileprivate func plainByte(at index: Index) -> UInt8? {
        let byte = utf8[index]
        let next = utf8.index(after: index)
        guard byte < 0x80, byte != UInt8(ascii: "\r"), next == utf8.endIndex || utf8[next] < 0x80 else { return nil }
        return byte
    }

    /// Whether a word is long enough to say something, and no number.
    fileprivate var isContent: Bool {
        guard let byte = utf8.first, utf8.allSatisfy({ $0 < 0x80 }) else {
            return count > 2 && first?.isNumber == false
        }
        return utf8.count > 2 && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
    }
}

extension Substring {
    /// The word in lower case, if it is ASCII.
    fileprivate var lowercasedASCII: String? {
        var word = self
        return word.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
            return String(unsafeUninitializedCapacity: bytes.count) { letters in
                for (index, byte) in bytes.enumerated() {
                    letters[index] = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 0x20 : byte
                }
                return bytes.count
            }
        }
    }
}

extension Character {
    /// Whether it is a letter or a number; the standard library looks that up for ASCII too.
    fileprivate var isWordPart: Bool {
        guard let asciiValue else { return isLetter || isNumber }
        return Unicode.Scalar(asciiValue).isASCIIWord
    }
}
