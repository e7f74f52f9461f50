import Foundation
import Notes
import SpokenDates

/// A time in the past, as a person types it: an age such as `30d`, or a day in any words that a conversation reads.
enum Since: Equatable {
    case age(Age)
    /// Words that name days, of which the first begins it.
    case days(String)

    /// - Throws: ``SinceError`` for what is neither.
    init(_ typed: String) throws(SinceError) {
        if let age = Age(argument: typed) {
            self = .age(age)
        } else if Self.days(typed, now: Self.anyTime, in: Calendar(identifier: .gregorian)) != nil {
            self = .days(typed)
        } else {
            throw SinceError()
        }
    }

    /// Whether words name days does not depend on the time at which they are typed.
    private static let anyTime = Date(timeIntervalSinceReferenceDate: 0)

    private static func days(_ typed: String, now: Date, in calendar: Calendar) -> Range<Date>? {
        // "3 days" lie back here.
        TypedDays.read(typed + " ago", now: now, in: calendar) ?? TypedDays.read(typed, now: now, in: calendar)
    }

    /// The time at which it begins.
    func date(in world: World) -> Date? {
        switch self {
        case .age(let age): age.before(world.now(), in: world.calendar)
        case .days(let typed): Self.days(typed, now: world.now(), in: world.calendar)?.lowerBound
        }
    }
}

/// Why words are no time in the past.
struct SinceError: Error, CustomStringConvertible {
    let description = "It names no day. Use yesterday, monday, \"last week\", \"3 days ago\", 2026-03-14 or 30d."
}
