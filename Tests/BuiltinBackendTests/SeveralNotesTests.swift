import Assistant
import Notes
import Testing

@testable import BuiltinBackend

@Suite struct SeveralNotesTests {
    private static func talk() async throws -> Talk {
        let talk = Talk([
            ("Beta", "the second"), ("Gamma", "the third"), ("Radar: plan", "May"), ("The “big” 🚢 trip", "nine"),
            ("Notes", "a note of that name"), ("Tea", "green"),
        ])
        await talk.say("make a folder called Work")
        await talk.say("make a folder called Home")
        return talk
    }

    private static func folders(_ talk: Talk) async throws -> [String: String] {
        try await talk.store.notes(NoteFilter()).reduce(into: [:]) { $0[$1.title] = $1.folder }
    }

    @Test func `Several notes are moved after one yes, and one undo takes that back`() async throws {
        let talk = try await Self.talk()
        let asked = await talk.answer("move Beta and Gamma to Work")
        #expect(asked == "Move Beta and Gamma to the folder Work? A yes does it.")
        #expect(try await Self.folders(talk)["Beta"] == "Notes")
        #expect(await talk.answer("yes").hasPrefix("Moved Beta and Gamma to the folder Work."))
        var folders = try await Self.folders(talk)
        #expect(folders["Beta"] == "Work" && folders["Gamma"] == "Work" && folders["Tea"] == "Notes")
        await talk.say("undo")
        folders = try await Self.folders(talk)
        #expect(folders["Beta"] == "Notes" && folders["Gamma"] == "Notes")
        try talk.checkReplay()
    }

    @Test func `All notes of a folder are moved after a yes, and none after a no`() async throws {
        let talk = try await Self.talk()
        await talk.say("move Beta, Radar: plan and Tea to Work")
        await talk.say("yes please")
        #expect(try await Self.folders(talk)["Radar: plan"] == "Work")
        #expect(await talk.answer("move all notes in Work to Home").hasPrefix("Move "))
        #expect(await talk.answer("no") == "All right, I leave everything as it is.")
        #expect(try await !Self.folders(talk).values.contains("Home"))
        await talk.say("move all notes in Work to Home")
        await talk.say("y")
        #expect(try await Self.folders(talk).values.count { $0 == "Home" } == 3)
        #expect(await talk.answer("move all notes in Work to Home") == "There is no note in Work. Nothing was changed.")
    }

    @Test(arguments: ["n", "no", "nope"])
    func `A short no leaves everything as it is`(said: String) async throws {
        let talk = try await Self.talk()
        await talk.say("move Beta and Gamma to Work")
        #expect(await talk.answer(said) == "All right, I leave everything as it is.")
        await talk.say("what is green?")
        #expect(await talk.answer("undo").contains("Shall I take that back"))
        #expect(await talk.answer(said) == "All right, I leave everything as it is.")
    }

    @Test func `One of several that is chosen is moved alone`() async throws {
        let talk = try await Self.talk()
        await talk.say("move Beta and Gamma to Work")
        await talk.say("the second one")
        let folders = try await Self.folders(talk)
        #expect(folders["Beta"] == "Notes" && folders["Gamma"] == "Work")
    }

    @Test(arguments: [
        "move Beta and Delta to Work", "move Beta and Gamma to Wrok", "move milk and eggs to Work",
        "move all notes to Mars",
    ])
    func `Where a note or the folder is not there, nothing is moved`(said: String) async throws {
        let talk = try await Self.talk()
        await talk.say(said)
        await talk.say("yes")
        #expect(try await Set(Self.folders(talk).values) == ["Notes"])
    }

    @Test func `A question that was asked is not taken for a change that undo takes back`() async throws {
        let talk = try await Self.talk()
        await talk.say("move Tea to Home")
        await talk.say("move Beta and Gamma to Work")
        await talk.say("undo")
        #expect(try await Self.folders(talk)["Tea"] == "Home")
    }

    @Test(arguments: ["delete Notes", "delete the note Notes"])
    func `A note that is called Notes can be deleted`(said: String) async throws {
        let talk = try await Self.talk()
        await talk.say(said)
        if try await talk.titles().contains("Notes") { await talk.say("yes") }
        #expect(try await talk.titles() == ["Beta", "Gamma", "Radar: plan", "Tea", "The “big” 🚢 trip"])
    }

    @Test(arguments: ["delete notes", "delete all notes", "delete my notes"])
    func `Notes in general are asked about`(said: String) async throws {
        let talk = try await Self.talk()
        await talk.say(said)
        #expect(try await talk.titles().count == 6)
    }

    @Test(arguments: [
        ("pin Beta and Gamma", ["Beta", "Gamma"]), ("pin 1 and 3", ["Beta", "Radar: plan"]),
        ("pin 2, 3 and 6", ["Gamma", "Radar: plan", "Tea"]), ("pin 4", ["The “big” 🚢 trip"]),
    ])
    func `Several notes are pinned at once, by their titles or their numbers`(
        said: String,
        pinned: [String]
    ) async throws {
        let talk = try await Self.talk()
        await talk.say("list my notes")
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).filter(\.isPinned).map(\.title).sorted() == pinned)
        try talk.checkReplay()
    }

    @Test(arguments: ["tag Beta and Gamma with home", "tag 1 and 2 with home", "tag the note Beta and Gamma as home"])
    func `Several notes get the one tag, and no word beside it`(said: String) async throws {
        let talk = try await Self.talk()
        await talk.say("list my notes")
        await talk.say(said)
        #expect(try await talk.note("Beta")?.tags == ["home"])
        #expect(try await talk.note("Gamma")?.tags == ["home"])
        await talk.say("undo")
        #expect(try await talk.note("Beta")?.tags == [])
        #expect(try await talk.note("Gamma")?.tags == [])
    }

    @Test(arguments: ["delete 1 and 3", "delete the first and the third one"])
    func `Notes by number are deleted after one yes, and one undo brings them back`(said: String) async throws {
        let talk = try await Self.talk()
        await talk.say("list my notes")
        let asked = await talk.answer(said)
        #expect(asked == "Do you mean Beta and Radar: plan? A yes deletes both notes.")
        #expect(try await talk.titles().count == 6)
        await talk.say("yes")
        #expect(try await talk.titles() == ["Gamma", "Notes", "Tea", "The “big” 🚢 trip"])
        await talk.say("undo")
        #expect(try await talk.titles().count == 6)
    }

    @Test(
        arguments: [
            "add wire to wifi and tape to spare key", "add salt to boiler and pepper to wifi",
            "rename wifi to Net and boiler to Heat", "replace blue with red in spare key and boiler",
            "change May to June in boiler and wifi", "tag boiler hot and spare key cold",
            "add to boiler: x and to wifi: y",
        ]
    )
    func `One line for two notes writes neither into the other`(said: String) async throws {
        let notes = [("Wifi", "channel 11"), ("Spare key", "under the blue pot"), ("Boiler", "serviced in May")]
        let talk = Talk(notes)
        let answer = await talk.answer(said)
        #expect(try await talk.bodies() == Dictionary(uniqueKeysWithValues: notes), "\(answer)")
        #expect(try await talk.store.notes(NoteFilter()).allSatisfy(\.tags.isEmpty), "\(answer)")
        try talk.checkReplay()
    }

    @Test func `A note whose title stands in what is written elsewhere is no second one`() async throws {
        let talk = Talk([("Wifi", "channel 11"), ("Boiler", "serviced in May")])
        await talk.say("add check the wifi and the tap to the boiler note")
        #expect(try await talk.body(of: "Boiler")?.contains("the tap") == true)
    }

    @Test func `A second meeting of the same day is a reminder of its own`() async throws {
        let talk = Talk()
        await talk.say("remind me of the meeting with Paul on tuesday at 2")
        await talk.say("remind me of the meeting with Petra on tuesday at 4")
        #expect(try await talk.titles() == ["Meeting with Paul", "Meeting with Petra"])
        #expect(await talk.answer("remind me about the meeting with Petra").contains("Petra"))
        #expect(try await talk.titles().count == 2)
    }

    @Test(arguments: [
        ("Pay gas", "gas should be paid by friday"), ("Order cake", "cake should be ordered by friday"),
        ("Feed the cat", "the cat should be fed at 6"), ("Pay the rent", "the rent must be paid by monday"),
    ])
    func `What should be done is no other word for what is to be done`(title: String, said: String) async throws {
        let talk = Talk([(title, "- [ ] \(title.lowercased())")])
        let answer = await talk.answer(said)
        #expect(try await talk.body(of: title)?.hasPrefix("- [ ] \(title.lowercased())") == true, "\(answer)")
    }

    @Test func `An undo after half of a line takes back that half`() async throws {
        let talk = Talk([("Shopping list", "- [ ] eggs\n- [ ] milk"), ("Fig", "a fruit")])
        await talk.say("delete the eggs and delete the fig note")
        #expect(try await talk.note("Fig") == nil)
        #expect(await talk.answer("undo").contains("Fig"))
        #expect(try await talk.note("Fig") != nil)
    }

    @Test func `A number names a note to move, without a question`() async throws {
        let talk = try await Self.talk()
        await talk.say("list my notes")
        await talk.say("move 2 to Work")
        #expect(try await Self.folders(talk)["Gamma"] == "Work")
        await talk.say("list my notes")
        await talk.say("move 1 and 3 to Home")
        #expect(try await Self.folders(talk).filter { $0.value == "Home" }.count == 2)
    }

    @Test func `The notes with a tag are asked about, and no others`() async throws {
        let talk = try await Self.talk()
        await talk.say("tag Beta and Tea with zoo")
        let asked = await talk.answer("delete the notes tagged zoo")
        #expect(asked.contains("Beta") && asked.contains("Tea") && !asked.contains("Gamma"))
        await talk.say("all of them")
        #expect(try await talk.titles() == ["Gamma", "Notes", "Radar: plan", "The “big” 🚢 trip"])
    }

    @Test(arguments: [("which notes are tagged zoo?", "1 note tagged zoo: Beta."), ("show notes tagged zoo", "Beta")])
    func `Notes are found by their tag, and not by the word`(said: String, answer: String) async throws {
        let talk = Talk([("Beta", "the second"), ("Gamma", "we went to the zoo")])
        await talk.say("tag Beta with zoo")
        #expect(await talk.answer(said).contains(answer))
    }
}
