/// What the editor waits for.
enum EditorEvent: Equatable {
    /// A key.
    case key(Key)
    /// The size of the terminal has changed.
    case resized
    /// The program goes on after it was stopped.
    case continued
    /// The terminal has gone.
    case endOfInput
}
