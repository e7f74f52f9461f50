import Assistant
import Notes
import Testing

@testable import BuiltinBackend

/// Orders that a command does, and orders about a folder or about all notes.
struct CommandOrderTests {
    private func talk() -> Talk {
        Talk([
            ("Radar idea", "a radar for boats"), ("Radar budget", "the radar costs 300 euros"),
            ("Boat list", "- [ ] rope"),
        ])
    }

    @Test(arguments: [
        ("merge radar idea and radar budget", "/merge"), ("copy the radar idea", "/copy"),
        ("sort the boat list", "/edit"),
        ("change the radar idea note to: a radar for cars", "/edit"), ("export my notes", "/export"),
        ("import my notes from evernote", "/import"), ("what tags do i have", "/tags"),
        ("history of the radar idea", "/log"), ("empty the trash", "/purge all"), ("make a backup", "magpie backup"),
        ("open settings", "magpie setup"), ("open the palette", "/palette"),
        ("delete the word boats from the radar idea", "/edit \"Radar idea\""),
        ("share the radar idea", "/export \"Radar idea\""),
        ("email the radar idea to Bob", "I can't send notes; /export \"Radar idea\""),
        ("turn on dark mode", "/theme"),
    ])
    func `What only a command does is named, and changes nothing`(said: String, command: String) async throws {
        let talk = talk()
        let before = try await talk.bodies()
        let turn = await talk.say(said)
        #expect(turn.reply.contains(command))
        #expect(turn.isLeftOpen)
        #expect(try await talk.bodies() == before)
    }

    @Test(arguments: [
        "import my notes from ~/Documents/notes.json", "import my notes from /home/anna/My Vault",
        "export my notes to /tmp/Out/talk.json", "merge Plan: one and Team: two", "pin Plan: one",
        "delete the note Plan: one", "tag the note Plan: one with x", "move the note Plan: one to Work",
        "rename Plan: one to Plan", "unpin the note Plan: one",
    ])
    func `An order that names a note or a file is never kept as a note, colon or not`(said: String) async throws {
        let talk = talk()
        let before = try await talk.bodies()
        let turn = await talk.say(said)
        #expect(turn.isLeftOpen)
        #expect(try await talk.bodies() == before)
    }

    @Test func `The path that was typed is part of the command that is named`() async {
        #expect(await talk().answer("import my notes from ~/My Vault/a.json").contains("/import ~/My Vault/a.json."))
        #expect(await talk().answer("export the note Radar idea").contains("/export NOTE"))
    }

    @Test(arguments: ["pin bank: 4711", "merge conflicts: take ours", "import duty: 19 percent on shoes"])
    func `A label that sounds like an order is kept`(said: String) async throws {
        let talk = talk()
        _ = await talk.say(said)
        #expect(try await talk.titles().count == 4)
    }

    @Test(arguments: [
        ("add a task buy nails to the radar budget", "- [ ] buy nails"),
        ("add a checkbox buy glue to the radar budget", "- [ ] buy glue"),
        ("add a bullet point glue to the radar budget", "- glue"), ("add a divider to the radar budget", "\n---"),
        ("add a line call Tom to the radar budget", "Call Tom"), ("add an item lamp to the radar budget", "- lamp"),
    ])
    func `The word for a form is the form of the line that is added`(said: String, line: String) async throws {
        let talk = talk()
        _ = await talk.say(said)
        #expect(try await talk.body(of: "Radar budget") == "the radar costs 300 euros\n\(line)")
    }

    @Test(arguments: [
        ("add a bullet apples to the boat list", "- apples"), ("add a divider to the boat list", "\n---"),
        ("add an item apples to the boat list", "- [ ] apples"), ("add a task oil it to boat list", "- [ ] oil it"),
    ])
    func `The word for a form is no item of a list`(said: String, line: String) async throws {
        let talk = talk()
        _ = await talk.say(said)
        #expect(try await talk.body(of: "Boat list") == "- [ ] rope\n\(line)")
    }

    @Test func `A line of bunting is a thing`() async throws {
        let talk = talk()
        _ = await talk.say("add a line of bunting to the boat list")
        #expect(try await talk.body(of: "Boat list")?.contains("line of bunting") == true)
    }

    @Test(arguments: ["Other", "Notes"])
    func `A note is found by its title, whatever word that is`(title: String) async throws {
        let talk = Talk([(title, "red"), ("Boat list", "- [ ] rope")])
        _ = await talk.say("pin \(title)")
        #expect(try await talk.note(title)?.isPinned == true)
        _ = await talk.say("unpin the note \(title)")
        #expect(try await talk.note(title)?.isPinned == false)
    }

    @Test func `Folders are made, filled and removed in short words`() async throws {
        let talk = talk()
        _ = await talk.say("new folder Travel")
        _ = await talk.say("put a note in Travel saying call Ann")
        #expect(try await talk.note("Call Ann")?.folder == "Travel")
        let turn = await talk.say("remove the Travel folder")
        #expect(turn.reply.contains("Deleted the folder Travel"))
        #expect(try await talk.note("Call Ann")?.folder == "Notes")
    }

    @Test(arguments: ["remove all tags from the radar idea", "remove the tags from the radar idea"])
    func `All tags of a note are taken off`(said: String) async throws {
        let talk = talk()
        _ = await talk.say("tag the radar idea with boats")
        _ = await talk.say("tag the radar idea with blue")
        _ = await talk.say(said)
        #expect(try await talk.note("Radar idea")?.tags == [])
    }

    @Test func `Notes of a category are listed and counted`() async throws {
        let talk = talk()
        let note = try #require(try await talk.note("Radar idea"))
        _ = try await talk.store.update(note.id, by: .person, at: Talk.world.now()) { $0.aiCategory = .idea }
        #expect(await talk.answer("how many ideas do i have") == "1 idea.")
        #expect(await talk.answer("show only ideas") == "1 idea: Radar idea.")
        #expect(await talk.answer("show notes in the category idea") == "1 idea: Radar idea.")
        #expect(await talk.answer("show only health notes") == "No note is of the category health.")
    }

    @Test func `A note that lies in the Trash is named, with the command that deletes it for good`() async {
        let talk = talk()
        _ = await talk.say("delete the radar budget")
        let turn = await talk.say("permanently delete the radar budget")
        #expect(turn.reply.contains("/purge \"Radar budget\""))
        #expect(turn.isLeftOpen)
    }

    @Test(arguments: [("1984", "\"1984\""), ("The “big” 🚢 trip", "00000000")])
    func `A note in the Trash with an awkward title is named as it can be typed`(title: String, typed: String) async {
        let talk = Talk([(title, "text")])
        _ = await talk.say("delete the note \(title)")
        _ = await talk.say("yes")
        #expect(await talk.answer("permanently delete \(title)").contains("Type /purge \(typed.prefix(4))"))
    }

    @Test func `A title that ends with a colon is no part of the text`() async throws {
        let talk = talk()
        _ = await talk.say("create a note titled Roof: fix the tiles")
        #expect(try await talk.body(of: "Roof")?.lowercased().contains("fix the tiles") == true)
    }

    @Test func `Notes of a month are listed without a verb`() async {
        let talk = talk()
        #expect(await talk.answer("notes from march 2026").contains("3 notes"))
    }

    @Test func `A part of a word finds every note that has it`() async {
        let many = (1...12).map { (title: "Note \($0)", body: "a superlongword for \($0)") }
        #expect(await Talk(many).answer("find superlong").hasPrefix("12 notes"))
    }

    @Test(arguments: [
        "pin everything", "restore everything", "tag everything with boats", "print the invoices", "play jazz",
    ])
    func `What was not done leaves the turn open`(said: String) async {
        #expect(await talk().say(said).isLeftOpen)
    }

    @Test func `A part of an order that was not done leaves the turn open`() async throws {
        let talk = talk()
        let turn = await talk.say("remove rope and tar from the boat list")
        #expect(turn.reply.contains("not on"))
        #expect(turn.isLeftOpen)
        #expect(try await talk.body(of: "Boat list") == "")
    }

    @Test func `A note is made in a folder that is there`() async throws {
        let talk = talk()
        _ = await talk.say("make a folder called Work")
        _ = await talk.say("add a note to Work: the desk key is new")
        #expect(try await talk.note("Desk key")?.folder == "Work")
    }

    @Test func `All notes of a folder are asked about, and no others`() async throws {
        let talk = talk()
        _ = await talk.say("make a folder called Work")
        _ = await talk.say("put the radar idea in Work")
        let turn = await talk.say("delete all notes in Work")
        #expect(turn.reply.contains("Radar idea"))
        #expect(!turn.reply.contains("Radar budget"))
        #expect(try await talk.note("Radar idea") != nil)
    }

    @Test func `A note that is deleted for good goes to the Trash, and the command for more is named`() async throws {
        let talk = talk()
        let turn = await talk.say("permanently delete the radar idea")
        #expect(turn.reply.contains("to the Trash"))
        #expect(turn.reply.contains("/purge"))
        #expect(try await talk.note("Radar idea") == nil)
    }

    @Test(arguments: ["find radar but not budget", "search for radar without budget"])
    func `What is left out of a search is not found`(said: String) async {
        let reply = await talk().answer(said)
        #expect(reply.contains("Radar idea"))
        #expect(!reply.contains("Radar budget"))
    }

    @Test func `All notes are counted`() async {
        let many = (1...60).map { (title: "Note \($0)", body: "text \($0)") }
        #expect(await Talk(many).answer("how many notes do i have") == "60 notes.")
    }
}
