/// Why a new value does not take the place of one of a note, as data.
///
/// To teach the assistant one, add a value to a file here, with a note and a line that it is for: a test shows that nothing else
/// speaks against them.
struct ValueObjection: Sendable {
    /// A value of a note, and a new one that may take its place.
    struct Case {
        let old: Value
        /// The new one in its line.
        let new: Value
        /// The stems of what it is said of.
        let spoken: Set<String>
        /// The words before it that the note does not have: see ``Value/wordsBefore(except:)``.
        let verbs: Set<String>
        /// Whether the old one is a word of a day or a time.
        let isOfDay: Bool

        /// Whether the old one may be a time.
        var isTime: Bool { isOfDay || old.isClock }

        /// Whether the line says how far something rose or fell: "has gone up to 35".
        var isRaised: Bool { new.isRaised }

        /// Whether verbs before the new one say what it is; a long number says that by itself, and so does one that rose.
        func isSaid(by verbs: Set<String>) -> Bool { !new.isCode && !isRaised && !self.verbs.isDisjoint(with: verbs) }
    }

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
