import Notes

/// Which values may take each other's place.
extension Value {
    /// Whether it may take the place of a value of a note: "opens 6 now" of no fee, "its 360 all in" of no "4 nights".
    /// - Parameters:
    ///   - spoken: the stems of what it is said of.
    ///   - verbs: the words before it that the note does not have: see ``wordsBefore(except:)``.
    ///   - isTime: whether the old one is a word of a day or a time.
    func mayReplace(_ old: Value, spoken: Set<String>, verbs: Set<String>, isTime: Bool) -> Bool {
        let (isDayTime, isTime) = (isTime, isTime || old.isClock)
        // "58 a day" is no "3 days".
        if isRate, !old.isRate, !old.isMoney, old.unit != nil { return false }
        // "has gone up to 35" measures nothing, and is no hour.
        let isRaised =
            words.key(index - 1) == "to" && ["up", "down"].contains(words.key(index - 2))
            && Self.rising.contains(words.key(index - 3))
        let isOfHours = isDayTime || Self.scheduling.contains(old.words.key(old.index - 1))
        if isRaised, isOfHours || !old.isRate && old.unit.map(Self.durations.contains) ?? false { return false }
        // "went down by 5" says by how much, "10 Elm Road" where.
        if old.isStep && !isStep && !spoken.isEmpty || old.isOfHouse && !isOfHouse { return false }
        // "weighs 80 kilos" and "owes 20" are not what somebody is.
        if unit == nil, words.key(index - 1) == "is", Self.owning.contains(old.words.key(old.index - 1)) {
            return false
        }
        // A long number says by itself what it is.
        let verbs = isCode || isRaised ? [] : verbs
        if !isTime, !verbs.isDisjoint(with: Self.scheduling) { return false }
        // "moved to 10.30" is no price.
        if old.isMoney, !isMoney, !verbs.isDisjoint(with: Corrector.moving) { return false }
        // "raf weighs 82"
        if !verbs.isDisjoint(with: Self.measuring), unit == nil || unit != old.unit { return false }
        // "milk is 1.35 now" is no other number for the millilitres of a recipe.
        if isDecimal, !old.isDecimal, !old.isClock, old.unit != nil, unit == nil, !spoken.isEmpty || !isClose(to: old) {
            return false
        }
        // "5 of us" are no price.
        if old.isMoney, !isMoney, words.key(index + 1) == "of" { return false }
        // "open until 21" is no price.
        if old.isMoney, !isMoney, Self.bounds.contains(words.key(index - 1)) { return false }
        // "court fee" is what the court costs, and not its number.
        if let noun = old.nounBefore, !old.isMoney, unit == nil, Self.isPart(noun, ofNameIn: words),
            Self.hasPrice(old.words)
        {
            return false
        }
        // "30 pounds" are not so many eggs.
        if isMoney, !old.isMoney, old.unit != nil { return false }
        // "25 l" are no price, and "2 l" no share of fat.
        if !isMoney, isMeasured, old.isMoney || old.isMeasured && unit != old.unit { return false }
        // "starts at 5.40" is no other code for the door, nor is "number 9" one of a telephone; "plot 23b" is called so.
        if old.isCode, digits.count < 4 { return false }
        if old.attached.count == 1, attached.isEmpty, !"gklmhps".contains(old.attached) { return false }
        // "make it 13.50" is no part of "0160 111222".
        if old.isAreaCode || old.isDialled && (digits.count != old.digits.count || isDecimal) { return false }
        // "make that 110" is no side of "240 x 180".
        if spoken.isEmpty, ValuePlaces.isInSpan(old, joint: ValuePlaces.sides) { return false }
        // "24 kids" are not so much money, nor are "4 nights" ever 360.
        if isCount, old.unit != unit { return false }
        if old.isCount, unit == nil, let before = old.amount, let after = amount,
            before >= 3 * after || after >= 3 * before
        {
            return false
        }
        // "plot 14" is no other plot because the rent is 45, and "pitch moved to 21" of "pitch 17, setup 7am" no other hour.
        guard !spoken.isEmpty else { return true }
        if let label = old.labelled { return spoken.contains(label) || Performer.attributes.contains(label) }
        return !(isTime && isBare && Self.isLabel(anyOf: spoken, in: old.words))
    }

    /// Whether a noun of a line only tells which fee, price or time is meant: the court of "court fee".
    private static func isPart(_ noun: String, ofNameIn line: Clause) -> Bool {
        let places = line.words.indices.filter { PorterStemmer.stem(line.key($0)) == noun }
        return !places.isEmpty
            && places.allSatisfy { index in
                line.words[index].mark == nil && fees.contains(line.key(index + 1))
            }
    }

    private static let fees: Set<String> = ["fee", "fees", "charge", "deposit"]

    /// Whether a text says what something costs.
    private static func hasPrice(_ text: Clause) -> Bool {
        text.contains(fees) || text.words.indices.contains { Value(text, $0).isMoney }
    }

    /// Words before an hour at which something begins or ends.
    private static let bounds: Set<String> = ["until", "till", "til", "bis", "from", "ab"]

    /// Whether what stands behind it is a measure.
    private var isMeasured: Bool { Deed.units.contains(words.key(index + 1)) || Deed.units.contains(attached) }

    /// Whether the two differ by a fifth at most.
    func isClose(to old: Value) -> Bool {
        guard let before = old.amount, let after = amount else { return false }
        return abs(before - after) <= 0.2 * max(before, after)
    }

    /// Whether the two are bare numbers, and one is more than twice the other, or one counts years: an age is no score and no PIN.
    func isFar(from old: Value) -> Bool {
        guard [self, old].allSatisfy({ $0.attached.isEmpty && !$0.isMoney && $0.shape == .number }), old.unit == nil
        else {
            return false
        }
        if let unit { return ["year", "jahr"].contains(unit) }
        guard let before = old.amount, let after = amount else { return old.digits.count != digits.count }
        return after > 2 * before || before > 2 * after
    }

    /// Whether it is the first part of a telephone number: the "0160" of "0160 111222".
    private var isAreaCode: Bool { Self.isAreaCode(index, words) }

    /// Whether it is the part behind that.
    private var isDialled: Bool { Self.isAreaCode(index - 1, words) }

    private static func isAreaCode(_ index: Int, _ words: Clause) -> Bool {
        func isDigits(_ index: Int) -> Bool {
            words.key(index).count > 2 && words.key(index).allSatisfy { $0.isNumber || "-/".contains($0) }
        }
        return words.key(index).hasPrefix("0") && isDigits(index) && isDigits(index + 1)
            && words.words[index].mark == nil
    }

    /// Whether it is digits alone.
    private var isBare: Bool { key.allSatisfy(\.isNumber) }

    /// Whether any of what is spoken of has a number of its own in a text: the pitch of "pitch 17".
    static func isLabel(anyOf spoken: Set<String>, in text: Clause) -> Bool {
        text.words.indices.contains { Value(text, $0).labelled.map(spoken.contains) ?? false }
    }

    /// The words before it in its part of the line, but those that a text has as well.
    func wordsBefore(except text: Clause) -> Set<String> {
        let known = Stems.all(in: text.words)
        let before = Word.words(of: String(words.source[..<words.words[index].range.lowerBound])).reversed()
        return Set(before.prefix { $0.mark == nil }.map(\.key).filter { !known.contains(PorterStemmer.stem($0)) })
    }

    /// Verbs of which the value is a time.
    static let scheduling: Set<String> = [
        "leaves", "departs", "arrives", "opens", "closes", "shuts", "begins", "runs", "lands", "starts", "ends",
        "finishes", "start", "leave", "open", "close", "shut", "finish",
    ]

    /// Whether it says by how much something changed: "went down by 5".
    private var isStep: Bool { words.key(index - 1) == "by" && Self.steps.contains(words.key(index - 2)) }
    private static let steps: Set<String> = ["up", "down", "rose", "fell", "raised", "dropped", "increased", "reduced"]

    /// Whether it is the number of a house: "10 Elm Road".
    private var isOfHouse: Bool {
        attached.count < 2 && words.words[index].mark == nil
            && (Self.streets.contains(words.key(index + 2)) && words.words[index + 1].mark == nil
                || Self.streets.contains(words.key(index + 1)))
    }
    private static let streets: Set<String> = [
        "road", "rd", "street", "st", "lane", "avenue", "ave", "terrace", "crescent", "gardens",
    ]

    /// Verbs before "up to" that say how far something rose or fell.
    private static let rising: Set<String> = [
        "gone", "went", "go", "goes", "going", "is", "are", "was", "put", "risen", "raised", "climbed", "came", "come",
        "dropped",
    ]

    /// The stems of units of time.
    private static let durations: Set<String> = [
        "minut", "min", "hour", "dai", "week", "month", "year", "minuten", "stunden",
    ]

    /// Verbs before a value that is no age and no price.
    private static let owning: Set<String> = ["weighs", "owes", "paid", "holds", "seats", "has", "scored", "sold"]

    /// Verbs that say of what the value is.
    private static let measuring: Set<String> = [
        "weighs", "has", "have", "had", "got", "gets", "scored", "won", "lost", "bought", "sold", "holds", "seats",
        "turned", "turns",
    ]
}
