import Foundation
import Notes
import Testing

@testable import BuiltinBackend

/// What an undo in words takes back.
@Suite struct TakingBackTests {
    @Test(arguments: ["hm is it going to rain", "lol", "what is the wifi password", "delete the boat list"])
    func `After a line that wrote nothing an undo asks first`(between: String) async throws {
        let talk = Talk()
        await talk.say("the heating code is 5510")
        await talk.say(between)
        let asked = "Nothing was changed just now. Before that came: creating “Heating code”. Shall I take that back?"
        #expect(await talk.answer("undo that") == asked)
        #expect(try await talk.titles() == ["Heating code"])
        #expect(await talk.answer("yes") == "Taken back: Heating code.")
        #expect(try await talk.titles().isEmpty)
        try talk.checkReplay()
    }

    @Test func `What somebody else did since stays, and what the line did goes`() async throws {
        let talk = Talk()
        await talk.say("the heating code is 5510")
        let now = Talk.world.now()
        let eggs = NoteItem(id: UUID(), title: "Eggs", body: "12", createdAt: now)
        try await talk.store.create(eggs, by: .person, at: now)
        #expect(await talk.answer("undo that") == "Taken back: Heating code.")
        #expect(try await talk.titles() == ["Eggs"])
        try talk.checkReplay()
    }

    @Test func `A second undo asks before it takes back what the conversation did not do`() async throws {
        let talk = Talk([("Boat", "depth 3 m")])
        let now = Talk.world.now()
        let eggs = NoteItem(id: UUID(), title: "Eggs", body: "12", createdAt: now)
        try await talk.store.create(eggs, by: .person, at: now)
        await talk.say("the heating code is 5510")
        await talk.say("undo")
        #expect(await talk.answer("undo") == "Before that came: creating “Eggs”. Shall I take that back?")
        #expect(try await talk.titles() == ["Boat", "Eggs"])
    }

    @Test func `A second undo goes on with what the conversation did before`() async throws {
        let talk = Talk()
        await talk.say("the heating code is 5510")
        await talk.say("the gate code is 1234")
        await talk.say("undo")
        await talk.say("undo")
        #expect(try await talk.titles().isEmpty)
    }

    @Test func `What somebody else changed in the same note since is not taken back`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say("add figs to the shopping list")
        let list = try #require(try await talk.note("Shopping list"))
        try await talk.store.update(list.id, by: .person, at: Talk.world.now()) { $0.body += "\n- [ ] ham" }
        #expect(await talk.answer("undo").hasPrefix("That was changed again since, so nothing was undone."))
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] figs\n- [ ] ham")
    }

    @Test func `What one line did goes back together, whatever else came since`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say("add figs to the shopping list and remember that the gate code is 1234")
        #expect(try await talk.titles().count == 2)
        let now = Talk.world.now()
        let eggs = NoteItem(id: UUID(), title: "Eggs", body: "12", createdAt: now)
        try await talk.store.create(eggs, by: .person, at: now)
        await talk.say("undo")
        #expect(try await talk.bodies() == ["Shopping list": "- [ ] milk", "Eggs": "12"])
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

    @Test func `An undo of two steps is no yes to the question about one`() async throws {
        let talk = Talk()
        for line in ["the heating code is 5510", "the gate code is 1234", "lol", "undo"] { await talk.say(line) }
        let asked = "Nothing was changed just now. /undo 2 takes back the 2 changes before that."
        #expect(await talk.answer("undo 2") == asked)
        #expect(try await talk.titles().count == 2)
    }

    @Test func `What was changed, deleted or taken back before is named as far as it is known`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk"), ("Boiler", "March")])
        await talk.say("add figs to the shopping list")
        await talk.say("lol")
        #expect(await talk.answer("undo").contains("Before that came: changing “Shopping list”."))
        await talk.say("no")
        await talk.say("delete the boiler note")
        await talk.say("lol")
        #expect(await talk.answer("undo").contains("Before that came: deleting “Boiler”."))
        await talk.say("yes")
        await talk.say("lol")
        let asked = "Nothing was changed just now. Before that came: changing “Shopping list”. Shall I take that back?"
        #expect(await talk.answer("undo") == asked)
    }

    @Test func `Several notes that came at once are named before an undo takes them after another undo`() async throws {
        let talk = Talk()
        let notes = ["One", "Two", "Three", "Four"].map { NoteItem(id: UUID(), title: $0, createdAt: Talk.world.now()) }
        try await talk.store.write(notes.map(NoteEdit.create), by: .person, at: Talk.world.now())
        await talk.say("the heating code is 5510")
        #expect(await talk.answer("undo") == "Taken back: Heating code.")
        let asked = await talk.answer("undo")
        #expect(asked.contains("4 changes at once, of “One”, “Two”, “Three” and 1 more notes. Shall I take that back?"))
        #expect(await talk.answer("no") == "All right, I leave everything as it is.")
        #expect(try await talk.titles().count == 4)
        await talk.say("undo")
        #expect(await talk.answer("yes").contains("Taken back: "))
        #expect(try await talk.titles().isEmpty)
        await talk.say("the gate code is 7731")
        #expect(try await talk.store.notes(NoteFilter(isTrashed: true)).count == 5)
    }

    @Test(arguments: ["no", "stop", "don't", "cancel", "never mind", "no wait"])
    func `A no that comes after a deletion is told that it is done`(said: String) async throws {
        let talk = Talk([("Wifi", "x"), ("Boiler", "y")])
        await talk.say("delete the wifi note")
        #expect(await talk.answer(said) == "Wifi is in the Trash; “undo” brings it back.")
        await talk.say("undo")
        #expect(try await talk.titles() == ["Boiler", "Wifi"])
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

    @Test(arguments: ["actually keep them", "no, keep them", "keep them after all", "oh no, keep those"])
    func `What was taken off a list is kept after all`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] glue sticks\n- [ ] rope")])
        await talk.say("scrap the glue sticks")
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] glue sticks\n- [ ] rope")
    }

    @Test(arguments: ["oh no I haven't", "wait, I didn't", "no, I have not"])
    func `What was ticked by mistake is open again`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] glue sticks\n- [ ] rope")])
        await talk.say("got the rope")
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] glue sticks\n- [ ] rope")
    }

    @Test(arguments: ["no, keep them", "oh no I haven't"])
    func `Where nothing was taken away, keeping it deletes nothing`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] rope")])
        await talk.say("remember that the shed key hangs behind the door")
        await talk.say(said)
        #expect(try await talk.bodies().count == 2)
    }

    @Test(arguments: ["keep the pears after all", "put the pears back", "leave the pears on after all"])
    func `What was taken off is named and comes back`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] pears")])
        await talk.say("take the pears off")
        await talk.say(said)
        #expect(try await talk.bodies() == ["Shopping list": "- [ ] milk\n- [ ] pears"])
    }

    @Test(arguments: ["no, I haven't paid the rent yet", "oh no, I didn't pay the rent"])
    func `What was not done after all is named and opened again`(said: String) async throws {
        let talk = Talk([("Todo", "- [ ] pay the rent\n- [ ] call Ann")])
        await talk.say("paid the rent")
        #expect(try await talk.body(of: "Todo") == "- [x] pay the rent\n- [ ] call Ann")
        await talk.say("called Ann")
        await talk.say(said)
        #expect(try await talk.body(of: "Todo") == "- [ ] pay the rent\n- [x] call Ann")
    }
}
