import Assistant
import Notes
import Testing

@testable import BuiltinBackend

struct BrowsingTests {
    private func talk() -> Talk { Talk([("Spare key", "under the blue pot"), ("Budget", "nine euros")]) }

    @Test(arguments: ["what's left", "what's still open on the packing list", "what do i still need to pack"])
    func `What is still open is shown without what is ticked off`(said: String) async {
        let talk = Talk([("Packing list", "- [x] tent\n- [ ] stove\n- [ ] maps")])
        #expect(await talk.say(said).cards.map(\.preview.snippet) == ["- [ ] stove\n- [ ] maps"])
    }

    @Test func `A list is shown with what is ticked off`() async {
        let talk = Talk([("Packing list", "- [x] tent\n- [ ] stove")])
        #expect(await talk.say("show me the packing list").cards.map(\.preview.snippet) == ["- [x] tent\n- [ ] stove"])
    }

    @Test func `A folder is made, filled and looked into`() async {
        let talk = talk()
        #expect(await talk.answer("make a folder called work") == "Made the folder Work.")
        #expect(await talk.answer("move the budget note to the work folder") == "Moved Budget to the folder Work.")
        #expect(await talk.answer("what's in my work folder?") == "1 note in Work: Budget.")
        #expect(await talk.answer("which folders do I have") == "2 folders: Notes (1 note) and Work (1 note).")
        #expect(await talk.answer("make a folder called WORK").contains("already"))
    }

    @Test(arguments: ["what's in my tax folder", "open the blue pot folder"])
    func `A folder that there is not is looked up`(said: String) async {
        let turn = await talk().say(said)
        #expect(turn.calls.contains { $0.call.name == "search_notes" })
    }

    @Test func `The Trash and what came up lately are listed`() async {
        let talk = talk()
        #expect(await talk.answer("show my trash") == "The Trash is empty.")
        _ = await talk.answer("where is the spare key")
        #expect(await talk.answer("what did I look at recently").hasPrefix("In the last 7 days: Spare key"))
        _ = await talk.answer("delete the note spare key")
        #expect(await talk.answer("what's in the trash") == "1 note in the Trash: Spare key.")
    }

    @Test(arguments: [
        "make a folder called travel", "what's in my travel folder", "show my trash", "what did I look at recently",
    ])
    func `None of it writes a note`(said: String) async {
        #expect(await talk().say(said).cards.allSatisfy { $0.preview.state == .searchResult })
    }

    @Test func `A note is put in a folder that is there, by its bare name`() async throws {
        let talk = Talk([("Ferry times", "8:40 and 17:10"), ("Ferry price", "12 euros")])
        await talk.say("make a folder called Trips")
        await talk.say("find the ferry times")
        await talk.say("put it in Trips")
        #expect(try await talk.note("Ferry times")?.folder == "Trips")
        #expect(try await talk.note("Ferry price")?.folder == "Notes")
    }

    @Test func `Words about a place that is no folder move nothing`() async throws {
        let talk = Talk([("Ferry times", "8:40 and 17:10")])
        await talk.say("find the ferry times")
        await talk.say("put it in the drawer")
        #expect(try await talk.note("Ferry times")?.folder == "Notes")
    }

    @Test func `A folder is renamed and deleted in words, and its notes stay`() async throws {
        let talk = Talk([("Ferry times", "8:40 and 17:10")])
        await talk.say("make a folder called Trips")
        await talk.say("move the ferry times note to the Trips folder")
        #expect(await talk.answer("rename the folder Trips to Sailing") == "Renamed the folder Trips to Sailing.")
        #expect(try await talk.note("Ferry times")?.folder == "Sailing")
        #expect(
            await talk.answer("delete the Sailing folder") == "Deleted the folder Sailing. 1 note went to “Notes”."
        )
        #expect(try await talk.note("Ferry times")?.folder == "Notes")
    }

    @Test func `More notes than are named are counted`() async throws {
        let talk = Talk((1...12).map { ("Ferry \($0)", "quixotic crossing") })
        let answer = await talk.answer("find quixotic")
        #expect(answer.hasPrefix("12 notes about quixotic: "))
        #expect(answer.hasSuffix("and 4 more."))
    }

    @Test func `What has to do with a note is listed with its reasons`() async throws {
        let talk = Talk([
            ("Ferry times", "8:40 and 17:10 #sailing"), ("Ferry price", "12 euros #sailing"),
            ("Roof", "The tiles are loose"),
        ])
        let answer = await talk.answer("what's related to the ferry times note")
        #expect(answer.contains("to do with Ferry times: Ferry price ("))
        #expect(!answer.contains("Roof"))
    }

    @Test func `Open questions and people are listed`() async throws {
        let talk = Talk([("Roof", "Who mends the tiles?"), ("Calls", "call Ruth about the roof")])
        #expect(await talk.answer("what are my open questions").contains("Who mends the tiles?"))
        #expect(await talk.answer("open questions").contains("Who mends the tiles?"))
        #expect(await talk.answer("who are the people in my notes").contains("Ruth"))
    }

    @Test func `A note is filed, a folder that is not there is said, and what is related leaves it in mind`()
        async throws
    {
        let talk = Talk([
            ("Radar idea", "A radar for boats"), ("Radar budget", "The radar costs 300"), ("Garden plan", "Tulips"),
        ])
        await talk.say("make a folder called Work")
        #expect(await talk.answer("what's in my Nope folder").hasPrefix("There is no folder Nope."))
        #expect(await talk.answer("show the radar budget").contains("300"))
        #expect(await talk.answer("put it in Private").hasPrefix("There is no folder Private."))
        await talk.say("what's related to it")
        await talk.say("put it in Work")
        #expect(try await talk.note("Radar budget")?.folder == "Work")
        await talk.say("put the garden plan in Work")
        #expect(try await talk.note("Garden plan")?.folder == "Work")
        #expect(await talk.answer("show radar").hasPrefix("2 notes about radar"))
    }

    @Test(arguments: [
        "list my notes", "show my notes", "show me all my notes", "what notes do I have?", "which notes are there",
        "all my notes", "notes", "do I have any notes?",
    ])
    func `All notes are listed, lists and others`(line: String) async {
        let talk = Talk([("Spare key", "under the blue pot"), ("Shopping list", "- [ ] milk")])
        #expect(await talk.answer(line) == "2 notes: Spare key and Shopping list.")
        #expect(await talk.answer("my lists") == "1 list: Shopping list (1 open).")
    }

    @Test func `Of more notes than are listed the number is told`() async {
        let talk = Talk((1...25).map { ("Ferry \($0)", "crossing \($0)") })
        let answer = await talk.answer("show all notes")
        #expect(answer.hasPrefix("25 notes: ") && answer.hasSuffix(" and 5 more; /notes all lists them."), "\(answer)")
    }

    @Test(arguments: ["list my notes", "what notes do I have?", "show all notes", "latest notes", "my lists"])
    func `Where there is nothing yet, it is said what to type`(line: String) async {
        let answer = await Talk().answer(line)
        #expect(answer.hasPrefix("There ") && answer.contains("yet") && answer.contains("“"), "\(answer)")
    }

    @Test(arguments: ["related ferry price", "related notes to the ferry price", "similar notes to ferry price"])
    func `What has to do with a note is asked for in few words`(line: String) async {
        let talk = Talk([("Ferry price", "12 euros, see [[Ferry times]]"), ("Ferry times", "8:40"), ("Roof", "tiles")])
        #expect(await talk.answer(line).hasPrefix("1 note to do with Ferry price: Ferry times"))
    }

    @Test func `Notes are grouped by month, the newest month first`() async {
        let many = (0..<20).map { (title: "Note \($0)", body: "text") }
        for said in ["show my notes by month", "group my notes by month"] {
            let lines = await Talk(many).answer(said).split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines[0].hasPrefix("March 2026: Note 0, Note 1,") && lines[1].hasPrefix("February 2026: Note 14,"))
        }
    }

    @Test func `The categories are counted`() async throws {
        let talk = Talk([("Radar", "birds"), ("Walk", "today"), ("Boat", "oars"), ("Tea", "green")])
        #expect(await talk.answer("which categories do I have?").hasPrefix("No note has a category yet."))
        for (title, category) in [("Radar", NoteCategory.idea), ("Walk", .journal), ("Boat", .idea)] {
            let note = try #require(try await talk.note(title))
            try await talk.store.update(note.id, by: .person, at: Talk.world.now()) { $0.aiCategory = category }
        }
        #expect(
            await talk.answer("which categories do I have?") == "idea 2, journal 1. /notes idea lists the first kind."
        )
    }

    @Test(arguments: ["show my tasks", "what do I have to do?"])
    func `What is to be done names the shopping list too`(said: String) async {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] eggs"), ("Review", "- [ ] send slides")])
        #expect(
            await talk.answer(said) == "1 thing to do: send slides.\nAlso open: Shopping list: milk, eggs (2 open)"
        )
    }

    @Test func `A word with a slip finds what it is near to, and that is said`() async {
        let talk = Talk([("Car", "the brakes of the volvo")])
        #expect(await talk.answer("search vovlo") == "No note has “vovlo”. These have “volvo”. 1 note: Car.")
        #expect(await talk.answer("search zeppelin") == "Your notes don't say anything about zeppelin.")
    }
}
