import Foundation
import Notes

/// A piece of a text around a word that was searched for, on one line.
package struct Excerpt: Equatable, Sendable {
    /// About how many characters stand before the hit, where there are more.
    private static let lead = 40
    /// The longest excerpt, in characters, ellipses left out.
    package static let length = 110

    /// What stands before the hit.
    package var before: String
    /// The hit, as it is written in the text; empty when none was found.
    package var hit: String
    /// What stands after it.
    package var after: String

    package init(before: String = "", hit: String = "", after: String = "") {
        self.before = before
        self.hit = hit
        self.after = after
    }

    /// The piece of `text` around the first place at which `query`, a word of it or the stem of a word stands; the
    /// beginning where there is none.
    package init(of text: String, around query: String) {
        let hit = Self.hit(of: query, in: text) ?? text.startIndex..<text.startIndex
        let start = Self.start(in: text, before: hit.lowerBound)
        let end = text.index(start, offsetBy: Self.length, limitedBy: text.endIndex) ?? text.endIndex
        let rest = hit.upperBound < end ? text[hit.upperBound..<end] : ""
        let lead = Self.line(text[start..<hit.lowerBound]).drop { $0.isWhitespace }
        self.init(
            before: (start > text.startIndex ? "…" : "") + lead,
            hit: String(text[hit]).onOneLine,
            after: Self.line(rest) + (end < text.endIndex ? "…" : "")
        )
    }

    /// The excerpt without marks.
    package var text: String { before + hit + after }

    private static func hit(of query: String, in text: String) -> Range<String.Index>? {
        let words = query.split(whereSeparator: \.isWhitespace).map(String.init)
        let terms = SearchTerms.queryTerms(of: query)
        let stems = terms.map(PorterStemmer.stem)
        // The stem of "ponies" is "poni".
        let singulars = stems.filter { $0.hasSuffix("i") }.map { String($0.dropLast()) + "y" }
        for part in [query] + words + terms + singulars + stems where part.count <= length {
            let found = text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive])
            if let found, !found.isEmpty { return found }
        }
        return nil
    }

    /// Where to begin: between words, some way before the hit.
    private static func start(in text: String, before hit: String.Index) -> String.Index {
        guard let far = text.index(hit, offsetBy: -lead, limitedBy: text.startIndex) else { return text.startIndex }
        return text[far..<hit].firstIndex(where: \.isWhitespace) ?? far
    }

    /// A piece on one line that keeps the space at its ends.
    private static func line(_ piece: Substring) -> String {
        let line = String(piece).onOneLine
        guard !line.isEmpty else { return piece.isEmpty ? "" : " " }
        let isAfterSpace = piece.first?.isWhitespace == true
        let isBeforeSpace = piece.last?.isWhitespace == true
        return (isAfterSpace ? " " : "") + line + (isBeforeSpace ? " " : "")
    }
}
