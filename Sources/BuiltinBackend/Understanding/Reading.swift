/// ``Reading``, where another type of that name is nearer.
typealias LineReading = Reading

/// One way to understand a line: a rule that fits, or what is done with a line that no rule fits.
struct Reading {
    /// The rule of what sounds as if something was done, whatever its verb.
    static let likelyDone = "done.likely"
    /// The rule of what sounds as if something is not wanted any more.
    static let likelyOff = "off.likely"

    /// The rule of what a person is to do, said like an order.
    static let ownTask = "task"
    /// The rule of what sounds as if a value changed.
    static let likelyChange = "change.likely"

    /// The name of the rule.
    let rule: String
    /// What it asks for.
    let act: Act
    /// What stands in the slots.
    let slots: [Slot: [Clause]]
    /// The words it was read from.
    let clause: Clause
    /// What speaks for it, and against it, each with its name.
    var weights: [(name: String, value: Double)]
    /// How likely the line is of each kind, where what is done by it depends on that.
    var kinds: LineKinds?

    /// The sum of the weights.
    var score: Double { weights.reduce(0) { $0 + $1.value } }

    /// Whether it goes on with a list in so many words: "and figs", "plus tape".
    var goesOn: Bool { act == .more && clause.upTo(clause.start + 2).contains(["and", "plus", "also", "und", "noch"]) }

    /// Whether all that follows the first colon, or "remember that", is the text to be written: "note: …", "add to the boiler
    /// note: …".
    var isDictation: Bool {
        guard [.keep, .keepTitled, .append].contains(act), let text = self[.text], text.end == clause.end,
            !(self[.note].map { ListName($0).hasNoun } ?? false)
        else { return false }
        return isDictatedByThat
            || clause.words.firstIndex { $0.mark.map(":\n".contains) ?? false } == text.start - 1
    }

    /// Whether what is to be kept follows "remember that", "note that", "keep in mind that".
    var isDictatedByThat: Bool {
        guard rule == "keep", let text = self[.text], text.end == clause.end else { return false }
        let lead = clause.upTo(text.start)
        return lead.keys.last == "that" && !lead.words.contains { $0.mark != nil }
            && !Self.pointing.contains(text.key(text.start))
    }

    /// Words behind "that" with which it points at what was said: "write that down for next time", "save that and pin it".
    private static let pointing = Vocabulary.prepositions.union(Requests.joints).union(["down"])

    /// Whether it says that something is needed, and not on which list: "we need milk", "out of milk".
    var needsThings: Bool {
        rule == "list.add.unnamed"
            && (isShopping || !fixedWords.isDisjoint(with: ["need", "out"]) && !fixedWords.contains("buy"))
    }

    /// Whether it begins with what is done in shops: "buy milk", "pick up bread and butter".
    var isShopping: Bool { ["buy", "get", "grab", "pick"].contains(clause.key(clause.start)) }

    /// Whether it begins with the verb of an order.
    var isOrder: Bool { Words.orderVerbs.contains(clause.key(clause.start)) }

    /// The words that stand in no slot.
    var fixedWords: Set<String> {
        let open = slots.values.joined().map { $0.start..<$0.end }
        return Set(clause.words.indices.filter { index in !open.contains { $0.contains(index) } }.map(clause.key))
    }

    /// What stands in a slot.
    subscript(_ slot: Slot) -> Clause? { slots[slot]?.first }

    /// The same with other words in its slots.
    func with(_ slots: [Slot: [Clause]]) -> Reading {
        Reading(rule: rule, act: act, slots: slots, clause: clause, weights: weights, kinds: kinds)
    }

    /// The same with what the notes say for it.
    func weighed(_ more: [(name: String, value: Double)]) -> Reading {
        var reading = self
        reading.weights += more
        return reading
    }
}
