import Foundation

/// The control sequences by name.
///
/// Write them only to a terminal.
package enum TerminalSequence {
    /// Asks the terminal to mark pasted text.
    package static let bracketedPasteOn = "\u{1B}[?2004h"
    /// Takes that back.
    package static let bracketedPasteOff = "\u{1B}[?2004l"
    /// Moves the cursor down one row, and the screen up where there is none.
    package static let lineDown = "\u{1B}D"

    /// Puts a text on the clipboard (OSC 52).
    package static func copying(_ text: String) -> String {
        "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}"
    }
}
