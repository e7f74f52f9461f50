import Notes
import Testing

@testable import BuiltinBackend

/// Orders that put a line of some form, a tag or a link in a note.
@Suite struct FormOrderTests {
    private static let notes = [
        ("Ferry", "leaves at 9"), ("Diary", "- [ ] water"), ("Shopping list", "- [ ] milk\n- [ ] eggs"),
        ("Boiler plan", "We meet on Monday."),
    ]

    @Test(arguments: [
        ("add an item to the shopping list: cheese", "Shopping list", "- [ ] milk\n- [ ] eggs\n- [ ] cheese"),
        ("add items to the diary: tea, cake", "Diary", "- [ ] water\n- [ ] tea\n- [ ] cake"),
        ("add a task to the diary: water plants", "Diary", "- [ ] water\n- [ ] water plants"),
        ("put a task on the diary: call Eve", "Diary", "- [ ] water\n- [ ] call Eve"),
        ("new task in the diary: call Eve", "Diary", "- [ ] water\n- [ ] call Eve"),
        ("add a bullet to the ferry note: pay", "Ferry", "leaves at 9\n- pay"),
        ("add a checkbox to the ferry note: pay", "Ferry", "leaves at 9\n- [ ] pay"),
        ("add a line to the ferry note: pay", "Ferry", "leaves at 9\nPay"),
        ("add a note to the ferry note: bring food", "Ferry", "leaves at 9\nbring food"),
        ("add a link to the ferry note: Diary", "Ferry", "leaves at 9\n[[Diary]]"),
        ("add call Eve to the diary as a task", "Diary", "- [ ] water\n- [ ] call Eve"),
        ("add Tides to the ferry note as a heading", "Ferry", "leaves at 9\n## Tides"),
        ("add bullet pears to the ferry note", "Ferry", "leaves at 9\n- pears"),
        ("add task call Eve to the diary", "Diary", "- [ ] water\n- [ ] call Eve"),
        ("put a checkbox for socks on the diary", "Diary", "- [ ] water\n- [ ] socks"),
    ])
    func `A line goes to the note that is named, in its form`(said: String, title: String, body: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.body(of: title) == body)
        #expect(try await talk.titles().count == Self.notes.count)
    }

    @Test(arguments: [
        ("add tag food to the ferry note", ["food"]), ("add tags sea and boat to the ferry note", ["sea", "boat"]),
        ("add a tag to the ferry note: sea", ["sea"]), ("add #fun to ferry", ["fun"]),
        ("put #new on the ferry note", ["new"]), ("add the hashtag hot to ferry", ["hot"]),
    ])
    func `A tag is no text`(said: String, tags: [String]) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.note("Ferry")?.tags == tags)
        #expect(try await talk.body(of: "Ferry") == "leaves at 9")
    }

    @Test func `Several tags come off at once`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("add tags slow, fast and sea to the ferry note")
        await talk.say("remove tags slow and fast from ferry")
        #expect(try await talk.note("Ferry")?.tags == ["sea"])
    }

    @Test(arguments: ["email the ferry note to Bob", "email the ferry note", "share the ferry note with Ann"])
    func `What no command sends is said to go through a file`(said: String) async throws {
        let answer = await Talk(Self.notes).answer(said)
        #expect(answer == "I can't send notes; /export \"Ferry\" writes a file that you can send. Nothing was changed.")
    }

    @Test(arguments: [
        "add items to Xyz: a, b", "add a task to the garden plan: call Eve", "filter notes by health",
        "filter by category task", "filter notes by tag trip", "make leaves at 9 a task",
        "make the ferry note a checklist", "make a note of the clipboard", "add salt to the water: it boils later",
        "where is the ferry\nand the boat", "delete the ferry note\nand the diary",
    ])
    func `An order that cannot be done is kept as no note`(said: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await talk.bodies()
        await talk.say(said)
        #expect(try await talk.bodies() == before)
    }

    @Test(arguments: [
        ("add a task to call Eve on Monday", "Call Eve"), ("write a note to Anna: thanks", "To Anna"),
        ("Ferry times\nfrom nine to five", "Ferry times"), ("What to pack?\n- socks\n- rope", "What to pack"),
    ])
    func `What names no note is kept`(said: String, title: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.titles().contains { $0.hasPrefix(title) })
        #expect(try await talk.body(of: "Boiler plan") == "We meet on Monday.")
    }

    @Test(arguments: [
        ("change Second to Third in the order note", "Third place for Bob"),
        ("replace Second with Third in the order note", "Third place for Bob"),
        ("in the order note change place to first", "Second first for Bob"),
        ("in the order note change Bob to Friday", "Second place for Friday"),
    ])
    func `A word that is named is changed as it was typed`(said: String, body: String) async throws {
        let talk = Talk([("Order", "Second place for Bob")])
        await talk.say(said)
        #expect(try await talk.body(of: "Order") == body)
    }

    @Test func `A change is made in the middle of a long note`() async throws {
        let body = (1...60).map { "Line number \($0) is here." }.joined(separator: " ")
        let talk = Talk([("Big paragraph", body)])
        await talk.say("in the big paragraph note change line number 30 to row number 30")
        #expect(try await talk.body(of: "Big paragraph")?.contains("here. row number 30 is") == true)
        #expect(try await talk.titles().count == 1)
    }

    @Test func `The second of two orders is about the note of the first one`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("rename ferry to Boat and tag it sea")
        #expect(try await talk.note("Boat")?.tags == ["sea"])
        try talk.checkReplay()
    }

    @Test(arguments: [
        ("edit the diary", "/edit \"Diary\""), ("share the ferry note", "/export \"Ferry\""),
        ("copy the ferry note", "/copy \"Ferry\""),
        ("export the ferry note to ferry.md", "/export \"Ferry\" to ferry.md"),
        ("use the light theme", "/theme light"), ("use the system theme", "/theme system"),
        ("sort by date", "/notes --sort created"), ("duplicate ferry", "/copy \"Ferry\""),
        ("make a topic about the radar", "/topic pin radar"),
    ])
    func `A command is named with what it takes`(said: String, command: String) async throws {
        let talk = Talk(Self.notes)
        #expect(await talk.answer(said).contains(command))
    }

    @Test func `Nothing is offered that another process deleted`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("find the ferry")
        let note = try #require(try await talk.note("Ferry"))
        try await talk.store.update(note.id, by: .person, at: Talk.world.now()) { $0.deletedAt = Talk.world.now() }
        #expect(!(await talk.answer("tag it with budget")).contains("Ferry ("))
    }

    @Test func `An answer shows no box, and no line of code among its text`() async throws {
        let talk = Talk([("Server", "Restart it so:\n```\nsudo reboot\n```\n> - [x] tell Tom\nIt is in the attic.")])
        let answer = await talk.answer("where is the server")
        #expect(!answer.contains("[x]") && !answer.contains("```") && !answer.contains("sudo reboot "))
    }

    @Test func `When a note was created is a day, and none of its lines`() async {
        let talk = Talk(Self.notes)
        #expect(await talk.answer("when did I create the boiler plan").hasPrefix("You wrote Boiler plan"))
    }
}
