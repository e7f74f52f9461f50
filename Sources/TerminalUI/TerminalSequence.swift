/// The control sequences that the line editor needs, by name.
///
/// Write them only to a terminal.
package enum TerminalSequence {
    /// Asks the terminal to mark pasted text.
    package static let bracketedPasteOn = "\u{1B}[?2004h"
    /// Takes that back.
    package static let bracketedPasteOff = "\u{1B}[?2004l"
    /// Moves the cursor down one row, and the screen up where there is none.
    package static let lineDown = "\u{1B}D"
}

/// What stands before the line that a person types.
package enum Prompt {
    /// The character that encloses escape codes in ``text(look:)``, as `EL_PROMPT_ESC` takes it.
    package static let marker: Character = "\u{01}"

    /// The prompt: `› `, or `> ` in ASCII; escape codes stand between two markers.
    package static func text(look: Look) -> String {
        let mark = look.isUnicode ? "› " : "> "
        let coloured = LineEncoder(look).text(Span(mark, Style(.prompt, isBold: true)))
        guard let start = coloured.firstRange(of: mark), coloured != mark else { return mark }
        return
            "\(marker)\(coloured[..<start.lowerBound])\(marker)\(mark)\(marker)\(coloured[start.upperBound...])\(marker)"
    }
}
