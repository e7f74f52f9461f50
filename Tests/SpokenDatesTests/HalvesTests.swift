import Foundation
import SpokenDates
import Testing

/// Times from now that are counted in halves.
@Suite struct HalvesTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()
    /// Wednesday, 4 November 2026, 14:00.
    private static let now = Date(timeIntervalSince1970: 1_793_800_800)
    private static let reader = DateReader(now: now, calendar: calendar)
    private static let wording = DateWording(calendar: calendar, now: now)

    @Test(arguments: [
        ("in 1.5 hours", "2026-11-04 15:30"), ("in half an hour", "2026-11-04 14:30"),
        ("in two and a half hours", "2026-11-04 16:30"), ("in an hour and a half", "2026-11-04 15:30"),
        ("in two and a half weeks", "2026-11-22"), ("in 2.5 weeks", "2026-11-22"),
        ("in a month and a half", "2026-12-19"),
        ("in one and a half years", "2028-05-04"), ("in two weeks", "2026-11-18"),
    ])
    func `Halves are counted`(text: String, due: String) throws {
        let deadline = try #require(Self.reader.deadline(in: "renew the pass " + text))
        #expect(Self.wording.iso(deadline.due, hasTime: deadline.hasTime) == due)
    }

    @Test(arguments: ["it took 1.5 hours", "ran 10.5 km", "two and a half weeks old", "version 1.5"])
    func `Halves of something else are no time`(text: String) {
        #expect(Self.reader.phrases(in: text).isEmpty)
    }
}
