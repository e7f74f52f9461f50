import Foundations
import SpokenDates

/// What the form of a line says against an order.
extension Objection {
    /// What stands before the words that a rule explains, and after them.
    static let order = [
        Objection("what stands before it asks for nothing", .all, "the meter is old, list it somewhere") {
            ($0.lead.words.contains { $0.mark != nil } || $0.lead.key($0.lead.end - 1) == "so")
                && !$0.form.isSafe($0.reading, after: $0.lead)
        },
        Objection("what follows it is left out", .verbatim, "remember the pump, we are all tired of it") { reading in
            let rest = reading.line.core.from(reading.clause.end)
            return !rest.isEmpty && !(reading.reading.goesOn && LineForm.isAside(rest))
        },
        Objection("what follows is no reason", [.keepLast], "keep that as a note titled Foo") {
            $0.clause.end < $0.line.core.end
        },
        Objection("a negation turns it round", .writing.subtracting(.additive), "lösche den Schuppencode bloß nicht") {
            LineForm.isTurnedRound($0.reading, $0.line)
        },
        Objection("it is taken back", .writing, "delete the map note, actually no") { reading in
            // "drop the packing list, dont need it now"
            LineForm.takingBack(reading.line).map {
                !(Set<Act>.destroying.union([.remove]).contains(reading.reading.act)
                    && $0.match(LineForm.needless) != nil)
            } ?? false
        },
        Objection("what follows takes it back", .destroying, "delete the map note, only joking") { reading in
            let rest = reading.line.whole.from(reading.clause.end)
            let isAsked = reading.clause.words.last?.mark == "?" && reading.clause.start == reading.line.whole.start
            return !rest.isEmpty && (isAsked || rest.contains(Words.staying) || rest.containsPhrase(takingBack))
        },
        Objection("some of it was not done", [.tick], "paint is ordered, timber is not, tick them") {
            $0.reading.rule == "list.tick.told" && $0.has(.text) { $0.contains(LineForm.negations.union(unsure)) }
        },
        Objection(
            "it is part of a reminder",
            [.delete, .remove, .tick],
            "remind me to sort my phone, delete the map note"
        ) {
            ["remind", "erinner", "erinnere"].contains($0.line.core.key($0.line.core.start))
        },
        Objection("what follows puts it right", [.remove, .tick, .add, .delete], "remove milk, no i mean bread") {
            $0.line.whole.containsPhrase(puttingRight)
        },
        Objection("something is to stay", .destroying, "delete the map note but keep the list") {
            $0.line.whole.contains(Words.exceptions) || LineForm.isConditional($0.line)
        },
        Objection("it may never come to that", .changing, "if the dentist is moved to friday i cant come") {
            $0.line.whole.contains(LineForm.doubts)
        },
    ]

    private static let breaks: Set<String> = ["na", "no", "nah", "actually", "wait", "ach", "ugh", "hm", "oh"]
    private static let dictating: [Phrase] = ["remember|note that", "make a note that"]
    private static let puttingRight: [Phrase] = [
        "no|sorry|wait|oops i mean|meant", "just kidding|joking", "ich meine|meinte",
    ]
    private static let takingBack: [Phrase] = [
        "not to", "second thoughts|thought", "kidding|joking|wait|stays|though|still|nevermind",
        "or should|shall|can|could|maybe|not|rather",
        "would you say", "never mind",
    ]
    private static let unsure: Set<String> = ["maybe", "soon", "forget", "except", "isnt", "all"]

    private static let told: Set<String> = ["is", "are", "starts", "begins", "meets", "ist", "sind", "beginnt"]
    /// Words behind which an order goes on with what is told of something.
    private static let named = Words.noteNouns.union(Words.listNouns).union(Words.questionWords).union(Words.pronouns)
        .union(["that", "which", "who", "everything", "all", "it", "them", "me", "my"])

    /// Whether a line of this form orders anything.
    static let form = [
        Objection("it asks whether it may be", .writing.subtracting(.additive), "can i delete the map note") {
            $0.asksForLeave
                && ($0.line.whole.words.last?.mark == "?" || Set<Act>.destroying.contains($0.reading.act))
        },
        Objection("it is a question", .writing, "and how many cattle") {
            let isPolite =
                $0.clause.start > $0.line.whole.start && !LineForm.opensQuestion($0.clause, $0.line)
                && !$0.asksWhatIsKnown
            let isAskedFor =
                switch $0.reading.act {
                case .add: $0.clause.contains(["if"])
                case .makeList: $0[.items] != nil
                case .keep: $0.isDictated
                default: $0.reading.act == .restore
                }
            return $0.form.asks && !isPolite && !isAskedFor
        },
        Objection("it is an order about a note", [.keep, .makeList, .remind], "merge Boat: rope and Boat: sail") {
            $0.form.isDeed
        },
        Objection(
            "it tells something",
            [.find, .findAll, .readList, .listNotes, .foreign, .remove, .tick, .reschedule, .useCommand],
            "show jumping is on 3 may"
        ) { reading in
            let core = reading.line.core
            // "open till 8 on thursdays"
            if core.key(core.start) == "open", Value.bounds.contains(core.key(core.start + 1)) { return true }
            guard reading.clause.start == core.start, Words.orderVerbs.contains(core.key(core.start)),
                let verb = core.words.indices.dropFirst().first(where: { told.contains(core.key($0)) }),
                case (let subject, let rest) = (core.upTo(verb), core.from(verb + 1)),
                subject.words.allSatisfy({ $0.mark == nil && !named.contains($0.key) })
            else { return false }
            return rest.keys.contains { $0.contains(where: \.isNumber) }
                || reading.line.dates.places.contains { rest.words.indices.contains($0.words.lowerBound) }
        },
        Objection("it is a remark", .writing, "i should sleep more") { $0.form.writesRemark($0.reading) },
        Objection(
            "a text of several lines orders nothing of that",
            .writing.subtracting(.pasted),
            "delete the map note\nof it"
        ) {
            $0.line.text.contains(where: \.isNewline)
        },
    ]

    /// Talk that is none.
    static let talk = [
        Objection("a note is dictated", [.dismissal], "remember that the code is 42; forget it") { reading in
            // "remind me to.. no, forget it" takes it back.
            let isTakenBack = reading.has(.text) { breaks.contains(reading.line.core.key($0.end)) }
            return reading.has(.text) { $0.words.last?.mark == ":" && Words.orderVerbs.contains($0.key($0.start)) }
                || reading.reading.rule == "talk.dismissal.late" && !isTakenBack
                    && (reading.line.core.match(dictating) != nil || reading.line.core.words.first?.mark == ":")
        },
        Objection("nothing comes before the break", [.dismissal], "ugh the tap, I always forget it") {
            $0.reading.rule == "talk.dismissal.late"
                && $0.lacks(.text) { text in
                    text.words.last?.mark != nil || text.key(text.end - 1) == "so"
                        || text.source[text.words[text.end - 1].range.upperBound...].hasPrefix("…")
                }
        },
        Objection("it says a value", [.remark], "oh, it's KR-88231") {
            $0.has(.any) { $0.words.contains { LineForm.isValue($0.key) } }
        },
        Objection("a word is only like one", [.foreign], "oh and lunch meat") {
            $0.reading.weights.contains { $0.name == "slips" }
        },
        Objection("the person is to do it", [.foreign], "buy the big stamps") { OwnTask($0.line)?.isSure ?? false },
        Objection("a list is asked for", [.foreign], "make me a list of who is coming: anna, tom") {
            $0.has(.text) { $0.contains(Words.listNouns) }
        },
        Objection("it tells something", [.foreign], "rent goes up to 510") {
            $0.form.kinds.map(Ranking.tellsNew) ?? false
        },
        Objection("the day is only when", [.agenda], "By Friday, send the figures to Lena") {
            $0.opensWithDate && $0.clause.end < $0.line.core.end
        },
        Objection("it puts a day right", [.agenda], "no, monday at 9") {
            $0.opensWithDate && $0.line.whole.upTo($0.clause.start).contains(Words.turns)
        },
        Objection("a time alone asks for nothing", [.agenda], "at 7.30") { reading in
            reading.opensWithDate && reading.line.whole.words.last?.mark != "?"
                && !reading.line.dates.places.contains { $0.phrase.namesDay || $0.phrase.part != nil }
        },
    ]
}
