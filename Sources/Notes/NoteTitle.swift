/// Titles for notes that were written down without one.
package enum NoteTitle {
    /// The longest title that is made, in characters, the ellipsis included.
    package static let maximumLength = 60
    /// The title when there is nothing to make one of.
    package static let untitled = "Untitled"

    /// A title from the first line of `body` that has any text.
    ///
    /// Markdown in front of the line (heading, checkbox, bullet, quotation, number) and inside it is left out, control
    /// characters and a ``DueMark`` too. A long line is cut between words.
    package static func from(body: String) -> String {
        for line in body.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\u{2028}" }) {
            // A title has at most 60 characters, so the beginning of a long line is enough.
            let text = plainText(of: String(String.UnicodeScalarView(line.prefix(2_000))))
            let title = DueMark(text)?.words ?? text
            if !title.isEmpty { return title.shortened(to: maximumLength) }
        }
        return untitled
    }

    /// A line without the Markdown in front of it and inside; empty when it has no text.
    package static func plainText(of line: String) -> String {
        var text = line.unicodeScalars.map { $0.isControl ? " " : String($0) }.joined()[...]
        while let rest = text.withoutBlockPrefix { text = rest }
        // A regular expression is compiled at every use, and most lines have no marks.
        if text.contains(where: { "[*~`_".contains($0) }) {
            text.replace(inlineLink) { $0.output.1 }
            text.replace(inlineMarker) { $0.output.1 }
            text.replace(wordEmphasis) { "\($0.output.1)\($0.output.2)" }
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.contains { $0.contains { !"-*_=`#>~|".contains($0) } } ? words.joined(separator: " ") : ""
    }

    /// A text with the words of its links alone.
    package static func withoutLinks(_ text: String) -> String { text.replacing(inlineLink) { $0.output.1 } }

    /// `[text](address)` and `![text](address)`.
    private static var inlineLink: Regex<(Substring, Substring)> { /!?\[([^\]]+)\]\([^)\s]*\)/ }
    /// `**bold**`, `*italic*`, `~~struck~~` and `` `code` ``.
    private static var inlineMarker: Regex<(Substring, Substring)> {
        /(?:\*\*|\*|~~|`)([^\s*~`](?:[^*~`]*[^\s*~`])?)(?:\*\*|\*|~~|`)/
    }
    /// `_italic_` and `__bold__`, but not the underscores of `snake_case`.
    private static var wordEmphasis: Regex<(Substring, Substring, Substring)> {
        /(^|[\s(])__?(\S(?:[^_]*\S)?)__?(?=$|[\s).,;:!?])/
    }
}

extension Substring {
    /// The text without one Markdown prefix; `nil` when it has none.
    fileprivate var withoutBlockPrefix: Substring? {
        let text = trimmingPrefix(while: \.isWhitespace)
        if let rest = text.afterMark { return rest }
        return text.startIndex == startIndex ? nil : text
    }

    /// What follows the mark of a heading, an item, a quotation or a numbered item; `nil` when there is none.
    private var afterMark: Substring? {
        switch first {
        case ">":
            return dropFirst().drop(while: \.isWhitespace)
        case "#":
            let count = prefix { $0 == "#" }.count
            return count <= 6 ? afterSpace(count) : nil
        case "-", "*", "+", "•":
            return afterSpace(1).map { first == "•" ? $0 : $0.afterBox ?? $0 }
        case let digit? where digit.isNumber:
            let count = prefix(while: \.isNumber).count
            guard count <= 3, let mark = dropFirst(count).first, ".)".contains(mark) else { return nil }
            return afterSpace(count + 1)
        default:
            return nil
        }
    }

    /// What follows a checkbox.
    private var afterBox: Substring? {
        guard ["[ ]", "[x]", "[X]"].contains(prefix(3)) else { return nil }
        return count == 3 ? dropFirst(3) : afterSpace(3)
    }

    /// What follows some characters and the white space after them; `nil` when there is no white space.
    private func afterSpace(_ count: Int) -> Substring? {
        let rest = dropFirst(count)
        return rest.first?.isWhitespace == true ? rest.drop(while: \.isWhitespace) : nil
    }
}
