import Notes
import Testing

@testable import BuiltinBackend

/// What answers a question about something else.
@Suite struct OtherAnswersTests {
    @Test(arguments: [
        ("mum was born on 4 may 1956", "when was dad born?"),
        ("leo owes me 5 pounds", "how much does Bob owe me?"),
        ("the flight to Rome leaves at 7:40", "when is the flight to Paris?"),
        ("Mrs Patel is allergic to penicillin", "is Mr Owens allergic to penicillin?"),
        ("the blue suitcase is in the loft", "where is the red suitcase?"),
        ("the car is insured until 3 may", "is the van insured?"),
        ("the cleaner charges 16.50", "what does the gardener charge?"),
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

/// Questions about what is to be done, and what was written last.
@Suite struct CountedTasksTests {
    private func talk() async -> Talk {
        let talk = Talk()
        await talk.say("remember that the shed code is 2906")
        await talk.say("remind me to pay rent on friday")
        await talk.say("remind me to call mum on tuesday")
        return talk
    }

    @Test(arguments: [
        "how many reminders do I have?", "how many tasks are due this week?", "what is not done yet?",
        "how many things are due on friday?",
    ])
    func `They are counted and named`(question: String) async throws {
        let answer = await talk().answer(question)
        #expect(answer.contains("to do") && answer.contains("ay rent"), "\(answer)")
    }

    @Test func `The last note is the one that was written last`() async throws {
        #expect(await talk().answer("what was my last note?").contains("Call mum"))
    }
}
