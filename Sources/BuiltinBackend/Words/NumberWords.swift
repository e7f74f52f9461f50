/// Numbers as they are written or spoken.
enum NumberWords {
    /// The value of one word such as `7`, `seven` or `a`; `nil` when it is no number.
    static func cardinal(_ key: String) -> Int? {
        if let number = Int(key) { return number }
        return cardinals[key]
    }

    /// The value of `seven`, `forty five` or `7` at an index, and the index after it.
    static func cardinal(in clause: Clause, at index: Int) -> (value: Int, end: Int)? {
        guard let first = cardinal(clause.key(index)), clause.key(index) != "a", clause.key(index) != "an" else {
            return nil
        }
        if first >= 20, first % 10 == 0, cardinals[clause.key(index)] != nil,
            let unit = cardinals[clause.key(index + 1)], (1...9).contains(unit), clause.key(index + 1).count > 2
        {
            return (first + unit, index + 2)
        }
        return (first, index + 1)
    }

    /// The first number in words that is no article; `nil` for none.
    static func first(in clause: Clause) -> Int? {
        clause.words.indices.lazy.compactMap { cardinal(in: clause, at: $0)?.value }.first
    }

    /// The value of `third`, `3rd` or `twenty third` at an index, and the index after it.
    static func ordinal(in clause: Clause, at index: Int) -> (value: Int, end: Int)? {
        let key = clause.key(index)
        if let tens = ["twenty": 20, "thirty": 30][key], let unit = ordinals[clause.key(index + 1)], unit < 10 {
            return (tens + unit, index + 2)
        }
        if let value = ordinals[key] { return (value, index + 1) }
        guard key.count > 2, let value = Int(key.dropLast(2)), ["st", "nd", "rd", "th"].contains(key.suffix(2)) else {
            return nil
        }
        return (value, index + 1)
    }

    private static let cardinals: [String: Int] = [
        "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
        "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40,
        "fifty": 50, "sixty": 60, "hundred": 100, "couple": 2, "eine": 1, "einen": 1, "zwei": 2, "drei": 3, "vier": 4,
        "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10,
    ]

    private static let ordinals: [String: Int] = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
        "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14, "fifteenth": 15,
        "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19, "twentieth": 20, "thirtieth": 30,
    ]
}
