import Foundation
import Testing

@testable import SpokenDates

/// On Wednesday, 4 November 2026 at 14:00, in Britain.
@Suite struct MonthsAndTimesTests {
    private static let reader = DateReader.november
    private static let wording = DateWording.november

    @Test(
        arguments: [
            ("on the evening of the 24th to light candles", "2026-11-24"),
            ("in the afternoon of the 4th of december ring Jo", "2026-12-04"),
            ("ring Jo in the morning of 12 december", "2026-12-12"),
            ("on the evening of christmas eve", "2026-12-24"), ("am Abend des 24.", "2026-11-24"),
            ("in december on the 24th", "2026-12-24"), ("in january on the 5th to call Jo", "2027-01-05"),
            ("on the 5th in january", "2027-01-05"), ("next month on the 3rd", "2026-12-03"),
            ("first thing tomorrow", "2026-11-05"),
        ]
    )
    func `A day may stand behind its part or its month`(text: String, day: String) throws {
        let phrases = Self.reader.phrases(in: text)
        #expect(phrases.count == 1)
        #expect(Self.wording.isoDay(try #require(phrases.first).days.lowerBound) == day)
    }

    @Test(arguments: DateNames.months.map(\.capitalized), ["", " 9am", " at 9", ", 09:00"])
    func `A day of any month with its year is one date, and so is its time`(month: String, time: String) throws {
        let text = "Plumber Tuesday, 17 \(month) 2027\(time)"
        let phrases = Self.reader.phrases(in: text)
        #expect(phrases.count == 1)
        #expect(phrases.first.map { String(text[$0.range]) } == "Tuesday, 17 \(month) 2027\(time)")
    }

    @Test(
        arguments: [
            ("dinner with Sue tomorrow at 8", "20:00"), ("the film on friday at half past 8", "20:30"),
            ("meet Joe at the pub on friday at 9", "21:00"), ("the parents meeting on friday at 7", "19:00"),
            ("the meeting on friday at 8", "08:00"), ("breakfast club on friday at 8", "08:00"),
            ("book the theatre tomorrow at 9", "09:00"), ("the train on friday at 7", "07:00"),
            ("dinner on friday at 8am", "08:00"), ("party tomorrow at 11", "11:00"), ("Kino morgen um 8", "20:00"),
        ]
    )
    func `An hour beside what is in the evening is one of the evening`(text: String, time: String) throws {
        let phrase = try #require(Self.reader.deadline(in: text))
        #expect(Self.wording.time(phrase.due) == time)
    }

    @Test(
        arguments: [
            ("the wedding is on 12 june, hotel from the 11th to the 14th", "", "2027-06-11"),
            ("hotel from the 11th, the wedding is on 12 june", "", "2027-06-11"),
            ("christmas: goose, pick up on the 23rd", "", "2026-12-23"),
            ("starts on the 6th", "Camp in july", "2027-07-06"),
            ("camp in july\nstarts on the 6th", "Camp", "2027-07-06"),
            ("on the 30th (Monday 30 November)", "", "2026-11-30"),
            ("on the 3rd (Thursday 3 December)", "", "2026-12-03"),
            ("starts on the 6th", "Camp", "2026-11-06"),
        ]
    )
    func `A day of the month is in the month that its note names`(text: String, title: String, day: String) throws {
        let phrase = Self.reader.phrases(in: text, titled: title).first { $0.dayOfMonth != nil }
        #expect(Self.wording.isoDay(try #require(phrase).days.lowerBound) == day)
        #expect(phrase?.isOpen == false)
    }

    @Test(arguments: [
        "easter: lamb, collect on the 3rd", "wedding on 30 june, away from the 2nd", "in june, on the 31st",
    ])
    func `Which month is meant stays open where it may be either, or has no such day`(text: String) throws {
        let phrase = Self.reader.phrases(in: text, titled: "").first { $0.dayOfMonth != nil }
        #expect(try #require(phrase).isOpen)
    }

    @Test func `A weekday and a date without a year are where both are right`() throws {
        let phrase = try #require(Self.reader.phrases(in: "Friday 30 October").first)
        #expect(Self.wording.isoDay(phrase.days.lowerBound) == "2026-10-30")
    }

    @Test(
        arguments: [
            ("call Bea at 3 and Carl at 4", "at 3 and Carl at 4"),
            ("at 5 fetch the kids and at 6 start dinner", "at 5 fetch the kids and at 6"),
            ("give Leo drops at 8, 12 and 18", "at 8, 12 and 18"), ("feed the dog at 7 and 17", "at 7 and 17"),
            ("take my tablets at 8 and at 20", "at 8 and at 20"),
        ]
    )
    func `Several times are no time`(text: String, words: String) {
        #expect(Self.reader.problem(in: text) == .severalTimes(words))
    }

    @Test(
        arguments: [
            ("buy stamps tomorrow and letters friday", "tomorrow and letters friday"),
            ("in march to prune and in may to plant", "in march to prune and in may"),
            ("the meeting on the 3rd on the 2nd", "on the 3rd on the 2nd"),
        ]
    )
    func `Several days are no day`(text: String, words: String) {
        #expect(Self.reader.problem(in: text) == .severalDays(words))
    }

    @Test(
        arguments: [
            "at 8 take 2 pills and 1 drop", "tell Jo at 5 that the train leaves at 6", "at 8, 12 eggs are wanted",
            "on friday from 9 to 12", "book a table at 8 on friday and call Ann",
        ]
    )
    func `One time beside other numbers is one`(text: String) { #expect(Self.reader.problem(in: text) == nil) }

    @Test(
        arguments: [
            ("book the saturday class on thursday at 8", "2026-11-05 08:00"),
            ("check the monday delivery on friday", "2026-11-06"), ("read the sunday paper tomorrow", "2026-11-05"),
            ("return my friday tickets by tomorrow", "2026-11-05"), ("take the 8:15 bus tomorrow", "2026-11-05"),
            ("book the 18:00 show for saturday tomorrow", "2026-11-05"),
            ("fetch the 7 o'clock news on friday", "2026-11-06"), ("book the saturday class", "2026-11-07"),
            ("order a cake for saturday", "2026-11-07"), ("call Jo at 18h", "2026-11-04 18:00"),
        ]
    )
    func `A weekday or an hour of the thing itself is not when it is due`(text: String, due: String) throws {
        let deadline = try #require(Self.reader.deadline(in: text))
        #expect(Self.wording.iso(deadline.due, hasTime: deadline.hasTime) == due)
    }

    @Test(arguments: ["ran 5k in 2h", "a 24h hotline", "2h 51"])
    func `So many hours are no time of day`(text: String) {
        #expect(Self.reader.phrases(in: text).allSatisfy { !$0.hasTime })
    }

    @Test(
        arguments: [
            ("Thursday (Thursday 5 November) 8 to 10", "Thursday 5 November"),
            ("Friday 8 am (Friday 6 November)", "Friday 8 am"),
            ("move the tax one to 25 march", "25 march"),
        ]
    )
    func `A day ends where its bracket does`(text: String, phrase: String) {
        #expect(Self.reader.phrases(in: text).contains { text[$0.range].hasSuffix(phrase) })
    }
}
