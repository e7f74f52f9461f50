/// The control sequences that a line editor or a progress line needs, by name.
///
/// Write them only to a terminal.
package enum TerminalSequence {
    /// Asks the terminal to mark pasted text.
    package static let bracketedPasteOn = "\u{1B}[?2004h"
    /// Takes that back.
    package static let bracketedPasteOff = "\u{1B}[?2004l"
    /// What the terminal sends before pasted text.
    package static let pasteStart = "\u{1B}[200~"
    /// What the terminal sends after pasted text.
    package static let pasteEnd = "\u{1B}[201~"
    /// Clears the line and puts the cursor at its beginning.
    package static let clearLine = "\r\u{1B}[2K"
    /// Clears the screen and puts the cursor at its top.
    package static let clearScreen = "\u{1B}[2J\u{1B}[H"
    /// Puts every style back.
    package static let resetStyle = "\u{1B}[0m"
}

/// What stands before the line that a person types.
package enum Prompt {
    /// The character that encloses escape codes in ``text(look:)``, as `EL_PROMPT_ESC` takes it.
    package static let marker: Character = "\u{01}"

    /// The prompt: `› `, or `> ` in ASCII; escape codes stand between two markers.
    package static func text(look: Look) -> String {
        text(look.isUnicode ? "› " : "> ", look: look)
    }

    /// What stands before the further lines of a message of several lines.
    package static func continuation(look: Look) -> String {
        text(look.isUnicode ? "… " : ". ", look: look)
    }

    private static func text(_ mark: String, look: Look) -> String {
        let coloured = LineEncoder(look).text(Span(mark, Style(.prompt, isBold: true)))
        guard let start = coloured.firstRange(of: mark), coloured != mark else { return mark }
        return
            "\(marker)\(coloured[..<start.lowerBound])\(marker)\(mark)\(marker)\(coloured[start.upperBound...])\(marker)"
    }
}
