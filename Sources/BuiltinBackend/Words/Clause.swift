import Foundation
import Foundations
import Notes

/// A stretch of words of one text: what the rules look at, and what they cut slots from.
struct Clause: Equatable {
    /// The whole text the words stand in.
    let source: String
    /// The words of this stretch.
    var words: ArraySlice<Word>

    init(_ source: String) { self.init(source, most: .max) }

    /// As many of the first words of a text as are asked for, and a few more.
    init(_ source: String, most: Int) {
        self.source = source
        words = Word.words(of: source, most: most)[...]
    }

    private init(source: String, words: ArraySlice<Word>) {
        self.source = source
        self.words = words
    }

    /// Whether there is no word left.
    var isEmpty: Bool { words.isEmpty }
    /// The keys of the words before the clause in its text.
    var keysBefore: [String] {
        Word.words(of: String(source[..<(words.first?.range.lowerBound ?? source.startIndex)])).map(\.key)
    }
    /// The last of them; `""` at the start.
    var keyBefore: String { keysBefore.last ?? "" }

    /// The number of words.
    var count: Int { words.count }
    /// The index of the first word.
    var start: Int { words.startIndex }
    /// The index after the last word.
    var end: Int { words.endIndex }

    /// Whether the first word is a pronoun, also with its verb: "they want", "they'd like", "she'll come".
    var opensWithPronoun: Bool {
        guard let first = words.first else { return false }
        if Words.pronouns.contains(first.key) { return true }
        let bare = first.text(in: source).prefix { !$0.isApostrophe }
        return bare.endIndex < first.range.upperBound && Self.people.contains(bare.lowercased())
    }
    private static let people: Set<String> = ["he", "she", "it", "they"]

    /// The text as it was typed, on one line, without the punctuation at its ends.
    ///
    /// A bracket at its end stays where its partner is inside.
    var text: String {
        let text = verbatim
        let rest = words.last.map { source[$0.range.upperBound...] } ?? ""
        let isOpen = rest.first == ")" && text.contains("(") && !text.contains(")")
        return (isOpen ? text + ")" : text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The text as it was typed, on one line, with the marks that belong to its first and last word.
    ///
    /// Quotation marks, brackets, slashes and the like stay; commas, colons and a single full stop do not.
    var wholeText: String {
        guard let first = words.first, let last = words.last else { return "" }
        var start = first.range.lowerBound
        while start > source.startIndex {
            let before = source.index(before: start)
            guard !source[before].isWhitespace, !source[before].isSentenceMark else { break }
            start = before
        }
        var end = last.range.upperBound
        while end < source.endIndex, !source[end].isWhitespace { end = source.index(after: end) }
        var text = source[start..<end]
        while let mark = text.last, mark == "," || mark == ";" || mark == ":" { text.removeLast() }
        if text.last == ".", !text.hasSuffix(".."), !text.dropLast().contains(where: \.endsSentence) {
            text.removeLast()
        }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    /// What stands between quotation marks, if the clause is all that does: `f(x)` of `"f(x)"`; `nil` for any other.
    var quoted: String? {
        guard let first = words.first, let last = words.last else { return nil }
        func isBetween(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
        let before = source[..<first.range.lowerBound].reversed().prefix(while: isBetween)
        let after = source[last.range.upperBound...].prefix(while: isBetween)
        guard let opening = before.firstIndex(where: \.isQuotationMark)?.base,
            let closing = after.firstIndex(where: \.isQuotationMark),
            !source[opening..<closing].contains(where: \.isQuotationMark)
        else { return nil }
        return source[opening..<closing].trimmingCharacters(in: .whitespaces)
    }

    /// The text between quotation marks, else ``wholeText``.
    var namedText: String { quoted ?? wholeText }

    /// The text as it was typed, line breaks and all.
    var verbatim: String {
        guard let first = words.first, let last = words.last else { return "" }
        return String(source[first.range.lowerBound..<last.range.upperBound])
    }

    /// The key of the word at an index; `""` outside the clause.
    func key(_ index: Int) -> String { words.indices.contains(index) ? words[index].key : "" }

    /// The words in a range of indices, clamped to the clause.
    subscript(_ range: Range<Int>) -> Clause {
        Clause(source: source, words: words[range.clamped(to: words.indices)])
    }

    /// The words from an index on.
    func from(_ index: Int) -> Clause { self[min(index, end)..<end] }
    /// The words before an index.
    func upTo(_ index: Int) -> Clause { self[start..<max(index, start)] }

    /// The index after the longest of the phrases that stands at `index`, by default at the start.
    func match(_ phrases: [Phrase], at index: Int? = nil) -> Int? { phrases.end(in: words, at: index ?? start) }

    /// The rest after the longest of the phrases at the start.
    func after(_ phrases: [Phrase]) -> Clause? { match(phrases).map(from) }

    /// The rest before one of the phrases at the end.
    func before(_ phrases: [Phrase]) -> Clause? {
        words.indices.first { phrases.end(in: words, at: $0) == end }.map(upTo)
    }

    /// The words around some, from the mark before them to the mark after them.
    func part(around words: ClosedRange<Int>) -> Clause {
        let start = self.words[..<words.lowerBound].lastIndex { $0.mark != nil }.map { $0 + 1 }
        let end = self.words[words.upperBound...].firstIndex { $0.mark != nil }.map { $0 + 1 }
        return self[(start ?? self.start)..<(end ?? self.end)]
    }

    /// What stands between marks.
    var parts: [Clause] { parts(endingWith: { _ in true }) }

    /// What stands between marks of a kind: between ends of lines, for one.
    func parts(endingWith ends: (Character) -> Bool) -> [Clause] {
        var parts: [Clause] = []
        var start = self.start
        for index in words.indices where words[index].mark.map(ends) ?? false || index + 1 == end {
            parts.append(self[start..<index + 1])
            start = index + 1
        }
        return parts
    }

    /// Whether a bracket is closed right before a word.
    func hasBracket(before index: Int) -> Bool {
        guard words.indices.contains(index - 1), words.indices.contains(index) else { return false }
        return source[words[index - 1].range.upperBound..<words[index].range.lowerBound].contains(")")
    }

    /// Whether a word stands in brackets.
    func isBracketed(_ index: Int) -> Bool {
        guard words.indices.contains(index) else { return false }
        return source[..<words[index].range.lowerBound].last { "()\n".contains($0) } == "("
    }

    /// Whether any of the words has one of these keys.
    func contains(_ keys: Set<String>) -> Bool { words.contains { keys.contains($0.key) } }

    /// Whether one of the phrases stands anywhere.
    func containsPhrase(_ phrases: [Phrase]) -> Bool {
        words.indices.contains { index in phrases.contains { $0.end(in: words, at: index) != nil } }
    }

    /// The first index at which one of the phrases stands, and the index after it.
    func find(_ phrases: [Phrase]) -> Range<Int>? {
        for index in words.indices {
            if let end = phrases.end(in: words, at: index) { return index..<end }
        }
        return nil
    }

    /// Where words with these keys stand one after the other: the index of the first word of each such place.
    func places(of keys: [String]) -> [Int] {
        words.indices.filter { !keys.isEmpty && $0 + keys.count <= end && self[$0..<$0 + keys.count].keys == keys }
    }

    /// Whether an open box stands before the first word: `- [ ] milk`.
    var isBoxed: Bool {
        guard let start = words.first?.range.lowerBound,
            let mark = source[..<start].lastIndex(where: { "-*+".contains($0) })
        else { return false }
        return CheckboxLine(String(source[mark..<start])).map { !$0.isChecked } ?? false
    }

    /// The keys, in order.
    var keys: [String] { words.map(\.key) }
}

extension Character {
    fileprivate var isSentenceMark: Bool { self == "," || self == ":" || self == ";" }
    fileprivate var endsSentence: Bool { self == "." || self == "!" || self == "?" }
    fileprivate var isQuotationMark: Bool { "\"\u{201C}\u{201D}\u{201E}«»".contains(self) }
}
