/// A pattern over the keys of words.
///
/// Words are separated by spaces; `a|b` is either of two words, and `a?` one that may be missing:
/// `"set|make a? reminder to"`.
struct Phrase: ExpressibleByStringLiteral, Sendable {
    private struct Element: Sendable {
        var options: [String]
        var isOptional: Bool
    }

    private let elements: [Element]

    init(stringLiteral pattern: String) {
        // By bytes: there are hundreds of phrases, and each start of the program makes them.
        elements = pattern.utf8.split(separator: UInt8(ascii: " ")).map { part in
            let isOptional = part.last == UInt8(ascii: "?")
            let words = isOptional ? part.dropLast() : part
            // Mostly it is one word.
            let options = words.contains(UInt8(ascii: "|")) ? words.split(separator: UInt8(ascii: "|")) : [words]
            return Element(options: options.map { String(Substring($0)) }, isOptional: isOptional)
        }
    }

    /// The index after the phrase if `words` has it at `start`; the longest reading wins.
    func end(in words: ArraySlice<Word>, at start: Int) -> Int? { end(in: words, at: start, from: 0) }

    private func end(in words: ArraySlice<Word>, at index: Int, from element: Int) -> Int? {
        guard element < elements.count else { return index }
        let current = elements[element]
        if index < words.endIndex, current.options.contains(words[index].key),
            let end = end(in: words, at: index + 1, from: element + 1)
        {
            return end
        }
        return current.isOptional ? end(in: words, at: index, from: element + 1) : nil
    }
}

extension [Phrase] {
    /// The index after the longest of the phrases that `words` has at `start`.
    func end(in words: ArraySlice<Word>, at start: Int) -> Int? {
        lazy.compactMap { $0.end(in: words, at: start) }.max()
    }
}
