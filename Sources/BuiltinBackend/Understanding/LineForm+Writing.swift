import Foundations
import SpokenDates

/// What a line says of a reading that writes.
extension LineForm {
    /// Whether what would be written is surely a remark: "I should sleep more", "never mind, keep it".
    func writesRemark(_ reading: Reading) -> Bool {
        guard let kinds, !reading.isOrder else { return false }
        // "first tooth today, write that down"
        if let text = reading[.text], reading.clause.from(text.end).contains(["write", "note", "remember", "jot"]) {
            return false
        }
        return Ranking.remarkLimit(for: reading).map { kinds[.remark] >= $0 } ?? false
    }

    /// Whether what comes after "no" or "actually" takes the place of something, and tells nothing of its own: "no, oat
    /// milk", "no friday", but not "no school on friday", "actually bread is expensive".
    static func corrects(_ reading: Reading, _ line: Line) -> Bool {
        guard let new = reading[.new], new.start > line.whole.start else { return true }
        let hasNumber = new.words.contains { $0.key.contains(where: \.isNumber) }
        if hasVerb(new) && !hasNumber || new.words.contains(where: { Deed.isPast($0.key) }) { return false }
        let before = line.whole.words[new.start - 1]
        guard before.isBareNo else { return true }
        let isDay = line.dates.places.contains { $0.words.contains(new.start) && $0.words.upperBound == new.end }
        return isDay || new.key(new.start).contains(where: \.isNumber)
    }

    /// Whether a negation stands in what a reading leaves open, or beside what it was read from: "lösche die Notiz nicht".
    static func isTurnedRound(_ reading: Reading, _ line: Line) -> Bool {
        let open = reading.slots.contains { slot, clauses in
            clauses.contains { clause in
                // "we do not need the rope, take it off": what is told before an order may deny something.
                let isTold = slot == .text && clause.words.last?.mark != nil
                return !isTold && clause.contains(Self.negations)
            }
        }
        let after = line.whole.from(reading.clause.end)
        // "take ceilings off we cant play it"
        let isReason =
            reading.clause.words.last?.mark != nil
            || !Set<Act>.destroying.contains(reading.act) && Line.subjects.contains(after.key(after.start))
            || after.match(Self.needless) != nil
        // "dont need em, take noodles off": what stands before a mark denies something else.
        let lead = line.whole.upTo(reading.clause.start)
        let near = lead.from(lead.words.lastIndex { $0.mark != nil }.map { $0 + 1 } ?? lead.start)
        return open || near.contains(["dont", "never", "not"])
            || !isReason && after.upTo(min(after.start + 3, after.end)).contains(Self.negations)
    }

    /// Whether an order may be read from the last part of a line, whatever the parts before it say.
    func isSafe(_ reading: Reading, after lead: Clause) -> Bool {
        let saysNothing = lead.count < 4 && Stems.contentWords(of: lead.words).isEmpty
        // "jean texted: delete the old photos" is what Jean wants.
        let isReport = lead.words.last.map { lead.source[$0.range.upperBound...].first == ":" } ?? false
        if isReport, Self.tells(lead), Set<Act>.destroying.union([.remove, .tick]).contains(reading.act) {
            return false
        }
        return switch reading.act {
        case .undo, .redo, .restore: true
        // "they want a name at the gate, who is on the stall?"
        case let act where !act.writes && asks && !act.isTalk:
            saysNothing || reading.clause.start == question?.start
        case .tickAll, .untickAll: lead.count < 4
        // "the veg is all in, delete the veg order"
        case .delete: reading[.note].map { !NoteName($0).isLast && (NoteName($0).hasNoun || Self.tells(lead)) } ?? false
        default:
            saysNothing
                // "doctor at 8:30 tomorrow, remind me half an hour before"
                || reading.act == .remind && reading.isOrder
                    && lead.keys.contains { $0.contains(where: \.isNumber) || Shape($0) == .weekday }
                || Self.isAsked(reading) && Self.tells(lead) && !lead.contains(Self.conditions.union(Self.doubts))
                    && (!asks || lead.key(lead.end - 1) == "you")
        }
    }

    /// Whether a reading is what somebody asks for in so many words, and deletes no note: "…, so make me a list".
    private static func isAsked(_ reading: Reading) -> Bool {
        switch reading.act {
        case .remind, .makeList, .keep, .keepTitled, .append, .pin, .moveItem: reading.isOrder
        // "he paid me so cross him off" names nothing.
        case .remove, .tick:
            reading.isOrder && !(reading[.items].map { Stems.contentWords(of: $0.words).isEmpty } ?? true)
        case .add: ["add", "put"].contains(reading.clause.key(reading.clause.start))
        // "the surgery rang, the check is now the 21st"
        case .revise, .change: reading[.topic].map { !Stems.contentWords(of: $0.words).isEmpty } ?? false
        default: false
        }
    }

    /// Whether "keep …" is followed by an order of its own: "keep the boiler note, delete the spare key".
    static func isOther(_ text: Clause, after clause: Clause) -> Bool {
        Words.staying.contains(clause.key(clause.start))
            && text.words.indices.dropFirst().contains { index in
                text.words[index - 1].mark != nil && Words.orderVerbs.contains(text.key(index))
            }
    }

    static func saysNothing(_ word: Word) -> Bool {
        Words.turns.contains(word.key) || Words.interjections.contains(word.key) || Words.stopWords.contains(word.key)
            || adverbs.contains(word.key)
    }

    /// Whether words before "not …" take no place in a note: "oops, not bread", "i hope it's not room 4".
    static func isRemark(_ clause: Clause) -> Bool {
        tells(clause) || clause.words.allSatisfy(saysNothing)
    }

    /// Whether what is to be done depends on something, or some of it is to stay: "delete it if it is empty", "…, not the
    /// ideas", "… and keep the boiler note".
    static func isConditional(_ line: Line) -> Bool {
        line.whole.contains(conditions)
            || line.whole.words.indices.dropFirst().contains { index in
                line.whole.words[index - 1].mark != nil && ["not", "nicht"].contains(line.whole.key(index))
                    && line.whole.from(index).match(needless) == nil
                    || ["and", "und"].contains(line.whole.key(index - 1))
                        && Words.staying.contains(line.whole.key(index))
            }
    }
    /// "… we dont need it now" is why something goes.
    static let needless: [Phrase] = [
        "i|we dont|wont|no need|want", "i|we do|will not need|want",
        "dont|doesnt need|use|want|fit it|them|that|em|this|any",
        "not going|coming|needed|required|enough anymore?",
    ]
    /// "take the stove off, no room" says why it goes.
    static let lacking: [Phrase] = ["no room|space|time|need|point|use|money"]
    private static let conditions: Set<String> = [
        "if", "unless", "when", "whenever", "once", "until", "provided", "falls", "wenn", "sobald", "sofern",
    ]
    /// Words that make of what is told something that may be.
    static let doubts: Set<String> = ["if", "unless", "whether", "falls", "ob"]
    private static let adverbs: Set<String> = [
        "definitely", "maybe", "better", "rather", "mean", "today", "certainly", "surely", "lieber", "vielleicht",
    ]
    static let negations: Set<String> = [
        "not", "no", "dont", "isnt", "arent", "wasnt", "werent", "hasnt", "havent", "hadnt", "doesnt", "didnt",
        "couldnt", "never",
        "nothing", "cant", "wont", "nicht", "kein", "keine", "keinen",
        "nichts", "nie", "niemals",
    ]
    /// Words that name no thing of their own: "all of them", "the new one".
    static let pointing: Set<String> = [
        "it", "them", "those", "these", "this", "that", "both", "all", "of", "two", "three", "the", "new", "one",
        "ones", "us", "him", "her", "following", "diese", "dies", "alle", "beide",
    ]
    /// Whether words break off: "milk to my".
    static func isOpen(_ clause: Clause) -> Bool { tails.contains(clause.key(clause.end - 1)) }
    private static let tails: Set<String> = ["my", "the", "our", "to", "on", "a", "and", "or"]
}
