import Notes
import Testing

@testable import BuiltinBackend

/// What was just deleted, or is told before the order that is about it.
@Suite struct WantedAgainTests {
    @Test(arguments: [
        "nah put it back a sec", "no dont, dafydd needs it for the pipes, put it back",
        "actually put it bk callum wants it lol",
        "wait, i'll want that for the accounts, bring it back",
    ])
    func `What was just deleted is brought back, whatever is said besides`(said: String) async throws {
        let talk = Talk([("Kitchen wall", "Kitchen wall is 4.82 m")])
        await talk.say("delete the kitchen wall note")
        #expect(try await talk.titles().isEmpty)
        await talk.say(said)
        #expect(try await talk.titles() == ["Kitchen wall"])
    }

    @Test(arguments: [
        "dont put it back", "remember: borrowed Ben's drill, bring it back by friday", "remind me to get it back",
        "Ben should bring it back by friday", "he'll bring it back sunday", "put it back on the shopping list",
    ])
    func `What only has these words brings nothing back`(said: String) async throws {
        let talk = Talk([("Kitchen wall", "Kitchen wall is 4.82 m"), ("Shopping list", "- [ ] milk")])
        await talk.say("delete the kitchen wall note")
        await talk.say(said)
        #expect(try await !talk.titles().contains("Kitchen wall"))
    }

    @Test(arguments: [
        (
            "Raffle prizes: meal for two at the plough, port, hamper",
            "plough's withdrawn the meal, take it off the raffle prizes", "Raffle prizes: port, hamper"
        ),
        (
            "Bench: mrs ellerby carriage clock, vicars fusee, longcase",
            "mrs ellerbys is finished, cross it off the bench", "Bench: vicars fusee, longcase"
        ),
    ])
    func `“It” may be the thing of a line that is told of before, and goes after a yes`(
        body: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([(String(body.prefix { $0 != ":" }), body)])
        #expect(await talk.answer(said).hasPrefix("Shall I take"))
        #expect(try await talk.onlyBody() == body)
        await talk.say("yes")
        #expect(try await talk.onlyBody() == after)
    }

    @Test func `“It” is none of two things that may be meant`() async throws {
        let talk = Talk([("Raffle prizes", "Raffle prizes: meal at the plough, cider from the plough, port")])
        let answer = await talk.answer("the plough withdrew, take it off the raffle prizes")
        #expect(answer.contains("nothing was taken off"))
    }

    @Test func `A number in words takes the place of the one that is denied`() async throws {
        let talk = Talk([("Silver band", "Silver band, 2 sets, £120, leader mr pascoe")])
        await talk.say("pascoe says three sets, not 2")
        #expect(try await talk.onlyBody() == "Silver band, three sets, £120, leader mr pascoe")
    }

    @Test(arguments: [
        ("Party starts at 5", "the three of us cant come at 5"),
        ("Choir meets at 7 in room 3", "two of the choir said not at 7"),
        ("Band practice at 8, 4 songs", "two people said band practice is not at 8"),
    ])
    func `Who says that something is not so is no new number`(note: String, said: String) async throws {
        let talk = Talk([(note, note)])
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.hasPrefix(note) })
    }

    @Test func `A day that is no later than today is not counted from`() async throws {
        let talk = Talk([("Dentist", "Dentist on 20 December at 9")])
        #expect(await !talk.answer("booked the dentist today, remind me the day before to floss").contains("is over"))
    }

    @Test func `“The day before” counts from the day that the line tells of first`() async throws {
        let talk = Talk([("Shifts", "Shifts: tue 4-7, with juno on sunday")])
        await talk.say("juno's bday is the 19th, remind me the day before to get her a cake")
        let cake = try await talk.store.notes(NoteFilter()).first { $0.title.contains("cake") }
        #expect(cake?.dueAt == DueDate("2026-03-18"))
    }

    @Test func `News behind an order may have a word of it`() async throws {
        let talk = Talk([("Todo", "- [ ] book the roller\n- [ ] ring Steve")])
        await talk.say("tick book the roller and the roller fund is now at 140")
        #expect(try await talk.body(of: "Todo")?.hasPrefix("- [x] book the roller") == true)
    }

    @Test func `What is told behind what goes on a list is not lost`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        let answer = await talk.answer("add scones to the shopping list, and the scorebook is at Jean's")
        let isKept = try await talk.bodies().values.contains { $0.contains("scorebook is at") }
        #expect(isKept || answer.contains("scorebook is at"), "\(answer)")
    }

    @Test func `News behind an order is told by itself`() async throws {
        let talk = Talk([("Vet", "Vet is on friday at 3"), ("Shopping list", "- [ ] eggs")])
        await talk.say("tick off eggs and the vet is now at 5")
        #expect(try await talk.body(of: "Shopping list") == "- [x] eggs")
        #expect(try await talk.body(of: "Vet") == "Vet is on friday at 5")
    }
}
