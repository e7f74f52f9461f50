import Notes
import Testing

@testable import BuiltinBackend

/// Words that name no item, no list and no note of their own.
@Suite struct NamesNotMeantTests {
    @Test(arguments: ["stick his on the bench list", "add hers to the bench list"])
    func `What somebody has is asked for by its name`(said: String) async throws {
        let talk = Talk([(title: "Bench list", body: "- [ ] enfield mantel")])
        let answer = await talk.answer(said)
        #expect(try await talk.onlyBody() == "- [ ] enfield mantel")
        #expect(answer.contains("Say what it is called"))
    }

    @Test(arguments: ["add suncream to both lists", "put suncream on each list"])
    func `Several lists are no list of that name`(said: String) async throws {
        let talk = Talk([(title: "Packing", body: "- [ ] towels"), (title: "Shopping", body: "- [ ] milk")])
        await talk.say(said)
        #expect(try await talk.titles() == ["Packing", "Shopping"])
    }

    @Test func `A list with a slip in its title is found, and no second one is made`() async throws {
        let talk = Talk([(title: "Shoping for the kitchen", body: "- [ ] oats\n- [ ] lentils")])
        await talk.say("and we're out of washing up liquid AGAIN, stick it on the shopping")
        #expect(try await talk.onlyBody() == "- [ ] oats\n- [ ] lentils\n- [ ] washing up liquid")
    }

    @Test(arguments: [
        "they'd like their breakfast at 8.30", "they've asked for a cot", "they'll want the small pillows",
    ])
    func `A pronoun with its verb means what was spoken of last`(said: String) async throws {
        let talk = Talk([(title: "Linen", body: "linen goes on mondays")])
        await talk.say("the harrisons paid a deposit of 40")
        await talk.say(said)
        #expect(try await talk.titles().count == 2)
        #expect(try await talk.body(of: "Linen") == "linen goes on mondays")
    }

    @Test func `When something is open is no order to open it`() async throws {
        let talk = Talk()
        await talk.say("open till 8 on thursdays")
        #expect(try await talk.onlyBody() == "Open till 8 on thursdays")
    }

    @Test func `A number behind a name that changed is named as that of before`() async throws {
        let talk = Talk([(title: "Party", body: "Caterer: Ruth 07700 900111\nDJ: Max 07700 900222")])
        #expect(await talk.answer("dj is Kim not Max").contains("07700 900222 behind it is as it was."))
    }

    @Test func `A full stop behind a number is no part of it`() async throws {
        let talk = Talk([(title: "Network", body: "ap3 runs 7.1, owner sue")])
        await talk.say("not 7.1, 7.2. and its mike")
        #expect(try await talk.onlyBody()?.hasPrefix("ap3 runs 7.2, owner sue") == true)
    }
}
