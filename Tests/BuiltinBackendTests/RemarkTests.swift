import Notes
import Testing

@testable import BuiltinBackend

/// Remarks that look like corrections, additions or news, and change nothing.
@Suite struct RemarkTests {
    private static let notes = [
        ("Dentist", "Dentist on friday at 3"), ("Shopping list", "- [ ] bread\n- [ ] milk"),
        ("Safe code", "The safe code is 4711"),
        ("Tim", "Tim owes me 20"), ("Mum", "Mum is 70"), ("Party", "Party at Jo's"),
        ("Pay the rent", "- [ ] Pay the rent"),
    ]

    @Test(arguments: [
        "no school on friday", "no time on friday", "no bread today", "no luck with the milk", "no wifi again",
        "actually bread is expensive", "actually the dentist was great", "oops, spilled coffee at 3",
        "the alarm code is 4712, not 4711", "dad is 72, not 70", "got the wrong milk",
        "spilled the milk",
        "paid half the rent", "ich freu mich auf die Party", "I should sleep more", "I must be crazy",
        "never mind, keep it",
        "I should have called Anna",
    ])
    func `A remark changes no note that is there`(said: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await talk.bodies()
        await talk.say("what about the dentist")
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(before.allSatisfy { after[$0.key] == $0.value })
    }

    @Test func `What is new about somebody stands below what is noted of them`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("Tim is now 30")
        #expect(try await talk.body(of: "Tim") == "Tim owes me 20\nTim is now 30")
    }
}
