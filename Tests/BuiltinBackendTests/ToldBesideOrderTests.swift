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
        ("costs 3 euro an hour", "parking costs 4 euro now, add coins to the shopping list", "costs 4 euro an hour"),
        (
            "rehearsal wednesday 19:00 in the hall", "choir is at 7:30 now, where is it again?",
            "rehearsal wednesday 7:30 in the hall"
        ),
    ])
    func `A change is made beside an order or a question`(before: String, said: String, after: String) async throws {
        let talk = Talk([(before.hasPrefix("rehearsal") ? "Choir" : "Parking", before)])
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).contains { $0.body == after })
    }

    @Test(arguments: [
        ("mooring b7\nfee 340 euro", "the mooring is b9 now. fee still 340?", "340"),
        ("zoe 300\nkai 280\nmia 260", "zoe pays 310 now and mia?", "260"),
        ("every thursday 19:00\nbass: tom", "practice is at 20:00 now, who plays bass", "tom"),
        ("number 4 schulz\nnumber 6 okafor", "okafor has number 8 now, who lives at number 4", "schulz"),
    ])
    func `A question behind a change is answered, and not written down`(
        body: String,
        said: String,
        answer: String
    ) async throws {
        let talk = Talk([("Practice", body)])
        #expect(await talk.answer(said).contains(answer))
        let after = try await talk.body(of: "Practice") ?? ""
        #expect(after != body)
        #expect(!after.contains("who ") && !after.contains("Who ") && !after.contains("?"))
    }

    @Test(arguments: [
        "the wasp nest is behind the shutter, dont forget to call the exterminator monday",
        "the tandem is at bruns, dont forget to pump the tyres tomorrow",
    ])
    func `“Don’t forget” is a reminder as well`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let notes = try await talk.store.notes(NoteFilter())
        #expect(notes.count == 2)
        #expect(notes.contains { $0.dueAt != nil && !$0.body.contains(" is ") })
    }

    @Test func `A tick counts beside a reminder`() async throws {
        let talk = Talk([("Chores", "- [ ] call bank\n- [ ] fix gate")])
        await talk.say("called the bank, remind me on tuesday about the fence")
        #expect(try await talk.body(of: "Chores") == "- [x] call bank\n- [ ] fix gate")
        #expect(try await talk.store.notes(NoteFilter()).count == 2)
    }

    @Test func `“An hour before” counts from the hour that was just changed`() async throws {
        let talk = Talk([("Dentist", "appointment on 20 March at 10:00 with Dr Bell")])
        await talk.say("the dentist is at 11:30 now, remind me an hour before")
        let notes = try await talk.store.notes(NoteFilter())
        #expect(notes.contains { $0.body.contains("at 11:30") })
        #expect(notes.contains { $0.dueAt != nil })
    }

    @Test(arguments: [
        "the new fridge arrives monday between 8 and 12, can you remind me sunday evening to empty the old one?",
        "the alarm is 4471, which is on the back of the door", "i take 2 pills a day, when the pain is bad 3",
        "my sister lives in york, where it rains a lot", "the fee is 90, should be paid by june",
        "the fault was in lamp 41, was the ballast",
    ])
    func `What only goes on is left together`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let bodies = try await talk.store.notes(NoteFilter()).map(\.body)
        let fact = said.contains("remind") ? "between 8 and 12" : String(said.dropFirst())
        #expect(bodies.contains { $0.contains(fact) })
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
