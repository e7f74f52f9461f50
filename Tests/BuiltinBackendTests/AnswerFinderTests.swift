import Assistant
import Foundation
import SpokenDates
import Testing

@testable import BuiltinBackend

/// On Wednesday, 4 November 2026 at 14:00.
@Suite struct AnswerFinderTests {
    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_GB")
        return calendar
    }()

    private static let now =
        calendar.date(from: DateComponents(year: 2026, month: 11, day: 4, hour: 14)) ?? .distantPast

    private static func note(_ title: String, _ body: String, day: String = "2026-11-02") -> NoteReport {
        NoteReport(id: title, title: title, body: body, created: "\(day)T09:00:00Z", updated: "\(day)T09:00:00Z")
    }

    private static let notes = [
        note("Hire desk", "Tools are hired from Bolt & Co, Hafenstr. 12, closed on Mondays. A drill is 9 euros a day."),
        note("Plumber", "plumber is Dr. Weber's cousin Milan, 0170 2233445, comes on 12. Mai at 8"),
        note("Cellar", "# Shelves\nPaint is on the top one. Jam is behind the paint.\n# Freezer\nStock and peas"),
        note("Choir dates", "Thu 12 Nov rehearsal, town hall\nSat 14 Nov concert in Ludlow\nThu 19 Nov no rehearsal"),
        note("Bike", "Lock code is 7719. Frame number WX-204417. Serviced every 6 months."),
        note("Camping list", "- [x] tent\n- [ ] stove\n- [ ] lantern\n- [ ] map"),
        note("Oma", "Oma wohnt in der Lindenstr. 8 in Kassel. Ihr Geburtstag ist am 3. Mai."),
        note("Descale the kettle", "- [ ] Descale the kettle\nDue: Friday, 20 November 2026"),
        note("Beehive", "Second hive is weak, feed it twice a week. Ask Noor for sugar."),
    ]

    private static func passages(_ question: String, _ notes: [NoteReport] = notes) -> [Passage] {
        let asked = AskedQuestion(question, now: now, calendar: calendar)
        return AnswerFinder(asked, in: notes, DateWording(calendar: calendar, now: now)).passages()
    }

    @Test(
        arguments: [
            ("where do we hire tools", "Tools are hired from Bolt & Co, Hafenstr. 12, closed on Mondays."),
            ("how much does a drill cost", "A drill is 9 euros a day."),
            ("plumbers number", "plumber is Dr. Weber's cousin Milan, 0170 2233445, comes on 12. Mai at 8"),
            ("when does the plumer come", "plumber is Dr. Weber's cousin Milan, 0170 2233445, comes on 12. Mai at 8"),
            ("where is the jam", "Jam is behind the paint."), ("whats in the freezer", "Stock and peas"),
            ("what have we got on the 14th", "Sat 14 Nov concert in Ludlow"),
            ("where is the concert", "Sat 14 Nov concert in Ludlow"), ("bike lock", "Lock code is 7719."),
            ("whats the code of the bike lock", "Lock code is 7719."), ("frame no?", "Frame number WX-204417."),
            ("how often do i feed the hive", "Second hive is weak, feed it twice a week."),
            ("who has sugar", "Ask Noor for sugar."), ("is the stove on the camping list", "stove"),
            ("wo wohnt oma", "Oma wohnt in der Lindenstr. 8 in Kassel."),
            ("wann hat oma geburtstag", "Ihr Geburtstag ist am 3. Mai."),
            ("when do i have to descale the kettle", "Descale the kettle: Friday, 20 November 2026"),
        ]
    )
    func `A question is answered by the whole sentence, row or item that says it`(question: String, answer: String) {
        #expect(Self.passages(question).first?.text == answer)
    }

    @Test(arguments: ["who won the cup in 1987", "whats the weather like", "how do i boil an egg", "what about it", ""])
    func `Nothing is an answer that is not about the question`(question: String) {
        #expect(Self.passages(question).isEmpty)
    }

    @Test(
        arguments: [
            ("how many things are on the camping list", "4: tent, stove, lantern, map"),
            ("how many camping things are left", "3: stove, lantern, map"),
        ]
    )
    func `Items of a list are counted`(question: String, answer: String) {
        #expect(Self.passages(question).first?.text == answer)
    }

    @Test func `Notes that say it as well are told too, the newest first`() {
        let notes = [
            Self.note("Gate", "the gate code is 4120", day: "2026-10-01"),
            Self.note("Gate code", "gate code is 9035 from now on", day: "2026-11-03"),
            Self.note("Goat", "the goat got out again"),
        ]
        #expect(Self.passages("gate code", notes).map(\.note.title) == ["Gate code", "Gate"])
    }

    @Test func `A question about a short note as a whole is answered with all of it`() {
        let notes = [Self.note("Boat crew", "Ines\nTomek\nRuth")]
        #expect(Self.passages("boat crew", notes).map(\.text) == ["Ines; Tomek; Ruth"])
    }

    @Test func `A heading never answers alone`() {
        let notes = [Self.note("House", "# Roof\nslates are from Penrhyn\n# Boiler\nserviced in March")]
        #expect(Self.passages("boiler", notes).map(\.text) == ["serviced in March"])
    }

    @Test func `A day in a note counts from the day it was written`() {
        let notes = [Self.note("Vet", "the vet comes tomorrow at 9", day: "2026-11-02")]
        #expect(Self.passages("what was on the 3rd", notes).map(\.note.title) == ["Vet"])
        #expect(Self.passages("anything on the 5th", notes).isEmpty)
    }

    @Test func `What is said names the note and its day, and repeats nothing`() {
        let wording = DateWording(calendar: Self.calendar, now: Self.now)
        let passages = Self.passages("where is the jam") + Self.passages("has the tent been packed for camping")
        #expect(
            AnswerFinder.reply(passages, wording) == """
                Jam is behind the paint. (Cellar, noted 2 days ago)
                Tent. (Camping list, ticked off, noted 2 days ago)
                """
        )
        let plumber = AnswerFinder.reply(Self.passages("plumbers number"), wording)
        #expect(plumber.hasSuffix("comes on 12. Mai at 8. (noted 2 days ago)"))
    }

    @Test(
        arguments: [
            ("We met at Hafenstr. 12. It rained.", ["We met at Hafenstr. 12.", "It rained."]),
            ("Ask Dr. Weber, e.g. on 12. Mai! Then pay.", ["Ask Dr. Weber, e.g. on 12. Mai!", "Then pay."]),
            ("Open till Nov. 30 or so. Cash only", ["Open till Nov. 30 or so.", "Cash only"]),
            ("It is 3.5 m long. No. 7 is longer.", ["It is 3.5 m long.", "No. 7 is longer."]),
        ]
    )
    func `A dot that ends no sentence cuts none`(line: String, sentences: [String]) {
        #expect(Sentences.of(line) == sentences)
    }
}
