import Assistant
import Foundation
import Notes
import Testing

@testable import BuiltinBackend

/// Titles, tasks and links, asked for in words.
struct SuggestionOrderTests {
    private func talk() -> Talk {
        Talk([
            ("Today I met Anna about the radar…", "Today I met Anna about the radar budget, and she wants an answer."),
            (
                "Radar brief",
                "The antenna is done. We have to send the quotes to Sam by Friday.\nCall Anna about the mast."
            ),
            ("Boat", "oars and a sail"),
        ])
    }

    @Test func `A title is suggested, and given after a yes`() async throws {
        let talk = talk()
        let turn = await talk.say("suggest a title for the Anna note")
        #expect(turn.reply.hasPrefix("“Met Anna about the radar budget” would fit. Shall I call"), "\(turn.reply)")
        #expect(turn.isLeftOpen)
        await talk.say("yes")
        #expect(try await talk.titles() == ["Boat", "Met Anna about the radar budget", "Radar brief"])
        try talk.checkReplay()
    }

    @Test func `A title is suggested for the note that was just shown`() async throws {
        let talk = talk()
        await talk.say("show the boat note")
        #expect(await talk.answer("suggest a title").hasPrefix("I have no better title than “Boat”."))
    }

    @Test(arguments: ["extract the tasks from Radar brief", "extract the action items from the radar brief note"])
    func `What a note says is to be done gets boxes, with its days`(line: String) async throws {
        let talk = talk()
        let answer = await talk.answer(line)
        #expect(answer.hasPrefix("2 tasks in Radar brief: "), "\(answer)")
        let body = try #require(try await talk.body(of: "Radar brief"))
        #expect(body.contains("- [ ] Call Anna about the mast"), "\(body)")
        #expect(body.contains("- [ ] Send the quotes to Sam by Friday (due 2026-03-20)"), "\(body)")
        #expect(body.contains("The antenna is done. We have to send the quotes"))
    }

    @Test func `Where nothing is to be done, that is said`() async throws {
        #expect(await talk().answer("extract the tasks from the boat note") == "I found nothing to be done in Boat.")
    }

    @Test(arguments: ["link the boat note to Radar brief", "add a link to Radar brief in the boat note"])
    func `A note is linked to another at its end`(line: String) async throws {
        let talk = talk()
        #expect(await talk.answer(line) == "Linked Boat to Radar brief.")
        #expect(try await talk.body(of: "Boat") == "oars and a sail\n[[Radar brief]]")
        #expect(await talk.answer(line) == "Boat links to Radar brief already.")
    }

    @Test func `The note that was just shown is linked where it names the other one`() async throws {
        let talk = Talk([("Sail", "It belongs to the boat."), ("Boat", "oars")])
        await talk.say("show the sail note")
        #expect(await talk.answer("link it to Boat") == "Linked Sail to Boat.")
        #expect(try await talk.body(of: "Sail") == "It belongs to the [[Boat|boat]].")
    }

    @Test func `A link to no note, or to one of several, changes nothing`() async throws {
        let talk = Talk([("Boat", "oars"), ("Radar costs", "40"), ("Radar crew", "Tom")])
        let before = try await talk.bodies()
        #expect(await talk.answer("link the boat note to the harbour note").hasPrefix("I found no other note"))
        #expect(await talk.answer("link the boat note to the radar note").hasPrefix("Several notes fit: "))
        #expect(try await talk.bodies() == before)
    }

    @Test(arguments: ["change the ferry note: ten to eleven", "fix the ferry note: ten to eleven"])
    func `A word of the note that is named takes the place of another`(line: String) async throws {
        let talk = Talk([("Ferry", "It leaves at ten"), ("Bus", "It leaves at ten")])
        #expect(await talk.answer(line) == "Changed ten to eleven in Ferry.")
        #expect(try await talk.bodies() == ["Ferry": "It leaves at eleven", "Bus": "It leaves at ten"])
    }

    @Test(arguments: ["find open questions", "search for open questions", "find my open questions"])
    func `Open questions are found`(line: String) async {
        #expect(await Talk([("Radar", "Who pays for the mast?")]).answer(line) == "Who pays for the mast?")
    }
}
