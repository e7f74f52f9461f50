import Notes

/// The tags in the text of a note.
enum HashTags {
    /// How they are written.
    enum Syntax {
        /// `#tag` and `#tag/inner` (source: Obsidian's help, "Tags").
        case words
        /// The same, and `#several words#` (source: Bear's help, "Tags").
        case closed
    }

    /// The tags of a text without code, each once, in their order; a tag of digits alone is a number.
    static func find(in text: Substring, _ syntax: Syntax) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
        var code = CodeLines()
        var tags: [String] = []
        for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            guard code.take(Substring(line)) == .text, line.contains("#") else { continue }
            tags += self.tags(in: line, syntax)
        }
        return NotePatch.normalized(tags)
    }

    private static func tags(in line: Substring.UnicodeScalarView, _ syntax: Syntax) -> [String] {
        var tags: [String] = []
        var rest = line
        var previous: Unicode.Scalar = " "
        while let scalar = rest.first {
            rest.removeFirst()
            if scalar == "`" {
                rest = afterCode(rest)
            } else if scalar == "#", previous.properties.isWhitespace || "([\"'".unicodeScalars.contains(previous) {
                let word = rest.prefix(while: isPart)
                let whole = syntax == .closed ? closedTag(rest) : nil
                let tag = whole ?? word
                if tag.contains(where: { !$0.properties.isWhitespace && !("0"..."9" ~= $0) && $0 != "/" }) {
                    tags.append(String(tag).trimmingTrailingSlashes)
                }
                rest = rest[tag.endIndex...]
                previous = "#"
                continue
            }
            previous = scalar
        }
        return tags
    }

    /// What follows the code that a backtick begins; the same when nothing ends it.
    private static func afterCode(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
        text.firstIndex(of: "`").map { text[text.index(after: $0)...] } ?? text
    }

    /// The words up to a `#` that closes them; `nil` where there are no two words or none closes them.
    private static func closedTag(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
        guard let end = text.firstIndex(of: "#"), let first = text.first, !first.properties.isWhitespace else {
            return nil
        }
        let words = text[..<end]
        let next = text[text.index(after: end)...].first
        guard let last = words.last, !last.properties.isWhitespace, words.contains(where: \.properties.isWhitespace),
            next.map({ !isPart($0) }) ?? true
        else { return nil }
        return words
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            let isLetterOrDigit = scalar.properties.isAlphabetic || "0"..."9" ~= scalar
            return isLetterOrDigit || "_-/".unicodeScalars.contains(scalar)
        }
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation:
            return false
        default: return true
        }
    }
}

extension String {
    fileprivate var trimmingTrailingSlashes: String {
        var text = self
        while text.hasSuffix("/") { text.removeLast() }
        return text
    }
}
