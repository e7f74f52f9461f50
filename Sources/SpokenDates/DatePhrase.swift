package import Foundation

/// A date or time found in a text: "tomorrow at 5", "by mid May", "every monday".
package struct DatePhrase: Equatable {
    /// The characters it takes, its preposition included.
    package var range: Range<String.Index>
    /// The days it names, from midnight to midnight; of a rhythm the next one.
    package var days: Range<Date>
    /// The time of day, where it names one.
    package var time: ClockTime?
    /// The part of the day, where it names one: "tomorrow morning".
    package var part: DayPart?
    /// Which side of the days is meant.
    package var bound = Bound.on
    /// Whether it names a rhythm such as "every day".
    package var recurs = false
    /// The rhythm; `nil` where it names none, and where it is one that cannot be counted: "twice a day".
    package var recurrence: Recurrence?
    /// Whether its days depend on when it is said: "yesterday", "on friday".
    package var isRelative = false
    /// The number of its day, where it names no month: 3 of "on the 3rd".
    package var dayOfMonth: Int?
    /// Whether the month of such a day cannot be told.
    package var isOpen = false
    /// Whether it says which thing is meant, and not when: "the saturday class", "the 8:15 bus".
    package var isPartOfThing = false
    /// Whether it is what something is for: "for saturday".
    package var isPurpose = false
    /// Whether it names a day; without one it is a time such as "at 6", today or tomorrow.
    package var namesDay = true
    /// The moment the phrase stands for: its time, or the start of its day.
    package var due: Date
    /// The days a search for it goes through: those up to the last one for "by friday".
    package var window: Range<Date>

    /// Whether it names a time of day.
    package var hasTime: Bool { time != nil }
    /// Whether it is on a single day.
    package var isOneDay: Bool { days.isOneDay }
    /// Whether it goes over four weeks or more, as a month does.
    package var isLong: Bool { days.upperBound.timeIntervalSince(days.lowerBound) > 27 * 86_400 }

    /// Which side of the named days is meant.
    package enum Bound: Sendable {
        case on
        case by
        case before
        case since
        case after
    }
}

/// When something is due.
package struct Deadline: Equatable {
    /// The words that say so, in order: a day, a time, or both.
    package var phrases: [DatePhrase]
    /// The moment, or the start of the day.
    package var due: Date
    /// Whether a time of day was named.
    package var hasTime: Bool
    /// Whether it comes again.
    package var recurs: Bool { phrases.contains(where: \.recurs) }
    /// How it comes again; `nil` for never, and for a rhythm that cannot be counted.
    package var recurrence: Recurrence?
}

/// A time of day.
package struct ClockTime: Equatable {
    /// The hour, 0 to 23.
    package var hour: Int
    /// The minute, 0 to 59.
    package var minute: Int
}

/// A part of the day; it settles which half of the day an hour is in.
package enum DayPart: Sendable {
    case morning
    case afternoon
    case evening
    case night

    /// The hour at which something is due then that has no other time.
    package var hour: Int {
        switch self {
        case .morning: 9
        case .afternoon: 15
        case .evening: 18
        case .night: 21
        }
    }
}

/// Whether a phrase without a year or week, such as "on monday", looks back or ahead.
package enum DateDirection {
    case past
    case future
}

extension Range<Date> {
    /// Whether days, from midnight to midnight, are a single one, which has 25 hours where the clocks are put back.
    var isOneDay: Bool { upperBound.timeIntervalSince(lowerBound) < 100_000 }
}
