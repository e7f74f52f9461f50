import Assistant
import Foundation
import Notes
import Testing

@testable import BuiltinBackend

@Suite struct CaptureTests {
    private static func draft(_ text: String) -> Draft? {
        let parser = IntentParser(now: Talk.world.now(), calendar: Talk.world.calendar)
        guard case .capture(let draft)? = parser.intents(of: text).first else { return nil }
        return draft
    }

    @Test(
        arguments: [
            ("remember that the spare key is under the blue pot", "Spare key", "The spare key is under the blue pot"),
            ("note that the gate code is 4417", "Gate code", "The gate code is 4417"),
            ("please write down that lena prefers tea", "Lena", "Lena prefers tea"),
            ("can u remember my shoe size is 42", "Shoe size", "My shoe size is 42"),
            ("jot down our landlord likes short letters", "Landlord", "Our landlord likes short letters"),
        ]
    )
    func `A fact is kept whole under its topic`(said: String, title: String, body: String) {
        let draft = Self.draft(said)
        #expect(draft?.title == title)
        #expect(draft?.body == body)
    }

    @Test(
        arguments: [
            ("remind me to call my grandma", "Call my grandma"),
            ("pls remind me to water the ferns", "Water the ferns"),
            ("i need a reminder to renew my passport", "Renew my passport"),
            ("set up a reminder for the boiler inspection", "Boiler inspection"),
            ("dont let me forget to feed the cat", "Feed the cat"), ("i must not forget to buy candles", "Buy candles"),
            ("todo: fix the gate", "Fix the gate"), ("i need to email the landlord", "Email the landlord"),
            ("i have a call with lena, can you remind me", "Call with lena"),
            ("could you please make sure i remember to lock the shed", "Lock the shed"),
            ("make a note to buy printer ink", "Buy printer ink"),
        ]
    )
    func `A task is kept without the words that asked for it`(said: String, title: String) {
        let draft = Self.draft(said)
        #expect(draft?.title == title)
        #expect(draft?.body == "- [ ] \(title)")
        #expect(draft?.category == "task")
    }

    @Test(
        arguments: [
            ("remind me to call mom tomorrow at 5", "Call mom", "Due: Sunday, 15 March 2026, at 5 (tomorrow at 5)"),
            ("remind me on friday to sign the lease", "Sign the lease", "Due: Friday, 20 March 2026 (on friday)"),
            ("remind me to pay rent on april 1st", "Pay rent", "Due: Wednesday, 1 April 2026 (on april 1st)"),
            (
                "remind me in two hours to turn off the sprinkler", "Turn off the sprinkler",
                "Due: Saturday, 14 March 2026, 11:26 (in two hours)"
            ), ("remind me to stretch every day at noon", "Stretch", "Repeats: every day at noon"),
        ]
    )
    func `A task's date is taken off its title and resolved`(said: String, title: String, due: String) {
        let draft = Self.draft(said)
        #expect(draft?.title == title)
        #expect(draft?.body == "- [ ] \(title)\n\(due)")
    }

    @Test func `Tags at the end become tags`() {
        let draft = Self.draft("remember the locker code is 12-34-56 #gym #codes")
        #expect(draft?.tags == ["gym", "codes"])
        #expect(draft?.body == "The locker code is 12-34-56")
    }

    @Test func `A label names the category`() {
        #expect(Self.draft("idea: a clock that runs backwards")?.category == "idea")
    }

    @Test func `A paste after a label keeps its lines`() async throws {
        let talk = Talk()
        await talk.say("remember:\nflour 500 g\n  water 320 g")
        let titles = try await talk.titles()
        let title = try #require(titles.first)
        #expect(try await talk.body(of: title) == "flour 500 g\n  water 320 g")
    }

    @Test func `Two requests in one line are two notes`() async throws {
        let talk = Talk()
        await talk.say("note that the gate code is 4417. also remind me to call the plumber on monday")
        #expect(try await talk.titles() == ["Call the plumber", "Gate code"])
    }

    @Test func `A list order and a reminder in one line are both done`() async throws {
        let talk = Talk([("Shopping list", "- [ ] eggs")])
        await talk.say("add milk to shopping and remind me to call bob")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] eggs\n- [ ] milk")
        #expect(try await talk.body(of: "Call bob") == "- [ ] Call bob")
    }

    @Test func `Prose without an order is offered to be kept, and kept after a yes`() async throws {
        let talk = Talk()
        let prose = "we walked along the river and counted three herons before the rain came back from the hills"
        #expect(await talk.answer(prose) == Reply.offerNote)
        #expect(try await talk.titles().isEmpty)
        await talk.say("yes please")
        #expect(try await talk.titles().count == 1)
    }

    @Test(
        arguments: [
            "remind me how to spell necessary", "thanks for reminding me", "write an email to bob", "remember me",
            "i forgot how to tie a tie", "save a table for two", "i love you", "i need a ride to the airport",
        ]
    )
    func `What only sounds like a capture writes nothing`(said: String) async throws {
        let talk = Talk()
        let turn = await talk.say(said)
        #expect(turn.calls.isEmpty)
    }
}
