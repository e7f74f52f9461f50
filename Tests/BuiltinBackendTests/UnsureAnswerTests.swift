import Testing

@testable import BuiltinBackend

/// What only looks like a yes, or like a name.
struct UnsureAnswerTests {
    @Test func `What begins with a no is no yes`() async throws {
        let talk = Talk()
        await talk.say("remind me to chase the hotel friday at 10")
        await talk.say("the weather is nice")
        #expect(await talk.answer("undo").contains("Shall I take that back?"))
        await talk.say("no do it, 42")
        #expect(try await talk.titles().contains("Chase the hotel"))
    }

    @Test func `“him” is not just the only open item`() async throws {
        let talk = Talk([("Jobs", "- [ ] Mrs Peake, 14 Elm Road\n- [x] Harbour Cafe")])
        await talk.say("what's on the jobs list")
        let reply = await talk.answer("no wait he really did fix it, take him off")
        #expect(reply.hasPrefix("Shall I take"))
        #expect(try await talk.body(of: "Jobs")?.contains("Mrs Peake") == true)
    }

    @Test func `A sum is nothing to keep`() async throws {
        let talk = Talk()
        await talk.say("what is 5 - 3")
        #expect(try await talk.titles().isEmpty)
    }

    @Test func `What is left on a list may be asked with “anything still”`() async throws {
        let talk = Talk([("Shop", "- [ ] butter\n- [x] card")])
        #expect(await talk.answer("Is there anything still on the list?").contains("butter"))
    }
}
