import Foundations
import SpokenDates

extension Objection {
    /// Notes and reminders that nobody wants.
    static let keeping = [
        Objection("an order of its own follows", [.keep], "keep the boiler note, delete the spare key") { reading in
            !reading.reading.isDictatedByThat && reading.has(.text) { LineForm.isOther($0, after: reading.clause) }
        },
        Objection("nothing is said", [.keep], "we would love to keep it") { reading in
            reading.has(.text) {
                // "oh, better keep that", "write that down will you"
                let isEmpty = $0.keys.allSatisfy { silent.contains($0) || Words.interjections.contains($0) }
                return !reading.reading.isDictation && (LineForm.isOpen($0) || isEmpty)
                    || $0.keys.allSatisfy(LineForm.pointing.contains)
            }
        },
        Objection("it points to what was told before", [.keep], "the rent is 640, so keep that figure somewhere") {
            reading in
            !reading.lead.isEmpty
                && reading.has(.text) {
                    ["that", "this", "diese", "dieses"].contains($0.key($0.start)) && $0.count < 5
                        && $0.start > reading.line.whole.start && !LineForm.hasVerb($0)
                        && $0.contains(["figure", "number", "price", "amount", "sum", "zahl", "nummer", "preis"])
                        && !$0.keys.contains { $0.contains(where: \.isNumber) }
                }
        },
        Objection("it asks whether one may", [.keep], "can i keep the deposit for the lamp") {
            let before = $0.line.whole.upTo($0.clause.start).keys.suffix(2)
            return ["can", "may", "could", "should"].contains(before.first) && ["i", "we"].contains(before.last)
        },
        Objection("it says what of something is to stay", [.keep], "keep only the milk") { reading in
            reading.has(.text) {
                ["only", "just", "under"].contains($0.key($0.start)) && !LineForm.hasVerb($0)
                    || $0.count == 1 && reading.line.whole.contains(Words.turns)
            }
        },
        Objection("it is to be done", [.keep], "don't forget to ring the plumber's wife") {
            $0.reading.rule == "keep.unforgotten" && $0.lacks(.text) { owned.contains($0.key($0.start)) }
        },
        Objection("it is not to be done", [.remind], "no need to remind me of the rent") {
            $0.clause.start > $0.line.whole.start
                && LineForm.negations.contains($0.line.whole.key($0.clause.start - 1))
        },
        Objection("it is counted", [.remind], "remind me 2 weeks from now to oil the gate") {
            $0.has(.task) { $0.keyBefore == "2" && DateReader.isUnit($0.key($0.start)) }
        },
        Objection("it is not to be done", [.remind], "remind me not to worry") {
            $0.has(.task) { LineForm.negations.contains($0.key($0.start)) }
        },
        Objection("it says what is to be looked up", [.keep, .add, .tick, .append], "write down what I need to buy") {
            reading in
            !reading.isDictated
                && [Slot.text, .items].contains { slot in
                    reading.has(slot) { text in
                        Words.questionWords.contains(text.key(text.start + (text.key(text.start) == "down" ? 1 : 0)))
                            && !text.words.contains { $0.mark != nil || $0.key.contains(where: \.isNumber) }
                    }
                }
        },
        Objection("it is a sum", [.add], "add up what I paid Jonas") {
            $0.has(.items) { $0.count > 1 && $0.key($0.start) == "up" }
        },
        Objection("it says whom to remind", [.remind], "remidn me to call Bob tomorrow") {
            $0.reading.rule == "remind.bare" && $0.has(.task) { ["me", "us"].contains($0.key($0.start)) }
        },
        Objection("it is a wish to look", [.remind], "I should have called Anna") {
            $0.reading.rule == "remind.need"
                && $0.has(.task) { looking.union(["be", "have"]).contains($0.key($0.start)) }
        },
    ]

    private static let owned: Set<String> = [
        "my", "our", "the", "his", "her", "i", "we", "he", "she", "they", "im", "ive", "were", "weve", "hes", "shes",
        "theyre",
    ]
    /// Words that are no text of a note by themselves.
    private static let silent: Set<String> = ["oh", "ooh", "ah", "oops", "well", "better", "down"]
    private static let looking: Set<String> = [
        "hear", "see", "know", "listen", "view", "find", "ask", "read", "look", "check", "watch", "talk",
    ]
}
