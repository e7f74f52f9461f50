import Notes
import Testing

@testable import BuiltinBackend

/// Things that go on a list by the way.
struct AddingInPassingTests {
    @Test(arguments: [
        ("make list camp with stove and rope and lamp", "Camp"),
        ("start a list camp stove + rope + lamp", "Camp list"),
        ("start a list camp: stove + rope + lamp", "Camp list"),
    ])
    func `The name of a list may follow the word`(line: String, title: String) async throws {
        let talk = Talk([])
        await talk.say(line)
        #expect(try await Array(talk.bodies().values) == ["- [ ] stove\n- [ ] rope\n- [ ] lamp"])
    }

    @Test(arguments: [
        "ooh and soap, nearly forgot that again", "ooh and soap, nearly forgot",
        "and soap, pelle uses nothing else at the moment",
        "oh and while I'm there I might as well get soap", "plus soap",
        "oh and soap", "and soap, we are out", "soap on that list as well", "soap on there too",
    ])
    func `What comes to mind later goes to the list that was spoken of`(line: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] bread"), ("Packing list", "- [ ] socks")])
        await talk.say("add milk to the shopping list")
        await talk.say(line)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread\n- [ ] milk\n- [ ] soap")
    }

    @Test(arguments: ["and soap", "oh an soap", "oh and soap!!"])
    func `One thing more goes behind those that were just named in a row`(line: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        await talk.say("need for the loft , shavings, grit, creosote")
        await talk.say(line)
        #expect(try await talk.body(of: "Need for the loft") == "Need for the loft , shavings, grit, creosote, soap")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread")
    }

    @Test func `One thing more goes behind no sentence`() async throws {
        let talk = Talk([])
        await talk.say("remember that Tom, who is kind, sold us the boat")
        await talk.say("and soap")
        #expect(try await !talk.bodies().values.contains { $0.hasSuffix(", soap") })
    }

    @Test(arguments: [
        "We should also get soap for the boat", "soap for the boat on shopping", "put soap on the boat list instead",
    ])
    func `A list is found by what it is for`(line: String) async throws {
        let talk = Talk([("Boat supplies", "- [ ] rope"), ("Shopping list", "- [ ] bread")])
        await talk.say(line)
        let bodies = try await talk.bodies()
        #expect(bodies.count == 2)
    }

    @Test(arguments: [
        "move the soap over to packing", "soap to packing instead", "put the soap on packing instead",
        "move soap to the packing list",
    ])
    func `An item changes lists where only one has it`(line: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] bread\n- [ ] soap"), ("Packing list", "- [ ] socks")])
        await talk.say(line)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread")
        #expect(try await talk.body(of: "Packing list") == "- [ ] socks\n- [ ] soap")
    }

    @Test(arguments: ["move soap to a new list called boat", "move soap from shopping to a new list boat"])
    func `An item may begin a new list`(line: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] bread\n- [ ] soap")])
        await talk.say(line)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread")
        #expect(try await talk.bodies().values.contains("- [ ] soap"))
    }

    @Test func `A note that names several things is a list of that name`() async throws {
        let talk = Talk([("Packing: socks, rope", "Packing: socks, rope")])
        await talk.say("soapp on the packing list")
        #expect(try await Array(talk.bodies().values) == ["Packing: socks, rope, soapp"])
    }
}

extension AddingInPassingTests {
    @Test func `What is needed again goes where it stood before`() async throws {
        let talk = Talk([("Shopping list", "- [ ] bread\n- [x] soap"), ("Packing list", "- [ ] socks")])
        await talk.say("we need soap again")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread\n- [ ] soap")
        #expect(try await talk.body(of: "Packing list") == "- [ ] socks")
    }

    @Test func `A measure does not make a fact of what goes on a list`() async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        await talk.say("add nails to the shopping list")
        await talk.say("plus a copper tape 12 mm")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread\n- [ ] nails\n- [ ] copper tape 12 mm")
    }

    @Test func `A list of these is no list that is called so`() async throws {
        let talk = Talk([])
        await talk.say("I need the dress, the score and a pencil; please make a list of these.")
        #expect(try await !talk.titles().contains("These"))
    }

    @Test func `One place of a line takes the place of another`() async throws {
        let talk = Talk([])
        await talk.say("Note: Where to eat in Porto: Adega, Casa Nova, Tia Rosa")
        await talk.say("put Marisco in there instead of Casa Nova, says my aunt")
        #expect(try await talk.bodies().values.contains { $0.contains("Adega, Marisco, Tia Rosa") })
    }
}

extension AddingInPassingTests {
    @Test(arguments: ["room 12: tea instead of coffee", "Jansen wants tea instead of coffee"])
    func `What somebody else has instead changes no other note`(line: String) async throws {
        let talk = Talk([])
        await talk.say("remember that room 14 gets coffee at four")
        await talk.say(line)
        #expect(try await talk.bodies().values.contains("Room 14 gets coffee at four"))
    }

    @Test func `What goes on after a question is kept with what was asked about`() async throws {
        let talk = Talk()
        await talk.say("we need milk")
        await talk.say("and eggs")
        await talk.say("yes")
        #expect(try await talk.bodies().values.first == "We need milk and eggs")
        try talk.checkReplay()
    }
}
