import Testing

@testable import BuiltinBackend

/// What is corrected after something was added, or asked about.
struct WrittenLastTests {
    @Test(arguments: [
        (["lunch costs 9", "coffee costs 3", "no, 4"], "lunch costs 9", "coffee costs 4"),
        (["gym opens at 7", "gym closes at 21", "no, 22"], "opens at 7", "closes at 22"),
        (["insulin 14 units morning", "insulin 12 units evening", "no, 13"], "14 units morning", "13 units evening"),
        (
            ["order 4411 arrives friday", "order 4412 arrives monday", "no, tuesday"], "arrives friday",
            "Tuesday, 17 March"
        ),
    ])
    func `A correction is for what was written last`(said: [String], kept: String, changed: String) async throws {
        let talk = Talk()
        for line in said { await talk.say(line) }
        let bodies = try await talk.bodies().values.joined(separator: "\n").lowercased()
        #expect(bodies.contains(kept) && bodies.contains(changed.lowercased()))
        try talk.checkReplay()
    }

    @Test(arguments: ["sorry 0.24 read it upside down", "no, 0.24, i misread it", "0.24 sorry"])
    func `What follows a correction says why`(said: String) async throws {
        let talk = Talk()
        for line in ["the kitchen ring came out 0.42", said] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "The kitchen ring came out 0.24")
    }

    @Test func `A value with a short “is” is held against the one that was noted`() async throws {
        let talk = Talk([("Nursery code", "Nursery code is C2491")])
        #expect(await talk.answer("nursery code's C2419").contains("Shall I change that to “C2419”"))
    }

    @Test func `A day of the month without its month is a day to move to`() async throws {
        let talk = Talk()
        for line in ["meeting tomorrow at 9:30", "move it to the 22nd"] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "Meeting Sunday, 22 March 2026 at 9:30")
    }

    @Test func `Of two values of a line that is corrected which was changed last`() async throws {
        let talk = Talk([("Wifi", "guest hunter1, staff hunter2")])
        for line in ["staff is hunter3 now", "no, hunter4"] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "guest hunter1, staff hunter4")
    }

    @Test func `A yes to “Shall I add that?” adds it`() async throws {
        let talk = Talk()
        await talk.say("team: ana, bo, cem")
        #expect(await talk.answer("dan joined").hasPrefix("Shall I add that"))
        await talk.say("yes")
        #expect(try await talk.onlyBody()?.hasSuffix("Dan joined") == true)
    }

    @Test func `Of several amounts that of what is named changes, also the first behind a date`() async throws {
        let talk = Talk()
        for line in ["wine for sunday: 2 red, 1 white", "3 red"] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "Wine for sunday (Sunday 15 March): 3 red, 1 white")
    }

    @Test func `A value that is corrected twice changes one line of a note`() async throws {
        let talk = Talk([("Rent", "Rent is 900, due on the 1st")])
        for line in ["rent goes up to 950 from january", "no, 960", "sorry, 965"] { await talk.say(line) }
        #expect(try await talk.body(of: "Rent") == "Rent is 900, due on the 1st\nRent goes up to 965 from january")
    }

    @Test func `After a question another value is one for the line that was asked about`() async throws {
        let talk = Talk()
        for line in ["ben's shoe size is 38", "mia's is 34"] { await talk.say(line) }
        #expect(await talk.answer("no, 35").contains("“mia's is 35”"))
        #expect(try await talk.onlyBody() == "Ben's shoe size is 38")
        await talk.say("yes")
        #expect(try await talk.onlyBody() == "Ben's shoe size is 38\nMia's is 35")
    }

    @Test func `A no and a value answer whether a value is to be changed`() async throws {
        let talk = Talk([("Bees", "beehive 1 has 8 frames\nbeehive 2 has 9 frames")])
        for line in ["beehive 2 has 10 frames", "no, 11", "yes"] { await talk.say(line) }
        #expect(try await talk.body(of: "Bees") == "beehive 1 has 8 frames\nbeehive 2 has 11 frames")
    }

    @Test func `How many there are of what was just put on a list stands before it`() async throws {
        let talk = Talk([("Shopping", "- [ ] eggs")])
        for line in ["add milk to the shopping list", "make that 2 milks", "actually 3 milks"] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "- [ ] eggs\n- [ ] 3 milks")
    }

    @Test(arguments: [
        ("Yoga", "Monday yoga in hall A\nWednesday yoga in hall B", "wednesday yoga is in hall C"),
        ("Sunday match", "Sunday match at 11, pitch 3", "saturday match is at 2, pitch 5"),
    ])
    func `What is on another day changes nothing of a note`(title: String, body: String, said: String) async throws {
        let talk = Talk([(title, body)])
        await talk.say(said)
        #expect(try await talk.body(of: title)?.hasPrefix(body) == true)
    }

    @Test func `A day gives way as a whole before a span of hours`() async throws {
        let talk = Talk()
        for line in ["boiler man comes thursday 8 to 10", "he moved it to friday", "no, 9 to 11"] {
            await talk.say(line)
        }
        #expect(try await talk.onlyBody() == "Boiler man comes Friday, 20 March 2026 9 to 11")
    }

    @Test func `Another time stands behind the same “at”`() async throws {
        let talk = Talk()
        for line in ["my shift starts at 6:30", "starts at 7 now", "no, 7:15"] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "My shift starts at 7:15")
    }
}

/// What was just put on a list, or ticked off, and is not so after all.
struct RetractingTests {
    @Test(arguments: [
        ("packed the socks and passport", "no, not the socks", "- [ ] socks\n- [x] passport\n- [ ] charger"),
        ("add rope", "not the rope", "- [ ] socks\n- [ ] passport\n- [ ] charger"),
        ("add rope", "actually no rope", "- [ ] socks\n- [ ] passport\n- [ ] charger"),
        ("add rope", "not the socks", "- [ ] socks\n- [ ] passport\n- [ ] charger\n- [ ] rope"),
        ("add rope", "no socks", "- [ ] socks\n- [ ] passport\n- [ ] charger\n- [ ] rope"),
    ])
    func `Only what was just written is taken back`(said: String, then: String, after: String) async throws {
        let talk = Talk([("Packing list", "- [ ] socks\n- [ ] passport\n- [ ] charger")])
        for line in [said, then] { await talk.say(line) }
        #expect(try await talk.onlyBody() == after)
        try talk.checkReplay()
    }

    @Test(arguments: [("Brot gekauft", "doch nicht das Brot"), ("Brot gekauft", "nein, doch kein Brot")])
    func `In German too`(said: String, then: String) async throws {
        let talk = Talk([("Einkauf", "- [ ] Brot\n- [ ] Milch")])
        for line in [said, then] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "- [ ] Brot\n- [ ] Milch")
    }

    @Test(arguments: [
        ("rehearsal thursdays 7pm", "rehearsal is on fridays now", "Rehearsal fridays 7pm"),
        ("plumber comes friday 8 to 10", "moved to tuesday at 4", "Plumber comes Tuesday, 17 March 2026, 16:00"),
    ])
    func `A day gives way with its hours or without them`(told: String, said: String, body: String) async throws {
        let talk = Talk()
        for line in [told, said] { await talk.say(line) }
        #expect(try await talk.onlyBody() == body)
    }

    @Test(arguments: [("verschieb das auf samstag", "Samstag, 21. März 2026"), ("mach 10 draus", "um 10")])
    func `“das” is what was just written`(said: String, has: String) async throws {
        let talk = Talk()
        for line in ["zahnarzt am donnerstag um 9", said] { await talk.say(line) }
        #expect(try await talk.onlyBody()?.contains(has) == true)
    }
}

/// Answers about what has changed.
struct ChangedAnswerTests {
    @Test func `A line of a timetable answers for its day`() async {
        let talk = Talk([("Shifts", "mon 8-16\ntue 12-20\nwed 9-17")])
        #expect(await talk.answer("when do i work wednesday?").contains("9-17"))
    }

    @Test func `The first line of a note answers also where it is its title`() async {
        let talk = Talk()
        for line in ["gym opens at 7", "gym closes at 21"] { await talk.say(line) }
        #expect(await talk.answer("when does the gym open?").contains("opens at 7"))
    }

    @Test func `“done” asks whether the only open thing is done`() async throws {
        let talk = Talk()
        for line in ["remind me to call the vet tomorrow at 9", "make it 10", "done"] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "- [ ] Call the vet")
        await talk.say("yes")
        #expect(try await talk.onlyBody() == "- [x] Call the vet")
    }

    @Test func `What is needed again is opened on its list`() async throws {
        let talk = Talk([("Shopping", "- [x] batteries\n- [ ] tape")])
        await talk.say("need batteries again")
        #expect(try await talk.onlyBody() == "- [ ] batteries\n- [ ] tape")
    }
}
