import Notes

/// What of a note's body a list shows.
enum NotePreviewLine {
    /// The longest front matter that is left out, in characters.
    private static let longestFrontMatter = 8_000

    /// The beginning of the body without marks and without the title; items of a list are parted by commas.
    static func text(of note: NoteItem, dates: DatePhrases) -> String {
        let head = note.body.hasPrefix("---\n") ? String(note.body.prefix(longestFrontMatter)) : note.body
        let beginning = String(head.afterFrontMatter.prefix(4 * NotePreview.snippetLength))
        return text(of: dates.spellingOut(TextSanitizer.clean(beginning)), title: note.title)
    }

    /// The same of the beginning of a body that is harmless.
    static func text(of body: String, title: String) -> String {
        var preview = ""
        var code = CodeLines()
        for bytes in body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            guard preview.count < NotePreview.snippetLength else { break }
            let line = Substring(bytes)
            let (text, isItem) = plain(String(line), code.take(line))
            guard !text.isEmpty, text != title else { continue }
            preview += preview.isEmpty ? text : (isItem ? ", " : " ") + text
        }
        return preview
    }

    /// A passage that a search found as one line, what matches in bold.
    static func spans(of passage: MatchedPassage, matching query: String, ellipsis: String) -> [Span] {
        let beginning = TextSanitizer.clean(String(passage.text.prefix(NotePreview.snippetLength)))
        return (passage.isCut ? [Span(ellipsis, .muted)] : [])
            + MatchedPassage.pieces(of: text(of: beginning, title: ""), matching: query).map { piece in
                Span(piece.text, piece.isMatch ? .bold : .muted)
            }
    }

    /// The words of a line; code as it is written, and nothing of a fence around it.
    private static func plain(_ line: String, _ kind: CodeLines.Kind) -> (text: String, isItem: Bool) {
        switch kind {
        case .fence: return ("", false)
        case .fencedCode, .indentedCode: return (line.trimmingSpaces, false)
        case .text: break
        }
        guard BodyLine(line: line) != .divider else { return ("", false) }
        let line = MarkdownLine(line, isUnicode: true)
        let words = line.text.holds("](") ? NoteTitle.withoutLinks(line.text) : line.text
        return (InlineMarkdown.spans(words).map(\.text).joined().trimmingSpaces, line.isItem)
    }
}
