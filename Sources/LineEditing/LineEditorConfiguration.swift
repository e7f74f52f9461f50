/// What a ``LineEditor`` is told once.
package struct LineEditorConfiguration: Sendable {
    /// The descriptor that keys come from; a terminal.
    package var input: Int32 = 0
    /// The descriptor that the line is drawn on; a terminal.
    package var output: Int32 = 1
    /// The name under which `.editrc` can address the program.
    package var programName = "magpie"
    /// A file of libedit commands to read at the start, such as `~/.editrc`; nothing happens when it does not exist.
    package var initFile: String?
    /// Sent when editing begins: the terminal's code for bracketed paste on; empty for one that knows no codes.
    package var pasteOn = ""
    /// Sent when the terminal is given back: the code for bracketed paste off.
    package var pasteOff = ""
    /// Moves the cursor up one row, where there is one; empty as above.
    package var lineUp = ""
    /// Asks the terminal where the cursor is; empty as above.
    package var cursorQuestion = ""
    /// How long the terminal may take to answer that, in milliseconds.
    package var cursorPatience: Int32 = 100
    /// The character that encloses, in a prompt, what takes no columns, such as a colour's escape code.
    package var promptDelimiter: Unicode.Scalar = "\u{1}"
    /// How a newline inside a message looks in the edit line.
    package var newlineMark = NewlineMark.returnSymbol
    /// The file that keeps entered lines; nil keeps them for this run only.
    package var history: HistoryFile?
    /// Called once, with a sentence, when the history cannot be read or written.
    package var historyFailed: @Sendable (String) -> Void = { _ in }
    /// Given what the terminal answers to ``LineEditor/ask(_:milliseconds:)``, whenever that is.
    package var replied: @Sendable (String) -> Void = { _ in }
    /// Asked on Tab; an answer that takes longer than two seconds is given up.
    package var complete: @Sendable (CompletionRequest) async -> Completions = { _ in .none }

    package init() {}
}

/// How a newline inside a message looks in the edit line.
package enum NewlineMark: Sendable {
    /// The symbol U+23CE, ⏎.
    case returnSymbol
    /// ASCII: the two characters `^M`.
    case caret

    /// The one character in libedit's buffer that stands for a newline.
    ///
    /// A carriage return cannot be typed, and libedit draws it as `^M`.
    var scalar: Unicode.Scalar {
        switch self {
        case .returnSymbol: "\u{23CE}"
        case .caret: "\r"
        }
    }
}
