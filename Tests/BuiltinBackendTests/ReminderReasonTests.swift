import Notes
import Testing

@testable import BuiltinBackend

/// Reminders behind the reason for them.
@Suite struct ReminderReasonTests {
    @Test(arguments: [
        ("Kez comes to the pool this Monday so remind me to bring coins", "2026-03-16", "Bring coins"),
        ("the van comes on Friday, so remind me to clear the yard", "2026-03-20", "Clear the yard"),
    ])
    func `The day of the reason counts where the task has none`(said: String, due: String, title: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let note = try await talk.note(title)
        #expect(note?.dueAt == DueDate(due))
    }

    @Test func `A task that points back keeps what it points to`() async throws {
        let talk = Talk()
        await talk.say("I told him he'd have the quote by Friday, so you'd better remind me to send it")
        let note = try #require(try await talk.store.notes(NoteFilter()).first)
        #expect(note.body.contains("quote"))
        #expect(note.dueAt == DueDate("2026-03-20"))
    }

    @Test(arguments: [
        "the match was on Saturday so remind me to wash the kit",
        "the van comes on Friday or on Sunday so remind me to clear the yard",
        "I saw Ann last Friday so remind me to send her the photos", "Ann rang on Monday so remind me to ring her back",
    ])
    func `A day that is past or not sure is not taken`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try #require(try await talk.store.notes(NoteFilter()).first).dueAt == nil)
    }

    @Test func `A figure that is to be kept is that of the line`() async throws {
        let talk = Talk()
        await talk.say("I put it at 1,140 pounds for all twelve, so keep that figure somewhere")
        #expect(try await talk.onlyBody()?.contains("1,140") == true)
    }

    @Test(arguments: [
        ("the hob comes at 2 tomorrow so remind me to clear the van", "The hob comes at 2 tomorrow"),
        ("hinges were out of stock so remind me to try Screwfix tomorrow", "Hinges were out of stock"),
        ("the handles come thursday so remind me to fit them friday", "The handles come thursday"),
        ("remind me friday to ring Plumb Center because they shut at 4", "Because they shut at 4"),
    ])
    func `The reason is kept below the task`(said: String, reason: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.onlyBody()?.hasSuffix("\n" + reason) == true)
    }

    @Test func `An hour of the reason is not that of the task`() async throws {
        let talk = Talk()
        await talk.say("remind me friday to ring Plumb Center because they shut at 4")
        #expect(try await talk.note("Ring Plumb Center")?.dueAt == DueDate("2026-03-20"))
    }

    @Test func `A thing that is to be thrown away deletes no note unasked`() async throws {
        let talk = Talk([("Old tap details", "Blanco, model 3321")])
        await talk.say("the tap broke so remind me to order a new one tomorrow, and bin the old tap")
        #expect(try await talk.body(of: "Old tap details") == "Blanco, model 3321")
    }
}
