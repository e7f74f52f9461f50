import Notes
import Testing

@testable import BuiltinBackend

/// What becomes of a line that was offered to be kept.
@Suite struct LapsedOfferTests {
    /// A talk in which “karl has diabetes” was offered to be kept.
    private static func asked() async -> Talk {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        #expect(await talk.answer("karl has diabetes").contains("Shall I keep that"))
        return talk
    }

    @Test(arguments: ["add bread to the shopping list", "what's on the shopping list?", "hello", "undo"])
    func `An offer that is not answered says that the line was not noted`(next: String) async throws {
        let talk = await Self.asked()
        #expect(await talk.answer(next).contains("“karl has diabetes” was not noted."))
    }

    @Test(arguments: ["remember that karl has diabetes", "yes", "keep it as a note", "no", "never mind"])
    func `Nothing more is said of a line that was kept, or was not to be`(next: String) async throws {
        let talk = await Self.asked()
        #expect(await !talk.answer(next).contains("was not noted"))
        #expect(await !talk.answer("hello").contains("was not noted"))
    }

    @Test func `What is asked next stands behind what was not noted`() async throws {
        let talk = await Self.asked()
        let answer = await talk.answer("lena has asthma")
        #expect(answer.hasPrefix("“karl has diabetes” was not noted.\n"))
        #expect(answer.contains("Shall I"))
    }

    @Test(arguments: ["no, make a note of its own", "no, a note of its own please", "yes, as its own note"])
    func `A line is kept as a note of its own`(said: String) async throws {
        let talk = await Self.asked()
        await talk.say(said)
        #expect(try await talk.titles().contains("Karl has diabetes"))
    }

    @Test(arguments: ["no, put it on the shopping list", "add that to the shopping list"])
    func `A line goes where the answer says`(said: String) async throws {
        let talk = await Self.asked()
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list")?.lowercased() == "- [ ] milk\n- [ ] karl has diabetes")
    }

    @Test(arguments: ["make a new note: boiler is at 1.2 bar", "no, dont make a new note", "lena has one of her own"])
    func `Words that only stand in a line want no note of its own`(said: String) async throws {
        let talk = await Self.asked()
        await talk.say(said)
        #expect(try await !talk.titles().contains("Karl has diabetes"))
    }

    @Test(arguments: ["put it in the bin", "add it to the Henderson note"])
    func `Where there is no such place it is asked again`(said: String) async throws {
        let talk = await Self.asked()
        #expect(await talk.answer(said).contains("Shall I keep “karl has diabetes” as a note?"))
        await talk.say("yes")
        #expect(try await talk.titles().contains("Karl has diabetes"))
    }

    @Test func `Of a line of which some was done, it is said that not all was noted`() async throws {
        let talk = Talk([("Todo", "- [ ] ring sparky\n- [ ] order skip")])
        await talk.say("rang the sparky, he can come Wednesday")
        let answer = await talk.answer("add flashing")
        #expect(answer.contains("Not all of “rang the sparky, he can come Wednesday” was noted."))
    }

    @Test func `“No, put it on another list” moves what was just added`() async throws {
        let talk = Talk([("Todo", "- [ ] sweep"), ("Materials list", "- [ ] ply")])
        await talk.say("add flashing to the todo list")
        await talk.say("no, put it on the materials list")
        #expect(try await talk.body(of: "Todo") == "- [ ] sweep")
        #expect(try await talk.body(of: "Materials list") == "- [ ] ply\n- [ ] flashing")
    }

    @Test func `“No, put it on the list” behind a note puts no “no” on it`() async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        await talk.say("remember that the rye comes from Jean")
        #expect(await talk.answer("no, put it on the shopping list").contains("Say what it is called."))
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread")
    }

    @Test func `“No sorry, keep the porch one” deletes and notes nothing`() async throws {
        let talk = Talk([("Bell porch", "Bell porch: oak posts, gutters 6m")])
        await talk.say("delete everything about Bell")
        await talk.say("no sorry, keep the porch one")
        #expect(try await talk.titles() == ["Bell porch"])
    }

    @Test func `“Yes, and pin it” keeps the line and pins the note`() async throws {
        let talk = await Self.asked()
        await talk.say("yes, and pin it")
        let pinned = try await talk.store.notes(NoteFilter()).filter(\.isPinned)
        #expect(pinned.map(\.title) == ["Karl has diabetes"])
    }

    @Test func `A “no” behind something done asks whether it is to be taken back`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say("add bread to the shopping list")
        #expect(await talk.answer("no").contains("Shall I take the last change back?"))
        await talk.say("yes")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk")
    }
}
