import Foundation

/// The place in a text where the title of another note stands, word for word, and is no link yet.
package struct NoteMention {
    private let text: String
    private let range: Range<String.Index>
    private let title: String

    /// The first place; `nil` when there is none, or the text has a link to that note already.
    ///
    /// Letters may be of another case. In code, headings, links and front matter nothing is a mention.
    package init?(of title: String, in text: String) {
        guard WikiLink.link(to: title) != nil,
            !WikiLink.names(in: text).contains(where: { $0.foldedForSearch == title.foldedForSearch }),
            let range = Self.place(of: title, in: text)
        else { return nil }
        self.text = text
        self.range = range
        self.title = title
    }

    /// The words as they stand there.
    package var words: String { String(text[range]) }

    /// Whether the words stand there as the name of a thing: after an article or a word like it, and before no further noun
    /// that would make them a part of another name, as in “the boiler suit”.
    package var isThing: Bool {
        let before = text[..<range.lowerBound].split(whereSeparator: \.isWhitespace).last.map { $0.lowercased() }
        guard let before, Self.determiners.contains(before) else { return false }
        let rest = text[range.upperBound...]
        guard let next = rest.first, next == " " else { return true }
        let word = rest.dropFirst().prefix { $0.isLetter }
        return word.isEmpty || StopWords.contains(word.foldedForSearch)
    }

    private static let determiners: Set<String> = [
        "the", "my", "our", "your", "his", "her", "their", "this", "that", "der", "die", "das", "den", "dem", "des",
        "mein",
        "meine", "meinen", "meiner", "unser", "unsere", "unseren",
    ]

    /// The text with a link in their place, which reads as they did.
    package var linked: String {
        text.replacingCharacters(in: range, with: words == title ? "[[\(title)]]" : "[[\(title)|\(words)]]")
    }

    private static func place(of title: String, in text: String) -> Range<String.Index>? {
        var start = text.afterFrontMatter.startIndex
        while let range = text.range(of: title, options: .caseInsensitive, range: start..<text.endIndex) {
            if isWhole(range, in: text), isProse(range, in: text) { return range }
            start = text.index(after: range.lowerBound)
        }
        return nil
    }

    private static func isWhole(_ range: Range<String.Index>, in text: String) -> Bool {
        let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
        let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
        func isPart(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || "#@/_".contains($0) } ?? false
        }
        return !isPart(before) && !isPart(after)
    }

    /// Whether a place is neither in code nor in a heading or a link.
    private static func isProse(_ range: Range<String.Index>, in text: String) -> Bool {
        var code = CodeLines()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isText = code.take(String(line)) == .text
            guard line.endIndex >= range.lowerBound else { continue }
            guard isText, !line.hasPrefix("#"), line.endIndex >= range.upperBound else { return false }
            let before = line[..<range.lowerBound]
            let isOpen = { (open: Character, close: Character) in
                before.lastIndex(of: open).map { !before[$0...].contains(close) } ?? false
            }
            let isQuotedCode = before.count { $0 == "`" } % 2 == 1
            return !isQuotedCode && !isOpen("[", "]") && !isOpen("<", ">") && !before.hasSuffix("](")
        }
        return false
    }
}
