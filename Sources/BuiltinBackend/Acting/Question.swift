/// A question to be answered by a sentence of a note.
struct Question: Equatable {
    /// The kind of answer asked for.
    enum Kind: Equatable {
        case time, place, person, amount, yesOrNo, other
    }

    var kind: Kind
    /// The words that carry the topic, lower case.
    var topic: [String]
}

extension Question.Kind {
    /// The kind that the first words of a line ask for.
    init(_ clause: Clause) {
        let first = clause.key(clause.start)
        switch first {
        case "when", "whens", "wann": self = .time
        case "where", "wheres", "wo", "wohin": self = .place
        case "who", "whos", "whose", "whom", "wer", "wem", "wen": self = .person
        case "how", "hows", "wie", "wieviel": self = .amount
        case "what" where ["time", "day", "date"].contains(clause.key(clause.start + 1)): self = .time
        case "whats" where ["time", "day", "date"].contains(clause.key(clause.start + 1)): self = .time
        default: self = Words.auxiliaries.contains(first) ? .yesOrNo : .other
        }
    }
}
