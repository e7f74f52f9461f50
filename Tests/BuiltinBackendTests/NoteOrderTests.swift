import Assistant
import Foundation
import Notes
import Testing

@testable import BuiltinBackend

@Suite struct NoteOrderTests {
    private static func talk() -> Talk {
        Talk([
            ("Shopping list", "- [ ] milk"), ("To do list", "- [ ] pay rent"), ("Spare key", "Under the blue pot"),
            ("Q3 review", "Numbers are due on the 14th."),
        ])
    }

    @Test(arguments: [
        "delete the note about the spare key", "get rid of the spare key note", "erase my note on the spare key",
    ])
    func `A note with a fitting title is deleted`(said: String) async throws {
        let talk = Self.talk()
        #expect(await talk.answer(said) == "Moved Spare key to the Trash. Take it back with /undo.")
        #expect(try await !talk.titles().contains("Spare key"))
    }

    @Test(arguments: [
        ("The new receptionist is Florentina, ext 4417", "Please delete the note about the new receptionist."),
        ("Man for the shower is gethin 07700 900118", "chuck the note about gethin, we're getting a bath board"),
        ("Gate code at the bevans 7714, mind the dog", "bin the note about the dog and the gate, we're done there"),
        ("my crust for the pie: 300 flour, 150 lard", "Delete my recipe for the pie crust please, hers is better"),
    ])
    func `The only note that tells of what is named is deleted`(note: String, said: String) async throws {
        let talk = Talk()
        await talk.say("remember that " + note)
        await talk.say("remember that the choir sings on Thursday")
        await talk.say(said)
        #expect(try await talk.titles() == ["Choir sings"])
    }

    @Test func `A note that only mentions the words is asked about, not deleted`() async throws {
        let talk = Self.talk()
        #expect(await talk.answer("delete the note about the blue pot").hasPrefix("Do you mean Spare key"))
        #expect(try await talk.titles().contains("Spare key"))
        await talk.say("yes")
        #expect(try await !talk.titles().contains("Spare key"))
    }

    @Test(arguments: [("the second one", 1), ("2", 1), ("the last one", 1), ("the first", 0), ("both", 2)])
    func `The next line says which of several is meant`(answer: String, choice: Int) async throws {
        let talk = Self.talk()
        let question = await talk.answer("delete my list")
        let asked = question.split(separator: "\n").dropFirst().map { line in
            line.dropFirst(3).prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
        }
        #expect(asked.count == 2)
        await talk.say(answer)
        let left = try await talk.titles()
        #expect(
            asked.enumerated().allSatisfy { index, title in left.contains(title) == (choice != 2 && index != choice) }
        )
    }

    @Test func `A title answers as well as a number`() async throws {
        let talk = Self.talk()
        await talk.say("delete my list")
        await talk.say("the shopping one")
        #expect(try await talk.titles() == ["Q3 review", "Spare key", "To do list"])
    }

    @Test func `Never mind leaves everything as it is`() async throws {
        let talk = Self.talk()
        await talk.say("delete my list")
        #expect(await talk.say("never mind").calls.isEmpty)
    }

    @Test func `It is the note of the last card`() async throws {
        let talk = Self.talk()
        await talk.say("remember that the gate code is 4417")
        await talk.say("rename it to Garden gate")
        await talk.say("pin it")
        await talk.say("tag it as home and codes")
        let note = try #require(try await talk.store.notes(NoteFilter()).first { $0.title == "Garden gate" })
        #expect(note.isPinned)
        #expect(note.tags == ["home", "codes"])
        await talk.say("untag it from codes")
        await talk.say("delete that note")
        #expect(try await talk.titles().count == 4)
    }

    @Test(
        arguments: [
            "add to the q3 review that travel is cut", "add that travel is cut to the q3 review note",
            "update the q3 review: Travel is cut",
        ]
    )
    func `A sentence is added to a note`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Q3 review") == "Numbers are due on the 14th.\nTravel is cut")
    }

    @Test func `Undo takes back the last change`() async throws {
        let talk = Self.talk()
        await talk.say("remember that the gate code is 4417")
        await talk.say("undo that")
        #expect(try await !talk.titles().contains("Gate code"))
    }

    @Test(arguments: [
        "delete my alarm", "cancel my flight", "remove the song from my playlist", "flibber the gibbet",
        "put the lights on",
    ])
    func `What is not about notes is left alone`(said: String) async {
        #expect(await Self.talk().say(said).hasOnlyLooked)
    }

    @Test func `A failed call is told once`() {
        let backend = BuiltinBackend(world: Talk.world)
        let search = ToolCall(id: "0", name: "search_notes", arguments: "{}")
        let call = ToolCall(id: "1", name: "create_note", arguments: "{}")
        let events = backend.events(for: [
            .user("remember that the gate code is 4417"), .assistant(AssistantMessage(calls: [search])),
            .tool([ToolResult(callID: "0", content: #"{"notes":[]}"#)]), .assistant(AssistantMessage(calls: [call])),
            .tool([ToolResult(callID: "1", content: #"{"error":"the disk is full"}"#, isError: true)]),
        ])
        #expect(events.first == .text("That did not work: the disk "))
        #expect(events.last == .finished(nil))
    }

    @Test(arguments: ["remove the blue tag", "remove the tag blue", "untag blue", "untag it blue"])
    func `A tag is taken off the note that was just shown`(line: String) async throws {
        let talk = Talk([("Radar brief", "the antenna"), ("Boat", "oars")])
        for title in ["boat", "radar brief"] { await talk.say("tag the \(title) note with blue") }
        #expect(await talk.answer(line) == "Took blue off Radar brief.")
        #expect(try await talk.note("Radar brief")?.tags == [])
        #expect(try await talk.note("Boat")?.tags == ["blue"])
    }

    @Test func `A tag is taken off the only note that has it, and of several it is asked which`() async throws {
        let talk = Talk([("Radar brief", "the antenna"), ("Boat", "oars"), ("Tea", "green")])
        for title in ["boat", "radar brief"] { await talk.say("tag the \(title) note with blue") }
        await talk.say("show the tea note")
        let turn = await talk.say("remove the blue tag")
        #expect(turn.reply.hasPrefix("Which one do you mean?"), "\(turn.reply)")
        #expect(await talk.answer("boat") == "Took blue off Boat.")
        await talk.say("show the tea note")
        #expect(await talk.answer("delete the tag blue") == "Took blue off Radar brief.")
        #expect(await talk.answer("remove the blue tag") == "No note is tagged blue. Nothing was changed.")
    }

    @Test func `A tag is taken off the note that is named, also where its title has the tag`() async throws {
        let talk = Talk([("Radar brief", "the antenna"), ("Radar costs", "40")])
        for title in ["radar brief", "radar costs"] { await talk.say("tag the \(title) note with radar") }
        #expect(await talk.answer("untag radar from Radar brief") == "Took radar off Radar brief.")
        #expect(try await talk.note("Radar costs")?.tags == ["radar"])
    }

    @Test func `An item that is called a tag is no tag`() async throws {
        let talk = Talk([("Shopping list", "- [ ] price tag\n- [ ] milk")])
        await talk.say("what's on my shopping list")
        await talk.say("remove the price tag")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk")
    }

    @Test(arguments: [
        "add #work and #late to the alpha plan note", "add #work #late to alpha", "add #work, #late to it",
    ])
    func `Several tags are tags`(said: String) async throws {
        let talk = Talk([("Alpha plan", "Later"), ("Boiler", "In March")])
        await talk.say("show the alpha plan note")
        await talk.say(said)
        let note = try #require(try await talk.note("Alpha plan"))
        #expect(note.tags.sorted() == ["late", "work"])
        #expect(note.body == "Later")
    }

    @Test func `A yes to which of several asks again`() async throws {
        let talk = Talk([("Book by Ann", "red"), ("Book by Bo", "blue")])
        let question = await talk.answer("delete the book note")
        #expect(await talk.answer("yes") == question)
        await talk.say("2")
        #expect(try await talk.titles().count == 1)
    }

    @Test func `The last turn is undone by that word`() async throws {
        let talk = Talk()
        await talk.say("note: Soup")
        #expect(await talk.answer("undo turn") == "Taken back: Soup.")
    }
}
