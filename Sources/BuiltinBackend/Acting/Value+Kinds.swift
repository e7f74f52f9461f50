import Notes

/// What a value is, as far as it tells which other one may take its place.
extension Value {
    /// Whether it is made of letters above all, as a password is.
    var isName: Bool { if case .code = shape { key.count(where: \.isLetter) > 4 } else { false } }

    /// Whether a noun of a line only tells which fee, price or time is meant: the court of "court fee".
    static func isPart(_ noun: String, ofNameIn line: Clause) -> Bool {
        let places = line.words.indices.filter { PorterStemmer.stem(line.key($0)) == noun }
        return !places.isEmpty
            && places.allSatisfy { index in
                line.words[index].mark == nil && fees.contains(line.key(index + 1))
            }
    }

    private static let fees: Set<String> = ["fee", "fees", "charge", "deposit"]

    /// Whether a text says what something costs.
    static func hasPrice(_ text: Clause) -> Bool {
        text.contains(fees) || text.words.indices.contains { Value(text, $0).isMoney }
    }

    /// Words before an hour at which something begins or ends.
    static let bounds: Set<String> = ["until", "till", "til", "bis", "from", "ab"]

    /// Whether what stands behind it is a measure.
    var isMeasured: Bool { Deed.units.contains(words.key(index + 1)) || Deed.units.contains(attached) }

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
    var isAreaCode: Bool { Self.isAreaCode(index, words) }

    /// Whether it is the part behind that.
    var isDialled: Bool { Self.isAreaCode(index - 1, words) }

    private static func isAreaCode(_ index: Int, _ words: Clause) -> Bool {
        func isDigits(_ index: Int) -> Bool {
            words.key(index).count > 2 && words.key(index).allSatisfy { $0.isNumber || "-/".contains($0) }
        }
        return words.key(index).hasPrefix("0") && isDigits(index) && isDigits(index + 1)
            && words.words[index].mark == nil
    }

    /// Whether it has three digits at most, and nothing else.
    var isShortNumber: Bool { key.count < 4 && isBare }

    /// Whether it stands before the verb of a part that has another number behind it: the 5 of "line 5 leaves at 8:12".
    var isOfSubject: Bool {
        let part = words.part(around: index...index)
        guard let verb = part.words.indices.first(where: { $0 > index && Self.telling.contains(part.key($0)) }),
            !part.words[index..<verb].contains(where: { ValuePlaces.pairs.contains($0.key) })
        else { return false }
        return part.words.indices.contains { $0 > verb && part.key($0).contains(where: \.isNumber) }
    }
    private static let telling = Words.statementVerbs.union([
        "cost", "costs", "kostet", "kosten", "opens", "closes", "leaves", "departs", "starts", "begins", "ends",
        "öffnet", "schließt", "fährt", "beginnt", "endet", "isst", "trainiert",
    ])

    /// Whether it is one of the numbers of a telephone number that begins with 0.
    var isOfTelephone: Bool {
        var first = index
        while words.words.indices.contains(first - 1), words.words[first - 1].mark == nil,
            words.key(first - 1).allSatisfy(\.isNumber)
        {
            first -= 1
        }
        let key = words.key(first)
        return key.count > 2 && key.hasPrefix("0") && key.allSatisfy(\.isNumber)
    }

    /// Whether it is digits alone.
    var isBare: Bool { key.allSatisfy(\.isNumber) }

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
    var isStep: Bool { words.key(index - 1) == "by" && Self.steps.contains(words.key(index - 2)) }
    private static let steps: Set<String> = ["up", "down", "rose", "fell", "raised", "dropped", "increased", "reduced"]

    /// Whether it is the number of a house: "10 Elm Road".
    var isOfHouse: Bool {
        attached.count < 2 && words.words[index].mark == nil
            && (Self.streets.contains(words.key(index + 2)) && words.words[index + 1].mark == nil
                || Self.streets.contains(words.key(index + 1))
                || Self.germanStreets.contains { words.key(index - 1).hasSuffix($0) })
    }
    private static let germanStreets = ["str", "strasse", "straße", "weg", "gasse", "allee", "platz"]
    private static let streets: Set<String> = [
        "road", "rd", "street", "st", "lane", "avenue", "ave", "terrace", "crescent", "gardens",
    ]

    /// Whether the line says how far something rose or fell, and measures nothing: "has gone up to 35".
    var isRaised: Bool {
        words.key(index - 1) == "to" && ["up", "down"].contains(words.key(index - 2))
            && (Self.rising.contains(words.key(index - 3))
                || words.part(around: index...index).upTo(index - 2).contains(Self.raising))
    }
    /// Verbs of what somebody does to it: "has put the rent up to 620".
    static let raising: Set<String> = ["put", "raised", "moved", "brought", "taken", "upped", "cut"]

    /// Verbs before "up to" that say how far something rose or fell.
    private static let rising: Set<String> = [
        "gone", "went", "go", "goes", "going", "is", "are", "was", "put", "risen", "raised", "climbed", "came", "come",
        "dropped",
    ]

    /// The stems of units of time.
    static let durations: Set<String> = [
        "minut", "min", "hour", "dai", "week", "month", "year", "minuten", "stunden",
    ]

    /// Verbs before a value that is no age and no price.
    static let owning: Set<String> = ["weighs", "owes", "paid", "holds", "seats", "has", "scored", "sold"]

    /// Verbs that say of what the value is.
    static let measuring: Set<String> = [
        "weighs", "has", "have", "had", "got", "gets", "scored", "won", "lost", "bought", "sold", "holds", "seats",
        "turned", "turns",
    ]
}

extension ValuePlaces {
    /// The half of the day that a new hour is in, by that of the old one: "12" and "3" in the place of "9am" are after noon, "10" in that
    /// of "2pm" is before it.
    static func halfOfDay(_ half: String, for hour: String, was old: String) -> String {
        let number = Int(hour.prefix(while: \.isNumber)) ?? 0
        guard number < 13 else { return "" }
        guard half == "am" else {
            return isOfMorning(number, wasAfternoon: Int(old.prefix(while: \.isNumber)) ?? 0) ? "am" : half
        }
        return number == 12 || 1...5 ~= number ? "pm" : half
    }

    /// Whether an hour that takes the place of one after noon is before noon: 10 for 2, but not for 8, and not 3.
    static func isOfMorning(_ hour: Int, wasAfternoon old: Int) -> Bool {
        9...11 ~= hour && (old == 12 || 1...5 ~= old)
    }
}
