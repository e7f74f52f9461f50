import Notes
import Testing

@testable import BuiltinBackend

/// Ordinary lines of an ordinary week that once did harm.
@Suite struct OrdinaryWeekTests {
    /// What is said one after the other, and the notes after that.
    struct Sample: CustomTestStringConvertible, Sendable {
        var said: [String]
        var bodies: [String: String]

        init(_ said: String..., leaves bodies: [String: String]) {
            self.said = said
            self.bodies = bodies
        }

        var testDescription: String { said.joined(separator: " / ") }
    }

    @Test(arguments: [
        Sample(
            "packing list: tent, stove, mats",
            "tick tent",
            "take off everything that's packed",
            leaves: ["Packing list": "- [ ] stove\n- [ ] mats"]
        ),
        Sample(
            "packing list: tent, stove, mats",
            "take off everything that's from the shed",
            leaves: ["Packing list": "- [ ] tent\n- [ ] stove\n- [ ] mats"]
        ),
        Sample(
            "add milk, bread and a birthday card for Ruth to the shopping list",
            "take the card off",
            leaves: ["Shopping list": "- [ ] milk\n- [ ] bread"]
        ),
    ])
    func `Only what is meant comes off`(sample: Sample) async throws { try await check(sample) }

    @Test(arguments: [
        Sample(
            "shopping list: milk, eggs, bread",
            "tick milk",
            "not milk, eggs",
            leaves: ["Shopping": "- [ ] milk\n- [x] eggs\n- [ ] bread"]
        ),
        Sample(
            "todo: paint fence, fix gate, oil hinges",
            "the gate's done",
            "no, not the gate, the hinges",
            leaves: ["Todo": "- [ ] paint fence\n- [ ] fix gate\n- [x] oil hinges"]
        ),
    ])
    func `A tick goes to the item that was meant, and none is renamed`(sample: Sample) async throws {
        try await check(sample)
    }

    @Test(arguments: [
        Sample("note: present for Ina: scarf", "no, the scarf", leaves: ["Present for Ina": "Present for Ina: scarf"]),
        Sample("shopping list: oats", "make it a whole one", leaves: ["Shopping": "- [ ] oats"]),
        Sample("the new code is 4411", "or was it 1144", leaves: ["New code": "The new code is 4411"]),
    ])
    func `A doubt and a vague word change nothing`(sample: Sample) async throws { try await check(sample) }

    @Test func `What is given besides takes no other amount's place`() async throws {
        let talk = Talk()
        await talk.say("paid 240 to the roofer, 300 still open")
        await talk.say("gave him another 100")
        #expect(try await talk.bodies().values.contains { $0.contains("300 still open") })
    }

    @Test(arguments: [
        Sample(
            "shopping list: milk, eggs",
            "packing list: tent, stove",
            "and stamps on the shopping one",
            leaves: ["Shopping": "- [ ] milk\n- [ ] eggs\n- [ ] stamps", "Packing list": "- [ ] tent\n- [ ] stove"]
        ),
        Sample(
            "party list: rolls, cups",
            "put peas on the party list too",
            leaves: ["Party list": "- [ ] rolls\n- [ ] cups\n- [ ] peas"]
        ),
        Sample("shopping list: salt", "add honey", leaves: ["Shopping": "- [ ] salt\n- [ ] honey"]),
        Sample(
            "shopping list: tea, eggs",
            "add ham, no, salami",
            leaves: ["Shopping": "- [ ] tea\n- [ ] eggs\n- [ ] salami"]
        ),
        Sample(
            "shopping list: tea, eggs",
            "and the good oil, not the cheap one",
            leaves: ["Shopping": "- [ ] tea\n- [ ] eggs\n- [ ] good oil, not the cheap one"]
        ),
        Sample(
            "films to watch: The Wrong Trousers, A Separation",
            leaves: [
                "Films to watch": "- [ ] The Wrong Trousers\n- [ ] A Separation"
            ]
        ),
    ])
    func `Items go where they are put, as they were said`(sample: Sample) async throws { try await check(sample) }

    @Test(arguments: [
        Sample(
            "todo: call Nils and Rosa, wash the car",
            "called Nils",
            leaves: ["Todo": "- [ ] call Nils and Rosa\n- [ ] wash the car"]
        ),
        Sample(
            "todo: call Nils and Rosa, wash the car",
            "called Nils and Rosa",
            leaves: ["Todo": "- [x] call Nils and Rosa\n- [ ] wash the car"]
        ),
        Sample(
            "shopping list: tea, coffee, sugar",
            "got tea, coffee is out",
            leaves: ["Shopping": "- [x] tea\n- [ ] coffee\n- [ ] sugar"]
        ),
    ])
    func `Half of a task does not end it, nor does what could not be had`(sample: Sample) async throws {
        try await check(sample)
    }

    @Test(arguments: ["no, put it back", "undo that"])
    func `A move is taken back on both lists`(said: String) async throws {
        let talk = Talk()
        for line in [
            "shopping list: milk, eggs", "packing list: tent, charger", "move the charger to the shopping list", said,
        ] {
            await talk.say(line)
        }
        #expect(
            try await talk.bodies()
                == ["Shopping": "- [ ] milk\n- [ ] eggs", "Packing list": "- [ ] tent\n- [ ] charger"]
        )
    }

    @Test func `An item goes on the list it is moved to once`() async throws {
        let talk = Talk()
        for line in ["shopping list: milk, rice", "packing list: tent, rice", "move rice to the shopping list"] {
            await talk.say(line)
        }
        #expect(try await talk.body(of: "Shopping") == "- [ ] milk\n- [ ] rice")
    }

    @Test(arguments: [
        Sample(
            "banana bread: 3 bananas, 200 g flour, 2 eggs",
            "add walnuts to it",
            leaves: ["Banana bread": "Banana bread: 3 bananas, 200 g flour, 2 eggs, walnuts"]
        ),
        Sample(
            "meeting with Nils on 20 march at 2",
            "meeting with Rosa on 20 march at 4",
            leaves: [
                "Meeting with Nils": "Meeting with Nils on 20 march at 2",
                "Meeting with Rosa": "Meeting with Rosa on 20 march at 4",
            ]
        ),
        Sample(
            "shopping list: 2 l oat milk, eggs",
            "take off the milk",
            "put the milk back",
            leaves: ["Shopping": "- [ ] eggs\n- [ ] 2 l oat milk"]
        ),
        Sample(
            "note: cake: bake it for an hour at 170",
            "add a little cinnamon to it as well",
            leaves: ["Cake: bake it for an hour at 170": "Cake: bake it for an hour at 170\nA little cinnamon"]
        ),
        Sample("200g flour, 2 eggs", "make it 250", leaves: ["250g flour": "250g flour, 2 eggs"]),
        Sample(
            "retro on 20 march at 16:00",
            "standup too, 9:30",
            leaves: ["Retro on 20 march at 16:00": "Retro on 20 march at 16:00"]
        ),
    ])
    func `What is said is done where it was meant`(sample: Sample) async throws { try await check(sample) }

    @Test func `What a note says otherwise is asked about, whatever word it is`() async throws {
        let talk = Talk()
        await talk.say("the keys are in the red box")
        #expect(await talk.answer("the keys are in the green box").contains("says “red”"))
        await talk.say("yes")
        #expect(try await talk.bodies() == ["Keys": "The keys are in the green box"])
    }

    @Test func `A yes with more behind it is no yes`() async throws {
        let talk = Talk()
        for line in ["I owe Tim 30", "Tim owes me 12", "yes, and I owe him 30 still"] { await talk.say(line) }
        #expect(try await talk.bodies().values.contains { $0.contains("30") })
    }

    @Test(arguments: ["on the 23rd rather", "moved to the 16th", "between 10 and 12", "it's delayed to the 5th"])
    func `What says nothing of what it is about is not kept unasked`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.bodies().isEmpty)
    }

    @Test func `Somebody who wants no reminder gets none`() async throws {
        let talk = Talk()
        await talk.say("remind me to call Greta on 20 march")
        await talk.say("don't remind me about Greta")
        #expect(try await talk.note("Call Greta")?.dueAt == nil)
    }

    @Test(arguments: [
        "and the washing line of course, how could I forget it", "ugh the tap, I always forget it",
        "I must not forget it",
    ])
    func `To forget something deletes nothing`(said: String) async throws {
        let talk = Talk()
        await talk.say("things that want fixing: the tap, the gate latch, the light")
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.contains("the gate latch") })
    }

    @Test(arguments: ["not saturday, sunday", "change saturday to sunday"])
    func `Only the day that is named gives way`(said: String) async throws {
        let talk = Talk()
        await talk.say("Ann comes on friday and Ben comes on saturday")
        await talk.say(said)
        let body = try #require(try await talk.bodies().values.first)
        #expect(body.hasPrefix("Ann comes on friday"))
        #expect(body.contains("Ben comes on Sunday"))
    }

    @Test(arguments: [
        ["the code for the front door is 1234", "the code for the back door is 9876"],
        ["the wifi at Ben's is sunflower", "the wifi at Anna's is tulip"],
        ["the key to the shed is in the drawer", "the key to the garage is on the hook"],
    ])
    func `What holds for another thing is a note of its own`(said: [String]) async throws {
        let talk = Talk()
        for line in said { await talk.say(line) }
        #expect(try await talk.bodies().count == 2)
    }

    @Test func `To be reminded of it is to be reminded of the note`() async throws {
        let talk = Talk()
        await talk.say("note: call plumber about leak")
        await talk.say("remind me of that on 20 march at 9")
        #expect(try await talk.titles().allSatisfy { $0.hasPrefix("Call plumber") })
        #expect(try await talk.titles().count == 2)
    }

    @Test func `A new reminder is cancelled`() async throws {
        let talk = Talk()
        await talk.say("remind me to buy milk on 20 march")
        await talk.say("cancel it")
        #expect(try await talk.bodies().isEmpty)
    }

    @Test func `What was deleted is put back, also after a thank-you`() async throws {
        let talk = Talk()
        for line in [
            "the spare key is under the blue pot", "delete the spare key note", "yes", "thanks", "put it back",
        ] {
            await talk.say(line)
        }
        #expect(try await talk.bodies().count == 1)
    }

    @Test func `A word of price at the end is kept`() async throws {
        let talk = Talk()
        await talk.say("note: Painter Kern, too dear")
        #expect(try await talk.bodies().values.contains { $0.hasSuffix("too dear") })
    }

    private func check(_ sample: Sample) async throws {
        let talk = Talk()
        for line in sample.said { await talk.say(line) }
        #expect(try await talk.bodies() == sample.bodies)
    }
}
