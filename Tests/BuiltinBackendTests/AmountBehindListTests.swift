import Testing

@testable import BuiltinBackend

/// How much of a thing is told behind the list that it goes on.
@Suite struct AmountBehindListTests {
    @Test(arguments: [
        ("add epoxy to the yard list, two kilos", "- [ ] epoxy two kilos"),
        ("add nails to the yard list, 500g", "- [ ] nails 500g"),
        ("add epoxy to the yard list", "- [ ] epoxy"),
    ])
    func `It goes on the list with the thing`(said: String, body: String) async throws {
        let talk = Talk([("Yard list", "")])
        await talk.say(said)
        #expect(try await talk.body(of: "Yard list") == body)
    }

    @Test func `One more of what is on the list is not left unsaid`() async throws {
        let talk = Talk([("Job list", "- [ ] 2 breakers")])
        #expect(
            await talk.answer("add heat shrink to the job list, and one more breaker so 3").contains(
                "one more breaker so 3"
            )
        )
    }

    @Test(arguments: ["add oil to the yard list, one second", "add saw to the yard list, 20% off"])
    func `What is no measure goes on no list`(said: String) async throws {
        let talk = Talk([("Yard list", "")])
        await talk.say(said)
        #expect(try await talk.body(of: "Yard list")?.contains(/second|20/) == false)
    }
}
