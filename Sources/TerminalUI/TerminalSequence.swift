/// The control sequences that the line editor needs, by name.
///
/// Write them only to a terminal.
package enum TerminalSequence {
    /// Asks the terminal to mark pasted text.
    package static let bracketedPasteOn = "\u{1B}[?2004h"
    /// Takes that back.
    package static let bracketedPasteOff = "\u{1B}[?2004l"
}
