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

    @Test func `An "auch" is no part of the thing`() async throws {
        let talk = Talk([("Packliste", "- [ ] schlafsack")])
        await talk.say("zahnbürste auch auf die packliste")
        #expect(try await talk.body(of: "Packliste") == "- [ ] schlafsack\n- [ ] zahnbürste")
    }

    @Test func `A tag that fell off is no order to tag`() async throws {
        let talk = Talk()
        await talk.say("tag fell off 4471, found on the ground under the ash")
        await talk.say("yes")
        #expect(try await talk.onlyBody()?.contains("4471") == true)
    }
}
