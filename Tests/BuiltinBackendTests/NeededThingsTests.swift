import Testing

@testable import BuiltinBackend

/// Several things that somebody says to need.
@Suite struct NeededThingsTests {
    @Test(arguments: [
        "we need milk, eggs and bread", "need milk, eggs, bread", "i need milk, eggs and some bread",
        "we're out of milk, eggs and bread",
    ])
    func `Things that are needed make the shopping list, where there is none`(said: String) async throws {
        let talk = Talk([("Packing list", "- [ ] socks")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] eggs\n- [ ] bread")
        #expect(try await talk.body(of: "Packing list") == "- [ ] socks")
    }

    @Test func `They go on the shopping list that there is, and not on another`() async throws {
        let talk = Talk([("Shopping list", "- [ ] tea"), ("Packing list", "- [ ] socks\n- [ ] hat")])
        await talk.say("we need milk and eggs")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] tea\n- [ ] milk\n- [ ] eggs")
    }

    @Test func `They go on the shopping list also when another list was just made`() async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say("make a hardware list: screws, glue")
        await talk.say("we need milk and eggs")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] tea\n- [ ] milk\n- [ ] eggs")
    }

    @Test(arguments: ["we need to talk, rest and go", "i need you, Tom and Ann to listen to me now"])
    func `What is no thing is on no list`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] tea")
    }

    @Test(arguments: ["need: putty, glazing tape", "Packing: putty, glazing tape"])
    func `What is needed or packed is a list, also behind a colon`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.bodies().values.contains("- [ ] putty\n- [ ] glazing tape"))
    }

    @Test(arguments: ["buy milk, eggs and bread", "get milk, eggs and bread", "pick up milk, eggs and bread"])
    func `What is to be bought goes on the shopping list, which is made where there is none`(said: String) async throws
    {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] eggs\n- [ ] bread")
    }

    @Test func `One thing to buy goes on the shopping list that there is`() async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say("buy milk")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] tea\n- [ ] milk")
    }

    @Test(arguments: ["buy me a pizza", "get some sleep", "get lost"])
    func `An order that no list can do writes nothing unasked`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say(said)
        #expect(try await talk.bodies() == ["Shopping list": "- [ ] tea"])
    }

    @Test(arguments: ["the tea is off the list", "not the tea, Julie has some"])
    func `What is off the list is taken off`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] tea\n- [ ] milk")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk")
    }

    @Test func `A second sentence is no thing to buy`() async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say("buy stamps, envelopes. And call the bank")
        #expect(try await !(talk.body(of: "Shopping list")?.contains("bank") ?? true))
    }
}
