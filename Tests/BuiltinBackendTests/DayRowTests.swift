import Testing

@testable import BuiltinBackend

/// Notes with a row for each weekday.
struct DayRowTests {
    @Test func `One row with a day is no schedule`() async throws {
        let talk = Talk([("Dinner", "Thu at Omar's, bring wine")])
        await talk.say("thursday is busy now")
        #expect(try await talk.body(of: "Dinner")?.contains("Omar's, bring wine") == true)
    }

    @Test(arguments: [
        ("Mon Ella\nTue Finn\nWed Greta", "finns is wednesday now"),
        ("Tue Altona\nThu Eimsbüttel\nSat Harburg", "saturday's market is in wandsbek now"),
        ("Mon early\nTue late\nThu late", "thursday is early now"),
        ("Mon Kim\nTue Ravi\nWed Jo", "jo does tuesday instead of ravi"),
        ("Mo früh\nDi frei\nMi spät\nDo spät", "donnerstag ist jetzt früh"),
        ("Mon maths 4pm\nTue French 5pm\nThu maths 4pm", "maths on thursday is off"),
    ])
    func `No hour of a row is lost, and no row takes the day of another`(body: String, said: String) async throws {
        let talk = Talk([("Plan", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Plan")?.hasPrefix(body) == true)
    }
}
