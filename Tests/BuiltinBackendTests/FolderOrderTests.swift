import Assistant
import Foundation
import Notes
import Testing

@testable import BuiltinBackend

/// Folders, operators and several undos, in words.
struct FolderOrderTests {
    private func talk() async -> Talk {
        let talk = Talk([
            ("Boiler service", "in May"), ("Oslo budget", "the trip to Oslo costs 300"),
            ("Oslo hotel", "near the opera"), ("Tea", "green"),
        ])
        await talk.say("make a folder called Work")
        await talk.say("move the oslo budget note to the Work folder")
        await talk.say("tag the boiler service note with home")
        await talk.say("tag the oslo hotel note with travel")
        return talk
    }

    @Test(arguments: [
        "create a folder Garden and put the boiler note in it",
        "make a new folder called Garden and move the boiler service note there",
    ])
    func `A folder is made and a note moved into it`(line: String) async throws {
        let talk = await talk()
        #expect(await talk.answer(line) == "Moved Boiler service to the folder Garden.")
        #expect(try await talk.note("Boiler service")?.folder == "Garden")
        #expect(try await talk.store.folders().map(\.name).contains("Garden"))
    }

    @Test func `Where the note is not there, no folder is made either, and that is said`() async throws {
        let talk = await talk()
        #expect(
            await talk.answer("create a folder Garden and put the zebra note in it").contains("Nothing was changed")
        )
        #expect(try await !talk.store.folders().map(\.name).contains("Garden"))
    }

    @Test(arguments: [
        "what's in my Work folder about oslo", "search in Work for oslo", "find oslo in Work",
        "search my work folder for oslo", "find oslo folder:Work", "anything about oslo in Work?",
        "find oslo -tag:travel", "please find oslo -tag:travel", "search oslo -hotel", "find oslo -#travel",
        "folder:work oslo",
    ])
    func `A search in words uses folders and operators`(line: String) async {
        let answer = await talk().answer(line)
        #expect(answer.hasPrefix("1 note"), "\(answer)")
        #expect(answer.contains("Oslo budget") && !answer.contains("Oslo hotel"), "\(answer)")
    }

    @Test(arguments: [
        ("find tag:home boiler", "Boiler service"), ("show tag:travel", "Oslo hotel"),
        ("find \"near the opera\" category:task tag:travel", "No note fits"),
        ("find oslo after:yesterday", "Oslo budget"), ("find tag:hmoe boiler", "There is no tag “hmoe”."),
    ])
    func `Operators are those of the search command`(line: String, said: String) async {
        let answer = await talk().answer(line)
        #expect(answer.contains(said), "\(answer)")
    }

    @Test func `A place that is no folder is part of what is looked for`() async {
        let talk = Talk([("Spare key", "in the drawer"), ("Tea", "green")])
        #expect(await talk.answer("find the key in the drawer").contains("Spare key"))
    }

    @Test(arguments: [
        "search for tea in the folder Home", "search the folder Home for tea", "find tea in my Home folder",
        "search the Home folder for tea",
    ])
    func `A search in a folder that there is not says so, and names those there are`(line: String) async {
        let turn = await talk().say(line)
        #expect(turn.reply == "There is no folder “Home”. The folders are: Notes, Work.", "\(turn.reply)")
        #expect(turn.isLeftOpen)
    }

    @Test(arguments: [
        "make a note titled Trip in the folder Travel with the text pack early",
        "create a note called Trip in my Travel folder: pack early", "make a note in the folder Travel titled Trip",
        "new note called Trip in the folder Travel: pack early",
        "make a note titled Trip that says go in the folder Travel",
        "make a note titled Trip in the folder Travel", "add a note to the folder Travel: pack early",
        "add a note to the Travel folder: pack early", "remember in my Travel folder that we pack early",
    ])
    func `Nothing is kept in a folder that there is not, and none is made`(line: String) async throws {
        let talk = await talk()
        let before = try await talk.bodies()
        let answer = await talk.answer(line)
        #expect(answer.hasPrefix("There is no folder Travel. Nothing was changed."), "\(answer)")
        #expect(try await talk.bodies() == before)
        #expect(try await talk.store.folders().count == 2)
    }

    @Test func `A note with a title of its own goes into the folder that is named`() async throws {
        let talk = await talk()
        await talk.say("make a note titled Trip in the folder work with the text pack early")
        let note = try #require(try await talk.note("Trip"))
        #expect(note.folder == "Work")
        #expect(note.body == "Pack early")
    }

    @Test func `A folder that is not named is a part of the text`() async throws {
        let talk = await talk()
        await talk.say("create a note titled Garden with the text put it in the folder")
        #expect(try await talk.body(of: "Garden") == "Put it in the folder")
    }

    @Test func `Something is kept in a folder that there is`() async throws {
        let talk = await talk()
        await talk.say("remember in Work that the door code is 4711")
        let notes = try await talk.store.notes(NoteFilter(folder: "Work"))
        #expect(notes.contains { $0.body.contains("door code is 4711") && !$0.body.contains("Work") })
        await talk.say("remember in March that the gate sticks")
        #expect(try await talk.store.notes(NoteFilter()).contains { ($0.title + $0.body).contains("March") })
    }

    @Test(arguments: [
        "undo the last 3 changes", "please undo the last three changes", "revert my last 3 edits", "undo 3",
    ])
    func `Several changes are taken back at once`(line: String) async throws {
        let talk = Talk([("Tea", "green")])
        for line in ["pin the tea note", "tag the tea note with drinks", "remember that the oat milk is out"] {
            await talk.say(line)
        }
        let answer = await talk.answer(line)
        #expect(answer.hasPrefix("Taken back: 3 changes."), "\(answer)")
        #expect(try await talk.titles() == ["Tea"])
        #expect(try await talk.note("Tea")?.isPinned == false)
        #expect(try await talk.note("Tea")?.tags == [])
    }

    @Test func `More changes than there are stop there, and that is said`() async throws {
        let talk = Talk([("Tea", "green")])
        await talk.say("pin the tea note")
        #expect(
            await talk.answer("undo the last 4 changes").hasPrefix(
                "Taken back: 1 change. There are no more, though you said 4."
            )
        )
        #expect(await talk.answer("undo the last few changes").hasPrefix("How many changes?"))
        #expect(await talk.answer("undo the last 2 changes").contains("/undo 2 takes back"))
    }

    @Test(arguments: ["recent notes", "show my recent notes", "what did I look at recently"])
    func `What came up lately is listed, and the newest where nothing did`(line: String) async {
        let talk = Talk([("Spare key", "under the blue pot"), ("Tea", "green")])
        #expect(
            await talk.answer(line)
                == "No note came up in the last 7 days. The newest, first the last: Spare key and Tea."
        )
        await talk.say("find tea")
        #expect(await talk.answer(line) == "In the last 7 days: Tea.")
    }

    @Test(arguments: ["latest notes", "show me my newest notes", "which notes did I write lately"])
    func `The newest notes are listed`(line: String) async {
        let talk = Talk([("Spare key", "under the blue pot"), ("Tea", "green")])
        await talk.say("find tea")
        #expect(await talk.answer(line) == "The newest, first the last: Spare key and Tea.")
    }

    @Test func `The latest notes about something are those about it`() async {
        let talk = await talk()
        #expect(await talk.answer("latest notes about oslo").contains("Oslo hotel"))
    }

    @Test(arguments: [
        "show the notes in Work", "notes in Work", "list all notes in my work folder", "what's in Work",
        "everything in Work",
    ])
    func `The notes in a folder are listed`(line: String) async {
        #expect(await talk().answer(line) == "1 note in Work: Oslo budget.")
    }

    @Test(arguments: [
        "what do my notes in Work say about oslo", "what do my Work notes say about oslo",
        "show the notes in Work about oslo",
    ])
    func `A question about the notes of a folder looks only there`(line: String) async {
        let answer = await talk().answer(line)
        #expect(answer.contains("Oslo budget") && !answer.contains("Oslo hotel"), "\(answer)")
    }

    @Test func `A bare name is that of a folder where no note is called so`() async throws {
        let talk = await talk()
        #expect(await talk.answer("rename Work to Office") == "Renamed the folder Work to Office.")
        #expect(try await talk.note("Oslo budget")?.folder == "Office")
    }

    @Test func `Where a note and a folder are called so, it is asked which is to be renamed`() async throws {
        let talk = Talk([("Work", "from nine to five"), ("Tea", "green")])
        await talk.say("make a folder called Work")
        let turn = await talk.say("rename Work to Office")
        #expect(turn.reply.hasPrefix("There is a note and a folder called Work. Nothing was changed."))
        #expect(turn.isLeftOpen)
        #expect(await talk.answer("rename the note Work to Office") == "Renamed Work to Office.")
        #expect(await talk.answer("rename the folder Work to Desk") == "Renamed the folder Work to Desk.")
    }

    @Test func `A note whose title only has the name of a folder in it is not renamed for it`() async throws {
        let talk = Talk([("Work hours", "from nine to five")])
        await talk.say("make a folder called Work")
        await talk.say("rename Work to Office")
        #expect(try await talk.titles() == ["Work hours"])
    }
}
