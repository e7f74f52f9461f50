import Foundation
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
        let answer = await talk.answer("vases 10, cord packed")
        #expect(answer.contains("vases 10") && !answer.contains("done too"))
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

    @Test(arguments: [
        "milk, not bought", "sent, not signed", "called Ann, not answered", "called Ann, not at home",
        "bought milk, not enough",
        "called Ann, not for long", "milk is on order",
    ])
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

    @Test(arguments: [
        ("- [ ] hang doors at Millers\n- [ ] fit worktop at Greys", "hung the doors at Greys"),
        ("- [ ] hang doors at Millers\n- [ ] fit worktop at Greys", "fitted the worktop at Millers"),
        ("- [ ] post cheque to Howdens\n- [ ] post parcel to Neff", "posted the cheque to Neff"),
        ("- [ ] drill\n- [ ] jigsaw", "left the drill at Millers"),
    ])
    func `What was done for somebody else, or left, ticks nothing off`(list: String, said: String) async throws {
        let talk = Talk([("Jobs", list)])
        await talk.say(said)
        #expect(try await talk.body(of: "Jobs") == list)
    }

    @Test(arguments: [
        (
            "- [ ] order oven\n- [ ] order hob", "ordered the oven, Grey cancelled the hob",
            "- [x] order oven\n- [ ] order hob"
        ),
        ("- [ ] drill\n- [ ] jigsaw", "drill packed, jigsaw at Daves", "- [x] drill\n- [ ] jigsaw"),
        ("- [ ] milk\n- [ ] eggs", "the milk is here, eggs are on order", "- [x] milk\n- [ ] eggs"),
        ("- [ ] tap\n- [ ] hinges", "the tap came, hinges come friday", "- [x] tap\n- [ ] hinges"),
        ("- [ ] tiles\n- [ ] grout", "tiles bought, I measured the grout", "- [x] tiles\n- [ ] grout"),
        ("- [ ] milk\n- [ ] bread", "forgot the milk, got the rest", "- [ ] milk\n- [x] bread"),
    ])
    func `What is told of a second thing in other words does not tick it off`(
        list: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([("Jobs", list)])
        let answer = await talk.answer(said)
        #expect(try await talk.body(of: "Jobs") == after)
        let rest = said.split(separator: ",").last.map(String.init) ?? said
        #expect(said.hasPrefix("forgot") || answer.contains(rest.trimmingCharacters(in: .whitespaces)))
    }

    @Test func `What is offered behind something done keeps what it is about`() async throws {
        let talk = Talk([("Jobs", "- [ ] order handles")])
        await talk.say("ordered handles from Howdens, £84, come Thursday")
        await talk.say("yes")
        #expect(try await talk.bodies().contains { $0.value.hasPrefix("Ordered handles from Howdens, £84") })
    }

    @Test func `Who has paid are those that are ticked off`() async throws {
        let talk = Talk([("Subs", "- [x] Jean\n- [ ] Sue\n- [ ] Tom")])
        let paid = await talk.answer("who has paid subs?")
        #expect(paid.contains("Jean.") && !paid.contains("Sue"))
        #expect(await talk.answer("who has not paid subs?").contains("Sue. Tom."))
    }
}
