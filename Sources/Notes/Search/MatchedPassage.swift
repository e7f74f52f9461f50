import Foundation

/// The passage of a text that a search found, and the words in it that match.
package struct MatchedPassage: Equatable, Sendable {
    /// A piece of a passage.
    package struct Piece: Equatable, Sendable {
        /// The piece's text.
        package var text: String
        /// Whether the search asked for it.
        package var isMatch: Bool
    }

    /// The longest text that is looked through, in characters.
    private static let longestText = 20_000
    /// How far a passage goes back from the first word that matches, in characters.
    private static let lead = 24

    /// The passage in pieces, from its beginning.
    package let pieces: [Piece]
    /// Whether the passage does not begin where the text does.
    package let isCut: Bool

    /// How many of the words asked for stand near each other in the passage.
    package let matchCount: Int

    /// The passage as a text.
    package var text: String { pieces.map(\.text).joined() }

    /// The passage of a text that has the most of what was asked for, the first one of equals.
    ///
    /// `nil` when the text has nothing of it.
    /// - Parameter length: the characters in which as many of the words are to be as can be; the passage itself goes on.
    package init?(of text: String, matching query: String, length: Int = 120) {
        let text = text.utf8.count > Self.longestText ? String(text.prefix(Self.longestText)) : text
        let matches = Self.matches(of: query, in: text)
        guard let best = Self.best(matches, in: text, length: length) else { return nil }
        matchCount = best.count
        let beginning = Self.beginning(before: best.start, in: text)
        pieces = Self.pieces(of: text, from: beginning, matches)
        isCut = beginning > text.startIndex
    }

    /// All of a text in pieces, whether it has anything of what was asked for or not.
    package static func pieces(of text: String, matching query: String) -> [Piece] {
        pieces(of: text, from: text.startIndex, matches(of: query, in: text))
    }

    private static func pieces(of text: String, from beginning: String.Index, _ matches: [Match]) -> [Piece] {
        var pieces: [Piece] = []
        var end = beginning
        for match in matches where match.range.lowerBound >= end {
            if match.range.lowerBound > end {
                pieces.append(Piece(text: String(text[end..<match.range.lowerBound]), isMatch: false))
            }
            pieces.append(Piece(text: String(text[match.range]), isMatch: true))
            end = match.range.upperBound
        }
        if end < text.endIndex { pieces.append(Piece(text: String(text[end...]), isMatch: false)) }
        return pieces
    }

    private static func matches(of query: String, in text: String) -> [Match] {
        let matches = words(in: text, matching: query)
        return matches.isEmpty ? literal(query, in: text) : matches
    }

    private struct Match {
        var range: Range<String.Index>
        /// What of the query it is.
        var term: String
    }

    /// The words of the text that the query asks for, by their stems.
    private static func words(in text: String, matching query: String) -> [Match] {
        var stems: [String: String] = [:]
        for forms in SearchTerms.alternatives(of: query) {
            for form in forms { stems[PorterStemmer.stem(form)] = forms[0] }
        }
        guard !stems.isEmpty else { return [] }
        // A stem begins as its word does, so that most words need not be looked at any further.
        var mayBegin = Array(repeating: false, count: 256)
        for byte in stems.keys.compactMap(\.utf8.first) { mayBegin[Int(byte)] = true }
        var matches: [Match] = []
        func take(_ word: Substring) {
            let folded = word.foldedForSearch
            guard let term = stems[PorterStemmer.stem(folded)] ?? stems[folded] else { return }
            matches.append(Match(range: word.startIndex..<word.endIndex, term: term))
        }
        forEachStretch(of: text) { stretch, isASCII, first in
            guard !isASCII || mayBegin[Int(first | 0x20)] else { return }
            let start = text.utf8.index(text.startIndex, offsetBy: stretch.lowerBound)
            let word = text[start..<text.utf8.index(start, offsetBy: stretch.count)]
            if isASCII { take(word) } else { word.split { !$0.isLetter && !$0.isNumber }.forEach(take) }
        }
        return matches
    }

    /// Calls `body` for each stretch of a text between ASCII characters that are neither letters nor digits, by its bytes and
    /// the first of them, and says whether it is ASCII alone: then it is one word.
    private static func forEachStretch(
        of text: String,
        _ body: (_ stretch: Range<Int>, _ isASCII: Bool, _ first: UInt8) -> Void
    ) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            var isASCII = true
            for index in 0...bytes.count {
                let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
                if byte >= 0x80 {
                    isASCII = false
                } else if !Unicode.Scalar(byte).isASCIIWord {
                    if start < index { body(start..<index, isASCII, bytes[start]) }
                    start = index + 1
                    isASCII = true
                }
            }
        }
    }

    /// Where the query stands in the text as it was typed, whatever its case.
    private static func literal(_ query: String, in text: String) -> [Match] {
        let query = query.trimmed
        guard !query.isEmpty else { return [] }
        var matches: [Match] = []
        var rest = text.startIndex..<text.endIndex
        while matches.count < 20, let range = text.range(of: query, options: .caseInsensitive, range: rest) {
            matches.append(Match(range: range, term: query))
            rest = range.upperBound..<text.endIndex
        }
        return matches
    }

    private static func best(_ matches: [Match], in text: String, length: Int) -> (start: String.Index, count: Int)? {
        var best: (start: String.Index, count: Int)?
        for (index, match) in matches.prefix(200).enumerated() {
            let start = match.range.lowerBound
            let end = text.index(start, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex
            let near = matches[index...].prefix { $0.range.lowerBound < end }
            let count = Set(near.map(\.term)).count
            if count > best?.count ?? 0 { best = (start, count) }
        }
        return best
    }

    /// A place between words, a little before a place, and in the same line.
    private static func beginning(before start: String.Index, in text: String) -> String.Index {
        let limit = text.index(start, offsetBy: -lead, limitedBy: text.startIndex) ?? text.startIndex
        let head = text[limit..<start]
        if let lineBreak = head.lastIndex(where: \.isNewline) { return text.index(after: lineBreak) }
        guard limit > text.startIndex else { return limit }
        return head.firstIndex(where: \.isWhitespace).map { text.index(after: $0) } ?? start
    }
}
