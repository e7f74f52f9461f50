/// What a line changes in a note, and the words of the line that say what comes.
struct ToldChange {
    let correction: Correction
    let new: Clause
    /// Whether it is made unasked.
    let isSure: Bool

    init(_ correction: Correction, _ new: Clause, isSure: Bool = true) {
        self.correction = correction
        self.new = new
        self.isSure = isSure
    }

    /// Whether a line says more than is written: another new number, or with what it is so.
    func leavesOut(of said: Clause) -> Bool {
        correction.leavesNumbers(of: said, beside: new) || isConditional(in: said)
    }

    /// Whether it is so only with something that the note does not have: "rear 36 with the caravan".
    private func isConditional(in said: Clause) -> Bool {
        guard new.source == said.source, new.end < said.end, said.words[new.end - 1].mark == nil else { return false }
        let rest = said.part(around: new.end...new.end).from(new.end)
        return Self.conditions.contains(rest.key(rest.start))
            && !Set(Stems.content(of: rest.from(rest.start + 1).words)).isSubset(of: correction.note.stems)
    }

    private static let conditions: Set<String> = ["with", "when", "if", "unless", "mit", "bei", "wenn"]
}
