import Foundation

/// The header `Retry-After` (source: RFC 9110, section 10.2.3).
enum RetryAfter {
    /// How long the server asks to wait, in seconds; `nil` when it cannot be read.
    /// - Parameter header: a number of seconds, or a date.
    static func seconds(_ header: String, now: Date) -> Double? {
        let text = header.trimmingCharacters(in: .whitespaces)
        if let seconds = Double(text) { return seconds.isFinite ? max(0, seconds) : nil }
        let format = Date.VerbatimFormatStyle(
            format: """
                \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
                \(second: .twoDigits) GMT
                """,
            locale: Locale(identifier: "en_US_POSIX"),
            timeZone: .gmt,
            calendar: Calendar(identifier: .gregorian)
        )
        guard let date = try? format.parseStrategy.parse(text) else { return nil }
        return max(0, date.timeIntervalSince(now))
    }
}
