import Testing

@testable import BuiltinBackend

/// Questions in other words than the note's, and lines that begin like orders and only ask.
@Suite struct AskedInOtherWordsTests {
    private static func talk() -> Talk {
        Talk([
            ("Van", "Parked on level 3, row F"),
            ("Ella's dinner", "Ella eats no peanuts\nHer dose of syrup is 5 ml"),
            ("Jobs for the hall", "- [ ] book the ferry\n- [x] fix the tap\n- [ ] paint the door"),
            ("Shopping list", "- [ ] milk\n- [x] eggs"),
            ("Year 4 has 28 children", "Year 4 has 28 children"),
            ("Alarm", "The alarm code is 8842.\nAlarm code changed to 9017."),
        ])
    }

    @Test(
        arguments: [
            ("did I book the ferry", "still open"), ("is the tap fixed", "ticked off"),
            ("what's outstanding in the hall", "paint the door"), ("what is the alarm code", "9017"),
            ("which level is the van on", "level 3"), ("how many children are in year 4?", "28"),
        ]
    )
    func `What the notes say is answered`(asked: String, answer: String) async {
        #expect(await Self.talk().answer(asked).lowercased().contains(answer))
    }

    @Test func `What only may answer is shown as such`() async {
        let talk = Self.talk()
        await talk.say("where is the van")
        let reply = await talk.answer("and where did we leave it last time")
        #expect(reply.contains("level 3"))
        #expect(await talk.answer("what may ella not have to eat").contains("peanuts"))
    }

    @Test func `The note spoken of last is no answer to what has nothing to do with it`() async {
        let talk = Self.talk()
        await talk.say("where is the van")
        #expect(await talk.answer("what is my blood type").hasPrefix("Your notes don't say anything"))
    }

    @Test(
        arguments: [
            "add up what I have to pay", "add up the money for the hall", "write down what I need to buy",
            "note who owes me what",
            "cross out what",
        ]
    )
    func `What is to be added up or looked up is written nowhere`(said: String) async throws {
        let talk = Self.talk()
        let before = try await talk.bodies()
        await talk.say(said)
        #expect(try await talk.bodies() == before)
    }

    @Test(arguments: [
        "remember what the vet said: two tablets", "write down when the lease ends, 3 May",
    ])
    func `What is told with it is kept all the same`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.bodies().count == 7)
    }

    @Test func `A question that begins like an order is answered without a refusal`() async {
        #expect(await Self.talk().answer("remember what the alarm code is?").hasPrefix("The alarm code is"))
    }

    @Test(arguments: ["what have I still got to do?", "what do I still have to do?", "what have we got to do"])
    func `What is still to be done is told`(said: String) async throws {
        let talk = Talk()
        await talk.say("remind me to ring Ben on monday")
        #expect(await talk.answer(said).contains("Ring Ben"))
    }
}
