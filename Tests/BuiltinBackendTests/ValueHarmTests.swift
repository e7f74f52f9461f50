import Foundation
import Notes
import Testing

@testable import BuiltinBackend

/// What may not take the place of a value.
@Suite struct ValueHarmTests {
    @Test(arguments: [
        ("Alarm code is 4471", "it's not 4417"), ("Alarm code is 4471", "no, not 4417"),
        ("Alarm code is 4471", "it was 4417 before"), ("Gran takes 5 mg of ramipril", "it's 2 mg less now"),
        ("Gran takes 5 mg of ramipril", "make that 2 mg less"),
        ("Ann pays 30, Bo pays 30 and Cy pays 45", "change 30 to 40"),
    ])
    func `It stays`(body: String, said: String) async throws {
        let talk = Talk([])
        await talk.say("remember that \(body)")
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.localizedCaseInsensitiveContains(body) })
    }

    @Test(arguments: [
        ("gran takes 5 mg in the morning and 10 mg at night", "7 mg at night sorry", "5 mg in the morning and 7 mg at"),
        ("500 g beef\n200 g carrots\n3 onions", "the carrots should be 300 g", "300 g carrots\n3 onions"),
    ])
    func `What stands beside its word is changed`(body: String, said: String, after: String) async throws {
        let talk = Talk([("Plan", body)])
        await talk.say("show plan")
        await talk.say(said)
        #expect(try await talk.body(of: "Plan")?.contains(after) == true)
    }

    @Test(arguments: [
        ("7 days is wrong, it should be 10", "cancel within 10 days, breakfast at 8"),
        ("the 7 days should be 10", "cancel within 10 days, breakfast at 8"),
        ("8 is wrong, it should be 9", "cancel within 7 days, breakfast at 9"),
        ("change 7 to 10 and 8 to 9", "cancel within 10 days, breakfast at 9"),
    ])
    func `The value that is called wrong is changed, and what it counts stays`(said: String, after: String) async throws
    {
        let talk = Talk([("Rules", "cancel within 7 days, breakfast at 8")])
        await talk.say(said)
        #expect(try await talk.body(of: "Rules") == after)
    }

    @Test(arguments: ["nas01 disk is now 400 GB", "the disk of nas01 is 400 GB now"])
    func `A name with a number is no other value`(said: String) async throws {
        let talk = Talk([("nas01", "disk: 200 GB\nprice: 10 EUR")])
        await talk.say(said)
        #expect(try await talk.body(of: "nas01") == "disk: 400 GB\nprice: 10 EUR")
    }

    @Test(arguments: [
        ("dentist tues 9 june 2pm", "the dentist has moved me to 3.40", "dentist tues 9 june 3.40pm"),
        ("dentist tues 9 june 2pm", "the dentist moved me to 15:40", "dentist tues 9 june 15:40"),
        ("away 2 to 5 may", "no wait, 3 to 6 may", "away 3 to 6 may"),
        ("shop alarm is 90142", "shop alarm's been changed to 33871", "shop alarm is 33871"),
    ])
    func `What is moved or changed takes the place of what it was`(body: String, said: String, after: String)
        async throws
    {
        let talk = Talk([("Diary", body)])
        await talk.say("show diary")
        await talk.say(said)
        #expect(try await talk.body(of: "Diary") == after)
    }

    @Test func `The hour of a reminder is put right by the bare number of the wrong one`() async throws {
        let talk = Talk()
        await talk.say("remind me to collect 2 gazebos on 10 july at 5pm")
        await talk.say("gazebos at 4pm not 5")
        #expect(try await talk.note("Collect 2 gazebos")?.dueAt?.text == "2026-07-10 16:00")
    }

    @Test func `An hour with a dot takes the place of one with a colon`() async throws {
        let talk = Talk([("Train", "Train sat 20 june 10:05, coach B")])
        await talk.say("train is 11.20 now not 10.05")
        #expect(try await talk.body(of: "Train") == "Train sat 20 june 11.20, coach B")
    }

    @Test func `A list is deleted by a pronoun only after a question`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] figs")])
        await talk.say("delete milk")
        await talk.say("delete it")
        #expect(try await talk.titles() == ["Shopping list"])
    }

    @Test func `Another order is no choice`() async throws {
        let talk = Talk([("Call Bob", "call Bob on friday"), ("Call Bob", "call Bob on saturday")])
        await talk.say("tag call Bob with work")
        await talk.say("delete the friday one")
        let tags = try await talk.store.notes(NoteFilter()).flatMap(\.tags)
        #expect(tags.isEmpty)
    }

    @Test(arguments: ["eggs required", "Tom promised to get eggs", "I told Tom to get eggs"])
    func `What is still to be done is not ticked`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] eggs\n- [ ] bread")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] eggs\n- [ ] bread")
    }
}
