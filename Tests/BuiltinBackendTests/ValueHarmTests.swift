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
