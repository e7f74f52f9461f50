import Testing

@testable import BuiltinBackend

/// Debts that are paid back in part.
struct DebtTests {
    @Test func `Another sum than the one that was lent ticks off nothing`() async throws {
        let talk = Talk([("Money", "- [ ] Lent Theo 20")])
        await talk.say("theo gave me 15 back")
        await talk.say("yes")
        #expect(try await talk.body(of: "Money")?.contains("[x]") == false)
    }
}
