import Notes
import Testing

@testable import BuiltinBackend

/// Orders that name no text, no note that there is, or a number of a question that is over: they write nothing.
@Suite struct PointedAtTextTests {
    private static func talk() -> Talk {
        Talk([
            ("Boiler", "The boiler was serviced in May."), ("Meter", "2231 on 1 March"), ("Wifi", "Behind the router"),
            ("Bike", "The meter of the bike is broken."), ("Shopping list", "- [ ] milk"), ("Party list", "- [ ] beer"),
        ])
    }

    @Test(arguments: [
        "put that on the shopping list", "add that to the boiler note", "append it to the meter note",
        "write that under wifi",
        "add those to the shopping list", "add nails to shed", "append tar to dock", "add hello to lighthouse",
    ])
    func `What is only pointed at, or is for a note that there is not, is written nowhere`(said: String) async throws {
        for before in ["note: candles", "what is the meter?"] {
            let talk = Self.talk()
            await talk.say(before)
            let notes = try await talk.bodies()
            await talk.say(said)
            #expect(try await talk.bodies() == notes)
            try talk.checkReplay()
        }
    }

    @Test(arguments: ["pin the reading", "tag reading old", "add to the 2231 note: 4712"])
    func `A note that only has the word in its text is asked about before it is changed`(said: String) async throws {
        let talk = Talk([("Meter", "The reading is 2231"), ("Wifi", "Behind the router")])
        #expect(await talk.answer(said).hasPrefix("Do you mean Meter"))
        #expect(try await talk.body(of: "Meter") == "The reading is 2231")
        #expect(try await talk.note("Meter")?.isPinned == false)
    }

    @Test(arguments: [
        ("note under boiler: it hums", "it hums"),
        ("the boiler note should also say: St. Mary's has it", "St. Mary's has it"),
        ("could you put down in the boiler note that it hums", "It hums"),
        ("write in my boiler note that it hums", "It hums"),
    ])
    func `What a note is to say goes below it`(said: String, text: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Boiler") == "The boiler was serviced in May.\n" + text)
        #expect(try await talk.titles().count == 6)
    }

    @Test func `After a question with numbers, one that is no answer means no note`() async throws {
        let talk = Self.talk()
        await talk.say("list my notes")
        #expect(await talk.answer("add wire").contains("1. "))
        await talk.say("no")
        let notes = try await talk.store.notes(NoteFilter())
        for said in ["rename number 2 to Wrong", "pin 2", "tag 1 with wrong", "delete 2"] { await talk.say(said) }
        #expect(try await talk.store.notes(NoteFilter()) == notes)
    }

    @Test func `After a question without numbers they are still those of the list`() async throws {
        let talk = Self.talk()
        await talk.say("list my notes")
        await talk.say("delete the second and the fourth")
        await talk.say("no")
        await talk.say("rename 1 to One")
        #expect(try await talk.titles().contains("One"))
        #expect(try await !talk.titles().contains("Boiler"))
    }

    @Test(arguments: [
        ("add a #loud tag to boiler", ["loud"]), ("tag the boiler note hot", ["hot"]),
        ("give boiler the #mars tag", ["mars"]),
        ("give the boiler note the tags fast and slow", ["fast", "slow"]),
    ])
    func `A tag has no other word of the order`(said: String, tags: [String]) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.note("Boiler")?.tags == tags)
    }

    @Test func `Notes of a tag are listed by it, and go together after one question`() async throws {
        let talk = Self.talk()
        await talk.say("tag boiler home")
        await talk.say("tag wifi with home")
        #expect(await talk.answer("drop the tags home and far from the boiler note") == "Took home off Boiler.")
        await talk.say("tag boiler home")
        #expect(await talk.answer("what has the tag home?").hasPrefix("2 notes tagged home"))
        for said in ["rename the tag home to house", "tag all my notes with q"] {
            #expect(await talk.say(said).hasOnlyLooked)
        }
        #expect(await talk.answer("delete everything tagged home").hasSuffix("A yes deletes both notes."))
        await talk.say("yes")
        #expect(try await talk.titles() == ["Bike", "Meter", "Party list", "Shopping list"])
    }

    @Test(arguments: ["remove serviced from the boiler", "remove the word boiler from the boiler note"])
    func `A word of a note is not said to be missing on it`(said: String) async throws {
        let talk = Self.talk()
        #expect(await talk.answer(said).contains("/edit"))
        #expect(try await talk.body(of: "Boiler") == "The boiler was serviced in May.")
    }

    @Test func `Merging is no note, and a mistyped word of a question is met`() async throws {
        let talk = Self.talk()
        #expect(await talk.answer("combine boiler with wifi").contains("/merge"))
        #expect(await talk.answer("where's the rouetr").contains("router"))
        #expect(try await talk.titles().count == 6)
    }
}
