import Notes
import Testing

@testable import BuiltinBackend

/// Days and hours that change, where a note has more than one number.
@Suite struct TwoDaysTests {
    @Test(arguments: [
        ("Tickets by 1 december, concert on 14 december", "no, the 15th", "Tickets by 1 december"),
        ("Arrive 4 may, leave 9 may", "make that the 10th", "Arrive 4 may"),
        ("Swimming costs 12 a term", "swimming moved to 10", "costs 12"),
        ("Gran takes 2 tablets a day", "it's only 1 tablet on sundays", "2 tablets a day"),
    ])
    func `What is not meant stays`(body: String, said: String, stays: String) async throws {
        let talk = Talk()
        await talk.say("remember that \(body)")
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.contains(stays) })
    }

    @Test func `Ten o'clock that becomes four is in the afternoon`() async throws {
        let talk = Talk()
        await talk.say("remind me to ring Jo tomorrow at 10am")
        await talk.say("no, at 4")
        #expect(try await talk.store.notes(NoteFilter()).first?.dueAt?.text.contains("16:00") == true)
    }

    @Test func `A reminder takes another hour in whole words`() async throws {
        let talk = Talk()
        await talk.say("remind me to ring Jo tomorrow at 17:00")
        await talk.say("remind me of it at 19:00 instead")
        #expect(try await talk.store.notes(NoteFilter()).map { $0.dueAt?.text.contains("19:00") } == [true])
    }

    @Test func `A remark about the day renames no item`() async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        await talk.say("add a bottle of wine to the shopping list")
        await talk.say("ugh and its only sunday")
        #expect(try await talk.body(of: "Shopping list")?.contains("bottle of wine") == true)
    }

    @Test func `What could not be had stays open when the rest was got`() async throws {
        let talk = Talk([("Shopping list", "- [ ] bread\n- [ ] eggs\n- [ ] milk")])
        await talk.say("show the shopping list")
        await talk.say("couldn't get eggs, got the rest")
        #expect(try await talk.body(of: "Shopping list") == "- [x] bread\n- [ ] eggs\n- [x] milk")
    }
}
