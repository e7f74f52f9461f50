package import Foundation

extension Date {
    /// The milliseconds of the years 1 to 9999, which are all that four digits can write.
    private static let writable = -62_135_596_800_000.0...253_402_300_799_999.0

    /// The date to the millisecond, which is as precisely as dates are stored.
    package var roundedToMilliseconds: Date { Date(milliseconds: milliseconds) }

    /// Milliseconds since 1970; what lies outside the years 1 to 9999 counts as their first or last.
    package var milliseconds: Int64 {
        let milliseconds = (timeIntervalSince1970 * 1_000).rounded()
        guard !milliseconds.isNaN else { return 0 }
        return Int64(min(max(milliseconds, Self.writable.lowerBound), Self.writable.upperBound))
    }

    /// A date from milliseconds since 1970.
    package init(milliseconds: Int64) {
        // Through the reference date: `Date` counts from 2001, and adding two rounded numbers would not round-trip.
        self.init(timeIntervalSinceReferenceDate: Double(milliseconds - 978_307_200_000) / 1_000)
    }

    /// The date as in `2026-03-14T09:26:53Z`, with milliseconds when there are any.
    package var iso8601: String {
        // Not by `ISO8601FormatStyle`, which writes the Julian calendar before 1582.
        let milliseconds = milliseconds
        let fraction = (milliseconds % 1_000 + 1_000) % 1_000
        var second = time_t((milliseconds - fraction) / 1_000)
        var parts = tm()
        gmtime_r(&second, &parts)
        let date = [(parts.tm_year + 1_900).padded(4), (parts.tm_mon + 1).padded(2), parts.tm_mday.padded(2)]
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0.padded(2) }
        let end = fraction == 0 ? "Z" : ".\(Int32(fraction).padded(3))Z"
        return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + end
    }

    /// Reads `2026-03-14T09:26:53`, with or without a fraction, a zone (`Z`, `+02:00`, `+0200`; none is UTC) and a
    /// time at all.
    ///
    /// `nil` for anything else.
    package init?(iso8601 text: String) {
        var scanner = ISO8601Scanner(text)
        guard let midnight = scanner.readDate(), let time = scanner.readTime(), scanner.isAtEnd else { return nil }
        self.init(milliseconds: midnight + time)
    }
}

/// A position in a text in ISO 8601.
private struct ISO8601Scanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text.utf8[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// The milliseconds from 1970 to the beginning of a day.
    mutating func readDate() -> Int64? {
        guard let year = readNumber(digits: 4), skip("-"), let month = readNumber(digits: 2), skip("-"),
            let day = readNumber(digits: 2), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        var parts = tm()
        parts.tm_year = Int32(year) - 1_900
        parts.tm_mon = Int32(month) - 1
        parts.tm_mday = Int32(day)
        return Int64(timegm(&parts)) * 1_000
    }

    /// The milliseconds since midnight UTC; 0 at the end of the text.
    mutating func readTime() -> Int64? {
        guard !isAtEnd else { return 0 }
        guard skip("T") || skip("t") || skip(" "), let hour = readNumber(digits: 2), skip(":"),
            let minute = readNumber(digits: 2), hour <= 24, minute < 60
        else { return nil }
        var milliseconds = (hour * 60 + minute) * 60_000
        if skip(":") {
            guard let second = readNumber(digits: 2), second <= 60 else { return nil }
            milliseconds += second * 1_000
            if skip(".") || skip(",") { milliseconds += readFraction() }
        }
        guard let offset = readOffset() else { return nil }
        return milliseconds - offset
    }

    /// The digits of a fraction of a second, in milliseconds.
    private mutating func readFraction() -> Int64 {
        let digits = rest.prefix { isDigit($0) }
        rest.removeFirst(digits.count)
        let fraction = Double("0." + String(decoding: digits, as: UTF8.self)) ?? 0
        return Int64((fraction * 1_000).rounded())
    }

    /// The milliseconds that a zone is ahead of UTC; 0 without a zone.
    private mutating func readOffset() -> Int64? {
        guard !isAtEnd, !skip("Z"), !skip("z") else { return 0 }
        let isBehind = rest.first == UInt8(ascii: "-")
        guard skip("+") || skip("-"), let hours = readNumber(digits: 2) else { return nil }
        _ = skip(":")
        guard let minutes = isAtEnd ? 0 : readNumber(digits: 2) else { return nil }
        return (isBehind ? -1 : 1) * (hours * 60 + minutes) * 60_000
    }

    private mutating func readNumber(digits: Int) -> Int64? {
        let text = rest.prefix(digits)
        guard text.count == digits, text.allSatisfy(isDigit) else { return nil }
        rest.removeFirst(digits)
        return text.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

extension Int32 {
    fileprivate func padded(_ width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
