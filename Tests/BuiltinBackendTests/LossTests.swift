import Assistant
import Testing

@testable import BuiltinBackend

/// What must not get lost of a line or a note.
@Suite struct LossTests {
    @Test(arguments: [
        ("the chair is finished", "- [x] chair"), ("tick off the chair", "- [x] chair"),
        ("the chair is not needed any more", ""),
    ])
    func `A done thing on a list without boxes is ticked and stays`(said: String, line: String) async throws {
        let talk = Talk([("Jobs this week", "jobs this week:\n- door for Hansen\n- chair\n- shelf")])
        await talk.say(said)
        let lines = ["jobs this week:", "- door for Hansen", line, "- shelf"].filter { !$0.isEmpty }
        #expect(try await talk.body(of: "Jobs this week") == lines.joined(separator: "\n"))
    }

    @Test func `Everything on a list without boxes is ticked, and opened again`() async throws {
        let talk = Talk([("Packing list", "- socks\n  - wool\n- torch")])
        await talk.say("tick everything on the packing list")
        #expect(try await talk.body(of: "Packing list") == "- [x] socks\n  - [x] wool\n- [x] torch")
        await talk.say("untick everything")
        #expect(try await talk.body(of: "Packing list") == "- [ ] socks\n  - [ ] wool\n- [ ] torch")
    }

    @Test(arguments: [
        "the car key isn't in the blue bowl", "the car key is not in the blue bowl",
        "the car key is never in the blue bowl", "the car key is under the blue bowl",
    ])
    func `What says otherwise is no repetition`(said: String) async throws {
        let talk = Talk([("Car key", "The car key is in the blue bowl")])
        #expect(await !talk.answer(said).hasPrefix("I have that already"))
    }

    @Test func `What says the same is a repetition`() async throws {
        let talk = Talk([("Car key", "The car key is in the blue bowl"), ("Gate", "The gate is never locked")])
        #expect(await talk.answer("the car key is in the blue bowl").hasPrefix("I have that already"))
        #expect(await talk.answer("remember that the gate is never locked").hasPrefix("I have that already"))
    }

    @Test(arguments: ["pancakes: how many eggs?", "kneipe: wann ist der stammtisch?", "dentist: when is it again?"])
    func `A label before a question makes no note of it`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles().isEmpty)
    }

    @Test(arguments: ["question for the doctor: can leo swim again?", "ask anna: how many eggs?"])
    func `A question that is to be kept is kept`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.contains(said.suffix(12).dropLast()) })
    }

    @Test(arguments: [
        ("remind me to pay nora on friday evening", "2026-03-20 18:00"),
        ("remind me to call the bank tomorrow morning", "2026-03-15 09:00"),
        ("remind me tomorrow afternoon to feed the cat", "2026-03-15 15:00"),
        ("erinnere mich morgen abend an den kuchen", "2026-03-15 18:00"),
        ("remind me to pay nora on friday evening at 8", "2026-03-20 20:00"),
    ])
    func `The part of the day that a reminder names is kept`(said: String, due: String) async throws {
        let talk = Talk()
        let turn = await talk.say(said)
        #expect(turn.calls.last?.call.arguments.contains("\"due\":\"\(due)\"") == true)
    }

    @Test(arguments: ["the brass handle goes on the second door", "the blue lamp belongs on the second door"])
    func `A statement keeps its end`(said: String) async throws {
        let talk = Talk([("Second door", "Hansen, painted white"), ("Shopping list", "- [ ] milk")])
        await talk.say(said)
        let kept = try await talk.bodies().values.joined(separator: "\n").lowercased()
        #expect(kept.contains(said))
    }

    @Test func `Dates in German lines are German, and are found again`() async throws {
        let talk = Talk([("Klempner", "Der Klempner kommt am Donnerstag um 9")])
        await talk.say("der klempner kommt doch erst am freitag um 9")
        #expect(try await talk.body(of: "Klempner") == "Der Klempner kommt am Freitag, 20. März 2026, 09:00")
        await talk.say("der klempner kommt doch erst am montag um 10")
        #expect(try await talk.body(of: "Klempner") == "Der Klempner kommt am Montag, 16. März 2026, 10:00")
        await talk.say("Die Schornsteinfegerin kommt am Mittwoch um 8")
        #expect(try await talk.bodies().values.contains { $0.hasSuffix("um 8 (Mittwoch 18. März)") })
    }
}
