import Notes
import Testing

@testable import BuiltinBackend

/// What was done and has words of a task, and is not that task.
@Suite struct OtherTaskTests {
    @Test(arguments: [
        ("ring the bank about the loan", "rang the bank about the card"),
        ("order chains from Schwalbe", "ordered chains from Conti"),
        ("buy chain oil", "bought oil for the car"),
        ("call mum about the cake", "called mum about sunday"),
        ("buy screws for the shelf", "bought screws for the fence"),
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
        ("book table for friday", "booked the table for mum"),
        ("buy flowers", "bought flowers for anna"),
        ("email the school about the trip", "emailed the school"),
    ])
    func `The same task is ticked, or asked about`(task: String, said: String) async throws {
        let talk = Talk([("Todo", "- [ ] \(task)\n- [ ] water the ferns")])
        let answer = await talk.answer(said)
        let isTicked = try await talk.body(of: "Todo")?.contains("- [x] \(task)") == true
        #expect(isTicked || answer.contains("A yes ticks off"), "\(answer)")
    }

    @Test func `What a task cost is offered to be kept`() async throws {
        let talk = Talk([("Todo", "- [ ] pay Gus\n- [ ] water the ferns")])
        let answer = await talk.answer("paid Gus 45")
        #expect(answer.contains("Shall I keep “paid Gus 45” as a note?"), "\(answer)")
    }
}
