import Testing

/// What a person says right after something was written.
struct CorrectionTests {
    @Test(arguments: ["no, I meant oat milk", "i meant oat milk"])
    func `The item that was added last is put right`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        await talk.say("add milk to the shopping list")
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread\n- [ ] oat milk")
    }

    @Test func `A correction of nothing changes nothing`() async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        #expect(await talk.answer("no, i meant oat milk").contains("nothing was changed"))
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread")
    }

    @Test(arguments: ["also note there that the garage closes at six", "add that the garage closes at six"])
    func `A sentence goes to the note that was spoken of`(said: String) async throws {
        let talk = Talk([("Car service", "It is due in May."), ("Wifi", "On the router")])
        await talk.say("when is the car service due?")
        await talk.say(said)
        #expect(try await talk.body(of: "Car service") == "It is due in May.\nThe garage closes at six")
    }

    @Test func `A list that is done with is ticked off`() async throws {
        let talk = Talk([("Packing list", "- [ ] socks\n- [x] soap\n- [ ] charger")])
        await talk.say("i finished everything on my packing list")
        #expect(try await talk.body(of: "Packing list") == "- [x] socks\n- [x] soap\n- [x] charger")
    }

    @Test(arguments: ["and coffee", "oh and also coffee", "plus coffee", "also coffee"])
    func `What comes after goes to the same list`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] bread"), ("Packing list", "- [ ] socks")])
        await talk.say("add milk to the shopping list")
        await talk.say(said)
        await talk.say("and eggs, butter")
        #expect(
            try await talk.body(of: "Shopping list")
                == "- [ ] bread\n- [ ] milk\n- [ ] coffee\n- [ ] eggs\n- [ ] butter"
        )
    }

    @Test func `Nothing is added where nothing was`() async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        await talk.say("where is the key?")
        await talk.say("and coffee")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread")
    }

    @Test(arguments: ["i bought the milk", "we already picked up milk", "i've got the milk"])
    func `What was bought is ticked off where it is on a list`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] bread\n- [ ] milk"), ("Packing list", "- [ ] socks")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread\n- [x] milk")
    }

    @Test func `What is on several lists is asked about`() async throws {
        let talk = Talk([("Shopping list", "- [ ] socks"), ("Packing list", "- [ ] socks")])
        #expect(await talk.answer("i bought socks").contains("2. "))
        await talk.say("the packing list")
        #expect(try await talk.body(of: "Packing list") == "- [x] socks")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] socks")
    }

    @Test func `What was done and is on no list is kept`() async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        await talk.say("i bought a new bicycle")
        #expect(try await talk.titles().count == 2)
    }
}
