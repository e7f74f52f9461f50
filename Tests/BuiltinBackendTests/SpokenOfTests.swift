import Notes
import Testing

@testable import BuiltinBackend

/// Which note is spoken of after a line that changed nothing, or only a part of a note.
@Suite struct SpokenOfTests {
    private static func talk() -> Talk {
        Talk([
            ("Wifi", "hunter2"), ("Radar idea", "build a radar"), ("Q3 review", "We met on Monday."),
            ("Shopping list", "- [ ] milk\n- [ ] eggs"),
        ])
    }

    @Test(arguments: [
        "remove #work from radar idea", "remove the tag xyz from radar idea", "tick foo on radar idea",
        "copy the radar idea", "replace oak with ash in the radar idea",
    ])
    func `A note that a refused line names is the one that is spoken of`(said: String) async throws {
        let talk = Self.talk()
        await talk.say("show me the wifi note")
        await talk.say(said)
        await talk.say("pin it")
        #expect(try await talk.note("Radar idea")?.isPinned == true)
        #expect(try await talk.note("Wifi")?.isPinned == false)
        try talk.checkReplay()
    }

    @Test(arguments: ["add more to the xyz note: jam", "merge radar idea with q3 review", "tick foo on the xyz list"])
    func `After a note that is not there, or two, none is deleted by a pronoun`(said: String) async throws {
        let talk = Self.talk()
        await talk.say("show me the wifi note")
        await talk.say(said)
        await talk.say("delete it")
        #expect(try await talk.titles().count == 4)
    }

    @Test(arguments: ["take milk off", "replace build with make in radar idea", "pin radar idea", "tick eggs"])
    func `After a change a whole note is deleted only when a yes says so`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(await talk.answer("delete it").hasSuffix("A yes deletes the whole note."))
        #expect(try await talk.bodies() == after)
        await talk.say("yes")
        #expect(try await talk.titles().count == 3)
    }

    @Test func `A note that was only shown, or made, is deleted without a question`() async throws {
        let talk = Self.talk()
        await talk.say("show me the wifi note")
        await talk.say("delete it")
        await talk.say("remember that the gate code is 4711")
        await talk.say("delete it")
        #expect(try await talk.titles() == ["Q3 review", "Radar idea", "Shopping list"])
    }

    @Test func `Numbers are those of the list that was shown, also after one of them was used`() async throws {
        let talk = Self.talk()
        await talk.say("list my notes")
        #expect(await talk.answer("delete the second one").hasPrefix("Do you mean Radar idea"))
        await talk.say("no")
        await talk.say("pin 1")
        await talk.say("tag number 3 with work")
        #expect(try await talk.note("Wifi")?.isPinned == true)
        #expect(try await talk.note("Q3 review")?.tags == ["work"])
        #expect(await talk.answer("delete 1 and 3").hasPrefix("Do you mean Wifi and Q3 review?"))
        #expect(try await talk.titles().count == 4)
    }

    @Test func `One note becomes part of another after a question, and the other stays`() async throws {
        let talk = Self.talk()
        #expect(await talk.answer("merge wifi into q3 review").contains("Wifi then goes to the Trash"))
        #expect(try await talk.titles().count == 4)
        await talk.say("yes")
        #expect(try await talk.body(of: "Q3 review") == "We met on Monday.\n\n## Wifi\n\nhunter2")
        #expect(try await talk.note("Wifi") == nil)
        await talk.say("undo")
        #expect(try await talk.bodies() == Self.talk().bodies())
    }

    @Test func `No word of a merge is no merge`() async throws {
        let talk = Self.talk()
        await talk.say("merge wifi into q3 review")
        await talk.say("no")
        await talk.say("yes")
        #expect(try await talk.titles().count == 4)
    }

    @Test func `What he wants is asked about after two notes`() async throws {
        let talk = Talk()
        await talk.say("kitchen table for mr Howell, oak, 6 foot")
        await talk.say("Lena's boiler is a Vaillant")
        #expect(await talk.answer("he wants it by friday").hasPrefix("Which one do you mean?\n1. Lena's boiler"))
        #expect(await talk.answer("2") == "Added to Kitchen table for mr Howell.")
        try talk.checkReplay()
    }

    @Test func `What he wants goes below the only note`() async throws {
        let talk = Talk()
        await talk.say("kitchen table for mr Howell, oak, 6 foot")
        #expect(await talk.answer("he wants it by friday") == "Added to Kitchen table for mr Howell.")
    }

    @Test func `Both are the two notes that were shown`() async throws {
        let talk = Talk([("Gate code", "4411"), ("Spare key", "with Ina")])
        await talk.say("show me all my notes")
        await talk.say("tag both home")
        #expect(try await talk.store.notes(NoteFilter()).allSatisfy { $0.tags == ["home"] })
        await talk.say("show me all my notes")
        #expect(await talk.answer("delete both") == "Do you mean Gate code and Spare key? A yes deletes both notes.")
        #expect(try await talk.titles().count == 2)
        await talk.say("yes")
        #expect(try await talk.titles().isEmpty)
        try talk.checkReplay()
    }
}
