/// Why what a line says is not about a place of a note, as data.
///
/// To teach the assistant one, add a value to a table of these, with a note and a line that it is for: a test shows that nothing
/// else speaks against them.
struct NoteObjection<Case>: Sendable {
    /// What is wrong, in a few words.
    let reason: String
    /// A note with a value that stays.
    let note: String
    /// A line with a new value.
    let line: String
    /// Whether it holds.
    let holds: @Sendable (Case) -> Bool

    init(_ reason: String, _ note: String, _ line: String, _ holds: @escaping @Sendable (Case) -> Bool) {
        (self.reason, self.note, self.line, self.holds) = (reason, note, line, holds)
    }
}
