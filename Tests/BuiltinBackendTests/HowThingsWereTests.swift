import Testing

@testable import BuiltinBackend

/// What is said of now, beside notes of what was.
@Suite struct HowThingsWereTests {
    @Test(arguments: [
        ["my temperature was 38.5 this morning", "my temperature is 37.9 now"],
        ["we had 12 members in 2024", "we have 15 members now"],
        ["the water meter read 880 in may", "the water meter reads 930 now"],
        ["Ella was 120 cm last year", "Ella is 126 cm now"],
    ])
    func `A fact about the past stays as it is`(said: [String]) async throws {
        let talk = Talk()
        await talk.say("remember that \(said[0])")
        await talk.say(said[1])
        let old = said[0].split(separator: " ").first { $0.contains(where: \.isNumber) } ?? ""
        #expect(try await talk.bodies().values.contains { $0.contains(old) })
    }

    @Test func `What a note says of now takes the new value`() async throws {
        let talk = Talk([("Rent", "The rent is 800")])
        await talk.say("the rent is 850 now")
        #expect(try await talk.body(of: "Rent") == "The rent is 850")
    }

    @Test(arguments: [
        ["Ring Kim", "Kim's sister rang"], ["Pay Bob", "Bob's wife paid"], ["Visit Cid", "visited Cid's brother"],
        ["Paint door", "the door is being painted"], ["Book hall", "the hall will be booked by Jo"],
    ])
    func `What others do and what is under way ticks nothing`(task: [String]) async throws {
        let talk = Talk([(task[0], "- [ ] \(task[0])")])
        await talk.say(task[1])
        #expect(try await talk.body(of: task[0]) == "- [ ] \(task[0])")
    }

    @Test func `What is somebody's is ticked when it is done`() async throws {
        let talk = Talk([("Todo list", "- [ ] get mum's prescription\n- [ ] fix Tom's bike\n- [ ] wheelbarrow tyre")])
        await talk.say("got mum's prescription")
        await talk.say("Tom's bike is fixed")
        await talk.say("barrow tyre's fixed")
        #expect(
            try await talk.body(of: "Todo list")
                == "- [x] get mum's prescription\n- [x] fix Tom's bike\n- [x] wheelbarrow tyre"
        )
    }
}
