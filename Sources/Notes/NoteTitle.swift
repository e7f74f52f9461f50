import Foundation

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
            let text = plainText(of: String(line.prefix(2_000)))
            let title = (DueMark(text)?.words ?? text).withoutColon
            if let link = name(ofLink: title) { return link.shortened(to: maximumLength) }
            if !title.isEmpty { return cut(title) }
        }
        return untitled
    }

    /// A title that is not too long; a long one is cut where a phrase ends.
    package static func cut(_ title: String) -> String {
        guard title.count > maximumLength else { return title }
        return phrase(String(title.shortened(to: maximumLength).dropLast())) + "…"
    }

    /// The beginning of a text without the words at its end with which a phrase begins: “Call the plumber about the” is
    /// “Call the plumber”.
    package static func phrase(_ beginning: String) -> String {
        let words = beginning.split(separator: " ")
        let end = words.lastIndex { !StopWords.contains($0.filter { $0.isLetter || $0.isNumber }.lowercased()) } ?? 0
        return end == 0 ? beginning : words[...end].map(String.init).joined(separator: " ")
    }

    /// Whether a text is the address of a page and nothing else.
    package static func isLink(_ text: String) -> Bool { name(ofLink: text) != nil }

    /// The host of an address and the last part of its path that has words: “example.com: opening hours”; `nil` for a text
    /// that is no address of a page.
    private static func name(ofLink text: String) -> String? {
        let start = text.prefix(8).lowercased()
        guard start.hasPrefix("http://") || start == "https://", !text.contains(where: \.isWhitespace),
            let address = URLComponents(string: text), let host = address.host, !host.isEmpty
        else { return nil }
        let words = address.path.split(separator: "/").map { part in
            part.prefix { $0 != "." }.split { "-_+ ".contains($0) }
        }
        let named = words.last { $0.contains { $0.allSatisfy(\.isLetter) } && !$0.contains { $0.count > 20 } }
        let name = named.map { ": " + $0.joined(separator: " ") } ?? ""
        return (host.hasPrefix("www.") ? String(host.dropFirst(4)) : host) + name
    }

    /// A line without the Markdown in front of it and inside; empty when it has no text.
    package static func plainText(of line: String) -> String {
        var text = line[...]
        if line.unicodeScalars.contains(where: \.isControl) {
            text = line.unicodeScalars.map { $0.isControl ? " " : String($0) }.joined()[...]
        }
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

extension String {
    /// The text without the colon at its end, after which a list begins.
    fileprivate var withoutColon: String { hasSuffix(":") ? String(dropLast()).trimmed : self }
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
