/// Why a new value does not take the place of one of a note.
enum ValueObjection {
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

        /// Whether verbs before the new one say what it is; a long number says that by itself, and so does one that rose.
        func isSaid(by verbs: Set<String>) -> Bool {
            !new.isCode && !new.isRaised && !self.verbs.isDisjoint(with: verbs)
        }
    }
}
