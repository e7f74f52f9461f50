import Assistant
import Notes
import Testing

@testable import BuiltinBackend

/// Headings, in words.
struct HeadingOrderTests {
    private let notes = [("Trip", "by train"), ("Tea", "green")]

    @Test(arguments: [
        "add a heading Costs to the trip note", "put a heading called costs into the trip note",
        "add a new heading to the trip note: costs", "insert the headline Costs in the trip note",
    ])
    func `A heading is added as one`(line: String) async throws {
        let talk = Talk(notes)
        #expect(await talk.answer(line) == "Added to Trip.")
        #expect(try await talk.body(of: "Trip") == "by train\n## Costs")
    }

    @Test func `Without a note it goes to the last one`() async throws {
        let talk = Talk(notes)
        await talk.say("show me the trip note")
        await talk.say("add a heading Costs")
        #expect(try await talk.body(of: "Trip") == "by train\n## Costs")
    }

    @Test(arguments: [
        "add a heading to the trip note", "add headline to the trip note", "write a heading for the tea note",
    ])
    func `A heading that does not say what it is changes nothing`(line: String) async throws {
        let talk = Talk(notes)
        #expect(await talk.answer(line).contains("/heading TEXT"))
        #expect(try await talk.bodies() == ["Trip": "by train", "Tea": "green"])
    }

    @Test func `Where the note is not there nothing changes`() async throws {
        let talk = Talk(notes)
        let turn = await talk.say("add a heading Costs to the zebra note")
        #expect(turn.isLeftOpen, "\(turn.reply)")
        #expect(try await talk.bodies() == ["Trip": "by train", "Tea": "green"])
    }

    @Test func `A note that comes back from the Trash has a card that says so`() async {
        let talk = Talk(notes)
        await talk.say("delete the trip note")
        let turn = await talk.say("restore the trip note")
        #expect(turn.cards.last?.isRestored == true, "\(turn.reply)")
    }
}
