import Testing

@testable import BuiltinBackend

/// News that somebody else told: who told it is no part of what it is about.
@Suite struct ReportTests {
    @Test(arguments: [
        "school txt parents evening moved to tues 24th same time", "school rang: parents evening moved to tues 24th",
        "the school says parents evening is tuesday 24th now",
    ])
    func `A new day that somebody told takes the place of the old one`(said: String) async throws {
        let talk = Talk([("Parents evening", "Parents evening thurs 19 march 4.40 mrs okafor")])
        await talk.say(said)
        let body = try await talk.bodies().values.first
        #expect(body?.contains("24 March 2026") ?? false)
        #expect(!(body?.contains("19 march") ?? true))
    }

    @Test(arguments: ["Anna texted Kim", "mum called the bank", "Dave says he is ill", "tell Anna the code is 4471"])
    func `What somebody did is no report of a new value`(said: String) {
        let words = Clause(said)
        #expect(Report.marked(words) == words)
    }

    @Test(arguments: [
        "nobody said the concert moved to tuesday 24th", "Tom never said concert moved to tuesday 24th",
        "Tom says the concert moved to tuesday 24th but I dont believe him",
        "Tom says they want the concert moved to tuesday 24th",
    ])
    func `What is denied, doubted or wished is no report`(said: String) {
        let words = Clause(said)
        #expect(Report.marked(words) == words)
    }

    @Test(arguments: ["lisa rang, ceremony is 11.30 now not 11", "lisa says the ceremony is 11.30 not 11"])
    func `Who told it may be all that the note knows`(said: String) async throws {
        let talk = Talk([("Lisa", "Lisa's wedding is on 9 May at 11")])
        await talk.say(said)
        #expect(try await talk.onlyBody() == "Lisa's wedding is on 9 May at 11.30")
    }

    @Test func `Who told it is not who it is about`() async throws {
        let talk = Talk([("Simon", "Simon starts at 7"), ("Dave", "Dave is on nights")])
        await talk.say("Simon rang, Dave starts at 6, not 7")
        #expect(try await talk.body(of: "Simon")?.hasPrefix("Simon starts at 7") ?? false)
    }

    @Test func `What is kept is called by what was told`() async throws {
        let talk = Talk()
        await talk.say("Meg says the bins are on tuesday, 4 in all")
        #expect(try await talk.titles() == ["Bins"])
    }

    @Test func `What was wrong is about what it names, whatever was said last`() async throws {
        let talk = Talk([
            ("Bins", "Bins out on Tuesday"), ("Plumber", "A plumber is coming on Tuesday 17 March between 9 and 12"),
        ])
        await talk.say("the plumber is called Fenwick")
        await talk.say("I was wrong about the bins, it is Wednesday, not Tuesday.")
        #expect(try await talk.body(of: "Bins") == "Bins out on Wednesday")
        #expect(try await talk.body(of: "Plumber")?.contains("Tuesday 17 March") ?? false)
    }

    @Test func `What is so is not what has to be reached`() async throws {
        let talk = Talk([("Rex", "Rex has to lose 2 kg by the summer")])
        await talk.say("the vet says Rex weighs 15 kg now")
        #expect(try await talk.onlyBody()?.hasPrefix("Rex has to lose 2 kg by the summer") ?? false)
    }

    @Test func `Half an hour goes with the hour that was wrong`() async throws {
        let talk = Talk([("Gig", "Load in is at half 5")])
        await talk.say("load in is 4 not half 5")
        #expect(try await talk.onlyBody() == "Load in is at 4")
    }

    @Test func `Half an hour is a part of the time that it tells`() async throws {
        let talk = Talk([("Gig", "Gig at the grove inn, load in 5, on stage 9.15")])
        await talk.say("load in is half 4 not 5")
        #expect(try await talk.body(of: "Gig") == "Gig at the grove inn, load in half 4, on stage 9.15")
    }
}
