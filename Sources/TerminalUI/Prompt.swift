/// What stands before the line that a person types.
package enum Prompt {
    /// The character that encloses escape codes in ``text(look:)``, as `EL_PROMPT_ESC` takes it.
    package static let marker: Character = "\u{01}"

    /// The prompt: `› `, or `> ` in ASCII; escape codes stand between two markers.
    package static func text(look: Look) -> String {
        let mark = look.isUnicode ? "› " : "> "
        let coloured = LineEncoder(look).text(Span(mark, Style(.prompt, isBold: true)))
        guard let start = coloured.place(of: mark), coloured != mark else { return mark }
        return
            "\(marker)\(coloured[..<start.lowerBound])\(marker)\(mark)\(marker)\(coloured[start.upperBound...])\(marker)"
    }
}
