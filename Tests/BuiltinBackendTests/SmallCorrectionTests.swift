import Notes
import Testing

@testable import BuiltinBackend

/// Values that are put right in few words.
struct SmallCorrectionTests {
    @Test(arguments: [
        ("the pump needs oil at night, 10 mg a day", "wait 20mg", "20mg"),
        ("the new rota comes out 15th", "no 16th", "16th"),
        ("order no. KR-88213 at Serveo", "oh, it's KR-88231", "KR-88231"),
        ("the guest wifi at the mill is Larch-7719", "guest wifi there is now Alder-4402", "Alder-4402"),
        ("pump check is on the 20th", "the clinic called, pump check is now the 21st", "21 March"),
        ("lars swims in lane 1630", "no wait lane is 1645", "1645"),
        (
            "Tim has the dentist at 3.45, so he leaves at 3", "the dentist has moved Tim to 4.20",
            "at 4.20, so he leaves at 3"
        ),
        (
            "the mill catalogue is due on 16 October", "the mill moved the catalogue to the 19th, i could hug them",
            "19 October"
        ),
        ("the boat weighs 104.5 kg", "typo 105.4", "105.4"),
    ])
    func `The value takes the place of its like`(kept: String, said: String, new: String) async throws {
        let talk = Talk([])
        await talk.say("remember that \(kept)")
        await talk.say(said)
        let bodies = try await talk.bodies()
        #expect(bodies.count == 1)
        #expect(bodies.values.first?.contains(new) == true)
        #expect(bodies.values.first?.contains(said) == false)
    }

    @Test(arguments: ["no, not on Friday, on Thursday", "VAT return has to be in on Thursday, not on Friday"])
    func `The day of a reminder is put right`(said: String) async throws {
        let talk = Talk([])
        await talk.say("remind me on Friday about the VAT return")
        await talk.say(said)
        let notes = try await talk.store.notes(NoteFilter())
        #expect(notes.count == 1)
        #expect(notes.first?.dueAt?.text == "2026-03-19")
    }

    @Test(arguments: [
        "i packed everything on the camp list except the rope", "got everything on camp except the rope",
        "packed all of camp but the rope",
    ])
    func `All is ticked but for what is named`(said: String) async throws {
        let talk = Talk([("Camp list", "- [ ] stove\n- [ ] rope")])
        await talk.say(said)
        #expect(try await talk.body(of: "Camp list") == "- [x] stove\n- [ ] rope")
    }

    @Test func `Everything from a shop is what its own list says`() async throws {
        let talk = Talk([("Wholesaler", "- [ ] nails\n- [ ] tape"), ("Fishing", "- [ ] hooks\n- [ ] worms")])
        await talk.say("what is on the fishing list?")
        await talk.say("got everything from the wholesaler now")
        #expect(try await talk.body(of: "Wholesaler") == "- [x] nails\n- [x] tape")
        #expect(try await talk.body(of: "Fishing") == "- [ ] hooks\n- [ ] worms")
    }

    @Test(arguments: ["oops no bring back", "ups, I need it still, give it back", "sorry, that was hasty, put it back"])
    func `What was deleted comes back`(said: String) async throws {
        let talk = Talk([("Locker code", "6620")])
        await talk.say("delete the locker code note")
        await talk.say(said)
        #expect(try await talk.titles() == ["Locker code"])
    }

    @Test func `Done that is about what was asked for`() async throws {
        let talk = Talk([])
        await talk.say("remind me to charge the drill today")
        await talk.say("what do i have to do today?")
        await talk.say("done that")
        #expect(try await talk.body(of: "Charge the drill") == "- [x] Charge the drill")
    }

    @Test func `An hour takes the place of that of a reminder`() async throws {
        let talk = Talk()
        await talk.say("remind me to ring Bob at 5pm tomorrow")
        #expect(await talk.answer("make it 8").contains("15 March 2026, 20:00"))
        #expect(await talk.say("make it 45").hasOnlyLooked)
        await talk.say("remind me to ask Ina about the 3 chairs at 5pm tomorrow")
        #expect(await talk.say("make it 8").hasOnlyLooked)
    }

    @Test(arguments: ["ferry", "thanks"])
    func `A number alone changes no note that was not just written`(between: String) async throws {
        let talk = Talk()
        await talk.say("the ferry leaves at 9")
        await talk.say(between)
        #expect(await talk.say("1").hasOnlyLooked)
    }

    @Test func `A day and a time alone complete the reminder that was just noted`() async throws {
        let talk = Talk()
        await talk.say("remind me to ring Bob")
        #expect(await talk.say("friday?").hasOnlyLooked)
        await talk.say("remind me to wash the van")
        #expect(await talk.answer("on friday") == "Wash the van: due Friday, 20 March 2026.")
        #expect(await talk.answer("at 5").contains("Friday, 20 March 2026, 17:00"))
        #expect(await talk.answer("at 6").contains("Friday, 20 March 2026, 18:00"))
        try talk.checkReplay()
    }

    @Test func `A day that it is not goes with the day`() async throws {
        let talk = Talk()
        await talk.say("remember the fitting is on friday, not thursday")
        await talk.say("actually thursday")
        #expect(try await talk.body(of: "Fitting") == "The fitting is on Thursday, 19 March 2026")
    }

    @Test func `How often something comes is put right in a note and in a reminder`() async throws {
        let talk = Talk()
        await talk.say("bell practice is on tuesdays")
        await talk.say("it's wednesdays actually")
        #expect(try await talk.body(of: "Bell practice") == "Bell practice is on wednesdays")
        await talk.say("remind me every tuesday to ring Bob")
        await talk.say("it's wednesdays actually")
        #expect(try await talk.body(of: "Ring Bob") == "- [ ] Ring Bob\nRepeats: wednesdays")
    }

    @Test(arguments: ["change tuesdays to mondays", "it's mondays actually", "no, mondays"])
    func `Of two days of the week that are noted the other one stays`(said: String) async throws {
        let talk = Talk()
        await talk.say("remember choir is on tuesdays and thursdays at seven")
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).first?.body.contains("hursdays") ?? false)
    }

    @Test(arguments: [
        ("The rent is 800", "the rent is not 900"), ("The shop opens at 8", "the shop doesn't open at 9"),
        ("The rent is 800", "the fee is 30"), ("The rent is 800", "the cost is 30"),
        ("Leo is 9", "Leo thinks he is 12"), ("The dentist is on Thursday", "the dentist hasn't moved me to friday"),
    ])
    func `What is denied, only thought or about something else changes nothing`(kept: String, said: String) async throws
    {
        let talk = Talk()
        await talk.say("remember that \(kept)")
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.hasPrefix(kept) })
    }
}
