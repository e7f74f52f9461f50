import Foundations

/// Why a line does not mean what a rule makes of it, as data.
///
/// A rule says how a thing is asked for; an objection says which lines only look so. To teach the assistant one, add a value
/// to a file here, with a line that it is for: a test shows that the line is read otherwise without it.
struct Objection: Sendable {
    /// A reading of a line that somebody may object to.
    struct Case {
        let reading: Reading
        let line: Line
        let form: LineForm

        /// The words that the rule explains.
        var clause: Clause { reading.clause }
        /// The words between the polite ones and those that the rule explains.
        var lead: Clause { line.core.upTo(max(line.core.start, clause.start)) }
        /// Whether it is put as a question about the person: "can i …".
        var asksForLeave: Bool {
            let (first, second) = (line.whole.key(line.whole.start), line.whole.key(line.whole.start + 1))
            return ["can", "could", "may", "might", "shall"].contains(first) && ["i", "we"].contains(second)
        }

        /// Whether the words that the rule explains begin with a day or a time.
        var opensWithDate: Bool { clause.start == self[.date]?.start }

        /// Whether it asks what the assistant knows, as "do you remember that café?" does.
        var asksWhatIsKnown: Bool {
            let whole = line.whole
            return ["do", "did", "dont"].contains(whole.key(whole.start)) && whole.key(whole.start + 1) == "you"
                && ["remember", "recall", "know"].contains(whole.key(whole.start + 2))
        }

        /// Whether what is to be kept is dictated, also where it is a question: "note: how many eggs?".
        var isDictated: Bool {
            guard let text = self[.text], text.start > clause.start else { return false }
            // "remember that film we saw?" asks.
            let isTold = Words.questionWords.contains(text.key(text.start)) || text.contains(Words.auxiliaries)
            return reading.isDictatedByThat && isTold || clause.words[text.start - 1].mark == ":"
        }

        /// What stands in a slot.
        subscript(_ slot: Slot) -> Clause? { reading[slot] }

        /// Whether what stands in a slot is such.
        func has(_ slot: Slot, _ isSuch: (Clause) -> Bool) -> Bool { reading[slot].map(isSuch) ?? false }

        /// Whether a slot is empty, or what stands in it is not such.
        func lacks(_ slot: Slot, _ isSuch: (Clause) -> Bool) -> Bool { !has(slot, isSuch) }
    }

    /// What is wrong with such a reading, in a few words.
    let reason: String
    /// The acts that it is about.
    let acts: Set<Act>
    /// A line that would be read so without it.
    let example: String
    /// Whether it holds.
    let holds: @Sendable (Case) -> Bool

    init(_ reason: String, _ acts: Set<Act>, _ example: String, _ holds: @escaping @Sendable (Case) -> Bool) {
        self.reason = reason
        self.acts = acts
        self.example = example
        self.holds = holds
    }

    /// Every objection there is; their order means nothing.
    static let all = order + form + talk + keeping + lists + correcting + notes

    private static let byAct = all.reduce(into: [Act: [Objection]]()) { table, objection in
        for act in objection.acts { table[act, default: []].append(objection) }
    }

    /// What speaks against a reading of a line.
    static func first(against reading: Reading, _ line: Line, _ form: LineForm) -> Objection? {
        let reading = Case(reading: reading, line: line, form: form)
        return byAct[reading.reading.act]?.first { $0.holds(reading) }
    }
}

extension Set<Act> {
    static let all = Set(Act.allCases)
    /// What changes notes.
    static let writing = all.filter(\.writes)
    /// What is asked of one note that is named, or of the last change: a list of things is none of it.
    static let named: Set = [.delete, .undo, .restore]
    /// What takes notes or items away, more than one at a time.
    static let destroying: Set = [.delete, .removeAll, .removeDone]
    /// What changes something that is there.
    static let changing: Set = [
        .correct, .change, .revise, .reschedule, .settle, .tick, .tickAll, .remove, .replaceItem, .moveItem,
    ]
    /// What only adds, or puts right what was just said.
    static let additive: Set = [
        .keep, .keepTitled, .keepLast, .remind, .statement, .makeList, .append, .add, .more, .correct, .change, .revise,
        .undo, .redo, .restore, .settle,
    ]
    /// What writes words down as they were typed.
    static let verbatim: Set = [.keep, .keepTitled, .remind, .append, .makeList, .more, .settle]
    /// What a text of several lines can ask for.
    static let pasted: Set = [.keep, .keepTitled, .append, .makeList, .add, .remind]
}
