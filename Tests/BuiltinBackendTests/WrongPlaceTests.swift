import Notes
import Testing

@testable import BuiltinBackend

/// Lines that change nothing that they are not about.
@Suite struct WrongPlaceTests {
    @Test(arguments: [
        ("grandma cant take the kids on tuesday", "grandma takes the kids on wednesday instead of tuesday", "tuesday"),
        ("rsvp: hubers yes 4, meiers no, langs maybe 2", "meiers come after all, 2", "hubers yes 4"),
        (
            "band is the gin tonics, leader is max 0699 123456",
            "max is not the leader any more, its julia 0699 654321",
            "max 0699 123456"
        ),
        ("hairdresser for eva is sonja, sat 6am", "sonja cant saturday, its petra now", "sat 6am"),
        ("hall booked from fri 4pm to sun noon", "hall only till sat 10pm now", "fri 4pm"),
        ("owe Joyce 9.90 for the prescription", "owe her 5 for milk now", "9.90 for the prescription"),
        ("mum had paracetamol at 2pm", "mum had paracetamol at 6", "2pm"),
        ("mia sick today, cant go to school", "mia goes again on wednesday", "sick today"),
        ("Mrs Cole pays 24. She wants the roses done in march", "actually april for the roses", "She wants the roses"),
        ("meeting with tom 3 dec 11:00", "both meetings are on the 4th now", "3 dec"),
        ("ann stays three nights, bob comes by train", "bob stays two nights now", "nn stays three nights"),
        ("Table 6: the Smiths", "we've got 8 tables now", "Table 6"),
        ("mum's tablets: bisoprolol 2.5 mg", "dr mistry has put dad's bisoprolol up to 5 mg", "2.5 mg"),
        ("clinic is on tuesday, thursday", "clinic is friday not thursday", "tuesday"),
    ])
    func `What a line is not about stays`(noted: String, said: String, stays: String) async throws {
        let talk = Talk()
        await talk.say("remember that \(noted)")
        await talk.say(said)
        let bodies = try await talk.bodies().values
        #expect(bodies.contains { $0.contains(stays) }, "\(bodies)")
    }

    @Test(arguments: [
        ("fair in vienna 14 to 18 december", "fair only till thursday", "14 to 17 december"),
        ("dj alex 0676 112233", "dj is not alex any more but steve 0676 445566", "steve 0676 445566"),
        ("14 kids booked", "16 kids now", "16 kids booked"),
        ("raffle: sold 40 tickets", "sold 55 tickets now", "55 tickets"),
        ("alarm is 8811 and the gate is 5544", "alarm is 8812 and the gate is 5545", "8812 and the gate is 5545"),
        (
            "flat white 3.40, large coffee 3.10", "flat white's 3.60 now and large coffee 3.30",
            "3.60, large coffee 3.30"
        ),
    ])
    func `What it is about is changed as a whole`(noted: String, said: String, now: String) async throws {
        let talk = Talk()
        await talk.say("remember that \(noted)")
        await talk.say(said)
        #expect(try await talk.onlyBody()?.contains(now) == true)
    }

    @Test(arguments: [
        ("huber wedding: cake 3 tiers, band till 1am", "cake 4 tiers, band only till midnight", "only till midnight"),
        (
            "tax advisor 9 dec 10:00, bring invoices", "tax advisor moved to 8 dec 14:00. invoices already sent",
            "nvoices already sent"
        ),
        ("meeting meier 9 dec 10:00, bring samples", "meeting moved to 8 dec 14:00. no samples", "o samples"),
    ])
    func `What else it says is kept, also where the note has its words`(noted: String, said: String, kept: String)
        async throws
    {
        let talk = Talk()
        await talk.say("remember that \(noted)")
        let answer = await talk.answer(said)
        #expect(try await talk.onlyBody()?.contains(kept) == true)
        #expect(answer.contains("Added “"))
    }

    @Test(arguments: [
        ("40 candles", "candles doubled"), ("order flowers, call band", "call band is for thursday"),
        ("milk, bread", "bread sliced please"), ("milk, bread", "milk semi-skimmed"),
        ("6 roses, 4 lilies", "made a mistake, 8 roses"),
    ])
    func `What is not done ticks nothing`(items: String, said: String) async throws {
        let talk = Talk()
        await talk.say("packing list: \(items)")
        await talk.say(said)
        #expect(try await talk.bodies().values.allSatisfy { !$0.contains("[x]") })
    }

    @Test func `A call that reached nobody stays open`() async throws {
        let talk = Talk()
        await talk.say("erinnere mich Donnerstag Dr. Weber anzurufen")
        await talk.say("Dr. Weber angerufen, keiner da")
        #expect(try await talk.onlyBody()?.contains("[ ]") == true)
    }

    @Test func `What was not ticked is said`() async throws {
        let talk = Talk()
        await talk.say("packing list: 12 vases, extension cord")
        let answer = await talk.answer("vases 10, extension cord packed")
        #expect(answer.contains("I did nothing with “vases 10”"))
    }

    @Test func `A bare hour behind a day is the hour of a reminder`() async throws {
        let talk = Talk()
        await talk.say("remind me to call tom thursday 10")
        await talk.say("make it friday 11")
        #expect(try await talk.store.notes(NoteFilter()).map(\.dueAt?.text) == ["2026-03-20 11:00"])
    }

    @Test func `A reminder for another day instead is no second one`() async throws {
        let talk = Talk()
        await talk.say("remind me to pay the dj on friday")
        await talk.say("remind me about the dj on monday instead")
        #expect(try await talk.store.notes(NoteFilter()).map(\.dueAt?.text) == ["2026-03-23"])
    }

    @Test(arguments: ["the vet called, move it to thursday", "sue can make it friday"])
    func `What somebody tells moves no reminder of something else`(said: String) async throws {
        let talk = Talk()
        await talk.say("remind me to call emrys on wednesday")
        await talk.say(said)
        #expect(try await talk.note("Call emrys")?.dueAt?.text == "2026-03-18")
    }

    @Test func `What is so now is told apart from what was`() async throws {
        let talk = Talk()
        await talk.say("the mower is in Coles shed")
        await talk.say("the mower is in the van now")
        #expect(try await talk.onlyBody() == "The mower is in Coles shed\nThe mower is in the van now")
    }
}
