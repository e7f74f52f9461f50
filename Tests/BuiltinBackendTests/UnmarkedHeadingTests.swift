import Testing

@testable import BuiltinBackend

/// A list that is typed in one line, its name before its things, without a colon.
@Suite struct UnmarkedHeadingTests {
    @Test(arguments: [
        ("shopping list milk, bread, eggs", "Shopping", ["milk", "bread", "eggs"]),
        ("groceries, milk, bread and eggs", "Groceries", ["milk", "bread", "eggs"]),
        ("tesco list milk, thick cut marmalade for brian", "Tesco list", ["milk", "thick cut marmalade for brian"]),
        ("Garage shopping, tea bags, swarfega", "Garage shopping", ["tea bags", "swarfega"]),
        ("jobs this week, roof, gutters friday", "Jobs this week", ["roof", "gutters friday"]),
        ("errands tomorrow, bank, post", "Errands tomorrow", ["bank", "post"]),
        ("parts to order, front pads for the van, wipers", "Parts to order", ["front pads for the van", "wipers"]),
        ("todo call the bank, wash the car", "Todo", ["call the bank", "wash the car"]),
        ("einkaufsliste milch, brot", "Einkaufsliste", ["milch", "brot"]),
        ("wishlist new boots, head torch", "Wishlist", ["new boots", "head torch"]),
    ])
    func `The things become a list of that name`(said: String, title: String, items: [String]) async throws {
        let talk = Talk()
        await talk.say(said)
        let list = items.map { "- [ ] \($0)" }.joined(separator: "\n")
        #expect(try await talk.bodies() == [title: list])
    }

    @Test func `The things go on the list that is there`() async throws {
        let talk = Talk([("Shopping list", "- [ ] soap")])
        await talk.say("shopping list milk, bread")
        #expect(try await talk.bodies() == ["Shopping list": "- [ ] soap\n- [ ] milk\n- [ ] bread"])
    }

    @Test(arguments: [
        "the shopping list is long, boring and old", "guest list, Anna paid, Ben cancelled",
        "groceries 45 quid, Aldi", "call mum, dad and gran",
        "parcel to collect, depot on Mill Road, ref 4471", "eye specialist Dr Patel tuesday 3pm, room 4",
        "todo list, washed the car, posted the letter", "waiting list 6 weeks, Dr Patel",
        "shopping tomorrow, me and Beth", "ask Dave for the guest list", "still waiting for the guest list",
        "is milk on the shopping list, or bread?", "shopping with mum, then dinner",
        "shopping tomorrow, then dentist, then home", "errands today bank, post, shoes",
        "waiting list 6 weeks, referral sent", "packing list, mum's, is in the drawer",
        "forgot the shopping list, wallet and keys", "delete shopping list, todo list",
        "eye specialist, room 4, dr patel", "the cyclist, Dave and Kim",
        "left my shopping list, wallet and keys at work", "shopping list milk",
    ])
    func `Nothing else becomes a list`(said: String) async throws {
        let talk = Talk([("Guest list", "- [ ] Anna\n- [ ] Ben")])
        await talk.say(said)
        let bodies = try await talk.bodies()
        #expect(bodies["Guest list"] == "- [ ] Anna\n- [ ] Ben")
        #expect(!bodies.contains { $0.key != "Guest list" && $0.value.contains("- [ ]") })
    }

    @Test(arguments: ["plasters n a bin bag for the kit list as well", "plasters and a bin bag for the kit list too"])
    func `What is for a list goes on it`(said: String) async throws {
        let talk = Talk([("Kit list", "- [ ] vest")])
        await talk.say(said)
        #expect(try await talk.body(of: "Kit list") == "- [ ] vest\n- [ ] plasters\n- [ ] bin bag")
    }
}
