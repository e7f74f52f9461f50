import Notes
import Testing

@testable import BuiltinBackend

/// What is told to be done, where no item of a list says it.
@Suite struct DoneThingsTests {
    @Test(arguments: [
        ("Year 3 tap", "Year 3 tap dripping, needs a washer", "tap done"),
        ("Saturday lunch", "She wants a packed lunch on saturday", "packed lunch is made and handed over"),
        ("Fixture 41", "Fixture 41 is dead, lamp probably", "41 fixed, was the ballast"),
    ])
    func `It goes below the only note that tells of it`(title: String, body: String, said: String) async throws {
        let talk = Talk([(title, body), ("Alarm code", "Alarm code 5590")])
        await talk.say(said)
        let lines = try await talk.body(of: title)?.split(separator: "\n") ?? []
        #expect(lines.first.map(String.init) == body)
        #expect(lines.count == 2)
    }

    @Test(arguments: ["carrots are done", "the eggs went off", "bought coffee"])
    func `A recipe stays as it is`(said: String) async throws {
        let recipes = [("Soup", "Soup: 3 carrots, 1 leek, 500 ml stock"), ("Tiramisu", "Tiramisu: 6 eggs, coffee")]
        let talk = Talk(recipes)
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(recipes.allSatisfy { after[$0.0] == $0.1 })
    }

    @Test func `Several sentences end several things`() async throws {
        let talk = Talk([("Cash and carry list", "- [ ] blue roll\n- [ ] mop heads\n- [ ] bleach")])
        await talk.say("blue roll got. mop heads got")
        #expect(
            try await talk.body(of: "Cash and carry list") == "- [x] blue roll\n- [x] mop heads\n- [ ] bleach"
        )
    }

    @Test(arguments: ["council rung. useless", "council rung, forty minutes on hold, done"])
    func `Who was rung up was not the one who rang`(said: String) async throws {
        let talk = Talk([("Phone the council", "- [ ] Phone the council about the bins")])
        await talk.say(said)
        #expect(try await talk.body(of: "Phone the council") == "- [x] Phone the council about the bins")
    }

    @Test(arguments: [
        "to mend: cloak hem, malvolio garter, left cuff", "for the wholesaler: foils, neck strips, a garter",
    ])
    func `What is to be done or got by its label is a list`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        await talk.say("garter done")
        let body = try await talk.store.notes(NoteFilter()).first?.body ?? ""
        #expect(body.contains("- [x]") && body.contains("- [ ]"))
    }

    @Test(arguments: ["what else was i getting", "what still needs buying", "what do i still need from the shop"])
    func `What is left of a list is told in many words`(question: String) async throws {
        let talk = Talk([("Shopping list", "- [x] bread\n- [ ] milk"), ("Garden", "The shop has new bulbs")])
        await talk.say("add eggs to the shopping list")
        let answer = await talk.answer(question)
        #expect(answer.contains("milk, eggs (2 open"))
    }

    @Test func `The last one is the last note, also where a list was spoken of before`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say("add eggs to the shopping list")
        await talk.say("note to self dont let gwen cut a fringe again")
        await talk.say("actually forget that last one")
        #expect(try await talk.titles() == ["Shopping list"])
    }

    @Test func `Only what is still to be done is put off`() async throws {
        let talk = Talk()
        await talk.say("remind me to ring the gas engineer on monday")
        await talk.say("remind me to chase the gas engineer on wednesday")
        await talk.say("rang the gas engineer")
        let answer = await talk.answer("push the gas engineer to friday")
        #expect(answer.contains("20 March 2026"))
    }

    @Test(arguments: ["put back a week", "pushed back by a week"])
    func `A day that was worked out moves with what is said of it`(how: String) async throws {
        let talk = Talk()
        await talk.say("bowls supper is friday week, 6 pounds a head")
        await talk.say("bowls supper has been \(how)")
        #expect(try await talk.store.notes(NoteFilter()).first?.body.contains("Friday, 3 April 2026") ?? false)
    }

    @Test(arguments: [
        ("Veg order", "the veg is all in, delete the veg order"),
        ("Alarm code", "delete alarm code, going on fobs"),
    ])
    func `A reason beside an order to delete is no part of the name`(title: String, said: String) async throws {
        let talk = Talk([(title, "6 kg of leeks"), ("Spare key", "In the blue tin")])
        await talk.say(said)
        #expect(try await talk.titles() == ["Spare key"])
    }

    @Test(arguments: [
        "if the veg is in, delete the veg order", "the veg is in, dont delete the veg order",
        "the veg is in, should i delete the veg order?", "the veg is in, delete the veg",
    ])
    func `What may not be an order deletes nothing`(said: String) async throws {
        let talk = Talk([("Veg order", "6 kg of leeks"), ("Spare key", "In the blue tin")])
        await talk.say(said)
        #expect(try await talk.titles().count == 2)
    }

    @Test(arguments: [
        "rent is paid on the first", "the oven is cleaned on fridays", "the report from Jo is finished",
        "the invoice from Lee was sent", "Tom's letter is written", "done with the kitchen",
    ])
    func `What is done as a rule, by others or with one of several ticks nothing`(said: String) async throws {
        let list = "- [ ] pay rent\n- [ ] clean oven\n- [ ] finish report\n- [ ] send invoice\n- [ ] write letter"
        let body = list + "\n- [ ] paint kitchen\n- [ ] sweep kitchen"
        let talk = Talk([("To do list", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "To do list") == body)
    }

    @Test(arguments: [
        ("mum's present is bought", "present for mum"), ("the parcel from Ruth has arrived", "parcel from Ruth"),
        ("the rent is paid", "pay rent"), ("the oven is fixed today", "fix oven"),
    ])
    func `What is done is ticked, whosever it is`(said: String, item: String) async throws {
        let talk = Talk([("To do list", "- [ ] \(item)\n- [ ] call Ben")])
        await talk.say(said)
        #expect(try await talk.body(of: "To do list") == "- [x] \(item)\n- [ ] call Ben")
    }

    @Test(arguments: [
        ("got the rope. pegs too", ["rope", "tent pegs"]), ("packed rope and bowl", ["rope", "water bowl"]),
        ("camping list got all bar the bowl", ["rope", "tent pegs"]),
        ("got everything on the camping list xcept the rope", ["water bowl", "tent pegs"]),
        ("got it all bar the rope", ["water bowl", "tent pegs"]),
        ("got everything. rope was out", ["water bowl", "tent pegs"]),
        ("got:\nrope\nbowl", ["rope", "water bowl"]), ("got the rope, add string", ["rope"]),
    ])
    func `All that was got is ticked, and no more`(said: String, done: [String]) async throws {
        let talk = Talk([("Camping list", "- [ ] rope\n- [ ] water bowl\n- [ ] tent pegs")])
        await talk.say(said)
        let items = Checklist(try #require(try await talk.body(of: "Camping list"))).items
        #expect(items.filter(\.isDone).map(\.text) == done)
    }

    @Test func `“both” is not one that is left`() async throws {
        let talk = Talk([("Camping list", "- [ ] rope\n- [ ] bowl\n- [ ] pegs")])
        await talk.say("got rope and bowl")
        await talk.say("done both")
        #expect(try await talk.body(of: "Camping list") == "- [x] rope\n- [x] bowl\n- [ ] pegs")
    }

    @Test func `News behind something done that looks like a question is offered to be kept`() async throws {
        let talk = Talk([("Ring Ann", "- [ ] Ring Ann")])
        #expect(
            await talk.answer("rang Ann. can only get in wednesday after 1").contains("Shall I keep “can only get in")
        )
        await talk.say("yes")
        #expect(try await talk.store.notes(NoteFilter()).count == 2)
    }

    @Test func `An item of two lists is asked about`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] stamps")])
        await talk.say("add stamps to the post list")
        #expect(await talk.answer("I bought stamps").hasPrefix("Which one do you mean?"))
        await talk.say("shopping")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [x] stamps")
        #expect(try await talk.body(of: "Post list") == "- [ ] stamps")
    }

    @Test(arguments: [
        ("- [ ] flyers a5\n- [ ] flyers a6", "flyers a5 printed", "flyers a5"),
        ("- [ ] maths p 12\n- [ ] maths p 21\n- [ ] french p 12", "p 12 done", "maths p 12 and french p 12"),
    ])
    func `A number or a code tells which ones are meant`(body: String, said: String, asked: String) async throws {
        let talk = Talk([("Todo list", body)])
        #expect(await talk.answer(said).contains("ticks off \(asked) on"))
        #expect(try await talk.body(of: "Todo list") == body)
    }

    @Test func `What is named and not ticked is said to be open`() async throws {
        let talk = Talk([("Todo list", "- [ ] bank\n- [ ] post\n- [ ] tailor")])
        #expect(await talk.answer("bank and post done tailor tomorrow").contains("Still open: post and tailor."))
    }

    @Test(arguments: [
        ("Plants", "Monstera water weekly", "monstera died", "Shall I keep that as a note?"),
        ("Band", "drummer Till\nbass Ole", "till left the band", "Shall I add that to Band?"),
        ("Visit", "tante uschi kommt am samstag", "tante uschi kommt doch nicht", "Shall I keep that as a note?"),
    ])
    func `News that looks like a question or an order is offered to be kept`(
        title: String,
        body: String,
        said: String,
        question: String
    ) async throws {
        let talk = Talk([(title, body)])
        #expect(await talk.answer(said).hasSuffix(question))
        #expect(try await talk.body(of: title) == body)
    }

    @Test(arguments: [
        "got milk and bread, lidl had no peppers", "got milk and bread, peppers they had none",
        "got the milk and the bread, they'd no peppers worth having", "milk and bread gekauft, keine peppers da",
    ])
    func `What was not to be had stays open`(said: String) async throws {
        let talk = Talk([("Shopping", "- [ ] milk\n- [ ] bread\n- [ ] peppers")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping") == "- [x] milk\n- [x] bread\n- [ ] peppers")
    }

    @Test func `Beetroot is no German participle`() async throws {
        let talk = Talk([("Veg", "- [ ] leeks\n- [ ] beetroot\n- [ ] peas")])
        await talk.say("got leeks n beetroot")
        #expect(try await talk.body(of: "Veg") == "- [x] leeks\n- [x] beetroot\n- [ ] peas")
    }

    @Test func `What was looked for and not found stays open`() async throws {
        let talk = Talk([("Todo", "- [ ] look for the spare key\n- [ ] feed the hens")])
        await talk.say("looked for the spare key, found none")
        await talk.say("fed Boo")
        #expect(try await talk.body(of: "Todo") == "- [ ] look for the spare key\n- [ ] feed the hens")
    }

    @Test(arguments: ["replied to the bakery btw", "replied to the bakery lol"])
    func `A word in passing is no thing`(said: String) async throws {
        let talk = Talk([("Todo", "- [ ] reply to the bakery\n- [ ] ring tom")])
        await talk.say(said)
        #expect(try await talk.body(of: "Todo") == "- [x] reply to the bakery\n- [ ] ring tom")
    }

    @Test func `What there is no need for goes off the list`() async throws {
        let talk = Talk([("Party", "- [ ] cake\n- [ ] cones")])
        await talk.say("no need for cones the ref has some")
        #expect(try await talk.body(of: "Party") == "- [ ] cake")
    }

    @Test func `A call that was denied by its reason stays open`() async throws {
        let talk = Talk([("Todo", "- [ ] ring Ann\n- [ ] post letter")])
        await talk.say("rang Ann, got no answer")
        #expect(try await talk.body(of: "Todo") == "- [ ] ring Ann\n- [ ] post letter")
    }
}
