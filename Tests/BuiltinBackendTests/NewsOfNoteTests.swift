import AssistantTestSupport
import Testing

/// News that is told days later, in few words, of what one note is about.
@Suite struct NewsOfNoteTests {
    @Test(arguments: [
        (
            "Corn", "Corn at Hendersons is 11.40 a sack", "corn gone up again 11.90",
            "Corn at Hendersons is 11.90 a sack"
        ),
        (
            "Login", "Stage login pia / Toffee!Crow7", "stage pw is Toffee!Crow8 now, they changed it again",
            "Stage login pia / Toffee!Crow8"
        ),
        (
            "Ballet", "Ballet on tuesdays 16:15, piano 17:00", "ballet changed!! now is 16:45",
            "Ballet on tuesdays 16:45, piano 17:00"
        ),
        (
            "Train to Bern", "Train to Bern 14 May, dep 13:52, arr 16:40",
            "train to Bern leaves 13:25 now, new timetable", "Train to Bern 14 May, dep 13:25, arr 16:40\nNew timetable"
        ),
        (
            "Carer", "Blessing is the carer, number 07700 900482", "Blessing has a new phone, it is 07700 900615",
            "Blessing is the carer, number 07700 900615\nBlessing has a new phone"
        ),
    ])
    func `A new value takes the place of the old one, and what else is told goes below`(
        title: String,
        body: String,
        said: String,
        after: String
    )
        async throws
    {
        let talk = Talk([(title, body), ("Blue sofa", "Blue sofa, 450 euros")])
        await talk.say(said)
        #expect(try await talk.body(of: title) == after)
    }

    @Test func `A number of one decimal takes the place of such a number`() async throws {
        let talk = Talk()
        await talk.say("remember ward round: bed 3 waits for bloods, bed 12 inr was 3.2")
        await talk.say("no sorry inr was 3.4")
        #expect(try await talk.bodies().values.first?.contains("bed 12 inr was 3.4") == true)
    }

    @Test(arguments: [
        ("Pizza", "Nora owes me 12.50 for pizza", "nora paid the rest"),
        (
            "Knitting circle", "Knitting circle thursdays: Gwen, Bethan, old Mr Harries",
            "Bethan's bringing her sister Carys too"
        ),
        (
            "Wednesday dog", "Wednesday dog is called Biscuit, back gate always shut",
            "biscuit's not to have treats any more, bad tummy"
        ),
    ])
    func `What has no value goes below the only note about it`(title: String, body: String, said: String) async throws {
        let talk = Talk([(title, body), ("Blue sofa", "Blue sofa, 450 euros")])
        await talk.say(said)
        let lines = try await talk.body(of: title)?.lowercased().split(separator: "\n") ?? []
        #expect(lines.count == 2 && lines[0] == body.lowercased() && said.lowercased().hasPrefix(lines[1]))
    }

    @Test(arguments: [
        "hall is for 120 now not 90 and she wants 4 tables", "the hall is for 120, not 90, with tea for 12",
    ])
    func `A line that says more than the new value loses nothing`(said: String) async throws {
        let talk = Talk([("Hall", "The hall on friday is for 90")])
        let reply = await talk.answer(said)
        let kept = try await talk.bodies().values.joined(separator: "\n").lowercased()
        #expect(reply.contains("keep that") || kept.contains(said.lowercased()))
    }

    @Test(arguments: [
        ("Mum takes ramipril 10 mg every morning", "Mum takes vitamin D 25 now"),
        ("Mum takes ramipril 10 mg every morning", "ramipril was 20 once"),
        ("Mum takes ramipril 10 mg every morning", "ramipril is 8.40 now"),
        ("Rice pudding: 150 g rice, 1 litre milk, 50 g sugar", "rice pudding was too sweet with 60 sugar"),
        ("Pancakes: 200 g flour, 2 eggs, 300 ml milk", "milk is 1.35 now"),
        ("Cleaner Maria comes Tuesdays at 9, 15 an hour", "Maria's rate is 17 now, from April"),
        ("Rent 850 to Mr Hall on the 1st", "Mr Hall is away until the 9th"),
        ("Lucy pays 60 a week for piano", "Lucy's brother pays 50 now"),
        ("Leo's school bus leaves 7:50, room 14", "Leo missed the bus, 8:20 now"),
    ])
    func `A value of something else takes the place of none`(body: String, said: String) async throws {
        let talk = Talk([("Note", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Note")?.hasPrefix(body) == true)
    }

    @Test(arguments: [
        ("Key safe at 40 High St is 5512", "key safe at high st is 7781 now"),
        ("Alarm at 7 Park Road is 4410", "alarm at park road changed to 9921"),
        ("Alarm at 7 Park Road is 4410", "park road alarm is now 3087"),
        ("Joan 23 Mill Street cleans every 2nd Friday £14 an hour", "joan is 15 an hour now"),
        ("Piano lesson is 45 minutes and costs £22", "piano has gone up to 24"),
        ("Parking permit zone 3 costs £60 a year", "permit is 72 now"),
    ])
    func `The number of a house, a length or a zone stays`(body: String, said: String) async throws {
        let talk = Talk([("Note", body)])
        await talk.say(said)
        let small = try #require(body.firstMatch(of: /\b\d{1,2}\b/)).output
        #expect(try await talk.body(of: "Note")?.contains(" \(small) ") == true)
    }

    @Test(arguments: ["dentist is at 3, bring x-rays", "dentist moved to 24 March, Dr Lee is off sick"])
    func `What is told beside a new value is kept`(said: String) async throws {
        let talk = Talk([("Dentist", "Dentist on 22 March at 2:30")])
        await talk.say(said)
        let body = try await talk.body(of: "Dentist")?.lowercased() ?? ""
        #expect(body.hasSuffix(said.lowercased().split(separator: ", ")[1]) && !body.contains("22 march at 2:30"))
    }

    @Test func `What is said to be wrong is not kept beside what is right`() async throws {
        let talk = Talk([("School", "From the school: meeting 18 March 17:15")])
        await talk.say("The meeting in the school is not 17:15, is 17:45")
        #expect(try await talk.body(of: "School") == "From the school: meeting 18 March 17:45")
    }

    @Test(arguments: ["kitchen done tomorrow", "kitchen painting done by friday hopefully"])
    func `What is to be done yet is not ticked`(said: String) async throws {
        let talk = Talk([("Jobs", "- [ ] paint kitchen\n- [ ] fix tap")])
        await talk.say(said)
        #expect(try await talk.body(of: "Jobs") == "- [ ] paint kitchen\n- [ ] fix tap")
    }

    @Test func `Things seen to are ticked, whatever the verb`() async throws {
        let talk = Talk([("Jobs", "- [ ] tap dripping in the hall\n- [ ] bulb gone in the store\n- [ ] coat peg loose")]
        )
        await talk.say("seen to the tap and the bulb")
        #expect(
            try await talk.body(of: "Jobs")
                == "- [x] tap dripping in the hall\n- [x] bulb gone in the store\n- [ ] coat peg loose"
        )
    }
}
