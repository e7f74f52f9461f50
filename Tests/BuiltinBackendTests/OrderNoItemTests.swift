import Notes
import Testing

@testable import BuiltinBackend

/// Orders that were once kept as items or notes, and things that were said not to be there.
@Suite struct OrderNoItemTests {
    private static let notes = [
        ("Boiler", "Service due on May 14. Dull noise."), ("Shopping list", "- [ ] milk"), ("Radar idea", "build it"),
    ]

    @Test(arguments: [
        ("add more to the boiler note: check the valve", "check the valve"),
        ("add some text to the boiler note: check the valve", "check the valve"),
        ("add more info to boiler: 5 bar", "5 bar"),
    ])
    func `What follows the colon goes to the note that is named`(said: String, line: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.body(of: "Boiler") == "Service due on May 14. Dull noise.\n\(line)")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk")
    }

    @Test func `More for a list is cut into items`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("add more to the shopping list: tea, jam")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] tea\n- [ ] jam")
    }

    @Test(arguments: [
        "add something to the boiler note", "add more to the boiler note", "add more to the xyz note: jam",
        "add rope to the boiler note: two metres", "save that as a note", "store this as a note",
        "keep that as a note titled Foo", "add a bullet: cable", "add a bullet beer", "add a checkbox: test it",
        "group my notes by month", "delete tag work from all notes", "it should not be tagged fun",
    ])
    func `An order that says too little writes nothing`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.bodies() == Dictionary(uniqueKeysWithValues: Self.notes))
    }

    @Test(arguments: [
        ("add a bullet: cable", "- cable"), ("add a bullet beer", "- beer"), ("add a checkbox: tea", "- [ ] tea"),
    ])
    func `A bullet without a place goes to the last note`(said: String, line: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say("show me the radar idea")
        await talk.say(said)
        #expect(try await talk.body(of: "Radar idea") == "build it\n\(line)")
        #expect(try await talk.titles().count == 3)
    }

    @Test(arguments: [
        "remove #work from radar idea", "take #work off radar idea", "remove the hashtag work from the radar idea",
        "it should not be tagged work",
    ])
    func `A tag is taken off, however it is named`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say("tag radar idea work")
        #expect(try await talk.note("Radar idea")?.tags == ["work"])
        await talk.say(said)
        #expect(try await talk.note("Radar idea")?.tags == [])
        #expect(try await talk.body(of: "Radar idea") == "build it")
    }

    @Test func `Words are replaced also in a long note, and where they stand twice that is said`() async throws {
        let long = String(repeating: "words of no weight. ", count: 60) + "a dull end"
        let talk = Talk([("Long para", long), ("Twice", "red and red")])
        await talk.say("replace dull with exciting in the long para note")
        #expect(try await talk.body(of: "Long para")?.hasSuffix("an exciting end") == false)
        #expect(try await talk.body(of: "Long para")?.hasSuffix("a exciting end") == true)
        #expect(await talk.answer("replace red with blue in the twice note").contains("stands 2 times"))
        #expect(try await talk.body(of: "Twice") == "red and red")
    }

    @Test func `All action items are listed`() async {
        let talk = Talk([("Q3 review", "Hire two people. Send the slides to Ann.")])
        #expect(
            await talk.answer("what are the action items of the Q3 review?")
                == "2 action items in Q3 review:\n- a1 Hire two people\n- a2 Send the slides to Ann"
        )
    }

    @Test(arguments: [
        ("show topics", "/topic."), ("set the theme to dark", "/theme dark."),
        ("what do you suggest for boiler", "/suggest \"Boiler\"."),
    ])
    func `What a command does is named with it`(said: String, command: String) async {
        #expect(await Talk(Self.notes).answer(said) == "A command does that: \(command) Nothing was changed.")
    }

    @Test func `All of a month is found`() async {
        #expect(await Talk(Self.notes).answer("show everything from March 2026").hasPrefix("3 notes"))
    }

    @Test(arguments: ["put the kettle on", "put the kettle on would you", "pop the radio on please"])
    func `What is put on is no item, and makes no list`(said: String) async throws {
        for notes in [[], Self.notes] {
            let talk = Talk(notes)
            #expect(await talk.say(said).hasOnlyLooked)
        }
    }

    @Test func `A line to add goes to the last note, and is no note of its own`() async throws {
        let talk = Talk()
        await talk.say("add a line: buy soil")
        #expect(try await talk.titles().isEmpty)
        await talk.say("remember the garden needs peat")
        #expect(await talk.answer("add a line: buy soil") == "Added to Garden.")
    }

    @Test func `A fact with a day and several values is a note, and no list`() async throws {
        let talk = Talk()
        await talk.say("new order: gethin & priya, fri 3 july, 2 tier choc, 90 guests")
        #expect(try await talk.bodies().values.first?.contains("- [ ]") == false)
    }

    @Test func `An item is deleted, and not the list that it is on`() async throws {
        let talk = Talk([("Shopping", "- [ ] eggs\n- [ ] bread")])
        #expect(await talk.answer("delete bread") == "Shall I take bread off Shopping?")
        #expect(await talk.answer("yes") == "Took bread off Shopping.")
        #expect(try await talk.body(of: "Shopping") == "- [ ] eggs")
    }

    @Test(arguments: ["put some jazz on", "stick radio 4 on", "put some old blues on please"])
    func `What is put on is no item where no list is looked at`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk"), ("Door code", "The door code is 1234")])
        await talk.say("what is the door code")
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk")
    }

    @Test func `What is put on beside a list that was just shown is an item`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say("show the shopping list")
        await talk.say("put butter on")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] butter")
    }

    @Test func `What follows a comma is no name of a list`() async throws {
        let talk = Talk([("Flat to do", "- [ ] insurance")])
        await talk.say("add council tax to the flat to do, band C")
        #expect(try await talk.titles() == ["Flat to do"])
    }
}
