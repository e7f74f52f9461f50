import Notes
import Testing

@testable import BuiltinBackend

/// What was done and has words of a task, and is not that task.
@Suite struct OtherTaskTests {
    @Test(arguments: [
        ("buy chain oil", "bought oil for the car"),
        ("buy screws for the shelf", "bought screws for the fence"),
        ("buy a present for my mother", "bought the present for Ruth"),
    ])
    func `What is for something else is not ticked unasked`(task: String, said: String) async throws {
        let talk = Talk([("Todo", "- [ ] \(task)\n- [ ] water the ferns")])
        await talk.say(said)
        #expect(try await talk.body(of: "Todo")?.contains("- [ ] \(task)") == true)
    }

    @Test(arguments: [
        ("ring the bank about the loan", "rang the bank about the card"),
        ("order chains from Schwalbe", "ordered chains from Conti"),
        ("call mum about the cake", "called mum about sunday"),
        ("pay Gus", "forgot to pay Gus"),
        ("pay Gus", "I forgot to pay gus yesterday"),
        ("Brot kaufen", "Brot kaufen vergessen"),
    ])
    func `Another task is neither ticked nor asked about`(task: String, said: String) async throws {
        let talk = Talk([("Todo", "- [ ] \(task)\n- [ ] water the ferns")])
        let answer = await talk.answer(said)
        #expect(try await talk.body(of: "Todo")?.contains("- [ ] \(task)") == true, "\(answer)")
        #expect(!answer.contains("A yes ticks off"), "\(answer)")
    }

    @Test func `Another verb is not asked about`() async throws {
        let talk = Talk([("Todo", "- [ ] pay Gus\n- [ ] water the ferns")])
        #expect(await !talk.answer("called Gus").contains("A yes ticks off"))
    }

    @Test(arguments: [
        ("ring the bank about the loan", "rang the bank about the loan"),
        ("buy screws for the shelf", "bought the screws for the shelf"),
        ("buy flowers", "bought flowers for anna"),
        ("pay Gus", "forgot to say, paid Gus"),
    ])
    func `The same task is ticked`(task: String, said: String) async throws {
        let talk = Talk([("Todo", "- [ ] \(task)\n- [ ] water the ferns")])
        await talk.say(said)
        #expect(try await talk.body(of: "Todo")?.contains("- [x] \(task)") == true)
    }

    @Test func `What a task cost is offered to be kept`() async throws {
        let talk = Talk([("Todo", "- [ ] pay Gus\n- [ ] water the ferns")])
        let answer = await talk.answer("paid Gus 45")
        #expect(answer.contains("Shall I keep “paid Gus 45” as a note?"), "\(answer)")
    }
}
