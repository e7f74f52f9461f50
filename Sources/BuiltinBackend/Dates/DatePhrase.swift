import Foundation

/// A date or time found in a text: "tomorrow at 5", "by mid May", "every monday".
struct DatePhrase: Equatable {
    /// The characters it takes, its preposition included.
    var range: Range<String.Index>
    /// The days it names, from midnight to midnight; of a rhythm the next one.
    var days: Range<Date>
    /// The time of day, where it names one.
    var time: ClockTime?
    /// The part of the day, where it names one: "tomorrow morning".
    var part: DayPart?
    /// Which side of the days is meant.
    var bound = Bound.on
    /// Whether it names a rhythm such as "every day".
    var recurs = false
    /// Whether its days depend on when it is said: "yesterday", "on friday".
    var isRelative = false
    /// Whether it names a day; without one it is a time such as "at 6", today or tomorrow.
    var namesDay = true
    /// The moment the phrase stands for: its time, or the start of its day.
    var due: Date
    /// The days a search for it goes through: those up to the last one for "by friday".
    var window: Range<Date>

    /// Whether it names a time of day.
    var hasTime: Bool { time != nil }

    /// Which side of the named days is meant.
    enum Bound: Sendable {
        case on
        case by
        case before
        case since
        case after
    }
}

/// When something is due.
struct Deadline: Equatable {
    /// The words that say so, in order: a day, a time, or both.
    var phrases: [DatePhrase]
    /// The moment, or the start of the day.
    var due: Date
    /// Whether a time of day was named.
    var hasTime: Bool
    /// Whether it comes again.
    var recurs: Bool { phrases.contains(where: \.recurs) }
}

/// A time of day.
struct ClockTime: Equatable {
    /// The hour, 0 to 23.
    var hour: Int
    /// The minute, 0 to 59.
    var minute: Int
}

/// A part of the day; it settles which half of the day an hour is in.
enum DayPart: Sendable {
    case morning
    case afternoon
    case evening
    case night
}

/// Whether a phrase without a year or week, such as "on monday", looks back or ahead.
enum DateDirection {
    case past
    case future
}
