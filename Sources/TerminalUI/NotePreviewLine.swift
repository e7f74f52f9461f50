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
        for line in body.split(separator: "\n") where preview.count < NotePreview.snippetLength {
            let text = plain(String(line))
            guard !text.isEmpty, text != title else { continue }
            let isItem = line.hasPrefix("- ") || CheckboxLine(String(line)) != nil
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

    private static func plain(_ line: String) -> String {
        let text =
            switch BodyLine(line: line) {
            case .heading1(let text), .heading2(let text), .bullet(let text), .checkboxLine(_, let text, _): text
            case .divider: ""
            case .paragraph: 3...6 ~= line.prefix { $0 == "#" }.count ? NoteTitle.plainText(of: line) : line
            }
        let words = text.contains("](") ? NoteTitle.withoutLinks(text) : text
        return InlineMarkdown.spans(words).map(\.text).joined().trimmingSpaces
    }
}
