import Notes
import Testing

@testable import BuiltinBackend

/// What is meant after a question, and what is said of what no note has.
@Suite struct QuestionBetweenTests {
    @Test func `A yes takes off the tag that was named before the question`() async throws {
        let talk = Talk([("Quarterly budget", "Marketing 40 k")])
        await talk.say("tag the quarterly budget with money")
        await talk.say("tag the quarterly budget with work")
        await talk.say("untag budget money")
        await talk.say("yes")
        #expect(try await talk.note("Quarterly budget")?.tags == ["work"])
    }

    @Test func `A note that was read twice is one note`() async throws {
        let talk = Talk([("Blood pressure", "2 March: 128/83")])
        await talk.say("show the blood pressure note")
        await talk.say("what is it about")
        await talk.say("rename it to BP")
        #expect(try await talk.titles() == ["BP"])
    }

    @Test func `Notes are not said to be in a folder that there is not`() async {
        let talk = Talk([("Radar retro", "Radar was late"), ("Radar launch plan", "Radar flies in May")])
        let reply = await talk.answer("search radar in Foo")
        #expect(!reply.contains("about radar in Foo") && reply.contains("foo"))
        #expect(reply.contains("Radar retro"))
    }

    @Test func `After a question, an undo offers the change before`() async {
        let talk = Talk([("Oak chair", "sand it"), ("Oak table", "oil it")])
        await talk.say("remember the ferry leaves at 9")
        await talk.say("delete the oak note")
        #expect(await talk.answer("undo").contains("Shall I take that back?"))
    }
}
