import Notes
import Testing

@testable import BuiltinBackend

/// Several things to be done in one line.
struct TasksOfOneLineTests {
    @Test(arguments: [
        ("remind me to feed the rabbit and water the ferns tomorrow", ["Feed the rabbit", "Water the ferns"]),
        ("mow lawn, wash car and phone aunt vi on saturday", ["Mow lawn", "Phone aunt vi", "Wash car"]),
        ("remind me to renew the pass and pay the fine by thursday", ["Pay the fine", "Renew the pass"]),
    ])
    func `They share the day that is said behind the last`(said: String, titles: [String]) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles() == titles)
        #expect(try await talk.store.notes(NoteFilter()).allSatisfy { $0.dueAt != nil })
        try talk.checkReplay()
    }

    @Test func `What has no day of its own stays without one`() async throws {
        let talk = Talk()
        await talk.say("buy milk, call mum tomorrow")
        #expect(try await talk.titles() == ["Buy milk", "Call mum"])
    }

    @Test func `A span of days keeps its end`() async throws {
        let talk = Talk()
        await talk.say("going camping with the kids 3 to 6 april")
        #expect(try await talk.onlyBody()?.contains("3 to 6 april") == true)
    }

    @Test func `A day is counted from what a note tells of`() async throws {
        let talk = Talk()
        await talk.say("AGM is 22 april 7pm")
        #expect(await talk.answer("remind me to send the agenda 2 weeks before the AGM").contains("8 April"))
    }

    @Test(arguments: [
        "show starts at 8pm on friday", "show jumping is on 3 may",
        "call time is 6am at the studio", "next practice is at the gym on tuesday", "shoot with the Parkers 18 april",
    ])
    func `What begins like an order and tells something is kept as it was said`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let note = try #require(try await talk.bodies().first)
        #expect((note.value.isEmpty ? note.key : note.value).lowercased().hasPrefix(said.prefix(12).lowercased()))
    }

    @Test(arguments: ["danke bis morgen", "see you monday", "gute nacht bis montag"])
    func `A goodbye until a day is no note`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles().isEmpty)
    }

    @Test(arguments: [
        "remind me to buy stamps tomorrow at 3 and to post the parcel at 4",
        "remind me to buy stamps tomorrow and post the parcel at 4",
    ])
    func `An hour alone is on the day of the task before it`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(await talk.answer("when is the parcel due").contains("Sunday, 15 March 2026, 16:00"))
    }
}
