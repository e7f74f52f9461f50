import Assistant
import Notes

/// Why a line does not change the place of a note that fits it best: they speak of two things.
enum ChangeObjection {
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

    /// Whether any holds.
    static func areTwo(_ change: Correction, beside said: Clause) -> Bool {
        let change = Case(change, said)
        return all.contains { $0.holds(change) }
    }
}
