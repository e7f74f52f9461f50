import Notes
import Testing

@testable import BuiltinBackend

/// What answers a question about something else.
@Suite struct OtherAnswersTests {
    @Test(arguments: [
        ("mum was born on 4 may 1956", "when was dad born?"),
        ("leo owes me 5 pounds", "how much does Bob owe me?"),
        ("the flight to Rome leaves at 7:40", "when is the flight to Paris?"),
    ])
    func `It is said that no note says just that`(note: String, question: String) async throws {
        let talk = Talk()
        await talk.say("remember that \(note)")
        let answer = await talk.answer(question)
        #expect(answer.hasPrefix("No note says just that.") || answer.contains("don't say anything"), "\(answer)")
    }

    @Test(arguments: [
        ("mum was born on 4 may 1956", "when is mum's birthday?", "1956"),
        ("the flight to Rome leaves at 7:40", "when do we fly to Rome?", "7:40"),
        ("lena babysits for 15 an hour", "how much does the babysitter cost?", "15"),
    ])
    func `What is asked in other words is answered`(note: String, question: String, value: String) async throws {
        let talk = Talk()
        await talk.say("remember that \(note)")
        let answer = await talk.answer(question)
        #expect(answer.contains(value), "\(answer)")
    }

    @Test func `All notes that mention something are listed`() async throws {
        let talk = Talk((1...7).map { ("Trip \($0)", "Day \($0) in Berlin") })
        let answer = await talk.answer("which notes mention Berlin?")
        #expect((1...7).allSatisfy { answer.contains("Trip \($0)") }, "\(answer)")
    }
}
