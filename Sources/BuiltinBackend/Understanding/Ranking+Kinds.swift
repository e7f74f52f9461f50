import SpokenDates

/// What is made of how likely a line is of each kind.
extension Ranking {
    /// The most that a statement is worth.
    static let surest = 0.72

    /// What it is worth that a line may be a fact; what tells anything is at least offered to be kept.
    static func statement(_ kinds: LineKinds) -> Double {
        max(
            min(kinds[.remark] < 0.4 ? kinds[.fact] : offers, surest),
            kinds[.lookup] + kinds[.order] < 0.5 ? offers : 0
        )
    }

    /// Whether a line is surely no more than a remark.
    static func isRemark(_ kinds: LineKinds) -> Bool { kinds[.remark] >= 0.6 }

    /// How likely a line must be a remark for a reading of it to write nothing; `nil` for one that may whatever it is.
    static func remarkLimit(for reading: Reading) -> Double? {
        switch reading.act {
        case .remind where reading.rule == "remind.need": 0.8
        case .keep, .append: 0.5
        case .add where reading[.list] != nil, .more where reading[.list] != nil: 0.6
        default: nil
        }
    }

    /// Whether a line that has not the form of a question asks something all the same: "hoo much is the coal".
    static func isLookup(_ kinds: LineKinds?) -> Bool { kinds.map { $0[.lookup] >= 0.4 } ?? false }

    /// Whether a line is an order in words that no rule knows: "hide the fig note", "would you mind deleting it?".
    static func isOrder(_ line: Line) -> Bool {
        (!line.form.asks || line.whole.contains(["you"])) && line.kinds[.order] >= 0.7
    }

    /// Whether a line is surely no order.
    static func isNoOrder(_ kinds: LineKinds) -> Bool { kinds[.order] < 0.2 && kinds.news >= 0.5 }

    /// Whether a line surely orders nothing, whatever verb it has: "reset it quarter past 6, pressure was 0.8".
    static func isSurelyNoOrder(_ kinds: LineKinds) -> Bool {
        kinds[.order] < 0.05 && kinds[.fact] + kinds.news >= 0.9
    }

    /// Whether a line surely tells something and asks nothing, whatever word it begins with.
    static func isSurelyTold(_ kinds: LineKinds) -> Bool {
        kinds[.lookup] < 0.05 && kinds[.fact] + kinds.news >= 0.9
    }

    /// The rule by which an item is ticked or taken off that is named in what sounds done or off, whatever the verb.
    /// - Parameter line: what is taken off is said to be unwanted: that it is gone or cancelled is no such thing.
    static func settling(_ kinds: LineKinds, _ line: Line) -> String? {
        if kinds[.off] >= 0.45, kinds[.off] > max(kinds[.done], kinds[.change]) {
            // "cancelled the broadband" does what "cancel broadband" says.
            // "no need for cones": the core is without the "no".
            return [line.core, line.whole].contains(where: LineForm.isUnwanted)
                ? LineReading.likelyOff : LineReading.likelyDone
        }
        return kinds[.done] >= 0.07 ? LineReading.likelyDone : nil
    }

    /// Whether a line may say otherwise than a note what is so.
    static func mayContradict(_ form: LineForm) -> Bool {
        form.statement >= keepsUnasked || form.kinds.map(isNew) ?? false
    }

    /// Whether a line surely tells something that is new: a fact, or a change of one.
    private static func isNew(_ kinds: LineKinds) -> Bool {
        kinds[.fact] + kinds.news >= 0.6 && kinds[.remark] < 0.35 && kinds[.lookup] + kinds[.order] < 0.3
    }

    /// Whether a line surely tells something, and orders nothing.
    static func tellsNew(_ kinds: LineKinds) -> Bool { kinds[.fact] + kinds.news >= 0.75 && kinds[.order] < 0.1 }

    /// Whether it surely tells of something that is done.
    static func isSurelyDone(_ kinds: LineKinds) -> Bool { kinds[.done] >= 0.45 }

    /// Whether it is more likely about what is done or not wanted any more than about anything else.
    static func endsSomething(_ kinds: LineKinds) -> Bool { kinds[.done] + kinds[.off] > kinds[.fact] + kinds[.change] }
}
