import Assistant
import Notes
import Testing

@testable import BuiltinBackend

/// Two requests in one line are both done, and none is written down as if it were part of the other.
@Suite struct TwoRequestsTests {
    private func talk() async -> Talk {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] bread"), ("Wifi", "wifi code is 3300")])
        await talk.say("what's on the shopping list")
        return talk
    }

    /// What is on the shopping list after a line.
    private func shopping(after said: String) async throws -> String? {
        let talk = await talk()
        await talk.say(said)
        return try await talk.body(of: "Shopping list")
    }

    @Test(arguments: ["add cheese. remove bread", "add cheese and remove bread", "add cheese, remove bread"])
    func `One thing is added and another taken off`(said: String) async throws {
        #expect(try await shopping(after: said) == "- [ ] milk\n- [ ] cheese")
    }

    @Test(arguments: ["add cheese, tick off milk", "tick off milk. add cheese", "add cheese and tick off milk"])
    func `One thing is added and another ticked`(said: String) async throws {
        #expect(try await shopping(after: said) == "- [x] milk\n- [ ] bread\n- [ ] cheese")
    }

    @Test(arguments: ["put chips on the party list", "add chips to the party list"])
    func `Two things go on two lists`(first: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk"), ("Party list", "- [ ] cake")])
        await talk.say("\(first) and eggs on the shopping list")
        #expect(
            try await talk.bodies() == [
                "Shopping list": "- [ ] milk\n- [ ] eggs", "Party list": "- [ ] cake\n- [ ] chips",
            ]
        )
    }

    @Test(arguments: ["tick milk and eggs on the shopping list", "tick off milk and eggs on the shopping list"])
    func `Two things of one list are ticked`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] eggs"), ("Party list", "- [ ] milk\n- [ ] cake")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [x] milk\n- [x] eggs")
        #expect(try await talk.body(of: "Party list") == "- [ ] milk\n- [ ] cake")
    }

    @Test(arguments: ["got milk. add cheese. remove bread", "add cheese; tick off milk. remove bread"])
    func `Three things are done`(said: String) async throws {
        #expect(try await shopping(after: said) == "- [x] milk\n- [ ] cheese")
    }

    @Test(arguments: [
        "remove bread, remind me to call mum on friday", "remind me to call mum on friday. remove bread",
        "remind me to call mum on friday, remove bread",
    ])
    func `Something is taken off and a reminder set`(said: String) async throws {
        let talk = await talk()
        await talk.say(said)
        #expect(try await talk.note("Call mum")?.dueAt?.text == "2026-03-20")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk")
    }

    @Test(arguments: [
        "the plumber's number is 0117 496 0222. scratch the bread",
        "put cheese on the shopping list, the plumber's number is 0117 496 0222",
        "the plumber's number is 0117 496 0222, delete the wifi note",
    ])
    func `A fact beside an order is kept`(said: String) async throws {
        let talk = await talk()
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.hasSuffix("0117 496 0222") })
    }

    @Test(arguments: ["delete the wifi note, what's on the shopping list", "remove milk. what's left on the list"])
    func `A question behind an order is answered`(said: String) async {
        #expect(await talk().answer(said).contains("bread"))
    }

    @Test(arguments: ["remember i parked on level 3, remove bread", "anna's size is 38. remove bread"])
    func `Nothing that is told before an order is lost`(said: String) async throws {
        let talk = await talk()
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.contains("3") && !$0.contains("3300") })
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk")
    }

    @Test func `A list that was just deleted is not told of`() async {
        let talk = await talk()
        let answer = await talk.answer("add eggs. delete the shopping list. what's on the shopping list")
        #expect(answer.hasSuffix("There is no list called Shopping list."))
    }

    @Test(arguments: ["remove milk, no i mean bread", "remove milk. sorry, i meant bread", "remove milk, just kidding"])
    func `What is taken back in the same line is not done`(said: String) async throws {
        #expect(try await shopping(after: said) == "- [ ] milk\n- [ ] bread")
    }

    @Test(arguments: [
        "remind me to buy milk and remove the label on friday", "remind me to sort my phone, delete wifi",
        "remind me to ask tom when and where the party is",
    ])
    func `A reminder of two things stays one`(said: String) async throws {
        let talk = await talk()
        await talk.say(said)
        let bodies = try await talk.bodies()
        #expect(bodies["Wifi"] != nil && bodies["Shopping list"] == "- [ ] milk\n- [ ] bread")
        #expect(bodies.values.contains { $0.hasSuffix("label") || $0.hasSuffix("wifi") || $0.hasSuffix("the party") })
    }

    @Test(arguments: [
        "delete the wifi note, it is 4411 now", "delete the wifi note, wifi is off for 2 days",
        "got the milk and bin bags", "remind me to bake on friday, add cheese to the dough",
    ])
    func `A reason and a part of the same thing are no second request`(said: String) async throws {
        let talk = await talk()
        let before = try await talk.bodies().count
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(after.count <= before + 1 && after["Shopping list"]?.contains("dough") == false)
    }
}
