import Foundations
import SpokenDates

extension Objection {
    /// Corrections that put nothing right.
    static let correcting = [
        Objection("it is more than a value", .writing, "he's grown, 11 and a half") { reading in
            reading.has(.new) { new in
                new.words.dropLast().contains { $0.mark.map { ",.;!?".contains($0) } ?? false }
                    && !reading.line.dates.places.contains { $0.words.contains(new.start) }
            }
        },
        Objection("it is no value", [.revise], "the bus goes to Oban") {
            $0.reading.rule == "revise.value"
                && $0.lacks(.new) { $0.count == 1 && $0.key($0.start).contains(where: \.isNumber) }
        },
        Objection("it is denied", [.revise], "the dentist hasn't moved me to friday") {
            $0[.old] == nil
                && ($0.has(.topic) { $0.contains(LineForm.negations) }
                    || $0.line.dates.places.isEmpty && $0.has(.new) { $0.key($0.start) == "not" })
        },
        Objection("it is no value", [.revise], "i moved the sofa to the attic") { reading in
            reading.reading.rule == "revise.moved"
                && reading.lacks(.new) { new in
                    new.keys.contains { $0.contains(where: \.isNumber) }
                        || reading.line.dates.places.contains { $0.words.contains(new.start) }
                }
        },
        Objection("it is another order", [.revise], "make it 40 inside") {
            $0.reading.rule != "revise.value" && Words.orderVerbs.contains($0.clause.key($0.clause.start))
                && $0.lacks(.new) { $0.keys.contains { $0.contains(where: \.isNumber) } }
        },
        Objection("what is told goes on", [.correct], "the keypad was changed its 6491 now") {
            $0[.old] == nil && $0.has(.text) { $0.words.last?.mark == nil }
        },
        Objection("somebody does not do something", [.correct], "carla's not coming") { reading in
            reading.has(.old) { old in
                !old.words.contains(where: \.isPossessive)
                    && reading.has(.new) {
                        $0.end == old.start - 1 && $0.count < 3 && $0.words.last?.isPossessive ?? false
                    }
            }
        },
        Objection("it says what was not done", [.correct], "coach not paid") { reading in
            reading.has(.old) { $0.count == 1 && Deed.isPast($0.key($0.start)) }
                && reading.has(.new) { !Deed.isPast($0.key($0.end - 1)) }
        },
        // "not the bait, the ice house"
        Objection("what is right goes on from what is wrong", [.correct], "not the bait the ice house") { reading in
            reading.has(.old) { $0.end == reading[.new]?.start && $0.words.last?.mark == nil }
        },
        Objection("it tells something new", [.correct], "actually bread is expensive") {
            $0[.text] == nil && $0[.old] == nil && !LineForm.corrects($0.reading, $0.line)
        },
        Objection("it is a remark", [.correct], "i hope it's not room 4") {
            $0[.old] != nil && $0.has(.new, LineForm.isRemark)
        },
        Objection("it is no hour", [.correct], "move it to Work") {
            $0.reading.rule == "correct.moved"
                && $0.lacks(.new) { Shape($0.text) == .number || Shape($0.text) == .time }
        },
        Objection("it denies something", [.correct], "no, not really") { reading in
            !(reading[.text] != nil && reading[.old] == nil)
                && reading.has(.new) { $0.contains(LineForm.negations) || Words.orderVerbs.contains($0.key($0.start)) }
        },
        Objection("it tells what became of a tag", [.tag], "tag fell off the collar") {
            !$0.clause.contains(["as", "with"])
                && $0.has(.note) { Words.pastVerbs.contains($0.key($0.start)) || Deed.isPast($0.key($0.start)) }
        },
        Objection("it is a part of the name of a note", [.tag], "tag the radar note hot") {
            $0.has(.tag) { $0.count > 1 && Words.noteNouns.contains($0.key($0.start)) }
        },
        Objection("nothing is to be called so", [.rename], "rename it to my") {
            $0.has(.title) { $0.keys.allSatisfy(links.contains) }
        },
        Objection("it says what it was and what it is", [.reschedule], "change the lesson from 5pm to 6.30") {
            $0.clause.contains(["from", "von"])
        },
        Objection("it is a difference", [.correct, .revise, .change], "make that 2 mg less") {
            $0.has(.new) {
                $0.from($0.start + 1).contains(["less", "more", "fewer", "longer", "shorter", "extra", "too"])
            }
        },
        Objection("it says who can make it", [.reschedule], "sue can make it friday") { reading in
            let able: Set<String> = ["can", "could", "will", "might", "may"]
            return reading.has(.note) { able.contains($0.key($0.end - 1)) }
                || reading.has(.text) { $0.words.last?.mark == nil && able.contains($0.key($0.end - 1)) }
        },
        Objection("it is a day, and no note", [.reschedule], "change saturday to sunday") { reading in
            reading.has(.note) { note in
                reading.line.dates.places.contains {
                    $0.words.contains(note.start) && $0.words.contains(note.end - 1)
                }
            }
        },
    ]

    /// Notes that nobody means.
    static let notes = [
        Objection("somebody is to be reminded of it", [.append], "also remind me to oil the gate") {
            $0.reading.rule == "append"
                && $0.has(.text) { ["remind", "erinner", "erinnere"].contains($0.key($0.start)) }
        },
        Objection("somebody is to be reminded of it", [.restore], "remind me on friday to get it back") {
            $0.reading.rule == "restore" && $0.line.whole.upTo($0.clause.start + 1).contains(["remind"])
                || $0.has(.text) { $0.contains(["remind"]) }
        },
        Objection("it tells something", [.delete], "bin day is tuesday") {
            LineForm.isOfBins($0.clause)
        },
        Objection("somebody tells of forgetting", [.delete], "he told me to forget the guests") {
            $0.reading.rule == "note.forget.told"
                && $0.has(.text) { text in
                    beforeSaid.contains(text.key(text.end - 1))
                }
        },
        Objection("it is about the last note, and tells something", [.delete], "the boat is sold, forget it") {
            $0.reading.rule == "note.forget.told" && $0.lacks(.note) { !NoteName($0).isLast }
                && $0.lacks(.text) { $0.words.allSatisfy(LineForm.saysNothing) }
        },
        Objection("it calls something off", [.delete], "forget that") {
            $0.reading.rule != "note.forget.told" && ["forget", "vergiss"].contains($0.clause.key($0.clause.start))
                && $0.has(.note) { NoteName($0).isLast }
        },
        Objection("it may go elsewhere", [.delete], "the boat list can go, send it to Anna") {
            ($0.clause.keys.last == "go" || $0.clause.containsPhrase(["can|could|may|might|must|should go"]))
                && $0.clause.end < $0.line.whole.end
                // "the shifts note can go, new rota monday"
                && !tellsWhy($0.clause, $0.line.whole.from($0.clause.end))
        },
        Objection("it is what a note tells, and no note", [.delete], "forget where the van is") {
            $0.has(.note) { Words.questionWords.contains($0.key($0.start)) }
        },
        Objection("it may be an item", [.delete], "remove milk") {
            $0.reading.rule == "note.remove"
                && $0.lacks(.note) { NoteName($0).hasNoun || $0.contains(["folder"]) }
        },
    ]

    /// Whether what stands behind the mark of an order tells why, and neither orders something nor says who thinks so.
    private static func tellsWhy(_ order: Clause, _ rest: Clause) -> Bool {
        order.words.last?.mark != nil && rest.count > 2
            && !Words.orderVerbs.union(Words.taskVerbs).contains(rest.key(rest.start))
            && !rest.contains(["says", "said", "reckons", "thinks", "told"])
    }

    /// Words before "forget" with which somebody tells of forgetting.
    private static let beforeSaid = Words.pronouns.union(Words.auxiliaries).union(Line.subjects)
        .union(["to", "not", "you"])
}
