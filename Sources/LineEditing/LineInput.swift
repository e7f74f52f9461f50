/// What came of asking for one line.
package enum LineInput: Equatable, Sendable {
    /// A line, without its newline at the end; it has newlines inside where several lines were pasted or typed.
    case line(String)
    /// Ctrl-C: what had been typed is dropped.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal has gone.
    case endOfFile
}
