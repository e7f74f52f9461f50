import Testing

@testable import BuiltinBackend

@Suite struct StatementTests {
    @Test(
        arguments: [
            "my passport number is X1234567", "i parked the car on level 3", "Anna's birthday is on 12 August",
            "we met Jo at the market", "the boiler was serviced in May", "book tip from Tom: The Overstory",
            "Kofi prefers tea to coffee", "plumber 0171 2345678, 60 an hour", "der Schlüssel liegt unter dem Topf",
            "gas engineer coming thursday between 9 and 11 to look at no 2", "care home on friday wants me at 9 not 10",
            "fit Hartley thu 8.30, key with the neighbour", "Olly owes me 20 and Sander owes me 12.50 for the curry",
        ]
    )
    func `A statement is kept at once`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles().count == 1)
    }

    @Test(
        arguments: [
            "play some jazz", "turn off the lamp", "i need a taxi to the station", "i want you to dance",
            "is the boiler on", "what is my name", "are we there yet?", "thanks a lot", "book a table", "hello",
            "spare key",
            "wo ist der Schlüssel",
        ]
    )
    func `Orders, questions, names and courtesies are not`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles().isEmpty)
    }

    @Test func `Somebody who is called like an assistant is not left out`() async throws {
        let talk = Talk()
        await talk.say("Olly owes me 20 for the curry")
        #expect(try await talk.bodies().values.contains("Olly owes me 20 for the curry"))
        await talk.say("hey olly add milk to the shopping list")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk")
    }

    @Test func `What is said again is not kept twice`() async throws {
        let talk = Talk()
        await talk.say("the gate code is 4417")
        #expect(await talk.answer("the gate code is 4417") == "I have that already: Gate code.")
        #expect(try await talk.titles() == ["Gate code"])
    }
}
