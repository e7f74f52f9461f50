import Notes
import Testing

@testable import BuiltinBackend

/// Things that a note names in one line, and that are done or got one by one.
@Suite struct NamedThingsTests {
    @Test(arguments: [
        ("before the inspection: clean the oven, check the probe, update the allergen sheet", "oven cleaned"),
        ("subs outstanding: Carter, Holloway, Petrov", "petrov and holloway paid in cash"),
        ("permission slips needed from: Leo, Sana, Milo", "leo and milo's slips came in"),
        ("people who owe me: tin shed 180, jess 350", "tin shed finally paid the 180"),
    ])
    func `What is still to come by its heading is a list, of which things are ticked`(
        label: String,
        said: String
    ) async throws {
        let talk = Talk()
        await talk.say(label)
        await talk.say(said)
        let body = try #require(try await talk.onlyBody())
        #expect(body.contains("- [x]") && body.contains("- [ ]"))
    }

    @Test func `Several things that are packed are ticked after a yes, and the line becomes a list`() async throws {
        let talk = Talk([("Concert kit", "Concert kit: gaffer tape, stand lights, spare strings, cash float")])
        #expect(await talk.answer("packed the tape, lights and strings").hasPrefix("Is that done?"))
        await talk.say("yes")
        #expect(
            try await talk.body(of: "Concert kit")
                == "- [x] gaffer tape\n- [x] stand lights\n- [x] spare strings\n- [ ] cash float"
        )
    }

    @Test func `One thing under any heading is asked about`() async throws {
        let talk = Talk([("Dal", "Dal: lentils, onions, garlic")])
        #expect(await talk.answer("got lentils").hasPrefix("Is that done?"))
        #expect(try await talk.body(of: "Dal") == "Dal: lentils, onions, garlic")
    }

    @Test func `An item of a list comes before a thing in a line`() async throws {
        let talk = Talk([
            ("Groceries", "- [ ] rice\n- [ ] eggs"), ("Coming so far", "Coming so far: aunty Tala 6, Sione 9, us 4"),
        ])
        await talk.say("got the eggs off aunty tala's hens, a whole tray")
        #expect(try await talk.body(of: "Groceries")?.hasSuffix("- [x] eggs") ?? false)
    }

    @Test(arguments: ["who still owes subs", "who hasn't paid the subs", "which subs arent in yet"])
    func `Who is still missing is told without those that are not`(question: String) async {
        let talk = Talk([("Subs outstanding", "- [ ] Carter\n- [x] Petrov")])
        let answer = await talk.answer(question)
        #expect(answer.contains("Carter") && !answer.contains("Petrov"))
    }

    @Test(arguments: [
        "ordered the seeds except the squash", "ordered the seeds except the squash, they were out of it",
    ])
    func `All of a list but one thing is ticked`(said: String) async throws {
        let talk = Talk([("Seeds to order", "- [ ] tomatoes\n- [ ] kale\n- [ ] squash")])
        await talk.say(said)
        #expect(try await talk.body(of: "Seeds to order") == "- [x] tomatoes\n- [x] kale\n- [ ] squash")
    }

    @Test func `Things that are named without a comma are all ticked`() async throws {
        let talk = Talk([("Shopping", "- [ ] milk\n- [ ] bread\n- [ ] cheese")])
        await talk.say("got milk bread and cheese")
        #expect(try await talk.onlyBody() == "- [x] milk\n- [x] bread\n- [x] cheese")
    }

    @Test func `A shopping list of one thing is the shopping list`() async throws {
        let talk = Talk([("Shopping", "- [ ] milk")])
        await talk.say("add eggs")
        #expect(try await talk.onlyBody() == "- [ ] milk\n- [ ] eggs")
    }

    @Test func `The last thing of a list is no kind word`() async throws {
        let talk = Talk()
        await talk.say("read: Eat, Pray, Love")
        #expect(try await talk.onlyBody() == "- [ ] Eat\n- [ ] Pray\n- [ ] Love")
    }

    @Test(arguments: [
        ("mia mon 3, leo tue 4", "leo is ill this week"), ("mon ann, tue ben", "ben is ill till thursday"),
        ("mon ann, tue ben", "ben is back next week"), ("200 bricks ordered", "only 180 bricks came"),
        ("used 3 eggs", "9 eggs left"),
    ])
    func `What is so for some time, or of a part, takes no value's place`(body: String, said: String) async throws {
        let talk = Talk([("Note", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Note")?.hasPrefix(body) ?? false)
    }

    @Test(arguments: [
        ("allergies: Ben nuts, Lea milk", "bought milk"), ("numbers: plumber 0171, mum 0172", "called the plumber"),
        ("missing: our cat Minka, grey, white paws", "found Minka"),
    ])
    func `Facts in one line are not offered to be ticked`(body: String, said: String) async throws {
        let talk = Talk([("Note", body)])
        #expect(await !talk.answer(said).contains("Is that done?"))
        await talk.say("yes")
        #expect(try await talk.body(of: "Note")?.contains("[x]") == false)
    }

    @Test func `What is done with somebody else's thing ends no task`() async throws {
        let talk = Talk([("Wash the car", "- [ ] Wash the car")])
        await talk.say("washed Tom's car")
        #expect(try await talk.body(of: "Wash the car") == "- [ ] Wash the car")
    }

    @Test func `German was sold out is not bought`() async throws {
        let talk = Talk([("Einkauf", "- [ ] Milch\n- [ ] Brot")])
        await talk.say("Milch gekauft, Brot war aus")
        #expect(try await talk.onlyBody() == "- [x] Milch\n- [ ] Brot")
    }
}
