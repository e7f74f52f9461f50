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
            "train to Bern leaves 13:25 now, new timetable", "Train to Bern 14 May, dep 13:25, arr 16:40"
        ),
        (
            "Carer", "Blessing is the carer, number 07700 900482", "Blessing has a new phone, it is 07700 900615",
            "Blessing is the carer, number 07700 900615"
        ),
    ])
    func `A new value takes the place of the old one`(title: String, body: String, said: String, after: String)
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
