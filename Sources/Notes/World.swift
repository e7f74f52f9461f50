package import Foundation

/// The world outside, as far as the domain needs it; tests and replays pass another one.
package struct World: Sendable {
    /// The time.
    package var now: @Sendable () -> Date
    /// A new id for a note.
    package var makeID: @Sendable () -> UUID
    /// The time zone in which dates are shown and phrases such as "yesterday" are resolved.
    package var timeZone: TimeZone
    /// The locale in which dates are shown.
    package var locale: Locale

    package init(
        now: @escaping @Sendable () -> Date,
        makeID: @escaping @Sendable () -> UUID,
        timeZone: TimeZone,
        locale: Locale
    ) {
        self.now = now
        self.makeID = makeID
        self.timeZone = timeZone
        self.locale = locale
    }

    /// The Gregorian calendar in this world's time zone and locale.
    package var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}
