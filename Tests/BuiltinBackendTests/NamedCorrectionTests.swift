import Notes
import Testing

@testable import BuiltinBackend

/// A correction that names one of two notes leaves the other as it is, though that one was spoken of last.
@Suite struct NamedCorrectionTests {
    @Test(arguments: [
        ("Nina's number is 0171 555 01", "Nora's number is 0171 555 02", "Nina's number is wrong, it ends in 03"),
        ("the vet charges 60", "the groomer charges 45", "oops I got that mixed up, the vet charges 65"),
        ("gran takes 2 tablets", "grandad takes 3 tablets", "my mistake, gran takes 1"),
        ("the milkman comes at 6", "the postman comes at 10", "sorry, the milkman comes at 5"),
        ("the lift holds 6 people", "the van holds 9 people", "no, the lift holds 8 people"),
        ("Amy scored 12", "Liz scored 15", "correction, Amy scored 13"),
        ("the north pool is 25 m", "the south pool is 50 m", "wait, the north pool is 20 m"),
        ("the entry fee is 12", "the parking fee is 5", "no, the entry fee is 14"),
        ("the entry fee is 12", "the parking fee is 5", "actually the entry fee is 14"),
        ("the cat weighs 4 kilos", "the dog weighs 12 kilos", "oops, the cat weighs 5 kilos"),
        ("Rita's rent is 500", "Vic's rent is 600", "sorry, I meant Rita's rent is 550"),
        (
            "my savings account ends in 4455", "my joint account ends in 7788",
            "I got the savings account wrong, it ends in 4456"
        ),
        ("Paris is 2 hours ahead", "Tokyo is 9 hours ahead", "hang on, Paris is 1 hour ahead"),
        ("my knee hurts on mondays", "my back hurts on fridays", "no sorry, my knee hurts on tuesdays"),
    ])
    func `The note that is not named stays as it is`(first: String, last: String, said: String) async throws {
        let talk = Talk()
        await talk.say("remember that \(first)")
        let before = try await talk.bodies()
        await talk.say("remember that \(last)")
        let both = try await talk.bodies()
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(both.allSatisfy { before[$0.key] != nil || after[$0.key] == $0.value })
        try talk.checkReplay()
    }

    @Test func `The note that is named is put right`() async throws {
        let talk = Talk()
        await talk.say("remember that the vet charges 60")
        await talk.say("remember that the groomer charges 45")
        if await talk.answer("sorry, the vet charges 65").contains("Shall I") { await talk.say("yes") }
        #expect(try await talk.bodies().values.sorted().map { $0.contains("65") || $0.contains("45") } == [true, true])
    }
}
