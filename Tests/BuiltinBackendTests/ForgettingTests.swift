import Testing

@testable import BuiltinBackend

/// What is to be forgotten is one line of a note, or the note.
@Suite struct ForgettingTests {
    @Test(arguments: [
        "forget that the boiler needs water", "delete that the boiler needs water",
        "please forget that the boiler needs water", "I no longer need to know that the boiler needs water",
    ])
    func `A line that is to be forgotten is taken off its note`(said: String) async throws {
        let talk = Talk([("Boiler", "The boiler is in the cellar\nThe boiler needs water"), ("Pump", "In the shed")])
        #expect(await talk.answer(said) == "Took “The boiler needs water” off Boiler. /undo brings it back.")
        #expect(try await talk.body(of: "Boiler") == "The boiler is in the cellar")
        await talk.say("undo")
        #expect(try await talk.body(of: "Boiler") == "The boiler is in the cellar\nThe boiler needs water")
        try talk.checkReplay()
    }

    @Test func `The only line of a note is the note`() async throws {
        let talk = Talk([("Boiler", "The boiler needs water"), ("Pump", "In the shed")])
        await talk.say("forget that the boiler needs water")
        #expect(try await talk.titles() == ["Pump"])
    }

    @Test(arguments: ["forget that the boiler needs oil", "forget that water needs the boiler"])
    func `A line that says something else stays`(said: String) async throws {
        let talk = Talk([("Boiler", "The boiler is in the cellar\nThe boiler needs water")])
        await talk.say(said)
        #expect(try await talk.body(of: "Boiler") == "The boiler is in the cellar\nThe boiler needs water")
    }

    @Test func `What several notes say is left to the person`() async throws {
        let notes = [("Boiler", "In the cellar\nIt needs water"), ("Pump", "In the shed\nIt needs water")]
        let talk = Talk(notes)
        #expect(await talk.say("forget that it needs water").hasOnlyLooked)
    }

    @Test(arguments: [("Anna's birthday", "Anna is allergic"), ("Anna's address", "Dinner with Anna")])
    func `Of several notes about somebody none is deleted unasked`(first: String, second: String) async throws {
        let talk = Talk([(first, first), (second, second)])
        let answer = await talk.answer("delete the note about Anna")
        #expect(answer.hasPrefix("Which one do you mean?"))
        #expect(answer.contains(first) && answer.contains(second))
    }

    @Test(arguments: ["forget about the cabin wifi", "you may forget about the cabin wifi now"])
    func `The longer title that is named is meant, and not a part of it`(said: String) async throws {
        let talk = Talk([("Cabin wifi", "Fox9"), ("Cabin", "No heating")])
        await talk.say(said)
        #expect(try await talk.titles() == ["Cabin"])
    }

    @Test(arguments: [
        "erase may from the cabin", "delete wide from the wide cabin", "forget where the cabin is",
        "delete the cabin note, or rather don't", "trash the cabin note, actually not",
    ])
    func `A part of a note, what it tells, and what is taken back delete nothing`(said: String) async throws {
        let talk = Talk([("Wide cabin", "Since may at the lake\nNo heating")])
        await talk.say(said)
        #expect(try await talk.titles() == ["Wide cabin"])
    }
}
