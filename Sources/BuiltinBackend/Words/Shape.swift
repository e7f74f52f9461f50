import SpokenDates

/// What a word looks like, as far as a number can only take the place of a number.
enum Shape: Equatable {
    case word, number, time
    case code(String)
    case ordinal, weekday

    init(_ text: String) {
        let key = text.lowercased()
        let digits = key.filter(\.isNumber).count
        if Self.ordinals.contains(key)
            || digits > 0 && ["st", "nd", "rd", "th"].contains(key.suffix(2)) && digits + 2 == key.count
        {
            self = .ordinal
        } else if DateNames.weekdays.contains(where: { $0.hasPrefix(key) }) && key.count >= 3 {
            self = .weekday
        } else if digits == 0 || key.contains(" ") {
            self = .word
        } else if key.allSatisfy({ $0.isNumber || $0 == "." || $0 == "," }) {
            self = .number
        } else if key.allSatisfy({ $0.isNumber || $0 == ":" }) {
            self = .time
        } else {
            // "40ms" and "U14": the letters count, the digits do not; of a word with digits, "Larch-4402", only its marks.
            let letters = key.filter { !$0.isNumber && $0 != "." && $0 != "," }
            self = .code(letters.count(where: \.isLetter) > 4 ? letters.filter { !$0.isLetter } : letters)
        }
    }

    private static let ordinals: Set<String> = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
}
