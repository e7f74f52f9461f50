import Testing

@testable import BuiltinBackend

/// Notes with a row for each weekday.
struct DayRowTests {
    private static let shifts = "Mon early\nTue early\nWed off\nThu late\nFri night"

    @Test(arguments: [
        ("thursday is early now", "Thu early"), ("my thursday shift got swapped to early", "Thu early"),
        ("tuesday changed to night", "Tue night"), ("wednesday is now late", "Wed late"),
    ])
    func `What is so now takes the place of the row of that day alone`(said: String, row: String) async throws {
        let talk = Talk([("Shifts", Self.shifts)])
        await talk.say(said)
        let day = row.prefix(3)
        let expected = Self.shifts.split(separator: "\n").map { $0.hasPrefix(day) ? row : String($0) }
        #expect(try await talk.body(of: "Shifts") == expected.joined(separator: "\n"))
        try talk.checkReplay()
    }

    @Test func `A row is found by the name of its day in full`() async throws {
        let talk = Talk([("Menu", "Mon soup\nTue pasta\nWed fish")])
        await talk.say("tuesday is curry now")
        #expect(try await talk.body(of: "Menu") == "Mon soup\nTue curry\nWed fish")
    }

    @Test func `Somebody takes the place of the one who had the day`() async throws {
        let talk = Talk([("Rota", "Mon Kim\nTue Ravi\nWed Jo")])
        await talk.say("jo does tuesday instead of ravi")
        #expect(try await talk.body(of: "Rota") == "Mon Kim\nTue Jo\nWed Jo")
    }

    @Test func `German rows are known by two letters`() async throws {
        let talk = Talk([("Dienstplan", "Mo früh\nDi frei\nMi spät\nDo spät")])
        await talk.say("mittwoch ist jetzt frei im dienstplan")
        #expect(try await talk.body(of: "Dienstplan")?.contains("Do spät") == true)
        await talk.say("donnerstag ist jetzt früh")
        #expect(try await talk.body(of: "Dienstplan")?.contains("Do früh") == true)
    }

    @Test func `One row with a day is no schedule`() async throws {
        let talk = Talk([("Dinner", "Thu at Omar's, bring wine")])
        await talk.say("thursday is busy now")
        #expect(try await talk.body(of: "Dinner")?.contains("Omar's, bring wine") == true)
    }

    @Test(arguments: [
        ("Mon Ella\nTue Finn\nWed Greta", "finns is wednesday now"),
        ("Tue Altona\nThu Eimsbüttel\nSat Harburg", "saturday's market is in wandsbek now"),
        ("Mon maths 4pm\nTue French 5pm\nThu maths 4pm", "maths on thursday is off"),
    ])
    func `No hour of a row is lost, and no row takes the day of another`(body: String, said: String) async throws {
        let talk = Talk([("Plan", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Plan")?.hasPrefix(body) == true)
    }

    @Test(arguments: [
        ("Mon Kim\nTue Jo\nWed Jo\nThu Kim", "kim does wednesday instead of jo", "Mon Kim\nTue Jo\nWed Kim\nThu Kim"),
        ("Mon Ravi\nTue Sol\nThu Tam", "ravi does thursday instead of tam", "Mon Ravi\nTue Sol\nThu Ravi"),
    ])
    func `Who has another day already keeps it`(body: String, said: String, after: String) async throws {
        let talk = Talk([("Plan", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Plan") == after)
    }
}
