import Notes
import Testing

@testable import BuiltinBackend

/// Lines that say how something is, what somebody else did or what may be: they end, take off and move nothing.
@Suite struct HowThingsAreTests {
    private static let todo =
        "- [ ] pay rent\n- [ ] fix window\n- [ ] wash car\n- [ ] call Bob\n- [ ] buy ticket\n- [ ] send parcel\n- [ ] clean bath\n- [ ] book flights\n- [ ] buy tyres"
    private static let shopping = "- [ ] milk\n- [ ] butter\n- [ ] honey\n- [ ] eggs"
    private static let german = "- [ ] Miete zahlen\n- [ ] Fenster reparieren\n- [ ] Honig"

    @Test(arguments: [
        "the rent is high", "the window is open", "the car is dirty", "Bob is sick", "Bob has a new phone",
        "the ticket is expensive", "the parcel is heavy", "the tyres are flat", "the honey is too expensive",
        "I should have bought milk", "Anna should clean the bath", "nobody cleaned the bath",
        "my neighbour fixed his window", "Anna washed her car", "Anna sent me a parcel",
        "die Miete ist fällig", "das Fenster ist offen", "Honig ist aus",
        "Anna hat Honig gekauft, aber den falschen",
    ])
    func `It ticks nothing`(said: String) async throws {
        let talk = Talk([("Todo", Self.todo), ("Shopping list", Self.shopping), ("Aufgaben", Self.german)])
        await talk.say(said)
        let bodies = try await talk.bodies()
        #expect(bodies["Todo"] == Self.todo)
        #expect(bodies["Shopping list"] == Self.shopping)
        #expect(bodies["Aufgaben"] == Self.german)
    }

    @Test(arguments: ["the pills are bitter", "the pills are in the drawer"])
    func `It ends no reminder`(said: String) async throws {
        let talk = Talk()
        await talk.say("remind me to take the pills at 8")
        await talk.say(said)
        #expect(try await !talk.hasNoDueNote())
        #expect(try await talk.store.notes(NoteFilter()).contains { $0.body.contains("- [ ]") })
    }

    @Test(arguments: [
        "the window is not fixed", "we have no honey", "milk is sold out", "the butter is gone",
        "the meeting with Bob is cancelled", "Bob's party is cancelled", "Bob is off", "the flights are cancelled",
    ])
    func `It takes nothing off a list`(said: String) async throws {
        let talk = Talk([("Todo", Self.todo), ("Shopping list", Self.shopping)])
        await talk.say(said)
        let bodies = try await talk.bodies()
        #expect(bodies["Todo"] == Self.todo)
        #expect(bodies["Shopping list"] == Self.shopping)
    }

    @Test func `Of two things the one that is next is not done`() async throws {
        let talk = Talk([("Repairs", "- [ ] door\n- [ ] window")])
        await talk.say("fixed the door and the window is next")
        #expect(try await talk.body(of: "Repairs") == "- [x] door\n- [ ] window")
    }

    @Test(arguments: ["if the dentist is moved to friday I can't come", "unless the dentist moved to friday we go"])
    func `What may be changes nothing`(said: String) async throws {
        let talk = Talk([("Dentist", "Dentist on thursday at 3 pm")])
        await talk.say(said)
        #expect(try await talk.body(of: "Dentist")?.hasPrefix("Dentist on thursday at 3 pm") ?? false)
    }

    @Test func `A number before what is counted stays a number`() async throws {
        let talk = Talk()
        await talk.say("Room 2, meeting with 2 people on Thursday at 2")
        #expect(try await talk.store.notes(NoteFilter()).first?.body.contains("with 2 people") ?? false)
    }

    @Test(arguments: [
        "Since I'm going into town later anyway, can you start a list for the hardware shop with sandpaper and tape",
        "I'm more likely to find the clips at the stationer's, so move them from the hardware list to a new list",
        "I forgot half my things last year, so make me a list called fair with table and cloth",
    ])
    func `An order after its reason is not kept as a fact`(said: String) async throws {
        let talk = Talk([("Hardware list", "- [ ] clips")])
        await talk.say(said)
        #expect(
            try await talk.bodies().values.allSatisfy {
                !$0.contains("anyway") && !$0.contains("likely") && !$0.contains("forgot")
            }
        )
    }
}
