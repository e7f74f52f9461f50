import Testing

@testable import BuiltinBackend

/// What is taken off a list, with the reason behind it.
@Suite struct TakenOffWithReasonTests {
    @Test(arguments: [
        "take the stove off mos got one", "Take the stove off, too heavy", "take the stove off again, found one",
        "scratch the stove aunt dee has one", "dont need the stove found one in the shed",
        "dont want the stove now, we eat out", "The stove I do not need, there is one in the cabin.",
        "we don't need the stove after all, there's one in the cabin", "chuck the stove off the list, Yolanda has one",
        "stove off the list, found one in the van",
        "take the stove off, no room", "take the stove off jean is bringing it",

        "remove the stove, not enough gas",
    ])
    func `The thing goes, and nothing else`(said: String) async throws {
        let talk = Talk([("Packing list", "- [ ] stove\n- [ ] gas\n- [ ] tent pegs")])
        await talk.say(said)
        #expect(try await talk.bodies() == ["Packing list": "- [ ] gas\n- [ ] tent pegs"])
    }

    @Test func `What is taken back behind it stays`() async throws {
        let talk = Talk([("Packing list", "- [ ] stove\n- [ ] gas")])
        await talk.say("take the stove off sorry i mean the gas")
        #expect(try await talk.body(of: "Packing list")?.contains("stove") == true)
    }

    @Test func `What is named behind a not stays, and nothing goes`() async throws {
        let talk = Talk([("Fair", "- [ ] toys stall\n- [ ] cake stall")])
        await talk.say("remove the cake stall, not the toys")
        #expect(try await talk.body(of: "Fair") == "- [ ] toys stall\n- [ ] cake stall")
    }

    @Test func `A list that is named without the word is no reason`() async throws {
        let talk = Talk([("Parts", "- [ ] top mount\n- [ ] drop link")])
        await talk.say("take the drop link off parts, found one")
        #expect(try await talk.body(of: "Parts") == "- [ ] top mount")
    }

    @Test func `A yes to the question takes it off`() async throws {
        let talk = Talk([("Shopping", "- [ ] brown paper\n- [ ] milk")])
        #expect(await talk.answer("ditch the brown paper, found some").hasPrefix("Shall I take"))
        await talk.say("yes")
        #expect(try await talk.body(of: "Shopping") == "- [ ] milk")
    }

    @Test func `A thing of a line of things takes no note with it`() async throws {
        let talk = Talk([("Props: brown paper", "Props: brown paper, suitcases, a birdcage")])
        await talk.say("ditch the brown paper, found a whole roll in the van")
        #expect(try await talk.titles().count == 1)
    }
}
