import Foundation
import Testing

@testable import SpokenDates

/// On Wednesday, 4 November 2026 at 14:00, in Britain.
@Suite struct DateReaderTests {
    /// A text, and what is read of it: the days from first to last, and the time.
    struct Sample: CustomTestStringConvertible, Sendable {
        var text: String
        var days: String
        var time: String?
        var rest: String?

        init(_ text: String, _ days: String, at time: String? = nil, rest: String? = nil) {
            (self.text, self.days, self.time, self.rest) = (text, days, time, rest)
        }

        var testDescription: String { text }
    }

    private static func calendar(_ locale: String = "en_GB") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: locale)
        return calendar
    }

    private static let now = date(2026, 11, 4, hour: 14)
    private static let reader = DateReader(now: now, calendar: calendar())
    private static let wording = DateWording(calendar: calendar(), now: now)

    private static func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0, minute: Int = 0) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return calendar().date(from: parts) ?? .distantPast
    }

    private static func days(_ phrase: DatePhrase) -> String {
        let first = wording.isoDay(phrase.days.lowerBound)
        let last = wording.isoDay(phrase.days.upperBound.addingTimeInterval(-43_200))
        return first == last ? first : "\(first)..\(last)"
    }

    private static func time(_ phrase: DatePhrase) -> String? {
        phrase.time.map { wording.time(date(2026, 1, 1, hour: $0.hour, minute: $0.minute)) }
    }

    private func expect(_ sample: Sample, _ phrases: [DatePhrase]) throws {
        let phrase = try #require(phrases.first)
        #expect(phrases.count == 1)
        #expect(Self.days(phrase) == sample.days)
        #expect(Self.time(phrase) == sample.time)
        #expect(Self.reader.rest(of: sample.text, without: phrase) == sample.rest ?? "")
    }

    @Test func `A weekday and another with its number are two days`() {
        let phrases = Self.reader.phrases(in: "not friday, tues 10th 4pm")
        #expect(phrases.map(Self.days) == ["2026-11-06", "2026-11-10"])
    }

    @Test(
        arguments: [
            Sample("return the drill tomorrow", "2026-11-05", rest: "return the drill"),
            Sample("the day after tomorrow", "2026-11-06"),
            Sample("oil the gate on friday", "2026-11-06", rest: "oil the gate"),
            Sample("on tusday", "2026-11-10"), Sample("next friday", "2026-11-13"), Sample("this friday", "2026-11-06"),
            Sample("friday week", "2026-11-13"),
            Sample("next wednesday", "2026-11-11"), Sample("on wednesday", "2026-11-11"),
            Sample("this monday", "2026-11-09"), Sample("monday this week", "2026-11-09"),
            Sample("thursday this week", "2026-11-05"), Sample("next july 2028", "2028-07-01..2028-07-31"),
            Sample("coming sunday", "2026-11-08"), Sample("a week on monday", "2026-11-16"),
            Sample("friday after next", "2026-11-20"), Sample("in two weeks", "2026-11-18"),
            Sample("in a month", "2026-12-04"),
            Sample("in a couple of days", "2026-11-06"), Sample("three weeks from now", "2026-11-25"),
            Sample("friday in two weeks", "2026-11-20"), Sample("in three weeks on tuesday", "2026-11-24"),
            Sample("two days after christmas", "2026-12-27"), Sample("end of the month", "2026-11-30"),
            Sample("by the end of next week", "2026-11-13"), Sample("mid march", "2027-03-15"),
            Sample("at the beginning of december", "2026-12-01"), Sample("end of february", "2027-02-28"),
            Sample("next month", "2026-12-01..2026-12-31"), Sample("this week", "2026-11-02..2026-11-08"),
            Sample("the week after next", "2026-11-16..2026-11-22"), Sample("this weekend", "2026-11-07..2026-11-08"),
            Sample("in may", "2027-05-01..2027-05-31"), Sample("in april 2026", "2026-04-01..2026-04-30"),
            Sample("the next three days", "2026-11-04..2026-11-06"),
        ]
    )
    func `Days counted from today are found`(sample: Sample) throws {
        try expect(sample, Self.reader.phrases(in: sample.text))
    }

    @Test(
        arguments: [
            Sample("the first monday of december", "2026-12-07"), Sample("first monday in december", "2026-12-07"),
            Sample("pay rent last friday of the month", "2026-11-27", rest: "pay rent"),
            Sample("the last friday in november", "2026-11-27"), Sample("the first monday of the month", "2026-12-07"),
            Sample("third thursday of next month", "2026-12-17"), Sample("the 2nd sunday in march", "2027-03-14"),
            Sample("the last day of the month", "2026-11-30"), Sample("the first day of april", "2027-04-01"),
            Sample("am ersten Montag im Dezember", "2026-12-07"), Sample("letzter Freitag im Monat", "2026-11-27"),
            Sample("am letzten Tag des Monats", "2026-11-30"),
        ]
    )
    func `Days counted within a month are found`(sample: Sample) throws {
        try expect(sample, Self.reader.phrases(in: sample.text))
    }

    @Test(
        arguments: [
            Sample("the monday after christmas", "2026-12-28"), Sample("the friday before christmas", "2026-12-18"),
            Sample("the day before the 10th", "2026-11-09"), Sample("the day after christmas", "2026-12-26"),
            Sample("saturday after the 20th", "2026-11-21"), Sample("sunday before 12 december", "2026-12-06"),
            Sample("the weekend before christmas", "2026-12-19..2026-12-20"),
            Sample("two days before 10 december", "2026-12-08"), Sample("a week before christmas", "2026-12-18"),
            Sample("am Montag nach Weihnachten", "2026-12-28"), Sample("in a fortnight", "2026-11-18"),
            Sample("tuesday fortnight", "2026-11-24"), Sample("christmas eve", "2026-12-24"),
            Sample("wrap things on boxing day", "2026-12-26", rest: "wrap things"),
            Sample("q on easter monday", "2027-03-29", rest: "q"), Sample("on good friday", "2027-03-26"),
            Sample("by easter", "2027-03-28"), Sample("on whit monday", "2027-05-17"),
            Sample("ascension day", "2027-05-06"), Sample("easter monday 2028", "2028-04-17"),
            Sample("am Ostermontag Oma anrufen", "2027-03-29", rest: "Oma anrufen"),
            Sample("Karfreitag", "2027-03-26"), Sample("an Pfingsten", "2027-05-16"),
            Sample("Christi Himmelfahrt", "2027-05-06"), Sample("am Pfingstmontag", "2027-05-17"),
            Sample("the second sunday after easter", "2027-04-11"),
            Sample("last friday of the month before noon", "2026-11-27", at: "12:00"),
            Sample("by new year's eve", "2026-12-31"), Sample("an Silvester", "2026-12-31"),
        ]
    )
    func `Days counted from another day, and those with a name, are found`(sample: Sample) throws {
        try expect(sample, Self.reader.phrases(in: sample.text))
    }

    @Test(
        arguments: [
            Sample("the 3rd", "2026-12-03"),
            Sample("hand in the form on the 20th", "2026-11-20", rest: "hand in the form"),
            Sample("the third of april", "2027-04-03"), Sample("3rd of may", "2027-05-03"),
            Sample("may 3", "2027-05-03"),
            Sample("Sat 7 Nov", "2026-11-07"), Sample("december 24th 2027", "2027-12-24"), Sample("14/2", "2027-02-14"),
            Sample("2/14", "2027-02-14"), Sample("party on 3/2", "2027-02-03", rest: "party"),
            Sample("14.2.", "2027-02-14"), Sample("sun 14.2.", "2027-02-14"),
            Sample("Sonntag, den 14.2.", "2027-02-14"),
            Sample("am 14.2.", "2027-02-14"), Sample("2026-12-01", "2026-12-01"),
            Sample("born 9/6/2011", "2011-06-09", rest: "born"),
            Sample("the fifteenth of the month", "2026-11-15"), Sample("twenty second of june", "2027-06-22"),
            Sample("away 5 to 9 december", "2026-12-05..2026-12-09", rest: "away"),
            Sample("nov 20-22", "2026-11-20..2026-11-22"),
            Sample("from the 8th to the 11th", "2026-11-08..2026-11-11"),
            Sample("mon to wed", "2026-11-09..2026-11-11"),
            Sample("thursday until saturday", "2026-11-05..2026-11-07"),
        ]
    )
    func `Dates of the calendar and stretches of days are found`(sample: Sample) throws {
        try expect(sample, Self.reader.phrases(in: sample.text))
    }

    @Test(
        arguments: [
            Sample("half past three", "2026-11-04", at: "15:30"), Sample("quarter to 6", "2026-11-04", at: "17:45"),
            Sample("ten past eight", "2026-11-04", at: "20:10"),
            Sample("at 6 feed the hens", "2026-11-04", at: "18:00", rest: "feed the hens"),
            Sample("at 9", "2026-11-04", at: "21:00"), Sample("at 1", "2026-11-05", at: "13:00"),
            Sample("6pm", "2026-11-04", at: "18:00"),
            Sample("at 7 a.m.", "2026-11-05", at: "07:00"), Sample("18:30", "2026-11-04", at: "18:30"),
            Sample("0730 tomorrow", "2026-11-05", at: "07:30"), Sample("sat 5th 4pm", "2026-12-05", at: "16:00"),
            Sample("gp thurs 26th 9.40 dr Hale", "2026-11-26", at: "09:40", rest: "gp dr Hale"),
            Sample("gp thurs 26th dr Hale", "2026-11-26", rest: "gp dr Hale"),
            Sample("at half 3 school pickup", "2026-11-04", at: "15:30", rest: "school pickup"),
            Sample("thurs 29th site visit", "2026-10-29", rest: "site visit"),
            Sample("call in at 1830", "2026-11-04", at: "18:30", rest: "call in"),
            Sample("noon", "2026-11-05", at: "12:00"),
            Sample("midnight", "2026-11-05", at: "00:00"), Sample("in 20 minutes", "2026-11-04", at: "14:20"),
            Sample("in half an hour", "2026-11-04", at: "14:30"), Sample("in three hours", "2026-11-04", at: "17:00"),
            Sample("tomorrow at 5", "2026-11-05", at: "17:00"), Sample("friday at 10", "2026-11-06", at: "10:00"),
            Sample("tomorrow morning at 8", "2026-11-05", at: "08:00"),
            Sample("skip collected fri am", "2026-11-06", rest: "skip collected"),
            Sample("tues pm the boiler", "2026-11-10", rest: "the boiler"),
            Sample("tonight at eight", "2026-11-04", at: "20:00"),
            Sample("12 november 0930", "2026-11-12", at: "09:30"), Sample("weds 5.30", "2026-11-11", at: "17:30"),
            Sample("saturday from 2 to 5", "2026-11-07", at: "14:00"),
            Sample("on saturday the 21st", "2026-11-21"),
            Sample("sat 5th", "2026-12-05"),
            Sample("boiler coming weds 11th between 8 and 12", "2026-11-11", at: "08:00", rest: "boiler"),
            Sample("the meeting is sat 5th now", "2026-12-05", rest: "the meeting is now"),
            Sample("the meeting is tues 24th now", "2026-11-24", rest: "the meeting is now"),
            Sample("9 august hotel", "2027-08-09", rest: "hotel"),
            Sample("2-5pm on saturday", "2026-11-07", at: "14:00"),
            Sample("at seven thirty", "2026-11-04", at: "19:30"), Sample("by half six", "2026-11-04", at: "18:30"),
            Sample("at five on friday", "2026-11-06", at: "17:00"), Sample("sunday afternoon", "2026-11-08"),
            Sample("in the morning", "2026-11-05"), Sample("this evening", "2026-11-04"),
            Sample("tonight", "2026-11-04"),
        ]
    )
    func `Times of day are found, and the half of the day that makes sense`(sample: Sample) throws {
        try expect(sample, Self.reader.phrases(in: sample.text))
    }

    @Test(
        arguments: [
            Sample("wendesday", "2026-11-11"), Sample("tommorow", "2026-11-05"), Sample("thrusday", "2026-11-05"),
            Sample("saterday", "2026-11-07"), Sample("yesteday", "2026-11-03"), Sample("3 feburary", "2027-02-03"),
            Sample("tmrw", "2026-11-05"),
        ]
    )
    func `Misspelled days are understood`(sample: Sample) throws {
        try expect(sample, Self.reader.phrases(in: sample.text))
    }

    @Test(
        arguments: [
            Sample("ruf Oma morgen an", "2026-11-05", rest: "ruf Oma an"), Sample("übermorgen", "2026-11-06"),
            Sample("nächsten Freitag", "2026-11-13"), Sample("kommenden Freitag", "2026-11-06"),
            Sample("am 3. Mai zum Arzt", "2027-05-03", rest: "zum Arzt"),
            Sample("halb vier", "2026-11-04", at: "15:30"),
            Sample("um sechs", "2026-11-04", at: "18:00"), Sample("in zwei Wochen", "2026-11-18"),
            Sample("Ende des Monats", "2026-11-30"), Sample("Mitte März", "2027-03-15"),
            Sample("heute Abend", "2026-11-04"),
            Sample("Freitagabend um acht", "2026-11-06", at: "20:00"),
            Sample("morgen früh um 7", "2026-11-05", at: "07:00"),
            Sample("am Montag um 18 Uhr 30", "2026-11-09", at: "18:30"),
            Sample("Viertel vor fünf", "2026-11-04", at: "16:45"),
            Sample("in einer halben Stunde", "2026-11-04", at: "14:30"), Sample("bis Ende November", "2026-11-30"),
            Sample("am Wochenende", "2026-11-07..2026-11-08"), Sample("vor zwei Wochen", "2026-10-21"),
            Sample("gestern", "2026-11-03"), Sample("vorgestern", "2026-11-02"),
            Sample("letzten Dienstag", "2026-11-03"),
        ]
    )
    func `German is read as well`(sample: Sample) throws {
        try expect(sample, Self.reader.phrases(in: sample.text))
    }

    @Test(
        arguments: [
            Sample("yesterday", "2026-11-03"), Sample("last tuesday", "2026-11-03"),
            Sample("two days ago", "2026-11-02"),
            Sample("what did i jot down on monday", "2026-11-02", rest: "what did i jot down"),
            Sample("last week", "2026-10-26..2026-11-01"), Sample("in may", "2026-05-01..2026-05-31"),
            Sample("on the 3rd", "2026-11-03"), Sample("on december 24", "2025-12-24"),
            Sample("in the last two weeks", "2026-10-21..2026-11-04"), Sample("last night", "2026-11-03"),
        ]
    )
    func `A question about the past looks back`(sample: Sample) throws {
        try expect(sample, Self.reader.phrases(in: sample.text, looking: .past))
    }

    @Test(
        arguments: [
            ("every monday", "2026-11-09"), ("on fridays", "2026-11-06"), ("daily", "2026-11-04"),
            ("each week", "2026-11-04"),
            ("every second thursday", "2026-11-05"), ("every first of the month", "2026-12-01"),
            ("on the 20th of every month", "2026-11-20"), ("every year on march 3", "2027-03-03"),
            ("every day at 8", "2026-11-05"), ("twice a day", "2026-11-04"), ("jeden Montag", "2026-11-09"),
            ("täglich", "2026-11-04"), ("every first monday of the month", "2026-12-07"),
            ("the last friday of every month", "2026-11-27"), ("every fortnight", "2026-11-04"),
        ]
    )
    func `A rhythm is found, with its next day`(text: String, day: String) throws {
        let phrase = try #require(Self.reader.phrases(in: text).first)
        #expect(phrase.recurs)
        #expect(Self.days(phrase) == day)
        #expect(Self.reader.rest(of: text, without: phrase).isEmpty)
    }

    @Test(
        arguments: [
            "zinc 3 a week from now on", "runs 10 km in 39 minutes", "the safe opens with 4711", "room 12",
            "2/3 cup of oats", "1/2 litre of stock", "0151 2345678",
            "10/10, would stay again",
            "version 1.2.3", "postgres 16.2", "10.20.4.17", "24/7", "we won 3-1", "1,850 + vat", "5 to 12 people",
            "delete the 2nd", "the third chapter", "on the 5th floor", "the second one", "at 12 percent",
            "at 20 minutes each",
            "may i go", "this may hurt", "they sat down", "the sun is out", "march on", "good morning", "guten Morgen",
            "parents evening", "second hand", "an apple a day", "ice cream sundae", "bring a few plates",
            "two weeks of rain",
        ]
    )
    func `Numbers and words that are no dates stay alone`(text: String) {
        #expect(Self.reader.phrases(in: text).isEmpty)
    }

    @Test func `A time is on the day that its line names elsewhere`() throws {
        let text = "on friday ring the vet at 6"
        let deadline = try #require(Self.reader.deadline(in: text))
        #expect(deadline.due == Self.date(2026, 11, 6, hour: 18))
        #expect(deadline.phrases.map { String(text[$0.range]) } == ["on friday", "at 6"])
        let rows = Self.reader.phrases(in: "Sat 7 Nov lunch 12:30\nSun 8 Nov tea 15:00").filter(\.hasTime)
        #expect(rows.map(\.due) == [Self.date(2026, 11, 7, hour: 12, minute: 30), Self.date(2026, 11, 8, hour: 15)])
    }

    @Test func `The locale says which number is the day`() throws {
        let american = DateReader(now: Self.now, calendar: Self.calendar("en_US"))
        #expect(american.phrases(in: "on 3/2").first.map(Self.days) == "2027-03-02")
        #expect(american.phrases(in: "on 14/2").first.map(Self.days) == "2027-02-14")
    }

    @Test(
        arguments: [
            ("at 6", 7, "18:00"), ("at 8", 22, "08:00"), ("at 5", 3, "05:00"), ("at half past nine", 8, "09:30"),
            ("at 11", 14, "23:00"),
        ]
    )
    func `An hour is the next one that a person is awake for`(text: String, hour: Int, time: String) throws {
        let reader = DateReader(now: Self.date(2026, 11, 4, hour: hour), calendar: Self.calendar())
        #expect(Self.time(try #require(reader.phrases(in: text).first)) == time)
    }

    @Test(
        arguments: [
            ("by friday", Self.date(2026, 11, 6), "2026-11-04..2026-11-06"),
            ("friday before noon", Self.date(2026, 11, 6, hour: 12), "2026-11-06"),
            ("before friday", Self.date(2026, 11, 5), "2026-11-04..2026-11-05"),
            ("by the end of the month", Self.date(2026, 11, 30), "2026-11-04..2026-11-30"),
            ("since monday", Self.date(2026, 11, 2), "2026-11-02..2026-11-04"),
            ("this week", Self.date(2026, 11, 4), "2026-11-02..2026-11-08"),
            ("next month", Self.date(2026, 12, 1), "2026-12-01..2026-12-31"),
        ]
    )
    func `A bound says when it is due, and which days a search goes through`(text: String, due: Date, window: String)
        throws
    {
        var phrase = try #require(Self.reader.phrases(in: text).first)
        #expect(phrase.due == due)
        phrase.days = phrase.window
        #expect(Self.days(phrase) == window)
    }

    @Test(
        arguments: [
            ("met the roofer yesterday", "met the roofer yesterday (Tuesday 3 November)"),
            ("guests from friday to sunday.", "guests from friday to sunday (Friday 6 November to Sunday 8 November)."),
            ("the fair is on 12 december", "the fair is on 12 december"),
            ("the wedding is on easter monday", "the wedding is on easter monday (Monday 29 March 2027)"),
            ("the feast is the fifth friday of may", "the feast is the fifth friday of may"),
            ("lunch is on black friday", "lunch is on black friday"),
            ("bins go out every monday", "bins go out every monday"),
            ("tea at 5", "tea at 5"),
        ]
    )
    func `A day said from today is kept with its date`(text: String, kept: String) {
        #expect(Self.wording.dated(text, Self.reader.phrases(in: text)) == kept)
    }

    @Test(
        arguments: [
            ("tomorrow at 5", "tomorrow at 17:00"), ("tonight at 8", "today at 20:00"), ("on friday", "Fri 6 Nov"),
            ("14/2 at 9", "Sun 14 Feb 2027 at 09:00"), ("yesterday", "yesterday"),
        ]
    )
    func `A due day is said in few words`(text: String, words: String) throws {
        let phrase = try #require(Self.reader.phrases(in: text).first)
        #expect(Self.wording.due(phrase.due, hasTime: phrase.hasTime) == words)
    }

    @Test(arguments: [
        (0, "today"), (1, "yesterday"), (5, "5 days ago"), (10, "on 25 October"), (310, "on 29 December 2025"),
    ])
    func `The age of a note is told in words`(days: Int, words: String) {
        #expect(Self.wording.age(Self.now.addingTimeInterval(-Double(days) * 86_400)) == words)
    }
}
