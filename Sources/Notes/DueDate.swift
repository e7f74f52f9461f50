package import Foundation

/// When something is due: a day, with or without a time of day.
///
/// It is kept as it was said, in no time zone: Friday stays Friday, and half past five stays half past five, wherever the
/// person goes and whatever the clocks do. Written it is `2026-11-27` or `2026-11-27 17:30`; written dates sort as the
/// moments do, a whole day before its hours.
package struct DueDate: Hashable, Sendable {
    /// The day.
    package var day: Day
    /// The minute of the day, from 0 to 1439; `nil` for the whole day.
    package var minute: Int?

    /// A day, and maybe a minute of it.
    package init(_ day: Day, minute: Int? = nil) {
        self.day = day
        self.minute = minute
    }

    /// A moment, to the minute, on the clocks of a calendar's time zone.
    package init(_ date: Date, in calendar: Calendar) {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        self.init(Day(date, in: calendar), minute: (parts.hour ?? 0) * 60 + (parts.minute ?? 0))
    }

    /// Reads `2026-11-27` and `2026-11-27 17:30`; also `2026-11-27T17:30`, and `:00` after it.
    ///
    /// `nil` for anything else, for a day or time that does not exist, and for a time with a zone.
    package init?(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "T" }
        guard (1...2).contains(parts.count), let day = Day(String(parts[0])) else { return nil }
        guard parts.count == 2 else {
            self.init(day)
            return
        }
        let clock = parts[1].utf8.count == 8 && parts[1].hasSuffix(":00") ? parts[1].dropLast(3) : parts[1]
        guard let minute = Self.minute(clock) else { return nil }
        self.init(day, minute: minute)
    }

    /// The date as it is written.
    package var text: String {
        guard let minute else { return day.text }
        return "\(day.text) \((minute / 60).padded(to: 2)):\((minute % 60).padded(to: 2))"
    }

    /// Whether it has passed at `now`: the minute, or the whole day where no time was said.
    package func isOverdue(at now: DueDate) -> Bool {
        minute == nil ? day.text < now.day.text : self < now
    }

    /// The minute of the day that `17:30` or `9:30` is; `nil` for anything else.
    static func minute(_ clock: Substring) -> Int? {
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        return hour * 60 + minute
    }
}

extension DueDate: Comparable {
    package static func < (one: DueDate, other: DueDate) -> Bool { one.text < other.text }
}

/// A due date is written as its text.
extension DueDate: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let date = DueDate(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no due date.")
        }
        self = date
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
