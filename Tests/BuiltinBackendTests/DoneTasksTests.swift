import Notes
import Testing

@testable import BuiltinBackend

/// What ends a task, said in the words of every day.
@Suite struct DoneTasksTests {
    @Test(arguments: [
        ("- [ ] send the seed order", "seed order's gone off"),
        ("- [ ] put the bins out", "the bins went out"),
        ("- [ ] send the offer", "the offer went out on tuesday"),
        ("- [ ] tell the landlord", "told the landlord"),
        ("- [ ] swap Colin's litter tray", "litter tray was done thurs"),
        ("- [ ] flat 1 kitchen tap", "Tap in flat 1 repaired."),
        ("- [ ] safety intro with Tobias", "safety intro w/ tobias done, hes all set"),
        ("- [ ] oil & grease", "oil & grease are sorted"),
    ])
    func `It is ticked`(task: String, said: String) async throws {
        let talk = Talk([("Jobs", "\(task)\n- [ ] flat 4 window handle")])
        await talk.say(said)
        #expect(
            try await talk.body(of: "Jobs") == task.replacing("[ ]", with: "[x]") + "\n- [ ] flat 4 window handle"
        )
    }

    @Test func `Several things without commas between them are all ticked`() async throws {
        let talk = Talk([("Shopping list", "- [ ] nappies\n- [ ] milk\n- [ ] wipes")])
        await talk.say("got nappies wipes")
        #expect(try await talk.body(of: "Shopping list") == "- [x] nappies\n- [ ] milk\n- [x] wipes")
    }

    @Test func `“&” stands between two things`() async throws {
        let talk = Talk([("Need for office", "- [ ] printer ink\n- [ ] milk\n- [ ] stamps")])
        await talk.say("Got the ink & milk")
        #expect(try await talk.body(of: "Need for office") == "- [x] printer ink\n- [x] milk\n- [ ] stamps")
    }

    @Test func `“Four days early” is about no birthday`() async throws {
        let talk = Talk([("Need", "- [ ] birthday present for Elodie\n- [ ] tape")])
        await talk.say("the manual is finished and sent, four days early!")
        #expect(try await talk.body(of: "Need") == "- [ ] birthday present for Elodie\n- [ ] tape")
    }

    @Test(arguments: ["the milk went off", "milk's gone off", "milk is gone", "I told Ann we need milk"])
    func `What is to be bought is not had by that`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] bread")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] bread")
    }
}
