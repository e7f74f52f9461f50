import Testing

@testable import BuiltinBackend

/// Something that was done, and something else told after it.
@Suite struct DoneAndMoreTests {
    private static func talk() -> Talk {
        Talk([("Shopping list", "- [ ] zip\n- [ ] bobbins\n- [ ] lining"), ("Calls", "- [ ] Call Ben\n- [ ] Call Ann")])
    }

    @Test(arguments: [
        "got zip and bobbins. lining was 1800 a yard", "zip and bobbins bought! my back hurts",
        "got the zip and the bobbins; scaffold hire Stuart is 07700 900119",
    ])
    func `What is done is ticked, whatever follows it`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [x] zip\n- [x] bobbins\n- [ ] lining")
        try talk.checkReplay()
    }

    @Test func `What follows it is kept, if it is a fact`() async throws {
        let talk = Self.talk()
        await talk.say("got the zip. the scaffold hire man is Stuart, 07700 900119")
        #expect(try await talk.bodies().values.contains { $0.contains("07700 900119") })
    }

    @Test(arguments: ["called ben. he didnt answer", "called ben. no answer", "rang ann! she was not in"])
    func `What comes to nothing ticks nothing`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Calls") == "- [ ] Call Ben\n- [ ] Call Ann")
    }

    @Test func `What is asked of oneself ticks nothing`() async throws {
        let talk = Self.talk()
        await talk.say("got the zip? no")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] zip\n- [ ] bobbins\n- [ ] lining")
    }

    @Test(arguments: ["zip is ordered, lining isn't, cross em off", "all but the zip is ordered, tick them"])
    func `What is said not to be done is not ticked beside the rest`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] zip\n- [ ] bobbins\n- [ ] lining")
    }
}
