import Testing

@testable import BuiltinBackend

/// An answer tells also what was added to the same later, which may no longer agree.
struct LaterNewsAnswerTests {
    @Test(arguments: [
        (["my key is with nora", "it's with olga now"], "who has my key", "olga"),
        (["relay team: bo, cy, dee, eli", "dee is injured, gia runs instead"], "who is in the relay team", "gia"),
        (["gym opens 6, closes 22", "gym closes at 21"], "when does the gym open", "opens 6"),
    ])
    func `Of a short note all lines about the same are told`(said: [String], question: String, part: String)
        async throws
    {
        let talk = Talk()
        for line in said { await talk.say(line) }
        #expect(await talk.answer(question).contains(part))
    }

    @Test func `A day that is over is found where a note names it`() async throws {
        let talk = Talk([("Weight", "1 March 81.4 kg\n8 March 80.9 kg")])
        #expect(await talk.answer("what did i weigh on 8 march").contains("80.9"))
    }

    @Test(arguments: [("is zombie on the setlist", "Yes, Zombie"), ("is valerie on the setlist", "No, valerie")])
    func `Lines without boxes answer what is on a list`(question: String, answer: String) async throws {
        let talk = Talk([("Setlist", "Blue Monday\nCreep\nZombie")])
        #expect(await talk.answer(question).hasPrefix(answer))
    }

    @Test func `A note that is named as a whole answers for somebody`() async throws {
        let talk = Talk([("Helen", "Oak Street 22, dentist"), ("Book club", "third tuesday at Helen's, bring cake")])
        #expect(await talk.answer("where does helen live").contains("Oak Street 22"))
    }

    @Test func `Where nothing is due today, what is open is told`() async throws {
        let talk = Talk([("Jobs", "- [ ] sweep\n- [ ] mop")])
        #expect(await talk.answer("what do i have to do today").contains("sweep"))
    }

    @Test(arguments: ["was steht an", "welche erinnerungen habe ich", "what reminders are left"])
    func `Reminders are listed however they are asked for`(question: String) async throws {
        let talk = Talk()
        for line in ["remind me on monday to ring bob", "remind me on tuesday to ring ann"] { await talk.say(line) }
        let answer = await talk.answer(question)
        #expect(answer.contains("bob") && answer.contains("ann"))
    }
}
