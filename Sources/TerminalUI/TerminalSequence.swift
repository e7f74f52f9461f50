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
