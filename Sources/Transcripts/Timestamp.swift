import Foundation

/// Dates as a file holds them: ISO 8601 in UTC, to the second or, where there is a fraction, to the millisecond.
enum Timestamp {
    /// The first and the last date that four digits of a year can hold.
    private static let milliseconds = -62_135_596_800_000...253_402_300_799_999

    /// The date cut to the millisecond, in the years 1 to 9999.
    static func rounded(_ date: Date) -> Date {
        Date(timeIntervalSince1970: Double(wholeMilliseconds(date)) / 1_000)
    }

    /// The text of a date, such as `2026-03-14T09:26:53Z`.
    static func text(_ date: Date) -> String {
        let total = wholeMilliseconds(date)
        let days = floorDivision(total, 86_400_000)
        let inDay = total - days * 86_400_000
        let (year, month, day) = civil(fromDays: days)
        let clock = [inDay / 3_600_000, inDay / 60_000 % 60, inDay / 1_000 % 60].map { padded($0, 2) }
        let fraction = inDay % 1_000 == 0 ? "" : "." + padded(inDay % 1_000, 3)
        let calendar = [padded(year, 4), padded(month, 2), padded(day, 2)].joined(separator: "-")
        return calendar + "T" + clock.joined(separator: ":") + fraction + "Z"
    }

    /// Reads `2026-03-14T09:26:53Z`, also with up to three digits of a fraction; `nil` for anything else.
    static func date(_ text: String) -> Date? {
        var rest = Substring(text).utf8
        guard let year = number(&rest, digits: 4), skip("-", &rest),
            let month = number(&rest, digits: 2), skip("-", &rest),
            let day = number(&rest, digits: 2), skip("T", &rest),
            let hour = number(&rest, digits: 2), skip(":", &rest),
            let minute = number(&rest, digits: 2), skip(":", &rest),
            let second = number(&rest, digits: 2),
            (1...9_999).contains(year), (1...12).contains(month), (1...daysIn(month, of: year)).contains(day),
            hour < 24, minute < 60, second < 60
        else { return nil }
        var fraction = 0
        if skip(".", &rest) {
            let length = rest.prefix { (0x30...0x39).contains($0) }.count
            guard (1...3).contains(length), let digits = number(&rest, digits: length) else { return nil }
            fraction = digits * [100, 10, 1][length - 1]
        }
        guard skip("Z", &rest), rest.isEmpty else { return nil }
        let seconds = days(fromYear: year, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60 + second
        return Date(timeIntervalSince1970: Double(seconds * 1_000 + fraction) / 1_000)
    }

    private static func wholeMilliseconds(_ date: Date) -> Int {
        let exact = (date.timeIntervalSince1970 * 1_000).rounded(.toNearestOrAwayFromZero)
        guard exact.isFinite else { return exact > 0 ? milliseconds.upperBound : milliseconds.lowerBound }
        let bounded = min(max(exact, Double(milliseconds.lowerBound)), Double(milliseconds.upperBound))
        return Int(bounded)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func number(_ text: inout Substring.UTF8View, digits: Int) -> Int? {
        let part = text.prefix(digits)
        guard part.count == digits, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        text = text.dropFirst(digits)
        return part.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }

    private static func skip(_ sign: Unicode.Scalar, _ text: inout Substring.UTF8View) -> Bool {
        guard let first = text.first, UInt32(first) == sign.value else { return false }
        text = text.dropFirst()
        return true
    }

    private static func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
        (dividend >= 0 ? dividend : dividend - divisor + 1) / divisor
    }

    private static func daysIn(_ month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// Days since 1970 in the Gregorian calendar, with years that begin in March so that the leap day comes last.
    private static func days(fromYear year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = floorDivision(shifted, 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func civil(fromDays days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = floorDivision(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
