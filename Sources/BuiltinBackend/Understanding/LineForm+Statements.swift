import Foundations
import SpokenDates

/// Whether words state something.
extension LineForm {
    /// Whether a line has no word but days and such as say nothing.
    static func isOnlyDates(_ line: Line) -> Bool {
        let inDates = line.dates.words
        return !line.core.words.indices.contains { index in
            !inDates.contains(index) && !Words.stopWords.contains(line.core.key(index))
        }
    }

    /// Whether a verb makes a statement of the words before and after it.
    static func hasVerb(_ clause: Clause) -> Bool {
        for (offset, word) in clause.words.enumerated().prefix(9) {
            if offset > 0, joints.contains(word.key) { return false }
            if Vocabulary.articles.contains(clause.key(clause.start + offset - 1)) { continue }
            let isVerb = Words.statementVerbs.contains(word.key)
            if isVerb, offset > 0 || openers.contains(word.key), clause.count > offset + 1 { return true }
            // "the key hangs behind the door"
            let next = clause.key(clause.start + offset + 1)
            if 1...4 ~= offset, word.key.hasSuffix("s"), word.key.count > 3, clause.count > offset + 2,
                whereabouts.contains(next) || clause.count > 6 && ["on", "in", "at"].contains(next)
            {
                return true
            }
            // "i hid the key in …", "the man repaired it"
            if 1...4 ~= offset, Deed.isPast(word.key), clause.count > offset + 2 { return true }
        }
        return false
    }

    /// Whether a line says a day or an address of something, or its number, and none that it is not: "the padlock is 3817
    /// now".
    static func setsValue(_ line: Line) -> Bool {
        let inDates = line.dates.words
        // "moved to the 16th" says nothing of what.
        let names = line.core.words.indices.contains { index in
            let key = line.core.key(index)
            return !inDates.contains(index) && !key.contains(where: \.isNumber) && !Words.stopWords.contains(key)
                && !Words.turns.contains(key) && !Deed.isPast(key) && Shape(key) == .word
                && !Vocabulary.prepositions.contains(key)
        }
        guard names else { return false }
        let saysDay = line.dates.places.contains { $0.phrase.namesDay } && hasVerb(line.core)
        if saysDay || line.core.words.contains(where: { $0.key.contains("@") }) { return true }
        // "idris shoe size 13 now"
        let endsInValue =
            line.core.words.suffix(2).contains { $0.key.contains(where: \.isNumber) } && line.core.count > 2
        return (hasVerb(line.core) || endsInValue) && !line.core.contains(negations)
            && line.core.words.indices.contains { index in
                !inDates.contains(index) && line.core.key(index).contains(where: \.isNumber)
            }
    }

    /// Whether words tell of the end of a debt or a loan: "Ruth paid", "gave the drill back".
    static func closes(_ clause: Clause) -> Bool {
        clause.contains(Words.closing)
            || clause.contains(["back", "zurück"]) && clause.words.contains { Deed.isPast($0.key) }
    }

    /// Whether words say that something is not wanted any more: "the dj can go, we wont need him".
    static func isUnwanted(_ clause: Clause) -> Bool {
        let isDenied = clause.contains(negations.union(["longer"]))
        return isDenied && clause.contains(needing) || clause.containsPhrase(goings) || isLeftOut(clause)
    }

    /// Whether something is left out, and why: "not the trifle, Julie is bringing one".
    private static func isLeftOut(_ clause: Clause) -> Bool {
        let first = clause.part(around: clause.start...clause.start)
        return ["not", "nicht"].contains(clause.key(clause.start)) && (2...4).contains(first.count)
            && first.end < clause.end && hasVerb(clause.from(first.end))
    }
    private static let needing: Set<String> = [
        "need", "needs", "needed", "want", "wanted", "necessary", "required", "coming", "brauche", "brauchen",
        "braucht", "gebraucht", "nötig",
    ]
    private static let goings: [Phrase] = ["can go", "kann|können weg", "no need for", "not any more", "nicht mehr"]

    /// Whether words say what somebody does, or how things are: a reason, not a thing.
    static func tells(_ clause: Clause) -> Bool {
        hasVerb(clause) || isUnwanted(clause) || clause.contains(speakers) || clause.contains(tellers)
            || clause.words.indices.contains { index in
                let isVerb = Deed.isPast(clause.key(index)) || Words.auxiliaries.contains(clause.key(index))
                return isVerb && !Vocabulary.articles.contains(clause.key(index - 1))
            }
    }

    /// Whether words name things one after another, and tell nothing: "used cups and a can of soup", "eggs, his pills".
    static func namesThings(_ clause: Clause) -> Bool {
        let ends = clause.words.indices.filter { clause.words[$0].mark == "," || listing.contains(clause.key($0)) }
        var start = clause.start
        var things: [Clause] = []
        for end in ends + [clause.end] {
            let isJoint = end < clause.end && listing.contains(clause.key(end))
            things.append(clause[start..<min(isJoint ? end : end + 1, clause.end)])
            start = min(end + 1, clause.end)
        }
        things = things.filter { !$0.isEmpty }
        return !things.isEmpty && !clause.contains(Requests.reasoning)
            && things.allSatisfy { thing in
                // "dried fruit", "smoked salmon"
                let isOfKind =
                    thing.count > 1 && thing.key(thing.start).hasSuffix("ed")
                    && Shape(thing.key(thing.start + 1)) == .word
                    && !Words.stopWords.contains(thing.key(thing.start + 1))
                let rest = isOfKind ? thing.from(thing.start + 1) : thing
                return thing.count <= 5 && !tells(rest) && !Stems.content(of: thing.words).isEmpty
            }
    }
    private static let listing: Set<String> = ["and", "n", "plus", "und"]
    private static let speakers = Words.pronouns.subtracting(["his", "her", "their"])

    /// Whether words after an item are no item of their own, but tell why: "and bananas, pelle eats nothing else at the moment".
    static func isAside(_ clause: Clause) -> Bool {
        tells(clause) || clause.count > 4 && !clause.words.contains { $0.mark == "," || $0.key == "and" }
    }

    static let whereabouts: Set<String> = ["behind", "under", "beside", "above", "below", "inside", "near"]
    private static let tellers: Set<String> = [
        "i", "we", "you", "me", "us", "says", "said", "forgot", "ich", "wir", "mir", "uns", "sagt",
    ]
    static let joints: Set<String> = [
        "that", "which", "who", "if", "because", "where", "dass", "weil", "wenn", "ob", "und", "aber",
    ]
    private static let openers: Set<String> = [
        "im", "ive", "its", "hes", "shes", "theyre", "theres", "thats", "put", "left", "met", "saw", "lost", "found",
        "bought", "paid", "decided", "moved", "booked", "swapped", "got", "went", "took", "lent", "planted", "parked",
    ]
}
