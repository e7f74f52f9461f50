import Notes
import Testing

@testable import BuiltinBackend

/// News that shares words with a note, and is not about it.
@Suite struct StrangerNewsTests {
    private static let prose = [
        ("Bread recipe", "Bread recipe: 500 g rye flour, 10 g salt, 350 ml water, two spoons of honey"),
        ("Dad's pills", "Dad's pills: bisoprolol 5 mg in the morning, torasemide 10 mg at noon"),
        ("Blue sofa", "Blue sofa: linen, 2.10 m, 450 euros, from the outlet"),
        ("Guests on sunday", "Guests on sunday: Ruth, Paul, Ivo + one"),
    ]

    @Test(arguments: [
        "the honey's gone off", "honey was sold out", "dad took the bisoprolol", "torasemide is finished",
        "bought socks, 12 euros", "the salt is finished", "paul cancelled", "ivo can't come", "used all the honey",
        "washed the linen trousers",
    ])
    func `What a note names in a sentence is not ticked or taken out`(said: String) async throws {
        let talk = Talk(Self.prose)
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(Self.prose.allSatisfy { after[$0.0]?.hasPrefix($0.1) ?? false })
    }

    private static let lists = [
        ("Tools lent out", "- [ ] jigsaw to Piet\n- [ ] tall ladder to Marta"),
        ("Todo", "- [ ] ring the bank\n- [ ] cancel the gym\n- [ ] visit Ingrid friday 15:00"),
        ("Shopping list", "- [ ] milk\n- [ ] eggs"),
        ("Films to watch", "- [ ] Paprika\n- [ ] Emma"),
    ]

    @Test(arguments: [
        "piet still has the jigsaw", "the tall ladder is broken", "ordered tiles, they come friday",
        "the gym can't be cancelled before june", "the milk is empty", "eggs are empty again", "milch war alle",
        "need paprika for the goulash",
    ])
    func `A word in common ticks no item and takes none off`(said: String) async throws {
        let talk = Talk(Self.lists)
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(
            Self.lists.allSatisfy { list in
                list.1.split(separator: "\n").allSatisfy { after[list.0]?.contains($0) ?? false }
            }
        )
    }

    @Test(arguments: [
        ("Mia's shoe size", "Mia's shoe size is 33", "leo's shoe size is 29"),
        ("I owe ben 8 euros", "I owe ben 8 euros for the beer", "ben gave me a book about bees"),
        ("I owe ben 8 euros", "I owe ben 8 euros for the beer", "met ben's sister today"),
        ("I owe ben 8 euros", "I owe ben 8 euros for the beer", "ben moved to hamburg"),
        ("Lisa hat am 3. mai geburtstag", "Lisa hat am 3. mai geburtstag", "lisas schuhgröße ist 38"),
        ("Window cleaner", "The window cleaner comes on mondays", "the window is broken"),
        ("Dog food", "The dog food is in the shed", "the dog show starts at 9"),
        ("Bread knife", "The bread knife is Ruth's", "the bread is mouldy"),
    ])
    func `What is told of somebody or something goes below no note about something else`(
        title: String,
        body: String,
        said: String
    ) async throws {
        let talk = Talk([(title, body)])
        await talk.say(said)
        #expect(try await talk.body(of: title) == body)
    }

    @Test(arguments: [
        ("Flight to rome", "Flight to rome leaves at 6:40 from gate B12", "flight's at 7:10 not 6:40", "6:40", "7:10"),
        ("Flight to rome", "Flight to rome leaves at 6:40 from gate B12", "the gate's C3 not B12", "B12", "C3"),
        ("Dinner with kim", "Dinner with kim at 7 at the harbour", "dinner's at 8 not 7", "at 7", "at 8"),
    ])
    func `Of what is said to be right only the value takes the place of what was wrong`(
        title: String,
        body: String,
        said: String,
        old: String,
        new: String
    ) async throws {
        let talk = Talk([(title, body)])
        await talk.say(said)
        #expect(try await talk.body(of: title) == body.replacing(old, with: new))
    }

    @Test(arguments: [
        "new wifi password: Rose-78-rot", "new doctor: Frau Lindner, 0351 77120", "new bike lock code: 2231",
        "paint for the door: RAL 7016", "new customer: Dr. Weiss, wants a bookshelf, 2.40 high",
    ])
    func `A thing that is new is a fact, and no list`(said: String) async throws {
        let talk = Talk([("Wifi password", "Wifi password: Tulpe-77-blau")])
        await talk.say(said)
        #expect(try await talk.bodies().values.allSatisfy { !$0.contains("[ ]") })
    }

    @Test func `A fact that says otherwise than a note is asked about, and a yes changes the note`() async throws {
        let talk = Talk([("Boiler check", "The boiler check is on 11 november")])
        #expect(await talk.answer("the boiler check is on 12 november").contains("says “11 november”"))
        await talk.say("yes")
        #expect(try await talk.bodies() == ["Boiler check": "The boiler check is on 12 november"])
    }

    @Test(arguments: [
        (
            "Party", "The party is on Saturday (Saturday 21 March)", "change Saturday to Sunday in the party note",
            "Sunday"
        ),
        ("Dentist", "The dentist is at 3 pm", "change 3 pm to 4 pm in the dentist note", "is at 4 pm"),
    ])
    func `Of a day or a time that changes to another the other one is written`(
        title: String,
        body: String,
        said: String,
        new: String
    ) async throws {
        let talk = Talk([(title, body)])
        await talk.say(said)
        #expect(try await talk.body(of: title)?.contains(new) ?? false)
        #expect(try await talk.body(of: title)?.contains("Saturday") == false)
    }

    @Test func `A day that a note does not have is changed to no other`() async throws {
        let talk = Talk([("Dentist", "The dentist is on Thursday, 19 March 2026")])
        await talk.say("change Friday to Monday in the dentist note")
        #expect(try await talk.body(of: "Dentist") == "The dentist is on Thursday, 19 March 2026")
    }

    @Test func `What is to be written down is the text after the colon, and no list`() async throws {
        let talk = Talk()
        await talk.say("write down: lunch with Eva on Tuesday, she pays")
        #expect(try await talk.bodies().values.first?.hasPrefix("Lunch with Eva on Tuesday") ?? false)
    }

    @Test func `A tag is taken off the note that is named after it`() async throws {
        let talk = Talk([("Kayak", "The kayak is red")])
        await talk.say("tag Kayak with blue")
        await talk.say("untag blue from Kayak")
        #expect(try await talk.note("Kayak")?.tags.isEmpty ?? false)
    }

    @Test(arguments: [
        "oak farm have changed their gate, its 3891 now", "tenor sax 35 actually", "sorry, parcel 7",
    ])
    func `A number of something else takes the place of none in the last note`(said: String) async throws {
        let talk = Talk()
        await talk.say("remember that there are 40 pounds in the tin")
        let before = try await talk.bodies()
        await talk.say(said)
        #expect(try await talk.bodies().values.contains(before.values.first ?? ""))
    }

    @Test(arguments: ["scrap that", "actually bin that"])
    func `What was added last is taken back, and its list stays`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say("add figs to the shopping list")
        await talk.say(said)
        #expect(try await talk.bodies() == ["Shopping list": "- [ ] milk"])
    }
}
