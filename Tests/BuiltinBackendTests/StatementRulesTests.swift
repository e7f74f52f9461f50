import Testing

@testable import BuiltinBackend

@Suite struct StatementRulesTests {
    @Test(
        arguments: [
            "my passport number is X1234567", "i parked the car on level 3", "Anna's birthday is on 12 August",
            "we met Jo at the market", "the boiler was serviced in May", "book tip from Tom: The Overstory",
            "Kofi prefers tea",
        ]
    )
    func `What is stated is offered to be kept`(text: String) {
        #expect(StatementRules.isStatement(Clause(text)))
    }

    @Test(
        arguments: [
            "play some jazz", "turn off the lamp", "i need a taxi to the station", "i want you to dance",
            "is the boiler on", "what is my name", "are we there yet?", "thanks a lot", "book a table", "hello",
        ]
    )
    func `Orders, questions and courtesies are not`(text: String) {
        #expect(!StatementRules.isStatement(Clause(text)))
    }
}
