import Testing

/// What is said otherwise than a note says it.
@Suite struct ContradictionTests {
    @Test(arguments: [
        ("Vet", "The vet is Dr Hill", "the vet is Dr Moss", "Hill", "Moss"),
        (
            "Router password", "The router password is abc123", "remember that the router password is xyz789", "abc123",
            "xyz789"
        ),
        ("Car", "The car is parked on level 3", "note: the car is parked on level 5", "3", "5"),
    ])
    func `It is asked about, also when it is short or to be kept, and a no puts it below`(
        title: String,
        body: String,
        said: String,
        old: String,
        new: String
    ) async throws {
        let talk = Talk([(title, body)])
        #expect(await talk.answer(said).contains("says “\(old)”. Shall I change that to “\(new)”?"))
        await talk.say("no")
        let bodies = try await talk.bodies()
        #expect(bodies.count == 1)
        #expect(bodies[title]?.contains(old) == true && bodies[title]?.contains(new) == true)
    }

    @Test(arguments: [
        ("Keys", "The key for the shed is on hook 12", "remember that the key for the barn is on hook 12"),
        ("Loan", "Ann owes Bob 20 for the beer", "remember that Bob owes Ann 20 for the beer"),
        ("Bus", "The bus to Oban leaves at nine", "note: the red bus to Oban leaves at nine"),
    ])
    func `Something else is kept beside it without a question`(title: String, body: String, said: String) async throws {
        let talk = Talk([(title, body)])
        await talk.say(said)
        let bodies = try await talk.bodies()
        #expect(bodies[title]?.hasPrefix(body) == true)
        #expect(bodies.count == 2 || bodies[title] != body)
    }
}
