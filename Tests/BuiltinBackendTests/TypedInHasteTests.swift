import Testing

@testable import BuiltinBackend

/// Lines that are typed in haste: commas without spaces, figures for words, an order behind the name of its list.
@Suite struct TypedInHasteTests {
    @Test(arguments: [
        "shopping: bread,milk,fish fingers", "shopping: bread ,milk ,fish fingers",
        "shopping: bread,milk, fish fingers",
        "add bread,milk and fish fingers to the shopping list",
    ])
    func `A comma parts two things, with or without a space`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.bodies().values.first == "- [ ] bread\n- [ ] milk\n- [ ] fish fingers")
    }

    @Test(arguments: [
        ("the flat costs 1,299 a month", "The flat costs 1,299 a month"),
        ("the map is at https://maps.example/a,b", "The map is at https://maps.example/a,b"),
        ("Shelf is 2,4 m", "Shelf is 2,4 m"), ("the password is blue,fish7", "The password is blue,fish7"),
    ])
    func `A comma in a number or an address parts nothing`(said: String, kept: String) async throws {
        let talk = Talk()
        await talk.say("remember that \(said)")
        #expect(try await talk.bodies().values.first == kept)
    }

    @Test(arguments: [
        ("put wine on teh shopping list", "- [ ] figs\n- [ ] wine"), ("no make tht dates", "- [ ] dates"),
        ("add teh tarik to the shopping list", "- [ ] figs\n- [ ] teh tarik"),
    ])
    func `Small words with letters in the wrong place are read as they are meant`(said: String, after: String)
        async throws
    {
        let talk = Talk()
        await talk.say("add figs to the shopping list")
        await talk.say(said)
        #expect(try await talk.bodies().values.first == after)
    }

    @Test func `A figure before a month is a day`() async throws {
        let talk = Talk()
        await talk.say("health visitor tues 2 june 10.40")
        #expect(try await talk.bodies().values.first?.contains("2 june") == true)
    }

    @Test func `A word of both languages makes no line German`() async throws {
        let talk = Talk()
        await talk.say("boiler man comes thursday 8-12")
        #expect(try await talk.onlyBody() == "Boiler man comes thursday (Thursday 19 March) 8-12")
    }

    @Test(arguments: [
        "theyve changed the locker code its 7714", "they've changed the locker code, it's 7714",
        "locker code 2906 is wrong, it should be 7714",
    ])
    func `Who changed something is no other thing`(said: String) async throws {
        let talk = Talk([("Locker", "Locker code 2906")])
        await talk.say(said)
        #expect(try await talk.body(of: "Locker") == "Locker code 7714")
    }

    @Test(arguments: ["kit list add step ladder n rain cover", "the kit list, add step ladder and rain cover"])
    func `The list may be named before the order`(said: String) async throws {
        let talk = Talk([("Kit list", "- [ ] flash")])
        await talk.say(said)
        #expect(try await talk.body(of: "Kit list") == "- [ ] flash\n- [ ] step ladder\n- [ ] rain cover")
    }

    @Test(arguments: [
        ("add eggs 2 shopping", "- [ ] bread\n- [ ] eggs"),
        ("add coke 2 litres to shopping", "- [ ] bread\n- [ ] coke 2 litres"),
        ("add eggs 4 me 2 shopping", "- [ ] bread\n- [ ] eggs"),
        ("add 2 melons to shopping", "- [ ] bread\n- [ ] 2 melons"),
        ("add flour 2 kg to shopping", "- [ ] bread\n- [ ] flour 2 kg"),
    ])
    func `A 2 before the name of a list is “to”`(said: String, body: String) async throws {
        let talk = Talk([("Shopping", "- [ ] bread")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping") == body)
    }

    @Test(arguments: ["no undo that weve got eggs", "undo that we have eggs", "undo that, we've got eggs"])
    func `An order to undo may have its reason behind it`(said: String) async throws {
        let talk = Talk([("Shopping", "- [ ] bread")])
        await talk.say("add eggs to shopping")
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping") == "- [ ] bread")
    }

    @Test(arguments: ["undo jo got it wrong", "undo, jo got it wrong"])
    func `A reason behind an order to undo goes into no note`(said: String) async throws {
        let talk = Talk([("Lunch", "Lunch with Jo at 1")])
        await talk.say("lunch with Jo is at 2 not 1")
        await talk.say(said)
        #expect(try await talk.onlyBody() == "Lunch with Jo at 1")
    }

    @Test func `A name before “not” takes the place of no item`() async throws {
        let talk = Talk([("Shopping", "- [ ] eggs\n- [ ] milk")])
        await talk.say("shopping: not milk")
        #expect(try await talk.body(of: "Shopping")?.hasPrefix("- [ ] eggs\n- [ ] milk") ?? false)
    }

    @Test(arguments: ["earplugs r in the bag already", "the earplugs are in my bag"])
    func `What something else lies in is not ticked off`(said: String) async throws {
        let talk = Talk([("Shopping", "- [ ] oatcakes\n- [ ] bin bags")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping") == "- [ ] oatcakes\n- [ ] bin bags")
    }

    @Test func `What there was none of stays open`() async throws {
        let talk = Talk([("Shopping", "- [ ] oatcakes\n- [ ] tomatoes\n- [ ] cheddar")])
        await talk.say("Oatcakes and tomatoes bought, but there was no decent cheddar.")
        #expect(try await talk.body(of: "Shopping") == "- [x] oatcakes\n- [x] tomatoes\n- [ ] cheddar")
    }

    @Test func `Things to be seen to by their heading are a list`() async throws {
        let talk = Talk()
        await talk.say("Planning applications to comment on: Orchard Cottage extension, barn at Low Farm")
        let body = try await talk.bodies().values.first
        #expect(body == "- [ ] Orchard Cottage extension\n- [ ] barn at Low Farm")
    }
}
