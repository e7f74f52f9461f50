import Testing

@testable import BuiltinBackend

/// What only looks like a yes, or like a name.
struct UnsureAnswerTests {
    @Test func `What begins with a no is no yes`() async throws {
        let talk = Talk()
        await talk.say("remind me to chase the hotel friday at 10")
        await talk.say("the weather is nice")
        #expect(await talk.answer("undo").contains("Shall I take that back?"))
        await talk.say("no do it, 42")
        #expect(try await talk.titles().contains("Chase the hotel"))
    }

    @Test func `“him” is not just the only open item`() async throws {
        let talk = Talk([("Jobs", "- [ ] Mrs Peake, 14 Elm Road\n- [x] Harbour Cafe")])
        await talk.say("what's on the jobs list")
        let reply = await talk.answer("no wait he really did fix it, take him off")
        #expect(reply.hasPrefix("Shall I take"))
        #expect(try await talk.body(of: "Jobs")?.contains("Mrs Peake") == true)
    }

    @Test func `A sum is nothing to keep`() async throws {
        let talk = Talk()
        await talk.say("what is 5 - 3")
        #expect(try await talk.titles().isEmpty)
    }

    @Test func `What is left on a list may be asked with “anything still”`() async throws {
        let talk = Talk([("Shop", "- [ ] butter\n- [x] card")])
        #expect(await talk.answer("Is there anything still on the list?").contains("butter"))
    }

    @Test(arguments: ["yes but only for friday", "yes except the lead"])
    func `A yes with a condition is no yes, and a title behind it none either`(said: String) async throws {
        let talk = Talk([("Singers", "- [ ] Mia\n- [ ] Noel")])
        await talk.say("noel has cancelled")
        #expect(await talk.answer(said).hasPrefix("That is more than a yes, so nothing was changed."))
        #expect(await talk.answer("singers").contains("Noel"))
        #expect(try await talk.body(of: "Singers") == "- [ ] Mia\n- [ ] Noel")
    }

    @Test(arguments: [
        "Bin rota", "Scrap metal dealer", "Cancel gym membership", "Paid leave", "Done deals", "Drop box",
        "Lösch decke",
    ])
    func `The title of a note shows it, also where it begins like an order`(title: String) async throws {
        let talk = Talk([(title, "Mon Ann\nTue Bo")])
        #expect(await talk.answer(title.lowercased()).contains("Mon Ann"))
        #expect(await !talk.answer("yes").contains("Deleted"))
        #expect(try await talk.titles() == [title])
    }

    @Test func `The title of a note is no yes to its deletion`() async throws {
        let talk = Talk([("Telescope", "lens in case")])
        #expect(await talk.answer("delete telescope and microscope").contains("A yes deletes the whole note."))
        await talk.say("telescope")
        #expect(try await talk.titles() == ["Telescope"])
    }

    @Test func `Of two values none is changed where nothing says which`() async throws {
        let talk = Talk([("Tyre pressure", "front 2.3 rear 2.5")])
        await talk.say("tyre pressure?")
        await talk.say("no it's 2.4")
        #expect(try await talk.body(of: "Tyre pressure") == "front 2.3 rear 2.5")
    }

    @Test(arguments: [
        ("front 2.3 rear 2.5", "tyre pressure front?", "no it's 2.4", "front 2.4 rear 2.5"),
        ("front 2.3\nrear 2.5", "whats the rear tyre pressure", "no, 2.6", "front 2.3\nrear 2.6"),
        ("york 8:15\nleeds 9:40", "when does the leeds train go", "no, 9:50", "york 8:15\nleeds 9:50"),
    ])
    func `A correction after a question is of what was asked for`(
        body: String,
        asked: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([("Tyre pressure", body)])
        await talk.say(asked)
        await talk.say(said)
        #expect(try await talk.body(of: "Tyre pressure") == after)
        try talk.checkReplay()
    }

    @Test func `The only value of its kind is the one that is meant`() async throws {
        let talk = Talk([("Aquarium", "pH 7.0, temp 24")])
        await talk.say("aquarium temp?")
        await talk.say("it's 25")
        #expect(try await talk.body(of: "Aquarium") == "pH 7.0, temp 25")
    }

    @Test func `What is asked about one part of a line stands behind the answer to the other`() async throws {
        let talk = Talk([("Garage", "the door is fixed on 3 april")])
        let reply = await talk.answer("the code is 9912, for the garage i mean, when is the door fixed")
        #expect(reply.contains("3 april"))
        #expect(reply.hasSuffix("Shall I keep “the code is 9912, for the garage i mean” as a note?"))
    }
}
