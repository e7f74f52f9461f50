import Notes
import Testing

@testable import BuiltinBackend

/// What is put off, moved to a later week, or asked about after it was changed.
@Suite struct PutOffTests {
    @Test(arguments: ["pta postponed", "pta meeting delayed", "pta meeting verschoben"])
    func `What is put off is not done`(said: String) async throws {
        let talk = Talk()
        await talk.say("remind me pta meeting 19 march 7.30pm")
        await talk.say(said)
        #expect(try await talk.body(of: "Pta meeting") == "- [ ] Pta meeting")
    }

    @Test(arguments: [
        ("remind me judo kit thursday", "move it to next week", "2026-03-26"),
        ("remind me judo kit on 26 march", "move it to next week", "2026-03-19"),
        ("remind me vet monday", "vet end of the week instead", "2026-03-20"),
        ("remind me boiler service 19 march", "boiler service moved to 10th", "2026-04-10"),
    ])
    func `It moves to a day ahead`(noted: String, said: String, due: String) async throws {
        let talk = Talk()
        await talk.say(noted)
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).first?.dueAt?.text == due)
    }

    @Test func `A rhythm moves to the day that is said instead`() async throws {
        let talk = Talk()
        await talk.say("remind me every thursday to put the bins out")
        await talk.say("not thurs its wed now")
        #expect(try await talk.onlyBody()?.contains("Repeats: every wed") == true)
    }

    @Test(arguments: ["party moved to 4pm and 15 kids", "party is at 4pm now and 15 kids"])
    func `A second number is not lost`(said: String) async throws {
        let talk = Talk()
        await talk.say("leos party sat 3pm 12 kids")
        await talk.say(said)
        #expect(try await talk.bodies().values.joined().contains("15 kids"))
    }

    @Test(arguments: [
        ("Pills: bisoprolol 2.5mg, furosemide 40mg", "bumetanide 1mg now instead of furosemide"),
        ("Ben 9 tue 4pm 18\nElla 11 wed 5pm 20", "ben pays 20 now"),
    ])
    func `No value is given to what was not meant`(body: String, said: String) async throws {
        let talk = Talk([("Note", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Note")?.hasPrefix(body) == true)
    }

    @Test func `A day takes the place of the day, and not of the room that was just changed`() async throws {
        let talk = Talk()
        await talk.say("meeting on 16.3. at 10 in room 4")
        await talk.say("room 5")
        await talk.say("no 17.3.")
        #expect(try await talk.onlyBody()?.contains("17.3. at 10 in room 5") == true)
    }

    @Test func `What stood there before is told`() async throws {
        let talk = Talk()
        await talk.say("rent is 640")
        await talk.say("rent is 655 now")
        #expect(await talk.answer("what was it before").contains("“640”"))
        #expect(await talk.answer("undo that").hasPrefix("Taken back"))
    }

    @Test func `What stood in another note before is not told of this one`() async throws {
        let talk = Talk([("Dentist", "Dentist in mill lane")])
        await talk.say("wifi code is 4711")
        await talk.say("wifi code is 4712 now")
        await talk.say("show the dentist note")
        #expect(await !talk.answer("what was it before").contains("4711"))
    }

    @Test func `What an earlier conversation did is not offered to be taken back`() async throws {
        let talk = Talk()
        await talk.say("make a list called Groceries: milk")
        talk.beginAgain()
        #expect(await talk.answer("undo").contains("/undo"))
        await talk.say("yes")
        #expect(try await talk.titles() == ["Groceries"])
    }
}
