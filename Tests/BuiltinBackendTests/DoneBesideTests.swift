import Testing

@testable import BuiltinBackend

/// What a line tells beside a thing that it ticks off.
@Suite struct DoneBesideTests {
    @Test(arguments: [
        ("- [ ] ptfe tape\n- [ ] 15mm elbows", "got the elbows n the ptfe", "ptfe tape"),
        ("- [ ] phone charger\n- [ ] spare batteries", "packed charger & batteries", "phone charger"),
        ("- [ ] viper brush\n- [ ] dust sheets", "got the brush n the sheets", "dust sheets"),
        ("- [ ] hop back\n- [ ] hlt descale", "hop back and hlt done", "hlt descale"),
        (
            "- [ ] lenkerband schwarz\n- [ ] ventilkappen", "lenkerband und ventilkappen sind gekommen",
            "lenkerband schwarz"
        ),
        ("- [ ] tea urn\n- [ ] sugar", "tea and sugar packed", "tea urn"),
    ])
    func `A thing that is named by a part of its words is asked about, and a yes ticks it off`(
        list: String,
        said: String,
        asked: String
    ) async throws {
        let talk = Talk([("Kit", list)])
        let answer = await talk.answer(said)
        #expect(answer.contains("Is \(asked) done too?"))
        #expect(try await talk.body(of: "Kit")?.contains("- [ ] \(asked)") == true)
        await talk.say("yes")
        #expect(try await talk.body(of: "Kit")?.contains("[ ]") == false)
    }

    @Test func `A no leaves what was asked about open`() async throws {
        let talk = Talk([("Kit", "- [ ] tea urn\n- [ ] sugar")])
        await talk.say("tea and sugar packed")
        await talk.say("no")
        #expect(try await talk.body(of: "Kit") == "- [ ] tea urn\n- [x] sugar")
    }

    @Test func `Another number than that of an item is not asked about`() async throws {
        let talk = Talk([("Kit", "- [ ] 12 vases\n- [ ] cord")])
        #expect(await talk.answer("vases 10, cord packed").contains("vases 10"))
        #expect(try await talk.body(of: "Kit") == "- [ ] 12 vases\n- [x] cord")
    }

    @Test(arguments: [
        ("- [ ] Sioned\n- [ ] Dilys\n- [ ] Mair", "Sioned & Dilys have paid", "- [x] Sioned\n- [x] Dilys\n- [ ] Mair"),
        ("- [ ] Ann\n- [ ] Ben", "Ann & Ben paid", "- [x] Ann\n- [x] Ben"),
        (
            "- [ ] lamp bulb\n- [ ] white spirit", "bulb found in the cellar, and I bought the white spirit",
            "- [x] lamp bulb\n- [x] white spirit"
        ),
        (
            "- [ ] milk\n- [ ] eggs\n- [ ] butter", "bought milk + eggs, not butter",
            "- [x] milk\n- [x] eggs\n- [ ] butter"
        ),
        ("- [ ] blue roll\n- [ ] centrefeed", "blue roll and centrefeed are here", "- [x] blue roll\n- [x] centrefeed"),
    ])
    func `Each thing that is told to be done is ticked off`(list: String, said: String, after: String) async throws {
        let talk = Talk([("Kit", list)])
        await talk.say(said)
        #expect(try await talk.body(of: "Kit") == after)
    }

    @Test(arguments: ["milk, not bought", "sent, not signed", "called Ann, not answered", "birdseed"])
    func `What was not done ticks nothing off`(said: String) async throws {
        let list = "- [ ] milk\n- [ ] sign the form\n- [ ] call Ann\n- [ ] feed the birds"
        let talk = Talk([("Jobs", list)])
        await talk.say(said)
        #expect(try await talk.body(of: "Jobs") == list)
    }

    @Test(arguments: [
        ("siphon ordered, comes wed", "comes wed"), ("siphon ordered, costs 40", "costs 40"),
        ("got the siphon for 23€", "23€"), ("siphon bought, wants a new seal", "wants a new seal"),
    ])
    func `When it comes, what it costs and what it needs is offered to be kept`(said: String, told: String) async throws
    {
        let talk = Talk([("Parts", "- [ ] siphon\n- [ ] valve")])
        let answer = await talk.answer(said)
        #expect(try await talk.body(of: "Parts") == "- [x] siphon\n- [ ] valve")
        #expect(answer.contains("Shall I keep") && answer.contains(told))
        await talk.say("yes")
        #expect(try await talk.bodies().contains { $0.key != "Parts" && $0.value.lowercased() == said })
    }

    @Test func `What a thing cost is named where another question is asked`() async throws {
        let talk = Talk([("Parts", "- [ ] ptfe tape\n- [ ] 15mm elbows")])
        #expect(await talk.answer("got the ptfe n elbows for 23€").hasSuffix("“23€” was not noted."))
    }

    @Test func `An order behind something done is done as well, whatever its reason`() async throws {
        let talk = Talk([("Breakfasts", "- [ ] mushrooms\n- [ ] laverbread")])
        await talk.say("i've bought the mushrooms, and take the laverbread off because nobody ever eats it")
        #expect(try await talk.body(of: "Breakfasts") == "- [x] mushrooms")
    }

    @Test func `What was found and is to go is taken off, and nothing else`() async throws {
        let talk = Talk()
        await talk.say("workshop shopping: cable, cage nuts")
        await talk.say("and velcro")
        await talk.say("found a box of cage nuts, take them off")
        #expect(try await talk.body(of: "Workshop shopping") == "- [ ] cable\n- [ ] velcro")
    }
}
