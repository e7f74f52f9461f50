import Notes
import Testing

@testable import BuiltinBackend

/// Tasks that are noted already, and facts that no note speaks of.
struct SaidAgainTests {
    @Test func `The same task, said again, is there already`() async throws {
        let talk = Talk()
        await talk.say("remind me to call the bank on monday")
        #expect(await talk.answer("call the bank on monday").hasPrefix("I have that already"))
        #expect(try await talk.titles() == ["Call the bank"])
    }

    @Test func `A task that has no day gets it when it is said again with one`() async throws {
        let talk = Talk()
        for line in ["mow the lawn", "mow the lawn on monday"] { await talk.say(line) }
        #expect(try await talk.titles() == ["Mow the lawn"])
        #expect(try await talk.note("Mow the lawn")?.dueAt != nil)
    }

    @Test func `“Remind me” with another day makes another reminder`() async throws {
        let talk = Talk()
        for line in ["remind me to call the bank on monday", "remind me to call the bank on thursday"] {
            await talk.say(line)
        }
        #expect(try await talk.titles().count == 2)
    }

    @Test(arguments: [
        "tent is in the loft", "haircut tomorrow at 10", "dentist on the 20th at 9", "müllabfuhr jeden dienstag",
    ])
    func `A plain fact or appointment is kept unasked`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles().count == 1)
    }

    @Test(arguments: [
        "long day tomorrow", "whit am a working friday", "rain again tomorrow", "the tent is in the loft?",
        "great party tonight",
    ])
    func `What is no appointment is not kept`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles().isEmpty)
    }
}
