package import Foundation

extension Date {
    /// The date to the millisecond, which is as precisely as dates are stored.
    package var roundedToMilliseconds: Date { Date(milliseconds: milliseconds) }

    /// Milliseconds since 1970; what lies outside the years 1 to 9999 counts as their first or last.
    package var milliseconds: Int64 {
        let milliseconds = (timeIntervalSince1970 * 1_000).rounded()
        guard milliseconds.isFinite else { return 0 }
        return Int64(min(max(milliseconds, -62_135_596_800_000), 253_402_300_799_999))
    }

    /// A date from milliseconds since 1970.
    package init(milliseconds: Int64) {
        // Through the reference date: `Date` counts from 2001, and adding two rounded numbers would not round-trip.
        self.init(timeIntervalSinceReferenceDate: Double(milliseconds - 978_307_200_000) / 1_000)
    }

    /// The date as in `2026-03-14T09:26:53Z`, with milliseconds when there are any.
    package var iso8601: String {
        let (seconds, fraction) = milliseconds.flooredQuotientAndRemainder(by: 1_000)
        let (days, time) = seconds.flooredQuotientAndRemainder(by: 86_400)
        let civil = CivilDate(daysSince1970: days)
        let date = "\(civil.year.padded(4))-\(civil.month.padded(2))-\(civil.day.padded(2))"
        let clock = "\((time / 3_600).padded(2)):\((time / 60 % 60).padded(2)):\((time % 60).padded(2))"
        return "\(date)T\(clock)\(fraction == 0 ? "" : "." + fraction.padded(3))Z"
    }

    /// Reads `2026-03-14T09:26:53`, with or without a fraction, a zone (`Z`, `+02:00`, `+0200`; none is UTC) and a
    /// time at all.
    ///
    /// `nil` for anything else.
    package init?(iso8601 text: String) {
        var scanner = ISO8601Scanner(text)
        guard let date = scanner.readDate(), let time = scanner.readTime(), scanner.isAtEnd else { return nil }
        self.init(milliseconds: date.daysSince1970 * 86_400_000 + time)
    }
}

/// A position in a text in ISO 8601.
private struct ISO8601Scanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text.utf8[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func readDate() -> CivilDate? {
        guard let year = readNumber(digits: 4), skip("-"), let month = readNumber(digits: 2), skip("-"),
            let day = readNumber(digits: 2), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
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

/// A date of the Gregorian calendar without a time; the arithmetic is Howard Hinnant's `days_from_civil`.
private struct CivilDate {
    var year: Int64
    var month: Int64
    var day: Int64

    init(year: Int64, month: Int64, day: Int64) {
        self.year = year
        self.month = month
        self.day = day
    }

    init(daysSince1970: Int64) {
        let (era, dayOfEra) = (daysSince1970 + 719_468).flooredQuotientAndRemainder(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    var daysSince1970: Int64 {
        let (era, yearOfEra) = (month <= 2 ? year - 1 : year).flooredQuotientAndRemainder(by: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

extension Int64 {
    fileprivate func flooredQuotientAndRemainder(by divisor: Int64) -> (Int64, Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    fileprivate func padded(_ width: Int) -> String {
        let digits = String(magnitude)
        return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
