import Testing

@testable import BuiltinBackend

/// "…, so do that": the reason comes first, and only what is asked for is done.
@Suite struct SoOrderTests {
    @Test func `An order after “so” is done`() async throws {
        let talk = Talk([])
        await talk.say("we're out of everything again so make me a shopping list: oats, milk, tea")
        #expect(try await talk.bodies() == ["Shopping": "- [ ] oats\n- [ ] milk\n- [ ] tea"])
        await talk.say("the tiler closes at noon all week so remind me on friday morning to call them")
        #expect(try await talk.titles().contains("Call them"))
    }

    @Test func `What is told before “so” is not ticked when only “that” is to be crossed off`() async throws {
        let talk = Talk([("Shopping list", "- [ ] tomatoes\n- [ ] bleach")])
        await talk.say("add soap to the shopping list")
        await talk.say("my sister brings the urn as well so cross that off")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] tomatoes\n- [ ] bleach\n- [ ] soap")
    }

    @Test(arguments: ["rent goes up to 510 from november", "launch moved from 24 to 29 september"])
    func `What tells something new is no order to something else`(said: String) async throws {
        let talk = Talk([])
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.contains(said.dropFirst()) })
    }

    @Test func `Somebody who needs something is no list`() async throws {
        let talk = Talk([])
        await talk.say("remind me of reece's parents evening on thursday")
        await talk.say("reece needs a lift to the match on saturday 10.30")
        #expect(try await talk.titles().count == 2)
    }
}
