import Notes
import SpokenDates

/// Numbers of a note that name something, and that no other value takes the place of: the 204 of "room 204 costs 88", the 0171 55
/// of "Rudi 0171 55, 35 an hour".
enum NamingNumbers {
    /// Whether a value of a note is such a number, beside a new value that is said.
    /// - Parameters:
    ///   - said: the new value in the line that it was said in.
    ///   - spoken: the stems of what it is said of.
    static func contain(_ value: Value, beside new: Value, said: Value, _ spoken: Set<String>) -> Bool {
        !spoken.isEmpty && (isOfSubject(value, new) || isLabel(value, said, spoken)) || isOfTelephone(value, new)
            || isOtherSize(value, new)
    }

    /// "bed 2 Mrs Lindqvist" says where she is, and not how much she gets; "bed 2" is so many only where the bed is spoken of.
    private static func isLabel(_ value: Value, _ said: Value, _ spoken: Set<String>) -> Bool {
        guard let noun = value.nounBefore, !DateNames.mayBeDate(value.words.key(value.index - 1)),
            case let next = PorterStemmer.stem(value.words.key(value.index + 1)), value.next == next,
            spoken.contains(next), !Deed.units.contains(next), value.key.count < 4, value.key.allSatisfy(\.isNumber),
            said.unit != next
        else { return false }
        return !said.words.keys.contains { PorterStemmer.stem($0) == noun }
    }

    /// "line 5 leaves at 8:12": what stands before the verb is not what is said of it.
    private static func isOfSubject(_ value: Value, _ new: Value) -> Bool {
        guard value.unit == nil || value.unit != new.unit, value.key.count < 4, value.key.allSatisfy(\.isNumber) else {
            return false
        }
        let part = value.words.part(around: value.index...value.index)
        guard let verb = part.words.indices.first(where: { $0 > value.index && verbs.contains(part.key($0)) }),
            !part.words[value.index..<verb].contains(where: { ValuePlaces.pairs.contains($0.key) })
        else { return false }
        return part.words.indices.contains { $0 > verb && part.key($0).contains(where: \.isNumber) }
    }

    /// "0171 55": a telephone number is no price.
    private static func isOfTelephone(_ value: Value, _ new: Value) -> Bool {
        // "556 at the end" may be another end of it.
        let isEnd = new.digits.count == value.digits.count && new.digits.count > 2
        guard new.digits.count < 5, !new.key.hasPrefix("0"), !isEnd else { return false }
        var first = value.index
        while value.words.words.indices.contains(first - 1), value.words.words[first - 1].mark == nil,
            value.words.key(first - 1).allSatisfy(\.isNumber)
        {
            first -= 1
        }
        let key = value.words.key(first)
        return key.count > 2 && key.hasPrefix("0") && key.allSatisfy(\.isNumber)
    }

    /// "house 14 Oak Street" has no price: what is twenty times as much is of another kind.
    private static func isOtherSize(_ value: Value, _ new: Value) -> Bool {
        guard let old = Double(value.key), let said = Double(new.key), old > 0, said > 0 else { return false }
        return max(old, said) / min(old, said) > mostTimes
    }

    private static let mostTimes = 20.0
    private static let verbs = Words.statementVerbs.union([
        "cost", "costs", "kostet", "kosten", "opens", "closes", "leaves", "departs", "starts", "begins", "ends",
        "öffnet",
        "schließt", "fährt", "beginnt", "endet", "isst", "trainiert",
    ])
}
