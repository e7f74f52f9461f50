import Testing

@testable import BuiltinBackend

/// What an undo in words takes back.
@Suite struct TakingBackTests {
    @Test(arguments: ["hm is it going to rain", "lol", "what is the wifi password", "delete the boat list"])
    func `After a line that wrote nothing an undo asks first`(between: String) async throws {
        let talk = Talk()
        await talk.say("the heating code is 5510")
        await talk.say(between)
        let asked = "Nothing was changed just now. Before that I noted Heating code. Shall I take that back?"
        #expect(await talk.answer("undo that") == asked)
        #expect(try await talk.titles() == ["Heating code"])
        #expect(await talk.answer("yes") == "Taken back: Heating code.")
        #expect(try await talk.titles().isEmpty)
        try talk.checkReplay()
    }

    @Test(arguments: ["no", "never mind", "what is the heating code"])
    func `Without a yes nothing is taken back`(answer: String) async throws {
        let talk = Talk()
        await talk.say("the heating code is 5510")
        await talk.say("lol")
        await talk.say("undo")
        await talk.say(answer)
        #expect(try await talk.titles() == ["Heating code"])
    }

    @Test(arguments: ["undo", "yes, undo it", "yes please"])
    func `The question is answered by the same order again`(answer: String) async throws {
        let talk = Talk()
        await talk.say("the heating code is 5510")
        await talk.say("lol")
        await talk.say("undo")
        await talk.say(answer)
        #expect(try await talk.titles().isEmpty)
    }

    @Test func `What was changed, deleted or taken back before is named as far as it is known`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk"), ("Boiler", "March")])
        await talk.say("add figs to the shopping list")
        await talk.say("lol")
        #expect(await talk.answer("undo").contains("Before that I changed Shopping list."))
        await talk.say("no")
        await talk.say("delete the boiler note")
        await talk.say("lol")
        #expect(await talk.answer("undo").contains("Before that I deleted Boiler."))
        await talk.say("yes")
        await talk.say("lol")
        let asked = "Nothing was changed just now. Shall I take back the change before it?"
        #expect(await talk.answer("undo").hasPrefix(asked))
    }

    @Test func `Right after a change, and after an undo, nothing is asked`() async throws {
        let talk = Talk()
        await talk.say("the heating code is 5510")
        await talk.say("the gate code is 7731")
        #expect(await talk.answer("undo") == "Taken back: Gate code.")
        #expect(await talk.answer("undo") == "Taken back: Heating code.")
        #expect(await talk.answer("redo") == "Done again: Heating code.")
        #expect(await talk.answer("undo") == "Taken back: Heating code.")
    }

    @Test(arguments: ["move eggs from the shopping list to the todo list", "merge Ferry into Boat"])
    func `What one line did is taken back and done again as a whole, whatever is said between`(said: String)
        async throws
    {
        let talk = Talk([
            ("Shopping", "- [ ] eggs\n- [ ] milk"), ("Todo", "- [ ] ring Bob\n- [ ] sweep"), ("Ferry", "leaves at 9"),
            ("Boat", "is blue"),
        ])
        let before = try await talk.bodies()
        await talk.say(said)
        if said.hasPrefix("merge") { await talk.say("yes") }
        let after = try await talk.bodies()
        #expect(after != before)
        for _ in 1...2 {
            await talk.say("undo")
            #expect(try await talk.bodies() == before)
            await talk.say("thanks")
            await talk.say("redo")
            #expect(try await talk.bodies() == after)
        }
        try talk.checkReplay()
    }
}
