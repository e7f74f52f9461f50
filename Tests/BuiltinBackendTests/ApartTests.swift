import Notes
import Testing

@testable import BuiltinBackend

/// A pronoun after talk about something else: which note is meant is asked first.
@Suite struct ApartTests {
    private static let aside = [
        "who won the cup?", "how are you?", "thanks", "good night", "when is Cy's birthday?", "find holiday",
        "is it going to rain tomorrow?", "what's on my packing list?",
    ]

    @Test(arguments: aside, ["delete it", "get rid of it", "delete that note"])
    func `After talk about something else a pronoun deletes nothing unasked`(said: String, order: String) async throws {
        let talk = Talk()
        await talk.say("remember that the pump is noisy")
        await talk.say(said)
        let answer = await talk.answer(order)
        #expect(try await talk.titles().count == 1)
        if answer.hasPrefix("Do you mean Pump") {
            await talk.say("yes")
            #expect(try await talk.titles().isEmpty)
        }
        try talk.checkReplay()
    }

    @Test(arguments: ["delete it", "rename it to Attic", "move it to friday", "add mice to it"])
    func `A note that was only nearest to a question is asked about before an order`(order: String) async throws {
        let talk = Talk()
        await talk.say("remember that the cellar is damp on monday")
        await talk.say("what is the attic like?")
        let before = try await talk.bodies()
        #expect(await talk.answer(order).contains("Cellar"))
        #expect(try await talk.bodies() == before)
    }

    @Test(arguments: aside)
    func `A list is not deleted by a pronoun after something else`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] eggs")])
        await talk.say("what's on my shopping list?")
        await talk.say(said)
        await talk.say("delete it")
        #expect(try await talk.titles() == ["Shopping list"])
    }

    @Test(arguments: [
        ("remember that Al's code is 11", "what's Bo's code?", "it's 22"),
        ("remember that mum's birthday is on 3 march", "when is dad's birthday?", "it's on 5 april"),
        ("remember that the bakery opens at 8", "when does the chemist open?", "it opens at 9"),
        ("remember that the gas bill is 30", "how much is the water bill?", "change it to 40"),
    ])
    func `What is said after the answer of another note does not change that one`(
        fact: String,
        question: String,
        said: String
    ) async throws {
        let talk = Talk()
        await talk.say(fact)
        let before = try await talk.bodies()
        await talk.say(question)
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(before.allSatisfy { after[$0.key] == $0.value })
    }

    @Test func `After the answer of the note itself it is changed at once`() async throws {
        let talk = Talk()
        await talk.say("remember that Al's code is 11")
        await talk.say("what's Al's code?")
        await talk.say("it's 22")
        #expect(try await talk.bodies().values.first?.contains("22") == true)
        await talk.say("delete it")
        await talk.say("yes")
        #expect(try await talk.titles().isEmpty)
    }
}
