import Notes
import Testing

@testable import BuiltinBackend

/// "also remove sugar": an order that goes on from the one before is no item.
@Suite struct OrderBehindJointTests {
    @Test(arguments: [
        "also remove sugar", "and remove sugar again", "plus remove sugar", "also take off the sugar", "and tick sugar",
    ])
    func `What takes something off a list puts nothing on it`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] sugar\n- [ ] tea")])
        await talk.say("add soap to the shopping list")
        await talk.say(said)
        let body = try await talk.body(of: "Shopping list")
        #expect(body?.hasSuffix("- [ ] tea\n- [ ] soap") == true, "\(body ?? "")")
    }

    @Test func `What is to be removed some day may be an item`() async throws {
        let talk = Talk([("House list", "- [ ] paint")])
        await talk.say("add remove wallpaper to the house list")
        #expect(try await talk.body(of: "House list") == "- [ ] paint\n- [ ] remove wallpaper")
    }

    @Test func `What is not wanted is put on no list`() async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say("add soap to the shopping list")
        await talk.say("and no cups")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] tea\n- [ ] soap")
    }

    @Test func `Oat milk stays where another list has milk by itself`() async throws {
        let notes = [("Shopping list", "- [ ] oat milk\n- [ ] rice"), ("Party list", "- [ ] milk\n- [ ] cups")]
        let talk = Talk(notes)
        await talk.say("what's on the shopping list")
        await talk.say("forget the milk")
        #expect(try await talk.body(of: "Shopping list") == notes[0].1)
    }

    @Test func `A day of May is no hour`() async throws {
        let talk = Talk()
        await talk.say("remind me that Sue's birthday is on May 4")
        await talk.say("Sue's birthday is May 5 actually")
        let due = try await talk.store.notes(NoteFilter()).first?.dueAt
        #expect(due != nil && due?.minute == nil)
    }
}
