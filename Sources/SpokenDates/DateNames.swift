/// The names of months and days.
package enum DateNames {
    /// The English months, in lower case.
    package static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    /// The English days, in lower case, Monday first.
    package static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

    static let germanMonths = [
        "januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september", "oktober", "november",
        "dezember",
    ]
    package static let germanWeekdays = [
        "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
    ]

    /// Whether a word, in lower case, may be a part of a date in any language that is read here.
    package static func mayBeDate(_ word: String) -> Bool { !DateLexicon.meanings(of: word).isEmpty }

    /// Whether a word, in lower case, names a month in any language that is read here.
    package static func isMonth(_ word: String) -> Bool { month(word) != nil }

    /// The number of the month that a word, in lower case, names in any language that is read here: 1 for January.
    package static func month(_ word: String) -> Int? {
        DateLexicon.meanings(of: word).lazy.compactMap { if case .month(let month) = $0 { month } else { nil } }.first
    }
}
