import Foundation
import Notes
import TerminalUI
import Testing

@Suite struct DatePhrasesTests {
    @Test(
        arguments: [
            (0.0, "today"), (0.49, "today"), (0.51, "yesterday"), (1, "yesterday"), (2, "2 days ago"),
            (6, "6 days ago"), (7, "07/03/26"), (-1, "15/03/26"),
        ]
    )
    func `A date of the last days is named by its distance`(days: Double, phrase: String) {
        let world = World.fixed()
        #expect(DatePhrases(world).relative(world.daysAgo(days)) == phrase)
    }

    @Test func `Days are those of the person's time zone`() {
        var world = World.fixed()
        world.timeZone = TimeZone(secondsFromGMT: 13 * 3_600) ?? .gmt
        #expect(DatePhrases(world).relative(world.daysAgo(0.1)) == "yesterday")
        #expect(DatePhrases(world).figures(world.now()) == "15/03/26")
    }

    @Test(arguments: [("en_GB", "14/03/26"), ("en_US", "03/14/26"), ("de_DE", "14.03.26"), ("sv_SE", "26-03-14")])
    func `Figures stand in the locale's order`(locale: String, figures: String) {
        let world = World.fixed(locale: locale)
        #expect(DatePhrases(world).figures(world.now()) == figures)
    }

    @Test func `A month has its year when it is not this year`() {
        let world = World.fixed()
        #expect(DatePhrases(world).month(world.now()) == "March")
        #expect(DatePhrases(world).month(world.daysAgo(300)) == "May 2025")
    }
}
