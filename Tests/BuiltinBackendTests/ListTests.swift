import Assistant
import Foundation
import Notes
import Testing

@testable import BuiltinBackend

@Suite struct ListTests {
    private static func talk() -> Talk {
        Talk([
            ("Shopping list", "- [ ] milk\n- [ ] oat milk\n- [x] bread\n- [ ] soda"), ("Chores", "- [ ] wash the car"),
        ])
    }

    @Test(
        arguments: [
            "add rice to the shopping list", "pls put rice on my shopping list", "my shopping list needs rice",
            "i need rice added to my shopping list", "to my shopping list please add rice",
            "we're out of rice, add it to the shopping list", "on my shopping list, add rice",
            "make sure that rice is on my shopping list", "update my shopping list with rice",
            "if rice isn't on my shopping list add it", "shopping list: rice", "add rice to my groceries",
            "i think we need rice so please put it on my shopping list",
        ]
    )
    func `An item is added, however it is said`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(
            try await talk.body(of: "Shopping list")
                == "- [ ] milk\n- [ ] oat milk\n- [x] bread\n- [ ] soda\n- [ ] rice"
        )
    }

    @Test(
        arguments: [
            "remove soda from the shopping list", "take soda off my shopping list",
            "get rid of soda on my shopping list",
            "soda can come off my shopping list", "i don't need soda on my shopping list anymore", "take soda off",
            "i bought soda already so remove it from the list",
        ]
    )
    func `An item is taken off, however it is said`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] oat milk\n- [x] bread")
    }

    @Test(
        arguments: [
            "tick off soda", "check soda off my shopping list", "cross off soda",
            "mark soda as done on my shopping list",
            "i'm done with soda on my shopping list",
        ]
    )
    func `A ticked item stays on the list`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list")?.contains("- [x] soda") == true)
    }

    @Test(
        arguments: [
            "remove soda and add water to my shopping list", "replace soda with water on my shopping list",
            "put water on my shopping list instead of soda", "substitute water for soda on my shopping list",
            "take soda off my shopping list and put water on",
            "i need water added to my shopping list and soda removed",
            "delete soda from my shopping list, add water instead",
        ]
    )
    func `One item takes the place of another in one change`(said: String) async throws {
        let talk = Self.talk()
        let turn = await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] oat milk\n- [x] bread\n- [ ] water")
        #expect(turn.calls.filter { $0.call.name == "update_note" }.count == 1)
    }

    @Test(
        arguments: [
            ("apples, 2 kg flour and a bottle of oil", ["apples", "2 kg flour", "bottle of oil"]),
            ("milk, a box of eggs and cheese", ["milk", "box of eggs", "cheese"]),
            ("tea and two cans of beans", ["tea", "two cans of beans"]),
            ("the Lord of the Rings and Dune", ["Lord of the Rings and Dune"]),
            ("milk, eggs and bread", ["milk", "eggs", "bread"]), ("salt and pepper", ["salt", "pepper"]),
            ("some mac and cheese", ["mac and cheese"]), ("butter and mac and cheese", ["butter", "mac and cheese"]),
            ("wash and dry the car", ["wash and dry the car"]), ("a cake", ["cake"]),
            ("the old man and the sea by hemingway", ["old man and the sea by hemingway"]),
        ]
    )
    func `Items are split where they are short`(phrase: String, items: [String]) {
        #expect(Items.split(Clause(phrase)) == items)
    }

    @Test func `An item that is there is not added again`() async throws {
        let talk = Self.talk()
        #expect(await talk.answer("add milk to the shopping list") == "Milk is on Shopping list already.")
    }

    @Test func `A ticked item that is added again is opened`() async throws {
        let talk = Self.talk()
        await talk.say("add bread to the shopping list")
        #expect(try await talk.body(of: "Shopping list")?.contains("- [ ] bread") == true)
    }

    @Test func `A list that is not there is made`() async throws {
        let talk = Self.talk()
        await talk.say("add tent pegs to my camping list")
        #expect(try await talk.body(of: "Camping list") == "- [ ] tent pegs")
    }

    @Test func `One thing more, right after another note, is asked about`() async throws {
        let talk = Self.talk()
        await talk.say("add bread to the shopping list")
        await talk.say("remember that the loft ladder is loose")
        #expect(await talk.answer("and worming tablets") == "Shall I put worming tablets on Shopping list?")
        await talk.say("yeah go on")
        #expect(try await talk.body(of: "Shopping list")?.contains("- [ ] worming tablets") == true)
    }

    @Test func `What is not on the list changes nothing`() async throws {
        let talk = Self.talk()
        let turn = await talk.say("take caviar off the shopping list")
        #expect(turn.reply == "Caviar is not on Shopping list.")
        #expect(turn.cards.allSatisfy { $0.preview.state == .searchResult })
    }

    @Test func `A cleared list keeps its note`() async throws {
        let talk = Self.talk()
        await talk.say("clear my shopping list")
        #expect(try await talk.body(of: "Shopping list") == "")
    }

    @Test func `A list is read out`() async {
        #expect(
            await Self.talk().answer("what's on my shopping list?")
                == "Shopping list: milk, oat milk, soda (3 open, 1 done)"
        )
    }

    @Test(
        arguments: [
            ("is soda on my shopping list?", "Yes, soda is on Shopping list."),
            ("do i have bread on the shopping list", "Yes, bread is on Shopping list, ticked off."),
            ("did i put caviar on my shopping list", "No, caviar is not on Shopping list."),
            ("check my chores for wash the car", "Yes, wash the car is on Chores."),
        ]
    )
    func `A question about an item gets a yes or a no`(said: String, answer: String) async {
        #expect(await Self.talk().answer(said) == answer)
    }

    @Test func `The lists are named`() async {
        let answer = await Self.talk().answer("which lists do i have")
        #expect(answer.hasPrefix("2 lists: "))
        #expect(answer.contains("Shopping list (3 open)"))
    }

    @Test(arguments: [
        "create a list called camping gear", "make a new list for camping gear", "start a camping gear list",
    ])
    func `A new list bears its name`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles().first?.lowercased().hasPrefix("camping gear") == true)
    }

    @Test(arguments: [
        "who is on the forbes rich list", "is the tiger on the endangered species list", "what is a shopping list",
        "list the planets",
    ])
    func `Lists of the world are none of ours`(said: String) async {
        #expect(await Self.talk().say(said).hasOnlyLooked)
    }

    @Test(arguments: [
        "packing list for oslo: passport, charger", "make a packing list for oslo with passport and charger",
    ])
    func `A list keeps the whole of its name, and answers to a part of it`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles() == ["Packing list for oslo"])
        await talk.say("i packed the charger")
        #expect(await talk.answer("what is left on the packing list?").contains("passport (1 open, 1 done)"))
    }

    @Test func `An item that is on no list is named`() async throws {
        let talk = Self.talk()
        let answer = await talk.answer("tick off soda and unicorns")
        #expect(answer.contains("Ticked off: soda"))
        #expect(answer.contains("Unicorns is not on Shopping list"))
    }

    @Test func `Two are ticked and opened again with one word, and all but one`() async throws {
        let talk = Talk([("Boat list", "- [ ] rope\n- [ ] tar")])
        await talk.say("show the boat list")
        await talk.say("tick both")
        #expect(try await talk.body(of: "Boat list") == "- [x] rope\n- [x] tar")
        await talk.say("untick both")
        #expect(try await talk.body(of: "Boat list") == "- [ ] rope\n- [ ] tar")
        await talk.say("add a bucket to it")
        await talk.say("tick everything on the boat list except the tar")
        #expect(try await talk.body(of: "Boat list") == "- [x] rope\n- [ ] tar\n- [x] bucket")
    }

    @Test func `Two changes in one line are both made, and one that is not is said`() async throws {
        let talk = Talk([("Boat list", "- [ ] rope\n- [ ] tar")])
        await talk.say("tick rope and remove tar")
        #expect(try await talk.body(of: "Boat list") == "- [x] rope")
        #expect(await talk.answer("untick rope and remove paint").contains("that part was not done"))
    }

    @Test(arguments: ["move eggs to the camp list", "move everything from the shopping list to the camp list"])
    func `Items move to a list that is made for them after a yes`(said: String) async throws {
        let talk = Talk([("Shopping", "- [ ] eggs\n- [x] bread")])
        let asked = "There is no list called Camp list. Shall I make it?"
        #expect(await talk.answer(said) == asked)
        await talk.say("yes")
        let isAll = said.contains("everything")
        #expect(try await talk.body(of: "Camp list") == (isAll ? "- [ ] eggs\n- [x] bread" : "- [ ] eggs"))
        #expect(try await talk.body(of: "Shopping") == (isAll ? "" : "- [x] bread"))
    }

    @Test(arguments: ["drop quince tart from the october menu", "take quince tart off the october menu"])
    func `What a line of a named note lists is taken off it`(said: String) async throws {
        let talk = Talk([("October menu", "October menu: quince tart, pollock, plum crumble")])
        await talk.say("thanks")
        await talk.say(said)
        #expect(try await talk.body(of: "October menu") == "October menu: pollock, plum crumble")
    }

    @Test(arguments: ["put rope on the october list", "add rope to the october list", "take tape off the october list"])
    func `A list may be called after a month`(said: String) async throws {
        let talk = Talk([("October list", "- [ ] tape\n- [ ] glue")])
        await talk.say(said)
        let body = said.contains("tape") ? "- [ ] glue" : "- [ ] tape\n- [ ] glue\n- [ ] rope"
        #expect(try await talk.body(of: "October list") == body)
    }

    @Test(arguments: ["move rice to party", "move the rice to the party list", "move rice and soap to the party list"])
    func `What is on the other list already is no longer item of the same word`(said: String) async throws {
        let notes = [("Shopping list", "- [ ] rice pudding\n- [ ] soap"), ("Party list", "- [ ] rice")]
        let talk = Talk(notes)
        #expect(await talk.answer(said).hasSuffix("is not on Shopping list. Nothing was changed."))
        #expect(try await talk.bodies() == Dictionary(uniqueKeysWithValues: notes))
    }

    @Test func `List one is a list like list two`() async throws {
        let talk = Talk([("To do list", "- [ ] call Ben")])
        await talk.say("add figs, salt to list one")
        await talk.say("add rope to list two")
        await talk.say("move salt from list one to list two")
        let bodies = ["To do list": "- [ ] call Ben", "List one": "- [ ] figs", "List two": "- [ ] rope\n- [ ] salt"]
        #expect(try await talk.bodies() == bodies)
    }
}
