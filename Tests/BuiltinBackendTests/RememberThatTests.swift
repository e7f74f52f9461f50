import Notes
import Testing

@testable import BuiltinBackend

/// What follows "remember that" is to be remembered, whatever it says.
@Suite struct RememberThatTests {
    private static let notes = [
        ("Boiler", "serviced in May"), ("Ferry", "at nine"), ("Shopping list", "- [ ] milk\n- [ ] eggs"),
    ]

    @Test(arguments: [
        "Tom called, delete the boiler note", "Ann phoned; delete the boiler note", "I am sad. Delete the ferry note",
        "if it rains, take milk off the shopping list", "it is late; pin the ferry note", "eggs are off, tick eggs",
        "Ann left, add soap to the shopping list", "I am tired, undo", "vitamin is a", "my grade is a",
        "milk is in the fridge?", "the answer is 42?", "what matters is love", "where there is smoke there is fire",
    ])
    func `All of it is kept, and nothing of it is done`(text: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await talk.bodies()
        let answer = await talk.answer("remember that \(text)")
        let after = try await talk.bodies()
        let new = after.first { before[$0.key] == nil }
        #expect(before.allSatisfy { after[$0] == $1 }, "\(answer)")
        #expect([new?.key, new?.value].contains { $0?.lowercased() == text.lowercased() }, "\(after)")
    }

    @Test(arguments: [
        "note that Tom called, delete the boiler note", "keep in mind that Tom called. Tick off eggs",
        "don't forget that Tom called, delete the boiler note", "make a note that Tom called; pin the ferry note",
    ])
    func `The same goes for other words that dictate a note`(said: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await talk.bodies()
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(before.allSatisfy { after[$0] == $1 } && after.count == before.count + 1, "\(after)")
    }

    @Test(arguments: [
        "remember that the bins are full and add bags to the shopping list",
        "remember that the bins are full. Add bags to the shopping list.",
    ])
    func `Something more that is to be added is added`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        let bodies = try await talk.bodies()
        #expect(bodies["Shopping list"] == "- [ ] milk\n- [ ] eggs\n- [ ] bags")
        #expect(bodies["Bins"] == "The bins are full", "\(bodies)")
    }

    @Test func `A quoted order at the end stays`() async throws {
        let talk = Talk()
        await talk.say(#"remember that the code word is "note that""#)
        #expect(try await talk.bodies().contains { ($0.key + $0.value).contains("note that") })
    }

    @Test func `Who is not to be forgotten stays in the note`() async throws {
        let talk = Talk()
        await talk.say("Don't forget that I hate mushrooms")
        #expect(try await talk.titles() == ["I hate mushrooms"])
    }
}
