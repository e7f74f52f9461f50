import Testing

@testable import BuiltinBackend

/// Lines that put several values right, or put one right and tell something else.
@Suite struct SeveralCorrectionsTests {
    @Test(arguments: [
        ("1.060 should be 1.058, 1.012 should be 1.010", "ipa og 1.058, fg 1.010"),
        ("1.060 should be 1.058 and 1.012 should be 1.010", "ipa og 1.058, fg 1.010"),
        ("og is wrong should be 1.058, fg is wrong should be 1.010", "ipa og 1.058, fg 1.010"),
        ("change 1.060 to 1.058, 1.012 to 1.010", "ipa og 1.058, fg 1.010"),
        ("change og to 1.058 and fg to 1.010", "ipa og 1.058, fg 1.010"),
    ])
    func `Each is made`(said: String, after: String) async throws {
        let talk = Talk([("Ipa", "ipa og 1.060, fg 1.012")])
        await talk.say(said)
        #expect(try await talk.body(of: "Ipa") == after)
        try talk.checkReplay()
    }

    @Test(arguments: [
        "note: do not park on the left, do not ring the bell", "remember that Tom is not coming and Ann is not driving",
        "Leo does not eat nuts, Mia does not eat fish",
    ])
    func `What is not so is one fact`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let words = Set(said.split { !$0.isLetter }.suffix(3).map { $0.lowercased() })
        #expect(try await talk.onlyBody().map { body in words.allSatisfy { body.lowercased().contains($0) } } == true)
    }

    @Test func `A name behind its label is changed beside numbers`() async throws {
        let talk = Talk([("nas01", "nas01 port 5000, owner sue, dsm 7.1")])
        await talk.say("change port to 5001 and owner to mike, dsm to 7.2")
        #expect(try await talk.body(of: "nas01") == "nas01 port 5001, owner mike, dsm 7.2")
    }

    @Test func `What else is told is offered to be kept`() async throws {
        let talk = Talk([("nas01", "nas01 port 5000, owner sue")])
        let answer = await talk.answer("5000 is wrong, should be 5001. ticket 4471 raised")
        #expect(answer.hasSuffix("Shall I keep “ticket 4471 raised” as a note?"))
        #expect(try await talk.body(of: "nas01") == "nas01 port 5001, owner sue")
    }

    @Test(arguments: [
        ("owner is dave not sue, tick the chairs", "owner is dave not sue"),
        ("port is 5001 not 5000, delete the owner", "port is 5001 not 5000"),
        ("port is 5001 not 5000, add rope to the todo list", "add rope to the todo list"),
        ("port is 5001 not 5000, paid", "paid"),
    ])
    func `An order or a word behind a correction, and a correction before an order, is done or said not to be`(
        said: String,
        left: String
    ) async throws {
        let talk = Talk([("nas01", "nas01 port 5000, owner sue"), ("Todo", "- [ ] chairs")])
        let answer = await talk.answer(said)
        let texts = try await talk.bodies()
        #expect(texts["nas01"]?.contains("Add rope") == false)
        #expect(
            answer.contains(left) || texts["nas01"]?.contains("dave") == true || texts["Todo"]?.contains("rope") == true
        )
    }

    @Test func `Another name beside a new value is kept`() async throws {
        let talk = Talk([("nas01", "nas01 port 5000, owner sue")])
        await talk.say("nas01 port is 5001 now, owner dave")
        #expect(try await talk.body(of: "nas01")?.contains("wner dave") == true)
    }

    @Test func `A yes to the question about the first keeps the second`() async throws {
        let talk = Talk([("House", "Owner: Jo\nGate code: 1234")])
        await talk.say("gate code is 9876, and the alarm is 5544")
        await talk.say("yes")
        let texts = try await talk.bodies().values.joined()
        #expect(texts.contains("9876") && !texts.contains("1234") && texts.contains("5544"))
    }
}
