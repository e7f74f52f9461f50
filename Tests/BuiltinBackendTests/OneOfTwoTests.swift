import Assistant
import Notes
import Testing

@testable import BuiltinBackend

/// Lines that may be about either of two.
@Suite struct OneOfTwoTests {
    @Test(arguments: [
        ["Staff meeting", "Budget meeting", "the meeting has been moved to friday"],
        ["Leo's party", "Mia's party", "the party has moved to sunday"],
    ])
    func `What has moved is asked about where two are called so`(said: [String]) async throws {
        let talk = Talk()
        for (title, day) in zip(said, ["tuesday at 2", "wednesday at 4"]) {
            await talk.say("remind me of \(title) on \(day)")
        }
        let days = try await talk.store.notes(NoteFilter()).map(\.dueAt)
        #expect(await talk.answer(said[2]).hasPrefix("Which one do you mean?"))
        #expect(try await talk.store.notes(NoteFilter()).map(\.dueAt) == days)
        #expect(await talk.answer("the \(said[0]) one").hasSuffix("in \(said[0])."))
        try talk.checkReplay()
    }

    @Test func `Two reminders of one title are told apart by their days`() async throws {
        let talk = Talk()
        await talk.say("remind me to call Jo tomorrow")
        await talk.say("remind me to call Jo on friday")
        #expect(await talk.answer("move calling Jo to saturday").contains("Call Jo, due Friday, 20 March 2026"))
        #expect(await talk.answer("the friday one") == "Moved Call Jo: Saturday, 21 March 2026.")
    }

    @Test func `The numbers of a listing stay what they were after a question that showed none`() async throws {
        let talk = Talk([("Pea", "Pea"), ("Nut", "Nut"), ("Fig", "Fig")])
        await talk.say("list my notes")
        await talk.say("delete 1 and 3")
        await talk.say("no")
        #expect(await talk.answer("tag 2 with food") == "Tagged Nut with food.")
    }

    @Test func `The A list is called so`() async throws {
        let talk = Talk()
        await talk.say("add milk to the A list")
        await talk.say("add milk to the B list")
        await talk.say("take milk off the A list")
        #expect(try await talk.body(of: "B list") == "- [ ] milk")
        #expect(try await talk.body(of: "A list") == "")
    }

    @Test(arguments: ["delete milk", "forget the milk"])
    func `What is an item and a note as well is not deleted`(line: String) async throws {
        let talk = Talk([("Milk", "The milk is sour"), ("Shopping list", "- [ ] milk\n- [ ] green tea\n- [ ] tea")])
        #expect(await talk.answer(line).contains("Nothing was deleted."))
        #expect(try await talk.titles() == ["Milk", "Shopping list"])
    }

    @Test func `Two notes that are named go only after a yes`() async throws {
        let talk = Talk([("Boat list", "- [ ] rope"), ("Ferry", "9:40"), ("Gate", "red")])
        let asked = await talk.answer("delete the boat list and the ferry note")
        #expect(asked == "Do you mean Boat list and Ferry? A yes deletes both notes.")
        #expect(try await talk.titles() == ["Boat list", "Ferry", "Gate"])
        await talk.say("yes")
        #expect(try await talk.titles() == ["Gate"])
    }

    @Test func `An item never stands for its whole list`() async throws {
        let talk = Talk([("Shopping list", "- [ ] green tea\n- [ ] tea")])
        #expect(await talk.answer("remove the green one").contains("so nothing was changed"))
    }

    @Test(arguments: ["the match was moved to sunday at 5 instead", "the vet has rebooked the match to monday"])
    func `A day that may take the place of another is asked about`(line: String) async throws {
        let talk = Talk([("Match", "The match is on sunday at 2")])
        let turn = await talk.say(line)
        #expect(turn.reply.contains("Shall I") || turn.reply.hasPrefix("Changed"))
        #expect(try await talk.titles() == ["Match"])
    }

    @Test(arguments: [
        "would you mind deleting the boiler note?", "hide the boiler note", "i want the boiler note deleted",
    ])
    func `An order in words that no rule knows is told not to be done`(line: String) async throws {
        let talk = Talk([("Boiler", "Serviced in May")])
        #expect(await talk.answer(line).hasPrefix(Reply.notDone))
    }

    @Test(arguments: ["no, keep 850", "keep only the milk", "save that under Wifi"])
    func `What is to stay is no note`(line: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] eggs")])
        await talk.say(line)
        #expect(try await talk.titles() == ["Shopping list"])
    }

    @Test func `An order with a list after what is to be kept is an order of its own`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say("remember that Jo's size is 8 and add socks to the shopping list")
        #expect(try await talk.body(of: "Jo's size") == "Jo's size is 8")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] socks")
    }
}
