import Assistant
import Notes
import Testing

@testable import BuiltinBackend

@Suite struct NumberedItemTests {
    private static func talk() -> Talk {
        Talk([
            ("Radar weekly", "launch soon\n- a bullet\n- [ ] book the room\n- [ ] send invites\n- [x] order cake"),
            ("Contract", "Please send the signed contract on Friday."), ("Plan", "- sink\n- lamp"),
        ])
    }

    @Test(arguments: [
        "tick the second box", "tick number 2", "check off the second item", "tick box 2",
        "tick the 2nd one",
    ])
    func `A box is ticked by its place in the note that was shown`(said: String) async throws {
        let talk = Self.talk()
        await talk.say("show radar weekly")
        await talk.say(said)
        #expect(try await talk.body(of: "Radar weekly")?.contains("- [ ] book the room\n- [x] send invites") == true)
    }

    @Test func `A box is ticked by its place in the note that is named`() async throws {
        let talk = Self.talk()
        #expect(await talk.answer("tick the first box of radar weekly") == "Ticked off: book the room on Radar weekly.")
        #expect(await talk.answer("untick the last box of radar weekly").contains("order cake"))
        await talk.say("tick the second item of the plan")
        #expect(try await talk.body(of: "Plan") == "- sink\n- [x] lamp")
    }

    @Test(arguments: ["tick the second box", "tick number 7", "tick the ninth box of radar weekly"])
    func `Where no note was shown, or it has no such box, nothing is ticked`(said: String) async throws {
        let talk = Self.talk()
        #expect(await talk.say(said).hasOnlyLooked)
    }

    @Test(arguments: ["delete 2", "delete the second one"])
    func `A number after what is due is the place of its line`(said: String) async throws {
        let talk = Talk()
        await talk.say("remind me to call Ina tomorrow")
        await talk.say("remind me to pay the rent on friday")
        await talk.say("remind me to post the letter today")
        for asked in ["what's due", "what do I have to do"] {
            let shown = await talk.answer(asked)
            let first = try #require(shown.firstRange(of: "Post the letter"))
            let second = try #require(shown.firstRange(of: "Call Ina"))
            #expect(first.lowerBound < second.lowerBound)
            #expect(await talk.answer(said).hasPrefix("Do you mean Call Ina"))
        }
        try talk.checkReplay()
    }

    @Test func `A reminder is not emptied by its place`() async {
        let talk = Talk()
        await talk.say("remind me to ring Bob")
        #expect(await talk.say("remove the first one").hasOnlyLooked)
    }

    @Test func `The number of a line that is one of several of a list deletes no list`() async throws {
        let talk = Talk([("Jobs list", "- [ ] paint the door by friday\n- [ ] oil the gate by saturday")])
        await talk.say("remind me to call Ina tomorrow")
        await talk.say("what do I have to do")
        #expect(await talk.answer("delete 3").hasPrefix("Which item do you mean?"))
    }

    @Test func `An item goes by its place in the list that was shown`() async throws {
        let talk = Self.talk()
        await talk.say("show the plan")
        #expect(await talk.answer("delete the first one") == "Took sink off Plan.")
        #expect(await talk.answer("delete the ninth one") == "Plan has 1 item. Nothing was changed.")
        #expect(try await talk.titles().count == 3)
    }
}
