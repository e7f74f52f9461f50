import Notes
import Testing

@testable import BuiltinBackend

/// A fact and a request in one line: both count.
struct ToldBesideOrderTests {
    @Test(arguments: [
        ("the boiler man comes thursday at 2, remind me to clear the cellar on wednesday", "boiler man comes", "Clear"),
        ("our tax number is 133/8150, can you remind me on friday to send the return", "133/8150", "Send the return"),
        ("parked the car on level 3, remind me at 5 to feed the meter", "level 3", "Feed the meter"),
        ("sarahs number is 0151 4455667 and add milk to the shopping list", "0151 4455667", "milk"),
        (
            "die neue adresse von jana ist ulmenweg 3, und setz umzugskarton auf die einkaufsliste", "ulmenweg 3",
            "umzug"
        ),
        (
            "die heizung wird am dienstag gewartet, bitte erinner mich am montag den keller aufzuräumen", "gewartet",
            "Keller aufzuräumen"
        ),
    ])
    func `A fact is kept beside the reminder or the item`(said: String, fact: String, item: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let bodies = try await talk.store.notes(NoteFilter()).map(\.body)
        #expect(bodies.count == 2)
        #expect(bodies.contains { $0.contains(fact) && !$0.contains("[ ]") })
        #expect(bodies.contains { $0.contains("[ ] ") && $0.contains(item) && !$0.contains(fact) })
        try talk.checkReplay()
    }

    @Test func `A fact is kept beside a question about something else`() async throws {
        let talk = Talk([("Painter", "the painter comes on 2 april")])
        let reply = await talk.answer("the scaffolding costs 640, when is the painter coming")
        #expect(reply.contains("2 april"))
        #expect(try await talk.store.notes(NoteFilter()).contains { $0.body.contains("640") })
    }

    @Test(arguments: [
        "mum is in hospital, remind me to call her tomorrow", "i keep forgetting the bins, remind me to put them out",
        "ugh im so tired, remind me to call mum tomorrow", "we ran out of salt, add it to the shopping list",
        "der tüv ist im mai fällig, erinner mich am 20. april dran", "the cat weighs 7 kg, what a monster",
        "the window cleaner wants letting in at 9, what do i tell him",
    ])
    func `What only says why is no note of its own`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).count <= 1)
    }

    @Test func `“get it back” in a reminder brings nothing back`() async throws {
        let talk = Talk([("Drill", "the drill is with Kurt")])
        await talk.say("delete the drill note")
        await talk.say("remind me in two weeks to get it back")
        #expect(try await !talk.titles().contains("Drill"))
    }
}
