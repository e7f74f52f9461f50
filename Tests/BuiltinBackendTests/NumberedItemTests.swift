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

    @Test func `An item that is called by a number is no place of the list, however long that is`() async throws {
        let lines = (0..<100).map { "- [ ] item \($0) rake\($0)" }
        let talk = Talk([("Garden jobs", lines.joined(separator: "\n"))])
        await talk.say("tick item 50 on the garden jobs")
        let ticked = try await talk.body(of: "Garden jobs")?.split(separator: "\n").filter { $0.contains("[x]") }
        #expect(ticked == ["- [x] item 50 rake50"])
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

/// What is said of a list that was just shown or changed.
struct ListInViewTests {
    @Test(arguments: [
        ("remove the second one", "- [ ] milk\n- [ ] eggs"), ("remove the last item", "- [ ] milk\n- [ ] bread"),
        ("tick 1 and 3", "- [x] milk\n- [ ] bread\n- [x] eggs"),
        ("tick 7", "- [ ] milk\n- [ ] bread\n- [ ] eggs"),
    ])
    func `A number is a place in it`(said: String, after: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] bread\n- [ ] eggs")])
        for line in ["show my shopping list", said] { await talk.say(line) }
        #expect(try await talk.onlyBody() == after)
    }

    @Test(arguments: [
        ("got the bread", "the milk too", "- [x] milk\n- [x] bread\n- [ ] eggs"),
        ("got the bread", "and the eggs", "- [ ] milk\n- [x] bread\n- [x] eggs"),
        ("take the bread off", "and the eggs", "- [ ] milk"),
        ("got the bread", "and the eggs. no i didnt, those are old", "- [ ] milk\n- [x] bread\n- [ ] eggs"),
        ("got the bread", "and juice", "- [ ] milk\n- [x] bread\n- [ ] eggs\n- [ ] juice"),
    ])
    func `“And the eggs” goes on with what was done to the last item`(
        first: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] bread\n- [ ] eggs")])
        for line in [first, said] { await talk.say(line) }
        #expect(try await talk.onlyBody() == after)
    }

    @Test func `A word that was put in is corrected by another`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] bread")])
        for line in ["change bread to rolls", "no, buns", "actually make it 4 buns"] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "- [ ] milk\n- [ ] 4 buns")
    }

    @Test func `What is told of something to do does not ask whether it is done`() async throws {
        let talk = Talk([("Pay", "- [ ] pay rent")])
        #expect(await !talk.answer("rent is 800").contains("Is that done"))
    }
}
