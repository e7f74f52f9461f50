import Assistant
import Notes
import Testing

@testable import BuiltinBackend

/// Lines of which no part may get lost.
@Suite struct NothingLostTests {
    @Test func `A sentence behind a thing is no part of the item, and is offered`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        let answer = await talk.answer("add toothpaste. tom's picking up the kids today")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] toothpaste")
        #expect(answer.contains("picking up the kids"))
    }

    @Test func `A second order that is not done is said`() async throws {
        let talk = Talk([("Packing for Mia", "- [ ] hat\n- [ ] tops"), ("Packing for Leo", "- [ ] shorts")])
        let answer = await talk.answer("take hat off mias packing list n put in leos")
        let isDone = try await talk.body(of: "Packing for Leo")?.contains("hat") == true
        #expect(isDone || answer.contains("put in leos"))
    }

    @Test(arguments: [
        "thanks, also anna can't come on friday", "thanks. anna can't come on friday",
        "thank you, the plumber comes on friday at 9", "cheers, the plumber comes on friday at 9",
        "thanks, he died on friday", "thanks, the rota is friday too",
    ])
    func `What is told behind a thank you is kept`(said: String) async throws {
        let talk = Talk()
        await talk.say("add soap to the shopping list")
        let turn = await talk.say(said)
        let kept = try await talk.bodies().contains { ($0.key + $0.value).contains("friday") }
        #expect(kept || turn.reply.contains("Shall I keep"), "\(turn.reply)")
    }

    @Test func `A fact that is to be remembered with a reminder is due on that day`() async throws {
        let talk = Talk()
        await talk.say("remember that Tom called, remind me to ring him back tomorrow")
        let notes = try await talk.store.notes(NoteFilter())
        #expect(notes.count == 1)
        #expect(notes.first?.body.contains("Tom called") == true)
        #expect(notes.first?.title == "Tom called")
        #expect(notes.first?.dueAt == DueDate("2026-03-15"))
    }

    @Test(arguments: [
        "remember that the answer is 42; forget it", "remember that the key is under the pot; never mind",
        "note: the pot is blue; never mind",
    ])
    func `What is dictated is kept to its end`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles().count == 1)
    }

    @Test(arguments: ["remind me to run 10 km in 50 minutes", "thanks to Lena for the lift, her number is 0171 22"])
    func `What only looks like a thank you or a time from now is kept`(said: String) async throws {
        let talk = Talk()
        let answer = await talk.answer(said)
        let count = try await talk.titles().count
        #expect(count == 1, "\(answer)")
    }

    @Test(arguments: ["remember to call Bo, never mind", "remind me to.. no, forget it"])
    func `What is taken back in the same line is not kept`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles().isEmpty)
    }

    @Test(arguments: ["remind me in 2-3 hours to call Bo", "remind me in two to three weeks to pay"])
    func `A time that is not sure is said to be none`(said: String) async throws {
        let talk = Talk()
        #expect(await talk.answer(said).contains("nothing was noted"))
    }

    @Test(arguments: ["thanks, that helped a lot", "thanks a lot, great job", "thanks, see you tomorrow"])
    func `A thank you alone keeps and asks nothing`(said: String) async throws {
        let talk = Talk()
        await talk.say("add soap to the shopping list")
        #expect(await !talk.answer(said).contains("?"))
        #expect(try await talk.titles() == ["Shopping list"])
    }

    @Test func `A thank you does not hide an order`() async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say("add soap to the shopping list")
        await talk.say("thanks, also we need butter")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] tea\n- [ ] soap\n- [ ] butter")
    }

    @Test func `A reminder behind a fact may come again and again`() async throws {
        let talk = Talk()
        await talk.say("remember that Joan is away, remind me to feed her cat every day at 6")
        let notes = try await talk.store.notes(NoteFilter())
        #expect(notes.count == 1 && notes.first?.dueAt != nil && notes.first?.rhythm != nil)
    }

    @Test func `A reminder behind a fact without a day is said to be none`() async throws {
        let talk = Talk()
        #expect(await talk.answer("remember that the key is with Lena, remind me").contains("I set no reminder"))
    }

    @Test(arguments: ["push it by 2 to 3 days", "delay it by some days or so"])
    func `An order that comes to nothing is no note`(said: String) async throws {
        let talk = Talk()
        await talk.say("visit Mr Owens on thursday at 10")
        let before = try await talk.bodies()
        await talk.say(said)
        #expect(try await talk.bodies() == before)
        #expect(before.count == 1)
    }

    @Test func `A name that is a day gets no date`() async throws {
        let talk = Talk()
        await talk.say("remember that the wifi is called Friday")
        #expect(try await talk.onlyBody() == "The wifi is called Friday")
    }

    @Test(arguments: ["actually no keep it", "no wait, I need it", "wait i still need it", "oh no, i need that"])
    func `A note that was just deleted comes back when it is needed`(said: String) async throws {
        let talk = Talk()
        await talk.say("remember that the shed code is 2906")
        await talk.say("delete the shed code")
        await talk.say(said)
        #expect(try await talk.titles() == ["Shed code"])
    }

    @Test(arguments: ["noted", "write that down", "keep that as a note"])
    func `A note that was deleted stays so by other words`(said: String) async throws {
        let talk = Talk()
        await talk.say("remember that the shed code is 2906")
        await talk.say("delete the shed code")
        await talk.say(said)
        #expect(try await talk.titles().isEmpty)
    }

    @Test func `What was just added stays where it is needed`() async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say("add soap to the shopping list")
        await talk.say("oh i need that")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] tea\n- [ ] soap")
    }
}
