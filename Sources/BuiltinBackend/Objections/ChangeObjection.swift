import Assistant
import Notes

/// Why a line does not change the place of a note that fits it best, as data: they speak of two things.
///
/// To teach the assistant one, add a value to the file beside this, with a note and a line that it is for: a test shows that
/// nothing else speaks against them.
struct ChangeObjection: Sendable {
    /// A change, and the line that would make it.
    struct Case {
        let change: Correction
        let said: Clause
        /// The body of the note, and the line of it that would be changed.
        let body: Clause
        let line: Clause
        /// The first word of the body that would be changed.
        let place: Int
        /// The words of the line without the new value.
        let told: [Word]
        /// The words of the title and of the line of the note.
        let noted: [String]

        init(_ change: Correction, _ said: Clause) {
            (self.change, self.said) = (change, said)
            body = Clause(change.note.body)
            line = Clause(change.line)
            place = change.firstWord(in: body) ?? body.start
            let new = Set(Clause(change.new).keys)
            told = said.words.filter { !new.contains($0.key) }
            noted = line.keys + Clause(change.note.title).keys
        }

        /// The part of the sentence that would be changed.
        var part: Clause { body.part(around: place...place) }
    }

    /// What is wrong, in a few words.
    let reason: String
    /// A note.
    let note: String
    /// A line that is about something else.
    let line: String
    /// Whether it holds.
    let holds: @Sendable (Case) -> Bool

    init(_ reason: String, _ note: String, _ line: String, _ holds: @escaping @Sendable (Case) -> Bool) {
        (self.reason, self.note, self.line, self.holds) = (reason, note, line, holds)
    }

    /// Whether any holds.
    static func areTwo(_ change: Correction, beside said: Clause) -> Bool {
        let change = Case(change, said)
        return all.contains { $0.holds(change) }
    }
}
