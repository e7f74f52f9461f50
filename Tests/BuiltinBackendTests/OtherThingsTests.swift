import Foundation
import Notes
import Testing

@testable import BuiltinBackend

/// Lines that put nothing on a list and tick nothing.
@Suite struct OtherThingsTests {
    @Test(arguments: [
        "also the boiler is making a noise", "plus the dog has fleas", "oh and mum rang", "we need more time",
    ])
    func `What goes on with a fact puts nothing on a list`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say("add soap to the shopping list")
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] tea\n- [ ] soap")
    }

    @Test(arguments: [
        "boiled the eggs", "gave the ham to jean", "ate the eggs", "drank the milk", "the ham is booked up till friday",
        "fed the dog the ham", "finished the milk", "the milk and the eggs are finished",
    ])
    func `What is used ticks nothing that is to be bought`(said: String) async throws {
        let body = "- [ ] milk\n- [ ] eggs\n- [ ] ham"
        let talk = Talk([("Shopping list", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == body)
    }

    @Test(arguments: [
        "we need baked beans", "we need a card for her", "need smoked salmon", "we're out of chopped tomatoes",
    ])
    func `What is needed goes on the list, whatever its words`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say("add soap to the shopping list")
        await talk.say(said)
        let body = try await talk.body(of: "Shopping list")
        #expect(body?.components(separatedBy: "- [ ]").count == 4, "\(body ?? "")")
    }

    @Test(arguments: ["put the tape and lights by the door", "put the bins in the shed"])
    func `What is put somewhere goes on no list`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] tea")
    }
}
