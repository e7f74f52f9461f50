import Notes
import Testing

@testable import BuiltinBackend

/// What is told of things that are noted, in words that no rule knows.
@Suite struct NewsTests {
    private static let notes = [
        ("Packing list", "- [ ] torch\n- [ ] wool socks\n- [ ] onions 2 kg"),
        ("Call the plumber", "- [ ] Call the plumber"),
        ("Pay the rent", "- [ ] Pay the rent"),
    ]

    @Test(arguments: [
        ("torch is in already", "- [x] torch\n- [ ] wool socks\n- [ ] onions 2 kg"),
        ("wool socks arrived, lovely", "- [ ] torch\n- [x] wool socks\n- [ ] onions 2 kg"),
        ("got the onions from the market", "- [ ] torch\n- [ ] wool socks\n- [x] onions 2 kg"),
    ])
    func `What sounds done is ticked`(said: String, body: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.body(of: "Packing list") == body)
    }

    @Test func `One of several things that a note names is ticked, and the line becomes a list`() async throws {
        let talk = Talk([("Repairs: tap, window handle, light", "Repairs: tap, window handle, light")])
        await talk.say("window handle is done")
        #expect(try await talk.body(of: "Repairs") == "- [ ] tap\n- [x] window handle\n- [ ] light")
    }

    @Test func `Of a long line of things nothing is lost when one is done`() async throws {
        let things = (1...90).map { "part number \($0 * 1_000)" } + ["window handle"]
        let talk = Talk([("Repairs", "Repairs: stairwell light, " + things.joined(separator: ", "))])
        await talk.say("stairwell light is done")
        let body = try #require(try await talk.body(of: "Repairs"))
        #expect(body.contains("- [x] stairwell light"))
        #expect(body.hasSuffix("- [ ] window handle"))
    }

    @Test func `A noun that may be a verb is no order to the world`() async throws {
        let talk = Talk(Self.notes)
        #expect(await talk.answer("rent paid").contains("Pay the rent"))
    }

    @Test(arguments: ["the torch can go, we wont need it", "torch not needed any more"])
    func `What sounds unwanted is taken off a list`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.body(of: "Packing list") == "- [ ] wool socks\n- [ ] onions 2 kg")
    }

    @Test(arguments: [
        "the plumber is not needed any more", "wool is a fine thing", "the torch is on the shelf",
        "my torch broke in 2019",
        "nobody called the plumber", "ruth forgot the wool socks", "the onions are still missing", "no torch yet",
    ])
    func `Nothing is ticked or taken off that may be open`(said: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await (talk.body(of: "Packing list"), talk.body(of: "Call the plumber"))
        await talk.say(said)
        #expect(try await (talk.body(of: "Packing list"), talk.body(of: "Call the plumber")) == before)
    }

    @Test(arguments: [
        ("Adapter", "Lent the usb c adapter to kofi", "kofi gave the adapter back, its in the blue pouch now"),
        (
            "March rota", "March rota: 7th winnie, 14th desh, 21st marisol",
            "winnie can't do the 7th, put gethin instead"
        ),
    ])
    func `News goes below the only note with two of its words in a line`(
        title: String,
        body: String,
        said: String
    ) async throws {
        let talk = Talk([(title, body), ("Blue sofa", "Blue sofa, 450 euros")])
        await talk.say(said)
        let lines = try await talk.body(of: title)?.lowercased().split(separator: "\n") ?? []
        #expect(lines.count == 2 && lines[0] == body.lowercased() && said.hasPrefix(lines[1]))
    }

    @Test func `News of somebody goes below no note whose lines tell of other things`() async throws {
        let rota = "shift thursday 14 to 22\nswapped with lena"
        let talk = Talk([("Shift", rota)])
        await talk.say("lena moved to number 14")
        #expect(try await talk.body(of: "Shift") == rota)
    }

    @Test(arguments: [
        ("the shed code is 4417", "Shed code"), ("the spare key hangs in the garage", "Spare key"),
    ])
    func `A fact about the very subject of a note stands there, and not in a second note`(
        said: String,
        title: String
    ) async throws {
        let talk = Talk([
            ("Shed code", "The code of the shed was changed in May"), ("Spare key", "The spare key is with Ruth"),
        ])
        await talk.say(said)
        #expect(try await talk.titles() == ["Shed code", "Spare key"])
        #expect(try await talk.body(of: title)?.contains(said.dropFirst()) ?? false)
    }

    @Test func `What has changed of a thing that only one note has, and is called so, stands there`() async throws {
        let talk = Talk([
            ("Class trip", "The class trip goes to the castle"), ("Boiler", "The boiler was serviced in May"),
        ])
        await talk.say("the trip is postponed for good")
        #expect(try await talk.body(of: "Class trip")?.contains("postponed") ?? false)
        #expect(try await talk.titles().count == 2)
    }

    @Test(arguments: [
        ("picked up saw, 24 euros", "Picked up saw"), ("paid the dentist, 80 pounds", "Paid the dentist"),
    ])
    func `What was done and is noted nowhere is a note that says of what`(said: String, title: String) async throws {
        let talk = Talk([("Weiss", "Weiss wants the shelf in white")])
        await talk.say(said)
        #expect(try await talk.titles().contains { $0.hasPrefix(title) })
    }

    @Test(arguments: ["ruth's shoe size is 38", "exam in botany is on the 10th"])
    func `A fact about another of the kind is a note of its own`(said: String) async throws {
        let talk = Talk([
            ("Mia's shoe size", "Mia's shoe size is 29"), ("I owe tom 50 euros", "I owe tom 50 euros"),
            ("Exam in anatomy", "Exam in anatomy is on the 3rd"),
        ])
        await talk.say(said)
        #expect(try await talk.titles().count == 4)
    }

    @Test func `A fact that may be one more or a new value is offered to be kept, and changes nothing`() async throws {
        let talk = Talk([("I owe tom 50 euros", "I owe tom 50 euros")])
        #expect(await talk.answer("i owe tom 12 euros for the film").hasSuffix("Shall I keep that as a note?"))
        #expect(try await talk.body(of: "I owe tom 50 euros") == "I owe tom 50 euros")
        await talk.say("yes")
        #expect(try await talk.titles().count == 2)
    }

    @Test(arguments: [
        "the new pump is fitted and the heating runs beautifully", "Gutter on the shed repaired.",
    ])
    func `What may end something open is asked about, and makes no note`(said: String) async throws {
        let talk = Talk([
            ("Repairs", "- [ ] fit the new pump for the heating\n- [ ] hinge"),
            ("Things: fence, gutter on the shed, gate", "Things that want fixing: fence, gutter on the shed, gate"),
        ])
        await talk.say(said)
        #expect(try await talk.titles().count == 2)
    }

    @Test func `“Cancelled” ends what was to be cancelled, and nothing else`() async throws {
        let talk = Talk([("Moving", "- [ ] cancel broadband\n- [ ] piano lesson")])
        await talk.say("I've cancelled the broadband.")
        #expect(try await talk.body(of: "Moving") == "- [x] cancel broadband\n- [ ] piano lesson")
        await talk.say("the piano lesson is cancelled")
        #expect(try await talk.body(of: "Moving") == "- [x] cancel broadband\n- [ ] piano lesson")
    }

    @Test(arguments: [
        "nell needs 12 pounds for the science trip by friday", "it is settled that the spring play is Blithe Spirit",
    ])
    func `What somebody needs and what is settled goes below no note on something else`(said: String) async throws {
        let talk = Talk()
        await talk.say("remember Nell's parents evening is on the 19th at 5.50")
        let before = try await talk.bodies()
        #expect(before.count == 1)
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(before.allSatisfy { after[$0.key] == $0.value })
    }

    @Test(arguments: [
        ("Bob owes Ann 20", "Ann owes Bob 20"), ("the rent is 800 from May", "the rent is 800"),
        ("the keys were under the mat", "the keys are under the mat"),
    ])
    func `The same words in another order or another tense are another fact`(said: String, before: String) async throws
    {
        let talk = Talk()
        await talk.say("remember that \(before)")
        #expect(await !talk.answer("remember that \(said)").contains("already"))
    }

    @Test(arguments: ["we ran out of eggs yesterday", "the grocer called back", "the oven is cleaned every friday"])
    func `What ran out, called or is done again and again ticks nothing`(said: String) async throws {
        let body = "- [ ] eggs\n- [ ] call the grocer\n- [ ] clean the oven"
        let talk = Talk([("Todo list", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Todo list")?.hasPrefix(body) ?? false)
    }

    @Test func `One fact of a note of several lines is never taken back with the whole note unasked`() async throws {
        let talk = Talk()
        await talk.say("remember that the boiler is in the cellar")
        await talk.say("the boiler needs water")
        await talk.say("forget that the boiler needs water")
        #expect(try await talk.titles().count == 1)
    }

    @Test func `A small number after another line changes nothing`() async throws {
        let talk = Talk()
        await talk.say("remember that the shop opens at 8")
        let before = try await talk.bodies()
        await talk.say("2")
        #expect(try await talk.bodies() == before)
    }

    @Test func `A word after a colon is kept as it was typed`() async throws {
        let talk = Talk([("Wifi", "The wifi is slow")])
        await talk.say("add to wifi: hunter2")
        #expect(try await talk.body(of: "Wifi") == "The wifi is slow\nhunter2")
    }
}
