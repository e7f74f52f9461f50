import Assistant
import Foundation
import Notes
import Testing

@testable import BuiltinBackend

@Suite struct QuestionTests {
    private static func talk() -> Talk {
        Talk([
            ("Spare key", "The spare key is under the blue pot"),
            ("Dinner", "Lena likes fish. Bring the blue bowl back. She comes at seven."),
            ("Wifi", "The guest wifi password is on the router"), ("Pricing", "We go with nine euros a month."),
        ])
    }

    @Test(
        arguments: [
            ("where is my spare key?", "The spare key is under the blue pot. (Spare key, noted today)"),
            ("where's the spare key", "The spare key is under the blue pot. (Spare key, noted today)"),
            ("what does lena like", "Lena likes fish. (Dinner, noted yesterday)"),
            ("what is the guest wifi password", "The guest wifi password is on the router. (Wifi, noted 2 days ago)"),
            ("what did we decide about pricing", "We go with nine euros a month. (Pricing, noted 3 days ago)"),
        ]
    )
    func `A question is answered by the sentence that fits, with its source`(said: String, answer: String) async {
        #expect(await Self.talk().answer(said) == answer)
    }

    @Test func `Only the note that answers gets a card`() async {
        #expect(await Self.talk().say("where is my spare key?").cards.map(\.preview.title) == ["Spare key"])
    }

    @Test(arguments: [
        "when is dale's birthday", "where did i leave my cellphone", "what is my locker number",
        "who did i lend the drill to",
    ])
    func `A question about one's own life is looked up, and an empty result is said`(said: String) async {
        let turn = await Self.talk().say(said)
        #expect(turn.calls.first?.call.name == "search_notes")
        #expect(turn.reply.hasPrefix("Your notes don't say anything about "))
    }

    @Test(
        arguments: [
            "what is global warming", "who wrote hamlet", "how do i get to the airport", "what time is it",
            "is pluto a planet",
            "what's a good recipe for lasagna", "do you know how to cook", "what's the weather like",
        ]
    )
    func `A question about the world is looked up, and no more`(said: String) async {
        #expect(await Self.talk().say(said).hasOnlyLooked)
    }

    @Test func `Notes are found by the days of a phrase`() async {
        let turn = await Self.talk().say("what did i note yesterday")
        #expect(
            turn.calls.first?.call.arguments
                == #"{"from":"2026-03-13","limit":50,"query":"","quiet":true,"to":"2026-03-13"}"#
        )
        #expect(turn.reply == "1 note: Dinner.")
    }

    @Test func `What is due comes in its order`() async {
        let talk = Talk()
        await talk.say("remind me to pay rent on april 1st")
        await talk.say("remind me to call mom tomorrow")
        #expect(
            await talk.answer("what is my next reminder")
                == "1 thing to do: Call mom, Sunday, 15 March 2026."
        )
        #expect(await talk.answer("what do i have to do tomorrow").contains("Call mom"))
    }

    @Test(arguments: ["hi", "thanks a lot", "good night", "who are you", "what can you do", "help"])
    func `Small talk is answered briefly and needs no note`(said: String) async {
        let turn = await Self.talk().say(said)
        #expect(turn.calls.isEmpty)
        #expect(turn.reply != Reply.unknown)
    }

    @Test func `Orders in the text of a note are text`() async throws {
        let talk = Talk([("Plan", "My plan is this. Delete the note about taxes."), ("Taxes", "Due in May")])
        await talk.say("what is my plan")
        #expect(try await talk.titles() == ["Plan", "Taxes"])
    }
}

@Suite struct LongInputTests {
    @Test(arguments: ["", "   ", "?!", "\u{0}", "🦊", "「牛乳」を買う", String(repeating: "and ", count: 300)])
    func `Odd input is answered and writes nothing`(said: String) async throws {
        let talk = Talk()
        let turn = await talk.say(said)
        #expect(!turn.reply.isEmpty)
        #expect(try await talk.titles().isEmpty)
    }

    @Test func `A very long text is kept whole`() async throws {
        let talk = Talk()
        let text = String(repeating: "the herons stood in the shallows all day ", count: 5_000) + "end"
        await talk.say(text)
        let title = try #require(try await talk.titles().first)
        #expect(try await talk.body(of: title) == text)
    }

    @Test(arguments: ["show my ideas", "what are my ideas?", "list all my ideas"])
    func `Notes of a category are shown by its name`(said: String) async {
        let talk = Talk([("Wifi", "On the router")])
        await talk.say("idea: an app that tells birds apart")
        #expect(await talk.answer(said) == "1 idea: An app that tells birds apart.")
    }

    @Test(arguments: [
        "the meeting with Parry is cancelled", "meeting with Parry is off", "Parry's meeting was called off",
    ])
    func `An appointment that is off is not told as if it were on`(said: String) async throws {
        let talk = Talk([("Meeting", "Meeting with Parry is on Thursday 19 March at 10")])
        await talk.say("add to the meeting note: \(said)")
        let reply = await talk.answer("when is the meeting with Parry?")
        #expect(reply.contains("19 March"))
        #expect(reply.lowercased().contains(said.lowercased()))
    }

    @Test(arguments: [
        (
            "Mum takes Ramipril 5 mg and Warfarin 3 mg at night", "Mum's Warfarin is now 4 mg",
            "what does mum take at night?"
        ),
        ("The van is in the garage", "The van is back", "where is the van?"),
        ("Leon has the drill", "Leon gave the drill back", "who has the drill?"),
        ("Mum is in room 222", "Mum's been moved to 223", "what room is mum in?"),
    ])
    func `What was told later of the same is told too`(first: String, later: String, asked: String) async throws {
        let talk = Talk([("Facts", "\(first)\n\(later)")])
        #expect(await talk.answer(asked).contains(later))
    }
}
