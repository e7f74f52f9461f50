/// One line of Markdown that is no code, taken apart for the places that have a single line for it.
struct MarkdownLine {
    /// What stands before the text: the indentation and the drawn bullet or box.
    let mark: String
    /// The text without the marks of a heading, a bullet or a box; marks within it are still there.
    let text: String
    /// Whether it is a heading.
    let isHeading: Bool
    /// Whether it is an item of a list without numbers.
    let isItem: Bool

    /// Reads a harmless line, without its line break.
    init(_ line: String, isUnicode: Bool) {
        let head = line.drop(while: \.isWhitespace)
        let indent = line.prefix(line.count - head.count)
        let start = LineStart(head, isWhole: true)
        let rest = String(head.dropFirst(start.length))
        switch start.kind {
        case .heading1, .heading2:
            (mark, text, isHeading, isItem) = ("", rest, true, false)
        case .bullet:
            (mark, text, isHeading, isItem) = (indent + (isUnicode ? "• " : "- "), rest, false, true)
        case .checkbox(let isChecked):
            let box = isUnicode ? (isChecked ? "☑ " : "☐ ") : (isChecked ? "[x] " : "[ ] ")
            (mark, text, isHeading, isItem) = (indent + box, rest, false, true)
        case .divider, .numbered, .paragraph:
            (mark, text, isHeading, isItem) = (String(indent), String(head), false, false)
        }
    }
}
