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
        ("in an hour and 20 minutes", "2026-11-04 15:20"), ("in 2 hours 15 minutes", "2026-11-04 16:15"),
        ("in 1 hr 30 mins", "2026-11-04 15:30"), ("in 1 hour 30", "2026-11-04 15:30"),
        ("in an hour and a quarter", "2026-11-04 15:15"), ("in an hour and three quarters", "2026-11-04 15:45"),
        ("in 2 weeks and 3 days", "2026-11-21"), ("in 1.75 hours", "2026-11-04 15:45"),
        ("in 2½ hours", "2026-11-04 16:30"), ("in 2 1/2 hours", "2026-11-04 16:30"),
        ("in three quarters of an hour", "2026-11-04 14:45"), ("in a quarter of an hour", "2026-11-04 14:15"),
        ("in half a year", "2027-05-04"), ("in a month and 3 days", "2026-12-07"),
        ("in 2 months and 2 weeks", "2027-01-18"),
        ("in 1/2 hour", "2026-11-04 14:30"), ("in about 2 hours", "2026-11-04 16:00"),
        ("in 10 days' time", "2026-11-14"),
        ("in 1h30", "2026-11-04 15:30"), ("in 90min", "2026-11-04 15:30"), ("in 2h", "2026-11-04 16:00"),
        ("in 1h 30m", "2026-11-04 15:30"), ("in 2h30m", "2026-11-04 16:30"), ("at 3pm in 2 days", "2026-11-06 15:00"),
        ("in two more weeks", "2026-11-18"), ("in 1 day 2 hours", "2026-11-05 16:00"),
        ("in a week or two", "2026-11-11"), ("in an hour or so", "2026-11-04 15:00"),
    ])
    func `Halves are counted`(text: String, due: String) throws {
        let deadline = try #require(Self.reader.deadline(in: "renew the pass " + text))
        #expect(Self.wording.iso(deadline.due, hasTime: deadline.hasTime) == due)
    }

    @Test(arguments: [
        ("by 2 days", "2 day"), ("two more weeks", "14 day"), ("another hour", "1 hour"), ("1h30", "90 minute"),
        ("a week and a half", "11 day"), ("a couple of days later", "2 day"), ("a week or so", "7 day"),
    ])
    func `How far something is moved is counted`(text: String, expected: String) throws {
        let distance = try #require(Self.reader.distance(in: text))
        let isWeeks = distance.unit == .weekOfYear
        #expect("\(distance.count * (isWeeks ? 7 : 1)) \(isWeeks ? .day : distance.unit)" == expected)
    }

    @Test(arguments: [
        "a few days", "2 or 3 days", "2-3 days", "a day or two", "two to three weeks", "2 working days", "-2 days",
        "−2 days", "-2h", "1h or 2h",
        "a week or 10 days", "2 days, 3 hours and 20 minutes", "a month and 2 days",
        "about a week", "tuesday", "",
    ])
    func `What is not told exactly is no distance`(text: String) {
        #expect(Self.reader.distance(in: text) == nil)
    }

    @Test(arguments: [
        "3m by 2m", "fell by £2m", "the film is in 3d", "in 300m turn left", "rose by 2d", "in 5w lamp", "in 2m Höhe",
        "in -2h",
    ])
    func `A measure is no time`(text: String) {
        #expect(Self.reader.phrases(in: text).isEmpty)
    }

    @Test(arguments: ["it took 1.5 hours", "ran 10.5 km", "two and a half weeks old", "version 1.5"])
    func `Halves of something else are no time`(text: String) {
        #expect(Self.reader.phrases(in: text).isEmpty)
    }
}
