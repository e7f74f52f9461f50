import Notes
import Testing

@testable import BuiltinBackend

/// So many of something, in digits or words, of which a line says another number.
@Suite struct QuantityTests {
    @Test(arguments: [
        ("for three nights and 2 dogs", ["night 3.0", "dog 2.0"]), ("cones 20, bibs 4", ["cone 20.0", "bib 4.0"]),
        ("just the one night", ["night 1.0"]), ("12.5 kg of flour", ["kg 12.5"]),
        ("one of the cups", []), ("at 4 now", []), ("20 euros", []), ("07700 900111", []),
    ])
    func `What is counted is the noun behind the number, or before a bare one`(text: String, counted: [String]) {
        let found = Quantity.all(in: Clause(text), except: [])
        #expect(found.map { "\($0.noun) \($0.amount)" } == counted)
    }

    @Test(arguments: [
        (
            "The harrisons are coming for three nights, in the cader room",
            "the harrisons rang and they're only stopping two nights now", "for two nights"
        ),
        ("Kit bag: cones 20, bibs 2 sets, size 4 balls x8", "17 cones now, 3 went walkies", "cones 17, bibs 2 sets"),
        (
            "We have 14 double sheets, 9 singles and 22 pillowcases",
            "three of those single sheets are past saving so we're down to 6 singles",
            "14 double sheets, 6 singles and 22 pillowcases"
        ),
        ("Dad takes two tablets in the morning", "only one tablet now", "takes one tablet in the morning"),
        ("Team of 9 players, 4 subs", "we've got 11 players now", "Team of 11 players, 4 subs"),
    ])
    func `A quantity that is another now takes the place of the old one`(body: String, said: String, now: String)
        async throws
    {
        let talk = Talk()
        await talk.say("remember that \(body)")
        await talk.say(said)
        #expect(try await talk.onlyBody()?.contains(now) == true)
    }

    @Test(arguments: [
        ("12 kids are coming, 3 vegan", "2 kids cancelled now"), ("Cones 20, bibs 2 sets", "lost 2 cones now"),
        ("We have 4 beds upstairs", "2 beds are free now"),
        ("Ann stays three nights, bob two nights", "ann stays four nights now"),
        ("Vicars clock loses 6 min a day", "vicars clock gains 2 min a day now"),
    ])
    func `What came or went, or is so of a part, is no new number`(body: String, said: String) async throws {
        let talk = Talk([(title: "List", body: body)])
        await talk.say(said)
        #expect(try await talk.body(of: "List")?.hasPrefix(body) == true)
    }

    @Test func `A number of those who came or went stays when the whole is told`() async throws {
        let talk = Talk([(title: "Party", body: "12 kids are coming\n2 kids cancelled")])
        await talk.say("14 kids now")
        #expect(try await talk.body(of: "Party")?.contains("2 kids cancelled") == true)
    }

    @Test func `Who puts a dose up is not looked for in the note`() async throws {
        let talk = Talk([(title: "Tablets", body: "bisoprolol 2.5 mg at breakfast, apixaban 5 mg, furosemide 40 mg")])
        await talk.say("dr mistry has put the bisoprolol up to 5 mg")
        #expect(
            try await talk.body(of: "Tablets") == "bisoprolol 5 mg at breakfast, apixaban 5 mg, furosemide 40 mg"
        )
    }
}
