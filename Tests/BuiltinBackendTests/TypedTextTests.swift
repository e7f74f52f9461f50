import Testing

@testable import BuiltinBackend

/// What is typed after a colon is kept as it is.
@Suite struct TypedTextTests {
    /// A text of more words than are looked at for an order.
    private static let long = (1...70).map { "word\($0)" }.joined(separator: " ") + "."

    @Test(arguments: [
        "- 2 eggs\n- milk\n\nMix well: 3 min", "step 1\nstep 2\nstep 3", "ssh root@host", "that's all, folks.",
        "pAssw0rd: x y", "iPhone pin is 1234", "* star, and more", long, "\(long)\n\(long)",
    ])
    func `It goes below a note whole`(text: String) async throws {
        for name in ["the cake note", "Cake"] {
            let talk = Talk([("Cake", "From Ann"), ("Shopping list", "- [ ] milk")])
            let gap = text.contains("\n") ? "\n" : " "
            #expect(await talk.answer("add to \(name):\(gap)\(text)") == "Added to Cake.")
            #expect(try await talk.body(of: "Cake") == "From Ann\n\(text)")
            try talk.checkReplay()
        }
    }

    @Test(arguments: [":", " saying"])
    func `A long text of a note with a title is whole`(lead: String) async throws {
        let talk = Talk()
        await talk.say("make a note called Cake\(lead) \(Self.long)")
        #expect(try await talk.body(of: "Cake")?.contains("word69 word70") ?? false)
        await talk.say("make a note called Tea\(lead) hot\nand black")
        #expect(try await talk.body(of: "Tea") == "hot\nand black")
    }

    @Test func `A long text is cut into no item of a list, and is no new note`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say("add to the shopping list: \(Self.long)")
        #expect(try await talk.bodies() == ["Shopping list": "- [ ] milk"])
    }

    @Test(arguments: [
        ("note: Vitamin A", "Vitamin A"), ("note: Plan A", "Plan A"),
        ("note: pill B before pill A", "Pill B before pill A"),
        ("remember the recipe: Soup: onions", "The recipe: Soup: onions"),
        ("remember that Oma's recipe: flour: 500 g", "Oma's recipe: flour: 500 g"),
    ])
    func `The word that orders it is no part of the text`(said: String, body: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.bodies().values.first == body)
        #expect(try await talk.titles().allSatisfy { body.hasPrefix($0) || "The \($0)".hasPrefix($0) })
    }

    @Test(arguments: ["add to Meeting notes: Ann is in", "add to the notes on Oslo: a map", "put in Trip notes: a map"])
    func `An order about a note that is not there is kept as no note`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say(said)
        #expect(try await talk.bodies() == ["Shopping list": "- [ ] milk"])
    }

    @Test func `What is to be remembered for something goes below its note`() async throws {
        let talk = Talk([("Paris trip", "In May")])
        await talk.say("remember for the Paris trip: passport, plug")
        #expect(try await talk.bodies() == ["Paris trip": "In May\npassport, plug"])
    }
}
