import Foundation
import Foundations

/// What a word can mean in a date or a time; the grammar reads these, whatever the language.
enum DateMeaning: Hashable, Sendable {
    /// A day counted from today: "tomorrow" is 1.
    case day(Int)
    /// A weekday; Monday is 0.
    case weekday(Int)
    /// A weekday that returns: "mondays".
    case eachWeekday(Int)
    /// A month; January is 1.
    case month(Int)
    /// A day of the year with a name.
    case holiday(YearDay)
    case part(DayPart)
    /// A part of the day that needs no day beside it: "tonight".
    case tonight
    case weekend
    case unit(Calendar.Component)
    /// Two weeks; stands beside the unit of a week.
    case fortnight
    /// A number: "7", "seven".
    case count(Int)
    /// A number that counts through: "3rd", "third".
    case place(Int)
    /// A number with a full stop, "3.", which German counts through with.
    case pointed(Int)
    /// "a", "an": one of a unit, but never one o'clock.
    case article
    /// A number of units that is not exact: "a few".
    case some(Int)
    /// A time in figures; `isCertain` when it is clear which half of the day is meant.
    case clock(hour: Int, minute: Int, isCertain: Bool)
    /// A time written with a full stop, "5.30", which may be another number.
    case dotted(hour: Int, minute: Int)
    /// Four digits that can be a time: "1830".
    case digits(hour: Int, minute: Int)
    /// A date in figures, in the order of typing: "14/2", "14.2.2026".
    case figures(Int, Int, year: Int?, isDotted: Bool)
    /// A date in figures, year first.
    case iso(year: Int, month: Int, day: Int)
    /// Periods from this one: "next" is 1, "last" is -1.
    case shift(Int)
    /// The nearest ahead: "coming".
    case coming
    case every
    case other
    /// "daily", "quarterly": a number of units.
    case rhythm(Recurrence.Unit, Int)
    /// "weekday", after "every".
    case workday
    /// "weekdays".
    case workdays
    /// "twice", before "a day".
    case times
    case ago
    case fromNow
    case start
    case middle
    case end
    case half
    /// German "halb": half an hour before.
    case halfTo
    case quarter
    case past
    case to
    case oclock
    case am
    case pm
    /// A preposition that a date can begin with.
    case lead(DateLead)
    case the
    case of
    case and
    /// "to" between two days or times.
    case through
    case due
    case good
}

/// A preposition before a date or time.
enum DateLead: Sendable {
    case on
    case at
    case `in`
    case by
    case before
    case since
    case after
    case from
    case between
    case `for`

    /// Which side of the days it stands for.
    var bound: DatePhrase.Bound {
        switch self {
        case .by: .by
        case .before: .before
        case .since: .since
        case .after: .after
        default: .on
        }
    }
}

/// The words of dates and times in one language.
struct DateWords: Sendable {
    /// Spellings, separated by spaces, and what they mean.
    var meanings: [(String, [DateMeaning])]
    /// Days of the year whose names have several words, or mean nothing else.
    var namedDays: [(name: String, day: YearDay)]
    /// Words that mean something else as often, and are a date only beside other words of one.
    var weak: String
    /// Words that may follow a number that is a date or an hour; any other would be what is counted.
    var followers: String
    /// What is counted or measured: a number before one of these is no hour.
    var measures: String
}

/// The words of all languages, ready to be looked up.
enum DateLexicon {
    /// What a word, in lower case without apostrophes, can mean.
    static func meanings(of key: String) -> [DateMeaning] {
        if let known = table[key] { return known }
        guard let meant = misspelled(key) else { return [] }
        return table[meant] ?? []
    }

    /// Whether a word is a date only beside other words of one.
    static func isWeak(_ key: String) -> Bool { weak.contains(key) }

    /// Whether a word may follow a number that is a date or an hour.
    static func follows(_ key: String) -> Bool { followers.contains(key) }

    /// Whether a word is what a number before it measures.
    static func isMeasure(_ key: String) -> Bool { measures.contains(key) }

    /// The days of the year whose names have several words, or mean nothing else, in the spelling of tokens.
    ///
    /// They are found by their first word; the longest of them come first.
    static let namedDays: [String: [(keys: [String], day: YearDay)]] = Dictionary(
        grouping: languages.flatMap(\.namedDays).map { name in
            (keys: name.name.listedWords, day: name.day)
        },
        by: { $0.keys[0] }
    )
    .mapValues { $0.sorted { $0.keys.count > $1.keys.count } }

    private static let languages = [DateWords.english, DateWords.german]
    private static let weak = words(\.weak)
    private static let followers = words(\.followers)
    private static let measures = words(\.measures)

    private static func words(_ list: (DateWords) -> String) -> Set<String> {
        Set(languages.flatMap { list($0).listedWords })
    }

    private static let table: [String: [DateMeaning]] = languages.reduce(into: [:]) { table, language in
        for (spellings, meanings) in language.meanings {
            for spelling in spellings.listedWords { table[spelling, default: []] += meanings }
        }
        // German "freitagabend"
        let days = language.meanings.filter { if case .weekday = $0.1[0] { $0.0.hasSuffix("tag") } else { false } }
        let parts = language.meanings.filter { if case .part = $0.1[0] { true } else { false } }
        for (names, part) in parts {
            for name in names.listedWords {
                for (day, weekday) in days { table[day + name] = weekday + part }
            }
        }
    }

    /// The long names of days and months, by their first letter: what is worth a guess when it is misspelled.
    private static let names: [UInt8?: [String]] = Dictionary(
        grouping: table.compactMap { key, meanings in
            let isName = meanings.contains {
                switch $0 {
                case .weekday, .month, .day, .weekend, .tonight: true
                default: false
                }
            }
            return isName && key.utf8.count >= 6 ? key : nil
        },
        by: { $0.utf8.first }
    )

    /// The name that was meant by a misspelled one: a letter swapped, missing or doubled; any two slips in a long one.
    ///
    /// Frida is a person.
    private static func misspelled(_ key: String) -> String? {
        let count = key.utf8.count
        guard (5...12).contains(count), key != "frida", let names = names[key.utf8.first] else { return nil }
        let near = names.compactMap { name -> (distance: Int, name: String)? in
            let length = name.utf8.count
            guard abs(length - count) <= 2 else { return nil }
            let distance = NearestName.distance(between: key, name)
            // A replaced letter in a short word makes another word: "sundae".
            let isMeant =
                length >= 8
                ? distance <= 2 : distance == 1 && (length != count || key.utf8.sorted() == name.utf8.sorted())
            return isMeant ? (distance, name) : nil
        }
        return near.min { $0 < $1 }?.name
    }
}
