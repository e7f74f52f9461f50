import Foundation
import Notes

/// Dates as exports write them.
struct SourceDate {
    /// The calendar in which a date without a zone is meant.
    let calendar: Calendar

    /// Reads ISO 8601 such as `2023-09-12`, `2023-09-12 14:05`, with or without a zone, and Evernote's `20240206T070948Z`.
    ///
    /// `nil` for anything else.
    func date(_ text: String) -> Date? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.utf8.count >= 8, text.utf8.count <= 40 else { return nil }
        let plain = Self.spelled(text)
        guard let date = Date(iso8601: plain) else { return nil }
        guard !Self.hasZone(plain) else { return date }
        // A second look, because the zone may differ an hour before or after.
        let guess = date.addingTimeInterval(-Double(calendar.timeZone.secondsFromGMT(for: date)))
        return date.addingTimeInterval(-Double(calendar.timeZone.secondsFromGMT(for: guess)))
    }

    /// `20240206T070948Z` as `2024-02-06T07:09:48Z`; other texts as they are.
    private static func spelled(_ text: String) -> String {
        let parts = Array(text.utf8)
        guard parts.count >= 15, parts[8] == UInt8(ascii: "T"),
            (parts[..<8] + parts[9..<15]).allSatisfy({ (48...57).contains($0) })
        else { return text }
        func part(_ range: Range<Int>) -> String { String(decoding: parts[range], as: UTF8.self) }
        let day = [part(0..<4), part(4..<6), part(6..<8)].joined(separator: "-")
        let time = [part(9..<11), part(11..<13), part(13..<15)].joined(separator: ":")
        return day + "T" + time + part(15..<parts.count)
    }

    private static func hasZone(_ text: String) -> Bool {
        let time = text.dropFirst(10)
        return time.contains { "Zz+-".contains($0) }
    }
}
