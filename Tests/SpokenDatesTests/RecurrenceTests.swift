import Foundation
import Testing

@testable import SpokenDates

/// On Wednesday, 4 November 2026 at 14:00, in Britain.
@Suite struct RecurrenceTests {
    private static let calendar = Calendar.british
    private static let now = Date.november
    private static let reader = DateReader.november
    private static let wording = DateWording.november

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
            ("every day but not on thursdays", "2026-11-04, 2026-11-06, 2026-11-07"),
            ("on weekends", "2026-11-07, 2026-11-14, 2026-11-21"),
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
            ("every 15th", "2026-11-15, 2026-12-15, 2027-01-15"),
            ("every 31st to pay the rent", "2026-11-30, 2026-12-31, 2027-01-31"),
            ("jeden 15. die Miete", "2026-11-15, 2026-12-15, 2027-01-15"),
            ("every year on the first monday of may", "2027-05-03, 2028-05-01, 2029-05-07"),
            ("every monday starting in january", "2027-01-04, 2027-01-11, 2027-01-18"),
            ("every year on feb 29", "2027-02-28, 2028-02-29, 2029-02-28"),
            ("every christmas", "2026-12-25, 2027-12-25, 2028-12-25"),
            ("every december", "2026-12-01, 2027-12-01, 2028-12-01"),
            ("the first sunday of every may", "2027-05-02, 2028-05-07, 2029-05-06"),
            ("once a week", "2026-11-04, 2026-11-11, 2026-11-18"),
            ("jeden Montag und Mittwoch", "2026-11-04, 2026-11-09, 2026-11-11"),
            ("werktags um 8 Uhr", "2026-11-05 08:00, 2026-11-06 08:00, 2026-11-09 08:00"),
            ("alle zwei Wochen bis Weihnachten", "2026-11-04, 2026-11-18, 2026-12-02"),
            ("every week put the bins out on friday", "2026-11-06, 2026-11-13, 2026-11-20"),
            ("every monday feed the fish until 20 november", "2026-11-09, 2026-11-16, -"),
            ("alle zwei Wochen bis Weihnachten den Müll", "2026-11-04, 2026-11-18, 2026-12-02"),
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
            ("every 3 days feed the fish until march", "every 3 days until 2027-03-31"),
            ("alle zwei Wochen bis Weihnachten den Müll", "every 2 weeks until 2026-12-25"),
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
            "every 2nd and 4th tuesday", "every monday 6 times", "every day unless it rains", "zweimal am Tag",
            "every day at 9, every monday at 10", "3 times per week",
            "every 1st and 15th", "every other 15th", "every easter monday", "every year on easter monday",
            "every third",
            "every monday starting when school does",
            "every monday and the 15th", "jeden 1. und 15.",
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
            ("on 2/30 to q", "There is no “2/30”: that day does not exist."),
            ("on the 32nd", "There is no “32nd”: that day does not exist."),
            ("on the 0th", "There is no “0th”: that day does not exist."),
            ("on 13/13", "There is no “13/13”: that day does not exist."),
            ("am 31.2.", "There is no “31.2.”: that day does not exist."),
            ("am 32. Dezember", "There is no “32. Dezember”: that day does not exist."),
            ("at 12:30pm on dec 32", "There is no “dec 32”: that day does not exist."),
            ("tomorrow at 24:30", "There is no “24:30”: that time does not exist."),
            ("q on the 5th friday of february", "There is no “5th friday of february”: that day does not exist."),
            ("the sixth monday of march", "There is no “sixth monday of march”: that day does not exist."),
            ("monday 24 december", "There is no “monday 24 december” soon: that day is Thursday, 24 December 2026."),
        ]
    )
    func `A day or time that does not exist is said to be none`(words: String, sentence: String) {
        #expect(Self.reader.problem(in: words)?.description == sentence)
    }

    @Test(
        arguments: [
            ("on thanksgiving", "thanksgiving"), ("on mother's day", "mother's day"), ("by payday", "payday"),
            ("am Muttertag", "Muttertag"), ("every funday", "funday"), ("on black friday", "black friday"),
            ("the third weekend of december", "third weekend of december"), ("on my birthday", "birthday"),
            ("on the first monday", "first monday"), ("on easter tuesday", "easter tuesday"),
            ("before mother's day", "mother's day"), ("next easter", "next easter"),
        ]
    )
    func `A day whose name is not known is asked for`(words: String, name: String) {
        #expect(Self.reader.problem(in: words) == .unknownDay(name))
    }

    @Test(
        arguments: [
            ("water it on the 1st and 15th", "on the 1st and 15th"), ("monday or wednesday", "monday or wednesday"),
            ("from monday to friday", "from monday to friday"), ("am 1. und 15.", "am 1. und 15."),
            ("on dec 5 and 6", "on dec 5 and 6"),
            ("on the 1st and 15th of every month", "on the 1st and 15th of every month"),
        ]
    )
    func `Several days are not one`(words: String, days: String) {
        #expect(Self.reader.problem(in: words) == .severalDays(days))
    }

    @Test(
        arguments: [
            "inspect every 10th item", "the 42nd street exit on friday", "put 2/30 in", "in march 45 people come",
            "on easter monday", "every monday until easter", "on friday and take the 2nd draft", "on holiday",
            "the fair from the 8th to the 11th", "on the first monday of december", "every second thursday",
            "friday at 5 and 6 eggs", "work on the vertrag", "on the 32nd floor", "every first of the month",
            "by 5.30", "buy eggs for her birthday", "buy a turkey for thanksgiving", "on new year's day",
            "the day before mother's day", "on the day before easter", "the second sunday after easter",
            "tuesday the 24th", "thursday 24 december", "every monday", "on friday at 24:00", "feb 29", "sat 5th",
            "ring 0151 25:30:12", "on monday first", "the weekly report on friday", "two times two",
        ]
    )
    func `What exists has no problem`(words: String) {
        #expect(Self.reader.problem(in: words) == nil)
    }

    @Test func `No mixture of the words of dates is too much`() {
        let words = """
            every each on the of until for from to and & except but starting other second 2nd last 3 few a monday mon-fri fridays \
            weekday weekends weekend quarter half hour day weeks fortnight month year may feb 30 31 christmas morning evening at 9 \
            25:00 17:30 twice times once daily biweekly hourly next after before 2026-02-30 5/6 jeden alle werktags bis , . ;
            """.split(separator: " ")
        var state: UInt64 = 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 1...3_000 {
            let text = (0...random(7)).map { _ in words[random(words.count)] }.joined(separator: " ")
            guard let deadline = Self.reader.deadline(in: text), let recurrence = deadline.recurrence else { continue }
            let next = recurrence.next(after: deadline.due, now: Self.now, calendar: Self.calendar)
            #expect(next.map { $0 > deadline.due && $0 > Self.now } ?? true, "\(text)")
            _ = (Self.reader.problem(in: text), Self.reader.rhythm(of: deadline, in: text))
        }
    }

    @Test(arguments: ["send the weekly report on friday", "ask about monthly costs on friday"])
    func `A word that says what a thing is makes no rhythm`(words: String) {
        #expect(Self.reader.deadline(in: words)?.recurrence == nil)
    }
}
