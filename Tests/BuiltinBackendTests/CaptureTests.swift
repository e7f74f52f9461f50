import Assistant
import Foundation
import Notes
import Testing

@testable import BuiltinBackend

@Suite struct CaptureTests {
    private static func draft(_ text: String) async -> Draft? {
        let turn = await Talk().say(text)
        guard let call = turn.calls.last?.call, call.name == "create_note",
            let arguments = try? JSONValue(json: call.arguments)
        else { return nil }
        return Draft(
            title: arguments["title"]?.text,
            body: arguments["body"]?.text,
            tags: arguments["tags"].flatMap { try? $0.decoded(as: [String].self) } ?? [],
            category: arguments["category"]?.text,
            due: arguments["due"]?.text
        )
    }

    @Test(arguments: [
        "need 2 l of milk", "need 2 m of ribbon", "need 2 c flour", "need 2 litres of milk", "want 2 lamp shades",
    ])
    func `A number of things is no “to”`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.onlyBody()?.contains(said.dropFirst(5)) == true)
    }

    @Test(arguments: [("Nursery code's C2419", "Nursery code"), ("the gate's 4471", "Gate")])
    func `What a value is said of is the title, without its verb`(said: String, title: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles() == [title])
    }

    @Test(
        arguments: [
            ("remember that the spare key is under the blue pot", "Spare key", "The spare key is under the blue pot"),
            ("note that the gate code is 4417", "Gate code", "The gate code is 4417"),
            ("please write down that lena prefers tea", "Lena prefers tea", "Lena prefers tea"),
            ("can u remember my shoe size is 42", "Shoe size", "My shoe size is 42"),
            ("jot down our landlord likes short letters", "Landlord", "Our landlord likes short letters"),
        ]
    )
    func `A fact is kept whole under its topic`(said: String, title: String, body: String) async {
        let draft = await Self.draft(said)
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
    func `A task is kept without the words that asked for it`(said: String, title: String) async {
        let draft = await Self.draft(said)
        #expect(draft?.title == title)
        #expect(draft?.body == "- [ ] \(title)")
        #expect(draft?.category == "task")
    }

    @Test(
        arguments: [
            ("remind me to call mom tomorrow at 5", "Call mom", "2026-03-15 17:00"),
            ("remind me on friday to sign the lease", "Sign the lease", "2026-03-20"),
            ("remind me to pay rent on april 1st", "Pay rent", "2026-04-01"),
            ("remind me in two hours to turn off the sprinkler", "Turn off the sprinkler", "2026-03-14 11:26"),
        ]
    )
    func `A task's date is taken off its title and resolved`(said: String, title: String, due: String) async {
        let draft = await Self.draft(said)
        #expect(draft?.title == title)
        #expect(draft?.body == "- [ ] \(title)")
        #expect(draft?.due == due)
    }

    @Test func `A rhythm is kept in the words that were said`() async {
        let draft = await Self.draft("remind me to stretch every day at noon")
        #expect(draft?.body == "- [ ] Stretch\nRepeats: every day at noon")
        #expect(draft?.due == "2026-03-14 12:00")
    }

    @Test(
        arguments: [
            ("remind me 2 return the drill 2moro", "Return the drill", "2026-03-15"),
            ("reminder: dentist on friday at 3", "Dentist", "2026-03-20 15:00"),
            ("Reminder 0730 tomorrow: oil the gate", "Oil the gate", "2026-03-15 07:30"),
            ("remind me on the last friday of the month to sweep", "Sweep", "2026-03-27"),
            ("remind me to order flowers the friday before may 10", "Order flowers", "2026-05-08"),
        ]
    )
    func `Reminders are understood as people type them`(said: String, title: String, due: String) async {
        let draft = await Self.draft(said)
        #expect(draft?.title == title)
        #expect(draft?.due == due)
    }

    @Test func `The end of a stay lies ahead, whatever is told of the past`() async {
        let draft = await Self.draft("room 2 the Olsens till thursday, they paid 140 and tried the kippers")
        #expect(draft?.body?.contains("19 March") == true)
    }

    @Test func `A reminder that is moved is due then, and what is due is listed`() async throws {
        let talk = Talk()
        await talk.say("remind me to sign the lease on friday at 10")
        await talk.say("actually make that thursday")
        #expect(try await talk.store.notes(NoteFilter()).first?.dueAt?.text == "2026-03-19 10:00")
        #expect(
            await talk.answer("what do i have to do on thursday").contains(
                "Sign the lease, Thursday, 19 March 2026, 10:00"
            )
        )
        await talk.say("i signed the lease")
        #expect(await talk.answer("what do i have to do on thursday").contains("nothing"))
    }

    @Test func `Tags at the end become tags`() async {
        let draft = await Self.draft("remember the locker code is 12-34-56 #gym #codes")
        #expect(draft?.tags == ["gym", "codes"])
        #expect(draft?.body == "The locker code is 12-34-56")
    }

    @Test func `A label names the category`() async {
        #expect(await Self.draft("idea: a clock that runs backwards")?.category == "idea")
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

    @Test func `What may be a remark is offered to be kept, and kept after a yes`() async throws {
        let talk = Talk()
        #expect(await talk.answer("herons over the quiet river") == Reply.offerNote)
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
        #expect(turn.hasOnlyLooked)
    }

    @Test(
        arguments: [
            ("Bitte notieren Sie, dass der Schlüssel im Schuppen liegt.", "Der Schlüssel im Schuppen liegt"),
            ("Bitte vergessen Sie nicht: Ruth mag keinen Fisch", "Ruth mag keinen Fisch"),
        ]
    )
    func `A polite order in German is an order`(said: String, body: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.bodies().values.contains(body))
    }

    @Test(
        arguments: [
            ("remind me two days before that to print the tickets", "Print the tickets", "2026-03-18"),
            ("remind me the night before to pack", "Pack", "2026-03-19"),
            ("remind me the day before the ferry to pack", "Pack", "2026-03-19"),
        ]
    )
    func `A reminder may be set by the day of another note`(said: String, title: String, due: String) async throws {
        let talk = Talk()
        await talk.say("remember the ferry to Norway leaves on 20 march")
        await talk.say(said)
        let note = try #require(try await talk.store.notes(NoteFilter()).first { $0.title == title })
        #expect(note.dueAt?.text == due)
    }

    @Test func `A sum after a day is no time of it`() async throws {
        let talk = Talk()
        await talk.say("the plasterer can start on the 24th, 140 a day")
        #expect(try await talk.bodies().values.first?.contains("140 a day") == true)
    }

    @Test func `A time may be written without its colon`() async throws {
        let talk = Talk()
        await talk.say("remind me at 530 to fetch the drum")
        #expect(try await talk.store.notes(NoteFilter()).first?.dueAt?.text == "2026-03-14 17:30")
    }

    @Test func `Spaces within a text stay as they were typed`() async throws {
        let talk = Talk()
        await talk.say("remember that the wifi password is a  b   c")
        #expect(try await talk.bodies().values.contains { $0.contains("a  b   c") })
    }

    @Test func `A day that does not exist is no other day`() async throws {
        let talk = Talk()
        let answer = await talk.answer("remind me on the 31st of november to call Ann")
        #expect(answer == "There is no “31st of november”: that day does not exist. Nothing was noted.")
        #expect(try await talk.store.notes(NoteFilter()).isEmpty)
    }

    @Test(arguments: ["- [ ] buy milk", "* [ ] buy milk", "note: - [ ] buy milk", "remember: - [ ] buy milk"])
    func `A line with an open box is something to do`(line: String) async throws {
        let talk = Talk()
        await talk.say(line)
        #expect(try await talk.bodies() == ["Buy milk": "- [ ] Buy milk"])
        #expect(try await talk.note("Buy milk")?.aiCategory == .task)
    }

    @Test func `A box at the prompt has its day`() async throws {
        let talk = Talk()
        #expect(await talk.answer("- [ ] call tom tomorrow") == "Noted: Call tom, due Sunday, 15 March 2026.")
        #expect(try await talk.note("Call tom")?.dueAt?.text == "2026-03-15")
    }

    @Test(arguments: [
        ("https://acme.slack.com/archives/C02/p1700000000", "acme.slack.com: archives"),
        ("https://www.example.com/a/opening-hours", "example.com: opening hours"),
        ("http://example.com", "example.com"),
    ])
    func `An address alone is kept as it is, with a title`(line: String, title: String) async throws {
        let talk = Talk([("Example", "the archives of slack, see https://example.com/other")])
        #expect(await talk.answer(line) == "Noted: \(title).")
        #expect(try await talk.body(of: title) == line)
    }

    @Test(arguments: [
        "note: is it true…?", "remember: who pays for the mast?",
        "remember to call the plumber about the boiler in the upstairs bathroom that leaks on the kitchen ceiling",
    ])
    func `What was noted is said with one mark at its end`(line: String) async {
        let answer = await Talk().answer(line)
        #expect(answer.suffix(2).count { ".…?!".contains($0) } == 1, "\(answer)")
    }

    @Test(arguments: [
        "remember that call the plumber about the small boiler of the neighbours",
        "remember to ask the people from the house over there behind the garden about the keys",
        "jobs for the people that live in the houses near to the old mill in the woods are paid",
    ])
    func `No title ends in the middle of a phrase`(line: String) async throws {
        let talk = Talk()
        await talk.say(line)
        if try await talk.titles().isEmpty { await talk.say("yes") }
        let title = try #require(try await talk.titles().first)
        let last = title.split { !$0.isLetter }.last.map { $0.lowercased() } ?? ""
        #expect(
            !["the", "of", "about", "a", "to", "in", "behind", "there", "that", "small"].contains(last),
            "\(title)"
        )
    }

    @Test(arguments: [
        "kit bag needs\nrope\ntent pegs", "things to fix for next time:\nrope\ntent pegs", "packing\nrope\ntent pegs",
        "einkauf\nrope\ntent pegs",
    ])
    func `Lines below what is to be done with them are a list`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.onlyBody() == "- [ ] rope\n- [ ] tent pegs")
    }

    @Test(arguments: [
        "order of the day\n2.15 ceremony\n5.30 speeches", "kit bag needs\nAnna has the rope\ntent pegs",
        "pancakes\n200 g flour\n2 eggs",
    ])
    func `Lines of a text or a timetable stay as they are`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.onlyBody() == said)
    }

    @Test func `A pasted list under a colon has no colon in its title`() async throws {
        let talk = Talk()
        await talk.say("jobs this week:\n- fix the tap\n- paint the door")
        #expect(try await talk.titles() == ["Jobs this week"])
    }

    @Test(arguments: [
        ("remember that today I met Anna about the budget and she wants more", "Met Anna about the budget"),
        ("note: yesterday we sold the boat", "Sold the boat"),
    ])
    func `What was done on a day is called by what it was`(line: String, title: String) async throws {
        let talk = Talk()
        await talk.say(line)
        #expect(try await talk.titles() == [title])
    }
}
