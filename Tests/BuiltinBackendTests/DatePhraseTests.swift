import Foundation
import Notes
import Testing

@testable import BuiltinBackend

/// On Saturday, 14 March 2026 at 09:26.
@Suite struct DatePhraseTests {
    private static let wording = DateWording(calendar: Talk.world.calendar, now: Talk.world.now())

    private static func phrase(_ text: String, _ direction: DateDirection) -> (clause: Clause, phrase: DatePhrase?) {
        let clause = Clause(text)
        let reader = DateReader(calendar: Talk.world.calendar, now: Talk.world.now(), direction: direction)
        return (clause, reader.phrase(in: clause, at: clause.start))
    }

    private static func days(_ phrase: DatePhrase?) -> String? {
        guard let days = phrase?.days else { return nil }
        let last = Talk.world.calendar.date(byAdding: .day, value: -1, to: days.upperBound) ?? days.upperBound
        let first = wording.isoDay(days.lowerBound)
        return last > days.lowerBound ? "\(first)..\(wording.isoDay(last))" : first
    }

    @Test(
        arguments: [
            ("today", "2026-03-14"), ("tommorow", "2026-03-15"), ("the day after tomorrow", "2026-03-16"),
            ("on monday", "2026-03-16"), ("next friday", "2026-03-20"), ("on march 3rd", "2027-03-03"),
            ("on the third of april", "2026-04-03"), ("april fourth", "2026-04-04"), ("on fifth june", "2026-06-05"),
            ("on the twenty third of may", "2026-05-23"), ("in three days", "2026-03-17"), ("in a week", "2026-03-21"),
            ("this weekend", "2026-03-14..2026-03-15"), ("next week", "2026-03-16..2026-03-22"),
            ("next month", "2026-04-01..2026-04-30"), ("on the 20th", "2026-03-20"), ("2026-05-01", "2026-05-01"),
            ("in may", "2026-05-01..2026-05-31"), ("tonight at eight", "2026-03-14"),
        ]
    )
    func `A day ahead is resolved`(text: String, days: String) {
        let (clause, phrase) = Self.phrase(text, .future)
        #expect(Self.days(phrase) == days)
        #expect(phrase?.words == clause.words.indices)
    }

    @Test(
        arguments: [
            ("yesterday", "2026-03-13"), ("last week", "2026-03-02..2026-03-08"), ("on monday", "2026-03-09"),
            ("since monday", "2026-03-09..2026-03-14"), ("in may", "2025-05-01..2025-05-31"),
            ("last month", "2026-02-01..2026-02-28"), ("three days ago", "2026-03-11"),
            ("in the last two weeks", "2026-02-28..2026-03-14"), ("this month", "2026-03-01..2026-03-31"),
            ("on december 24", "2025-12-24"), ("last tuesday", "2026-03-10"),
        ]
    )
    func `A day behind is resolved`(text: String, days: String) {
        let (clause, phrase) = Self.phrase(text, .past)
        #expect(Self.days(phrase) == days)
        #expect(phrase?.words == clause.words.indices)
    }

    @Test(
        arguments: [
            ("tomorrow at 5pm", "17:00"), ("at ten tonight", "22:00"), ("at half past six in the evening", "18:30"),
            ("on monday at noon", "12:00"), ("in two hours", "11:26"), ("tomorrow morning at nine", "09:00"),
            ("at 17:30", "17:30"), ("at seven hundred and forty five pm", "19:45"),
        ]
    )
    func `A time whose half of the day is clear is resolved`(text: String, time: String) {
        let (clause, phrase) = Self.phrase(text, .future)
        #expect(phrase?.moment.map(Self.wording.time) == time)
        #expect(phrase?.words == clause.words.indices)
    }

    @Test(arguments: ["at 5", "twelve thirty", "every day at noon", "every saturday evening", "daily"])
    func `A time that is not clear, or returns, fixes no moment`(text: String) {
        let (clause, phrase) = Self.phrase(text, .future)
        #expect(phrase?.moment == nil)
        #expect(phrase?.words == clause.words.indices)
    }

    @Test(arguments: ["may i", "march on", "second hand books", "ten eggs", "the blue pot", "sun cream", "of mice"])
    func `Other words are no date`(text: String) {
        #expect(Self.phrase(text, .future).phrase == nil)
    }

    @Test(arguments: [
        (0, "today"), (1, "yesterday"), (5, "5 days ago"), (10, "on 4 March"), (100, "on 4 December 2025"),
    ])
    func `The age of a note is told in words`(days: Int, words: String) {
        #expect(Self.wording.age(Talk.world.now().addingTimeInterval(-Double(days) * 86_400)) == words)
    }
}
