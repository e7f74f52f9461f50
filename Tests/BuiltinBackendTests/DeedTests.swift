import Testing

@testable import BuiltinBackend

/// What people say they did, and the open items that are ticked off by it.
struct DeedTests {
    private static let list = (
        "Moving list", "- [ ] Schlüssel bestellen\n- [ ] Post the forms\n- [ ] Lampe\n- [ ] tape for boxes\n- [ ] rope"
    )

    @Test(arguments: [
        ("Schlüssel ist bestellt", ["Schlüssel bestellen"]),
        ("Lampe hab ich", ["Lampe"]),
        ("forms posted", ["Post the forms"]),
        ("rope I have bought, also tape", ["rope", "tape for boxes"]),
        ("Schlüssel bestellt und Lampe gekauft", ["Schlüssel bestellen", "Lampe"]),
        ("got the rope from the shop on my way past", ["rope"]),
        ("bought the rope but not the tape", ["rope"]),
        ("the rope has arrived, you can close this", ["rope"]),
    ])
    func `What is told as done is ticked off, and nothing else`(said: String, ticked: [String]) async throws {
        let talk = Talk([Self.list])
        await talk.say(said)
        let done = Checklist(try await talk.body(of: "Moving list") ?? "").items.filter(\.isDone).map(\.text)
        #expect(Set(done) == Set(ticked))
    }

    @Test(arguments: ["ruth rang", "the tape is not bought", "who bought the rope", "should the forms be posted"])
    func `What somebody else did, what was not done and what is asked ticks nothing`(said: String) async throws {
        let talk = Talk([Self.list, ("Calls", "- [ ] Ring Ruth")])
        await talk.say(said)
        #expect(try await talk.body(of: "Moving list") == Self.list.1)
        #expect(try await talk.body(of: "Calls") == "- [ ] Ring Ruth")
    }

    @Test(arguments: [
        ("buy tent", "got new tent pegs"), ("get torch", "bought a torch battery"),
        ("post mum's parcel", "posted the birthday parcel"), ("pay gas bill", "paid the dentist bill"),
    ])
    func `What only goes with a thing, or is another of its kind, does not tick it unasked`(
        item: String,
        said: String
    ) async throws {
        #expect(try await body(of: item, after: said) == "- [ ] \(item)\n- [ ] ring Bob")
    }

    @Test(arguments: [
        ("milk", "got the milk last night"), ("buy tent", "got the tent at last"), ("dog food", "got dog food"),
    ])
    func `When it was done says of no other thing`(item: String, said: String) async throws {
        #expect(try await body(of: item, after: said) == "- [x] \(item)\n- [ ] ring Bob")
    }

    @Test(arguments: [
        ("call the bank", "called the bank but nobody answered"), ("mow the lawn", "mowed the lawn, but only half"),
        ("email Tom", "emailed tom but it bounced"),
    ])
    func `What came to nothing is not ticked unasked`(item: String, said: String) async throws {
        #expect(try await body(of: item, after: said) == "- [ ] \(item)\n- [ ] ring Bob")
    }

    @Test(arguments: [
        ("- [ ] Alien\n- [ ] Aliens", "watched Alien", "- [x] Alien\n- [ ] Aliens"),
        ("- [x] Dune\n- [ ] Dune Messiah", "done with Dune", "- [x] Dune\n- [ ] Dune Messiah"),
        ("- [ ] wash car\n- [ ] hoover", "washed up", "- [ ] wash car\n- [ ] hoover"),
        ("- [ ] tent and sleeping bag\n- [ ] gas", "got bin bags", "- [ ] tent and sleeping bag\n- [ ] gas"),
    ])
    func `What has nearly the same name is not ticked`(list: String, said: String, after: String) async throws {
        let talk = Talk([("Things", list)])
        await talk.say(said)
        #expect(try await talk.body(of: "Things") == after)
    }

    /// The body of a list of an item and another one after something was said.
    private func body(of item: String, after said: String) async throws -> String? {
        let talk = Talk([("Todo", "- [ ] \(item)\n- [ ] ring Bob")])
        await talk.say(said)
        return try await talk.body(of: "Todo")
    }

    @Test func `Without a list that is spoken of, what is left is ticked on the only one`() async throws {
        let talk = Talk([("Hardware", "- [x] hooks\n- [ ] hinges")])
        await talk.say("got the lot from Hendersons yesterday")
        #expect(try await talk.body(of: "Hardware") == "- [x] hooks\n- [x] hinges")
    }
}
