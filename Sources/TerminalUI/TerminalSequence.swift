import Foundation

/// The control sequences by name.
///
/// Write them only to a terminal.
package enum TerminalSequence {
    /// Asks the terminal to mark pasted text.
    package static let bracketedPasteOn = "\u{1B}[?2004h"
    /// Takes that back.
    package static let bracketedPasteOff = "\u{1B}[?2004l"
    /// Moves the cursor up one row, where there is one.
    package static let lineUp = "\u{1B}[A"
    /// Asks the terminal where the cursor is (DSR 6).
    package static let cursorQuestion = "\u{1B}[6n"

    /// Puts a text on the clipboard (OSC 52).
    package static func copying(_ text: String) -> String {
        "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}"
    }
}
