import Notes
import Testing

@testable import BuiltinBackend

/// Ordinary sentences that once changed what they had nothing to do with.
struct EverydayHarmTests {
    @Test(arguments: ["took the milk back to the shop", "the milk is gone"])
    func `What sounds like an item ticks nothing`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] bread"), ("Buy ticket", "- [ ] Buy ticket")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] bread")
        #expect(try await talk.body(of: "Buy ticket") == "- [ ] Buy ticket")
    }

    @Test func `One of three is not all of them`() async throws {
        let talk = Talk([("Shopping list", "- [ ] 3 bottles of milk\n- [ ] bread")])
        await talk.say("got 1 milk")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] 3 bottles of milk\n- [ ] bread")
    }

    @Test func `Of several rooms in a row, none becomes another`() async throws {
        let talk = Talk([("Rooms", "We have rooms 11, 12 and 13")])
        await talk.say("room 12 is now 14")
        #expect(try await talk.body(of: "Rooms")?.hasPrefix("We have rooms 11, 12 and 13") == true)
    }

    @Test func `Of two notes that fit, neither is moved by a guess`() async throws {
        let talk = Talk([("Dentist Anna", "dentist for Anna on friday"), ("Dentist Ben", "dentist for Ben on friday")])
        await talk.say("the dentist moved to monday")
        #expect(try await talk.body(of: "Dentist Anna") == "dentist for Anna on friday")
        #expect(try await talk.body(of: "Dentist Ben") == "dentist for Ben on friday")
    }

    @Test(arguments: [
        ("Keep fit class is on tuesdays at 7", "Keep fit class"), ("log in at the desk at 8", "Log in at the desk"),
    ])
    func `A first word that is a verb elsewhere stays`(said: String, kept: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.bodies().values.allSatisfy { $0.lowercased().hasPrefix(kept.lowercased()) })
    }

    @Test(arguments: [
        ("the boiler failed for the 3rd time this year", "the boiler failed for the 3rd time this year"),
        ("I forgot the tent last year in Oban", "I forgot the tent last year in Oban"),
        (
            "Contact is Thierry, 04 78 55 01 92, prefers mail before 10",
            "Contact is Thierry, 04 78 55 01 92, prefers mail before 10"
        ),
    ])
    func `No day is put in where none was meant`(said: String, kept: String) async throws {
        let talk = Talk()
        await talk.say("remember: \(said)")
        #expect(try await talk.bodies().values.contains { $0.lowercased() == kept.lowercased() })
    }

    @Test func `What somebody wrote in meeting notes is not due`() async throws {
        let talk = Talk()
        await talk.say("Meeting notes: Anna wants the draft by March, Ben has no time")
        #expect(try await talk.hasNoDueNote())
    }

    @Test func `A yes after a denial moves nothing`() async throws {
        let talk = Talk([("Dentist", "the dentist is on tuesday")])
        await talk.say("the dentist isn't on friday")
        await talk.say("yes")
        #expect(try await talk.body(of: "Dentist") == "the dentist is on tuesday")
    }

    @Test(arguments: ["Thanks mate ur the best", "cheers, ur a star"])
    func `Thanks are not noted`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles().isEmpty)
    }

    @Test func `To look at a note is no yes to its deletion`() async throws {
        let talk = Talk([("Shopping", "Shopping: peas, corn")])
        await talk.say("delete shopping? I'm not sure yet")
        await talk.say("show shopping")
        #expect(try await talk.titles() == ["Shopping"])
    }

    @Test func `The code for one place goes to no note of another`() async throws {
        let talk = Talk()
        await talk.say("Code for the garage is 7710")
        await talk.say("Code for the office is 2245")
        await talk.say("forget the office code, I left that job")
        #expect(try await talk.bodies().values.contains("Code for the garage is 7710"))
    }

    @Test(arguments: [
        ("Wedding of Jana and Tim on 20 May", "no, the 21st", "21 May"),
        ("remind me on 10 May to order the flowers", "make it the 9th", "9 May"),
    ])
    func `A day without its month is in the month of the day it replaces`(
        kept: String,
        said: String,
        day: String
    ) async throws {
        let talk = Talk()
        await talk.say(kept)
        let answer = await talk.answer(said)
        #expect(answer.contains(day))
    }

    @Test(arguments: [
        "if the plumber comes on monday i can cross him off", "I wish I'd planted tulips already",
        "I hope Pete fixed the gate", "suppose I painted the fence green", "tried to call the plumber, no answer",
        "started to paint the fence", "Jim says he fixed the gate but it still squeaks",
    ])
    func `What is wished, supposed or tried is not done`(said: String) async throws {
        let body = "- [ ] call the plumber\n- [ ] plant tulips\n- [ ] fix the gate\n- [ ] paint the fence"
        let talk = Talk([("Todo list", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Todo list") == body)
    }

    @Test(arguments: ["put olives on party, not shopping", "add the lemons to packing instead of shopping"])
    func `Two lists in one line make no third`(said: String) async throws {
        let talk = Talk([
            ("Party", "- [ ] wine\n- [ ] bread"), ("Packing", "- [ ] socks\n- [ ] rope"),
            ("Shopping", "- [ ] milk\n- [ ] eggs"),
        ])
        await talk.say(said)
        #expect(try await talk.titles() == ["Packing", "Party", "Shopping"])
    }
}
