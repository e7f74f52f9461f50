/// A title as somebody typed it, or a part of one: case, diacritics and runs of white space do not count.
package struct TitleName: Equatable, Sendable {
    /// What was typed, on one line.
    package let typed: String
    /// Whether titles of which it is a part are meant as well.
    package let isPart: Bool
    private let folded: String

    package init(_ typed: String, isPart: Bool = false) {
        self.typed = typed.withSingleSpaces
        self.isPart = isPart
        folded = self.typed.foldedForSearch
    }

    /// Whether a title is the one that was typed, or contains it.
    package func fits(_ title: String) -> Bool {
        let title = title.withSingleSpaces.foldedForSearch
        return isPart ? title.holds(folded) : title == folded
    }

    /// The words, as an index of words knows them.
    package var words: [String] { folded.split { !$0.isLetter && !$0.isNumber }.map(String.init) }

    /// Those that every such title has: of a part, the first may be the end of a longer word, and the last its beginning.
    package var certainWords: ArraySlice<String> { isPart ? words.dropFirst().dropLast() : words[...] }

    /// What a word of every such title begins with; `nil` where that is not known, or says little.
    package var beginning: String? {
        guard isPart, words.count > 1, let last = words.last, last.unicodeScalars.count >= 3 else { return nil }
        return last
    }
}

extension String {
    /// The text with one space for each run of white space, and none at its ends.
    ///
    /// Mostly it has nothing else, and all titles of the Trash are looked at for one.
    fileprivate var withSingleSpaces: String {
        var last = UInt8(ascii: " ")
        let isPlain = utf8.allSatisfy { byte in
            defer { last = byte }
            return byte < 0x80 && byte >= 0x20 && (byte != 0x20 || last != 0x20)
        }
        return isPlain && last != 0x20 ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
