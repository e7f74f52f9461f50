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
}
