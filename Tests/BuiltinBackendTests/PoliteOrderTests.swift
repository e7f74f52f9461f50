import Testing

/// Orders that are put politely, and orders after a reason.
@Suite struct PoliteOrderTests {
    @Test(arguments: [
        "would you be so kind as to remind me on friday to ring the vet",
        "might i ask you to remind me on friday to ring the vet",
        "i'd be grateful if you would remind me on friday to ring the vet",
        "would it be too much trouble to remind me on friday to ring the vet",
        "could i get you to remind me on friday to ring the vet",
        "i'd like you to remind me on friday to ring the vet",
    ])
    func `Polite words before an order are no part of it`(line: String) async throws {
        let talk = Talk()
        await talk.say(line)
        #expect(try await talk.body(of: "Ring the vet") == "- [ ] Ring the vet")
    }

    @Test func `A list that is asked for politely is made with what follows the colon`() async throws {
        let talk = Talk()
        await talk.say("might I have a list for the play: a drum, two swords")
        #expect(try await talk.body(of: "Play") == "- [ ] drum\n- [ ] two swords")
    }

    @Test(arguments: ["do you think i should delete the wifi note", "would it be bad to delete the wifi note"])
    func `A question whether something should be done does nothing`(line: String) async throws {
        let talk = Talk([("Wifi", "Orbit 12")])
        await talk.say(line)
        #expect(try await talk.body(of: "Wifi") == "Orbit 12")
    }

    @Test(arguments: [
        ("dont need any, take rice off", "- [ ] milk"), ("i have plenty, cross off rice", "- [ ] milk"),
        ("the rice turned up in the shed, so that can come off the shopping list", "- [ ] milk"),
        ("anna paid me so cross him off", "- [ ] milk\n- [ ] rice"),
    ])
    func `An item goes after a reason, and none where none is named`(line: String, left: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] rice")])
        await talk.say(line)
        let body = try await talk.body(of: "Shopping list")
        #expect(body?.replacing("\n- [x] rice", with: "") == left)
    }

    @Test(arguments: ["add soap, actually no", "take milk off - no, don't", "clear the shopping list, or rather not"])
    func `What is taken back in the same line is not done`(line: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] rice")])
        await talk.say(line)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] rice")
    }
}
