import Foundation
import Notes
import SpokenDates
import Testing

struct DueDateTests {
    /// Saturday, 14 March 2026, 09:26 UTC.
    private let now = Date(timeIntervalSince1970: 1_773_480_413)
    private let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    @Test(arguments: [
        ("2026-11-27", "2026-11-27"), ("2026-11-27 17:30", "2026-11-27 17:30"),
        ("2026-11-27T17:30", "2026-11-27 17:30"),
        ("2026-11-27T17:30:00", "2026-11-27 17:30"), ("2026-11-27 9:05", "2026-11-27 09:05"),
        ("2024-02-29 00:00", "2024-02-29 00:00"),
    ])
    func `A due date is a day, or a day and a time`(text: String, written: String) {
        #expect(DueDate(text)?.text == written)
    }

    @Test(arguments: [
        "", " ", "2026", "2026-11-31", "2023-02-29", "2026-13-01", "2026-11-27 24:00", "2026-11-27 17:60",
        "2026-11-27 17", "2026-11-27 17:30:15", "2026-11-27T17:30Z", "2026-11-27T17:30+01:00", "2026-11-27  17:30",
        "tomorrow", "27.11.2026", "٢٠٢٦-11-27", "2026-11-27 17:30 18:00",
    ])
    func `Anything else is none`(text: String) {
        #expect(DueDate(text) == nil)
    }

    @Test func `A whole day comes before its hours, and after all of the day before`() {
        let texts = ["2026-11-26 23:59", "2026-11-27", "2026-11-27 00:00", "2026-11-27 17:30", "2026-11-28"]
        let dates = texts.compactMap { DueDate($0) }
        #expect(dates.sorted() == dates)
        #expect(dates.map(\.text) == texts)
    }

    @Test(arguments: [
        ("2026-03-14", false), ("2026-03-13", true), ("2026-03-14 09:25", true), ("2026-03-14 09:26", false),
        ("2026-03-14 09:27", false), ("2026-03-15", false),
    ])
    func `A time is overdue when its minute is over, a day when the day is`(text: String, isOverdue: Bool) {
        #expect(DueDate(text)?.isOverdue(at: DueDate(now, in: calendar)) == isOverdue)
    }

    @Test func `It is the clock on the wall that counts, wherever the person is`() {
        var calendar = calendar
        calendar.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
        #expect(DueDate(now, in: calendar).text == "2026-03-14 18:26")
        #expect(DueDate("2026-03-14 17:30")?.isOverdue(at: DueDate(now, in: calendar)) == true)
    }

    @Test(arguments: [
        ("today", "2026-03-14"), ("Tomorrow", "2026-03-15"), ("friday", "2026-03-20"), ("fri", "2026-03-20"),
        ("saturday", "2026-03-21"), ("Sunday 9:00", "2026-03-15 09:00"), ("today 17:30", "2026-03-14 17:30"),
        ("2026-11-27", "2026-11-27"), (" 2026-11-27  17:30 ", "2026-11-27 17:30"),
        ("2026-11-27T17:30", "2026-11-27 17:30"), ("friday noon", "2026-03-20 12:00"), ("17:30", "2026-03-14 17:30"),
        ("next friday", "2026-03-20"), ("last friday of the month", "2026-03-27"), ("christmas", "2026-12-25"),
        ("the monday after christmas", "2026-12-28"), ("14/5", "2026-05-14"), ("every monday at 9", "2026-03-16 09:00"),
        ("in two weeks", "2026-03-28"), ("am letzten Freitag im Monat um 18 Uhr", "2026-03-27 18:00"),
    ])
    func `A person may type a day by its name, or in words`(typed: String, text: String) throws {
        #expect(try TypedDue(typed, now: now, in: calendar)?.date.text == text)
    }

    @Test(arguments: ["", "soon", "fr", "none", "today today", "call mom friday", "friday or so"])
    func `What cannot be read for certain is refused`(typed: String) throws {
        #expect(try TypedDue(typed, now: now, in: calendar) == nil)
    }

    @Test(arguments: ["friday 25:00", "feb 30", "monday the 24th", "twice a day", "2026-02-30"])
    func `What does not exist, or cannot be kept, is told`(typed: String) {
        #expect(throws: DateProblem.self) { try TypedDue(typed, now: now, in: calendar) }
    }

    @Test(arguments: [
        ("", DueFilter.days(from: nil, to: Day("2026-03-21"))), ("week", .days(from: nil, to: Day("2026-03-21"))),
        ("Today", .days(from: nil, to: Day("2026-03-14"))), ("all", .days(from: nil, to: nil)),
        ("friday", .days(from: Day("2026-03-20"), to: Day("2026-03-20"))),
        ("this week", .days(from: nil, to: Day("2026-03-21"))),
        ("diese Woche", .days(from: Day("2026-03-09"), to: Day("2026-03-21"))),
        ("monday to friday", .days(from: Day("2026-03-16"), to: Day("2026-03-20"))),
        ("next week", .days(from: Day("2026-03-16"), to: Day("2026-03-22"))),
    ])
    func `A listing is asked for by a word or a day`(typed: String, filter: DueFilter) {
        #expect(DueFilter(typed: typed, now: now, in: calendar) == filter)
    }

    @Test func `A time asks for no listing`() {
        #expect(DueFilter(typed: "friday 17:30", now: now, in: calendar) == nil)
    }
}
