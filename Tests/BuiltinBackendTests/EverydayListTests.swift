import Testing

@testable import BuiltinBackend

/// How people talk to their lists.
struct EverydayListTests {
    private let shopping = ("Shopping list", "- [ ] milk\n- [ ] eggs\n- [ ] bread")

    @Test(arguments: [
        (["got everything but the eggs"], "- [x] milk\n- [ ] eggs\n- [x] bread"),
        (["got all but the eggs"], "- [x] milk\n- [ ] eggs\n- [x] bread"),
        (["all done except the eggs"], "- [x] milk\n- [ ] eggs\n- [x] bread"),
        (["couldn't get milk", "got the rest"], "- [ ] milk\n- [x] eggs\n- [x] bread"),
        (["got milk", "ticked milk by mistake"], "- [ ] milk\n- [ ] eggs\n- [ ] bread"),
        (["also need hats"], "- [ ] milk\n- [ ] eggs\n- [ ] bread\n- [ ] hats"),
        (["add -5 to the shopping list"], "- [ ] milk\n- [ ] eggs\n- [ ] bread\n- [ ] -5"),
    ])
    func `What was got and what was not`(said: [String], after: String) async throws {
        let talk = Talk([shopping])
        for line in said { await talk.say(line) }
        #expect(try await talk.body(of: "Shopping list") == after)
        try talk.checkReplay()
    }

    @Test(arguments: [
        "i need a break", "ich brauche hilfe", "pick up the kids", "take the passport", "mark paid 30",
        "i have to check the milk", "dad is going instead of me", "went to get milk, shut",
        "milk is cancelled so ring monday",
        "eggs bought but not fitted",
    ])
    func `What is no item and nothing that was got leaves the list`(said: String) async throws {
        let talk = Talk([shopping])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == shopping.1)
    }

    @Test(arguments: [["tent, stove, torch"], ["tent and stove and torch"]])
    func `A list that was just made takes the next things`(said: [String]) async throws {
        let talk = Talk()
        await talk.say("make a list called camping")
        for line in said { await talk.say(line) }
        let body = try #require(try await talk.bodies().values.first)
        #expect(try await talk.titles().count == 1)
        #expect(["tent", "stove", "torch"].allSatisfy(body.lowercased().contains))
    }

    @Test(arguments: ["delete mike", "take mike off", "remove mike"])
    func `One line of a note goes after a question`(said: String) async throws {
        let talk = Talk([("Contacts", "Mike 07700 900111\nSue 07700 900222")])
        #expect(await talk.answer(said).contains("Mike 07700 900111"))
        #expect(try await talk.body(of: "Contacts") == "Mike 07700 900111\nSue 07700 900222")
        await talk.say("yes")
        #expect(try await talk.body(of: "Contacts") == "Sue 07700 900222")
    }

    @Test func `“Cancelled” offers to take an item off, and ticks nothing`() async throws {
        let talk = Talk([("Todo list", "- [ ] dentist\n- [ ] bank")])
        #expect(await talk.answer("the dentist is cancelled").contains("off Todo list"))
        #expect(try await talk.body(of: "Todo list") == "- [ ] dentist\n- [ ] bank")
        await talk.say("yes")
        #expect(try await talk.body(of: "Todo list") == "- [ ] bank")
    }
}
