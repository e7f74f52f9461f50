import Notes
import Testing

@testable import BuiltinBackend

/// People tell why before they ask.
struct ReasonBeforeQuestionTests {
    private let notes = [
        ("Stall helpers", "Jonas helps me on the stall."), ("Petra", "Petra gets 12 pounds an hour."),
        ("Fair list", "- [ ] folding table\n- [x] gazebo"), ("Gate", "The gate of the garden squeaks."),
    ]

    @Test(arguments: [
        ("They'll want a name at the gate, who's helping me on the stall?", "Jonas"),
        ("I'm just doing the envelopes, what am I paying Petra again?", "12 pounds"),
        ("Before I start loading the van, what's still open on the fair list?", "folding table"),
    ])
    func `The question is answered and not the reason`(line: String, answer: String) async throws {
        let talk = Talk(notes.map { (title: $0.0, body: $0.1) })
        let said = await talk.answer(line)
        #expect(said.contains(answer))
        #expect(!said.contains("squeaks"))
    }
}
