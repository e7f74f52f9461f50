import Foundation
import Testing

@testable import SpokenDates

/// On Wednesday, 4 November 2026 at 14:00, in Britain.
@Suite struct RecurrenceTests {
    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_GB")
        return calendar
    }()
    private static let now = date("2026-11-04 14:00")
    private static let reader = DateReader(now: now, calendar: calendar)
    private static let wording = DateWording(calendar: calendar, now: now)

    private static func date(_ text: String) -> Date {
        DateWording(calendar: calendar, now: .distantPast).moment(ofDue: text)?.date ?? .distantPast
    }

    /// What a rhythm's first three times are, each ticked when it is due; “-” once it comes no more.
    private static func times(_ words: String) throws -> String {
        let deadline = try #require(reader.deadline(in: words))
        let recurrence = try #require(deadline.recurrence)
        var due: Date? = deadline.due
        var times: [String] = []
        for _ in 0..<3 {
            times.append(due.map { wording.iso($0, hasTime: deadline.hasTime) } ?? "-")
            due = due.flatMap { recurrence.next(after: $0, now: $0, calendar: calendar) }
        }
        return times.joined(separator: ", ")
    }

    @Test(
        arguments: [
            ("every weekday", "2026-11-04, 2026-11-05, 2026-11-06"),
            ("weekdays at 9", "2026-11-05 09:00, 2026-11-06 09:00, 2026-11-09 09:00"),
            ("every hour", "2026-11-04 15:00, 2026-11-04 16:00, 2026-11-04 17:00"),
            ("every 90 minutes", "2026-11-04 15:30, 2026-11-04 17:00, 2026-11-04 18:30"),
            ("every half hour", "2026-11-04 14:30, 2026-11-04 15:00, 2026-11-04 15:30"),
            ("every monday and wednesday", "2026-11-04, 2026-11-09, 2026-11-11"),
            ("every monday, wednesday and friday at 7pm", "2026-11-04 19:00, 2026-11-06 19:00, 2026-11-09 19:00"),
            ("every mon-fri", "2026-11-04, 2026-11-05, 2026-11-06"),
            ("on tuesdays and thursdays", "2026-11-05, 2026-11-10, 2026-11-12"),
            ("every tue & thu", "2026-11-05, 2026-11-10, 2026-11-12"),
            ("every day except sunday", "2026-11-04, 2026-11-05, 2026-11-06"),
            ("biweekly", "2026-11-04, 2026-11-18, 2026-12-02"),
            ("every quarter", "2026-11-04, 2027-02-04, 2027-05-04"),
            ("quarterly", "2026-11-04, 2027-02-04, 2027-05-04"),
            ("every 2nd tuesday", "2026-11-10, 2026-11-24, 2026-12-08"),
            ("every third friday", "2026-11-06, 2026-11-27, 2026-12-18"),
            ("every 2nd tuesday of the month", "2026-11-10, 2026-12-08, 2027-01-12"),
            ("every month on the first monday", "2026-12-07, 2027-01-04, 2027-02-01"),
            ("the last day of every month", "2026-11-30, 2026-12-31, 2027-01-31"),
            ("on the 31st of every month", "2026-11-30, 2026-12-31, 2027-01-31"),
            ("every last friday of the month", "2026-11-27, 2026-12-25, 2027-01-29"),
            ("every monday until 20 november", "2026-11-09, 2026-11-16, -"),
            ("every friday until christmas", "2026-11-06, 2026-11-13, 2026-11-20"),
            ("every day for 2 days", "2026-11-04, 2026-11-05, -"),
            ("every monday from december", "2026-12-07, 2026-12-14, 2026-12-21"),
            ("every week starting on friday", "2026-11-06, 2026-11-13, 2026-11-20"),
            ("every two weeks on monday and friday", "2026-11-06, 2026-11-16, 2026-11-20"),
            ("every 3 months on the 5th", "2026-11-05, 2027-02-05, 2027-05-05"),
            ("every year on feb 29", "2027-02-28, 2028-02-29, 2029-02-28"),
            ("every christmas", "2026-12-25, 2027-12-25, 2028-12-25"),
            ("every december", "2026-12-01, 2027-12-01, 2028-12-01"),
            ("the first sunday of every may", "2027-05-02, 2028-05-07, 2029-05-06"),
            ("once a week", "2026-11-04, 2026-11-11, 2026-11-18"),
            ("jeden Montag und Mittwoch", "2026-11-04, 2026-11-09, 2026-11-11"),
            ("werktags um 8 Uhr", "2026-11-05 08:00, 2026-11-06 08:00, 2026-11-09 08:00"),
            ("alle zwei Wochen bis Weihnachten", "2026-11-04, 2026-11-18, 2026-12-02"),
            ("every week put the bins out on friday", "2026-11-06, 2026-11-13, 2026-11-20"),
        ]
    )
    func `A rhythm comes again on its days`(words: String, times: String) throws {
        #expect(try Self.times(words) == times)
    }

    @Test func `What was left lying comes again after today, in its own step`() throws {
        let everyOther = try #require(Self.reader.recurrence(in: "every two weeks"))
        let next = everyOther.next(after: Self.date("2026-09-01 08:00"), now: Self.now, calendar: Self.calendar)
        #expect(next == Self.date("2026-11-10 08:00"))
        let hourly = try #require(Self.reader.recurrence(in: "every hour"))
        #expect(
            hourly.next(after: Self.date("2026-11-01 08:30"), now: Self.now, calendar: Self.calendar)
                == Self.date("2026-11-04 14:30")
        )
    }

    @Test func `A day that short months lack comes back in the long ones`() throws {
        let reader = DateReader(now: Self.date("2027-01-31"), calendar: Self.calendar)
        let deadline = try #require(reader.deadline(in: "every month"))
        let words = try #require(reader.rhythm(of: deadline, in: "every month"))
        #expect(words == "every month on the 31st")
        let recurrence = try #require(reader.recurrence(in: words))
        let february = try #require(recurrence.next(after: deadline.due, now: deadline.due, calendar: Self.calendar))
        #expect(february == Self.date("2027-02-28"))
        #expect(recurrence.next(after: february, now: february, calendar: Self.calendar) == Self.date("2027-03-31"))
    }

    @Test(
        arguments: [
            ("every monday at 9", "every monday at 9"),
            ("every friday until christmas", "every friday until 2026-12-25"),
            ("daily for 3 weeks", "every day until 2026-11-24"), ("jeden Montag", "jeden Montag"),
            (
                "every two weeks on monday and friday until christmas",
                "every 2 weeks on monday and friday until 2026-12-25"
            ),
            ("the last friday of every month until may", "the last friday of every month until 2027-05-31"),
            ("every week put the bins out on friday", "every friday"),
        ]
    )
    func `A rhythm is written in words that mean the same later`(said: String, written: String) throws {
        let deadline = try #require(Self.reader.deadline(in: said))
        #expect(Self.reader.rhythm(of: deadline, in: said) == written)
        #expect(Self.reader.recurrence(in: written)?.until == deadline.recurrence?.until)
    }

    @Test(
        arguments: [
            "twice a day", "three times a week", "every few days", "every morning and evening",
            "every day at 9 and 17:00",
            "every 2nd and 4th tuesday", "every monday 6 times", "every day unless it rains",
        ]
    )
    func `A rhythm that cannot be counted is said to be one`(words: String) {
        guard case .uncountable = Self.reader.problem(in: "feed the cat \(words)") else {
            Issue.record("\(String(describing: Self.reader.problem(in: words)))")
            return
        }
    }

    @Test(
        arguments: [
            ("pay on feb 30", "There is no “feb 30”: that day does not exist."),
            ("the 31st of november", "There is no “31st of november”: that day does not exist."),
            ("2026-02-30", "There is no “2026-02-30”: that day does not exist."),
            ("29 february 2027", "There is no “29 february 2027”: that day does not exist."),
            ("friday at 25:00", "There is no “25:00”: that time does not exist."),
            ("friday 9:75", "There is no “9:75”: that time does not exist."),
            ("monday the 24th", "There is no “monday the 24th” soon: that day is Tuesday, 24 November 2026."),
            ("monday 24 december", "There is no “monday 24 december” soon: that day is Thursday, 24 December 2026."),
        ]
    )
    func `A day or time that does not exist is said to be none`(words: String, sentence: String) {
        #expect(Self.reader.problem(in: words)?.description == sentence)
    }

    @Test(
        arguments: [
            "tuesday the 24th", "thursday 24 december", "every monday", "on friday at 24:00", "feb 29", "sat 5th",
            "ring 0151 25:30:12", "the weekly report on friday", "two times two",
        ]
    )
    func `What exists has no problem`(words: String) {
        #expect(Self.reader.problem(in: words) == nil)
    }

    @Test(arguments: ["send the weekly report on friday", "ask about monthly costs on friday"])
    func `A word that says what a thing is makes no rhythm`(words: String) {
        #expect(Self.reader.deadline(in: words)?.recurrence == nil)
    }
}
