import Notes

/// A word of a line, a quotation in it, or a mark behind one.
struct OrderWord: Sendable {
    /// As it was typed, a quotation without its marks.
    let text: String
    /// The same without case, accents and apostrophes; a quotation is no word of an order.
    let folded: String
    let isQuoted: Bool
    /// Where it stands in the line.
    let range: Range<String.Index>

    /// Whether there is nothing but a word: no mark, no bracket.
    var isWord: Bool { text.allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || "-'’&.".contains($0) } }

    private static let quotes: [Character: String] = ["\"": "\"", "“": "”\"", "„": "“”\"", "«": "»", "»": "«"]
    private static let marks: Set<Character> = [",", ".", ";", ":", "!", "?"]

    /// The words of a line.
    static func words(of line: String) -> [OrderWord] {
        var words: [OrderWord] = []
        var rest = line[...]
        while let first = rest.first {
            if first.isNewline {
                words.append(OrderWord(rest.prefix(1)))
                rest = rest.dropFirst()
            } else if first.isWhitespace {
                rest = rest.dropFirst()
            } else if let quotation = quotation(in: rest) {
                words.append(OrderWord(quotation, isQuoted: true))
                rest = rest[quotation.endIndex...].dropFirst()
            } else {
                let chunk = rest.prefix { !$0.isWhitespace }
                let word = chunk[
                    ..<(chunk.lastIndex { !marks.contains($0) }.map(chunk.index(after:)) ?? chunk.startIndex)
                ]
                if !word.isEmpty { words.append(OrderWord(word)) }
                if word.endIndex < chunk.endIndex { words.append(OrderWord(chunk[word.endIndex...])) }
                rest = rest[chunk.endIndex...]
            }
        }
        return words
    }

    private static func quotation(in text: Substring) -> Substring? {
        guard let first = text.first, let closing = quotes[first] else { return nil }
        let inner = text.dropFirst().prefix { !closing.contains($0) && !$0.isNewline }
        return inner.isEmpty || inner.endIndex == text.endIndex ? nil : inner
    }

    private init(_ text: Substring, isQuoted: Bool = false) {
        self.text = String(text)
        self.isQuoted = isQuoted
        range = text.startIndex..<text.endIndex
        folded = isQuoted ? "" : text.foldedForSearch.filter { !"'’".contains($0) }
    }
}

extension ArraySlice<OrderWord> {
    /// The words as they were typed, quotations without their marks.
    var phrase: String { map(\.text).joined(separator: " ") }

    /// The text that they are in a line.
    func text(in line: String) -> String {
        guard let first, let last else { return "" }
        return first.isQuoted && count == 1 ? first.text : String(line[first.range.lowerBound..<last.range.upperBound])
    }

    /// Without what stands at the beginning, or at the end, and tells nothing.
    func trimming(start: Set<String> = [], end: Set<String> = []) -> Self {
        var rest = self
        while let first = rest.first, start.contains(first.folded) { rest = rest.dropFirst() }
        while let last = rest.last, end.contains(last.folded) { rest = rest.dropLast() }
        return rest
    }

    /// The parts between commas and words for “and”.
    var listed: [Self] {
        split { OrderWords.joints.contains($0.folded) }
    }
}

extension String {
    /// A text as values are compared: without case, accents, quotation marks around it and marks at its end.
    var valueKey: String {
        let trimmed = Substring(foldedForSearch).trimmed { $0.isWhitespace || "\"“”„«»".contains($0) }
        let bare = trimmed.trimmed(atEnd: true) { $0.isWhitespace || ".,;:!\"”“".contains($0) }
        return bare.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension Substring {
    fileprivate func trimmed(atEnd: Bool = false, _ isSuperfluous: (Character) -> Bool) -> Substring {
        var rest = self
        while !atEnd, let first = rest.first, isSuperfluous(first) { rest.removeFirst() }
        while let last = rest.last, isSuperfluous(last) { rest.removeLast() }
        return rest
    }
}
