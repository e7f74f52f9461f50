import Notes
import Testing

@testable import BuiltinBackend

/// Another hour for a reminder that is named, without a word that says it is an hour.
@Suite struct BareHourTests {
    @Test(arguments: [
        ("dentist moved to wed 4", "2026-03-18 16:00"), ("dentist moved to fri 4", "2026-03-20 16:00"),
        ("dentist now wed 4", "2026-03-18 16:00"), ("move dentist to 10", "2026-03-17 10:00"),
        ("change the dentist to 9", "2026-03-17 09:00"), ("dentist now 3.30", "2026-03-17 15:30"),
        ("move dentist to thurs 2", "2026-03-19 14:00"), ("remind me dentist 9:45 instead", "2026-03-17 09:45"),
        ("move dentist to wed", "2026-03-18 15:00"), ("make it wed", "2026-03-18 15:00"),
        ("make it 1130", "2026-03-17 11:30"),
    ])
    func `The reminder moves there`(said: String, due: String) async throws {
        let talk = Talk()
        await talk.say("remind me dentist tuesday 3")
        await talk.say(said)
        let notes = try await talk.store.notes(NoteFilter())
        #expect(notes.map(\.title) == ["Dentist"])
        #expect(notes.first?.dueAt?.text == due)
    }

    @Test(arguments: ["dentist moved to wed 4", "dentist now 4"])
    func `What only tells of the dentist does not move a reminder to ring there`(said: String) async throws {
        let talk = Talk()
        await talk.say("remind me to ring the dentist tomorrow at 9")
        await talk.say(said)
        #expect(
            try await talk.store.notes(NoteFilter()).first { $0.title == "Ring the dentist" }?.dueAt?.text
                == "2026-03-15 09:00"
        )
    }

    @Test(arguments: ["remind me about yoga friday 7", "remind me about yoga friday at 7"])
    func `One more reminder moves none`(said: String) async throws {
        let talk = Talk()
        await talk.say("remind me yoga monday 6pm")
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).contains { $0.dueAt?.text == "2026-03-16 18:00" })
    }

    @Test(arguments: ["no, yesterday", "move dentist to this week", "make it 450"])
    func `It does not move to a day or an hour that was not said`(said: String) async throws {
        let talk = Talk()
        await talk.say("remind me dentist tuesday")
        await talk.say(said)
        let due = try await talk.store.notes(NoteFilter()).first { $0.title == "Dentist" }?.dueAt?.text
        #expect(due != "2026-03-20" && due != "2026-03-24" && due?.contains(":") == false)
    }

    @Test func `A number of people is no hour`() async throws {
        let talk = Talk()
        await talk.say("remind me yoga monday 6")
        await talk.say("yoga now 5 people")
        #expect(
            try await talk.store.notes(NoteFilter()).first { $0.title == "Yoga" }?.dueAt?.text == "2026-03-16 18:00"
        )
    }
}
