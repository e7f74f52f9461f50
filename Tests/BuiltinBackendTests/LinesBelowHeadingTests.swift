import Testing

@testable import BuiltinBackend

/// Things that stand each in a line below a heading, without a box.
@Suite struct LinesBelowHeadingTests {
    private static let kit = "kit for tonight\nharp trap\nheadtorch batts\ncallipers\nflask"

    @Test(arguments: ["got batts and flask", "batts and flask packed", "flask and headtorch batts are done"])
    func `They get boxes when two of them are done`(said: String) async throws {
        let talk = Talk()
        await talk.say(Self.kit)
        await talk.say(said)
        #expect(
            try await talk.body(of: "kit for tonight")
                == "kit for tonight\n- [ ] harp trap\n- [x] headtorch batts\n- [ ] callipers\n- [x] flask"
        )
    }

    @Test func `One of them is asked about, and a yes ticks it`() async throws {
        let talk = Talk([("Pancakes", "pancakes\nflour\neggs\nmilk")])
        #expect(await talk.answer("got milk").hasPrefix("Is that done?"))
        #expect(try await talk.body(of: "Pancakes") == "pancakes\nflour\neggs\nmilk")
        await talk.say("yes")
        #expect(try await talk.body(of: "Pancakes") == "pancakes\n- [ ] flour\n- [ ] eggs\n- [x] milk")
    }

    @Test func `A list of them is added to by its name`() async throws {
        let talk = Talk([("Kit for tonight", Self.kit)])
        await talk.say("add spare gloves to the kit list")
        #expect(try await talk.body(of: "Kit for tonight") == Self.kit + "\nspare gloves")
    }

    @Test(arguments: [
        ("casks out\nplough 4\nking's head 3\nowl 2", "plough returned 2"),
        ("Gran\n12 high street\nbristol\nbs1 4dj", "the high street is closed"),
    ])
    func `What is counted gets no boxes`(body: String, said: String) async throws {
        let talk = Talk([("Note", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Note")?.contains("[") == false)
    }
}
