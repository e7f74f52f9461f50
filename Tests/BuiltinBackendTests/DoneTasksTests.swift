import Notes
import Testing

@testable import BuiltinBackend

/// What ends a task, said in the words of every day.
@Suite struct DoneTasksTests {
    @Test(arguments: [
        ("- [ ] send the seed order", "seed order's gone off"),
        ("- [ ] put the bins out", "the bins went out"),
        ("- [ ] send the offer", "the offer went out on tuesday"),
        ("- [ ] tell the landlord", "told the landlord"),
        ("- [ ] swap Colin's litter tray", "litter tray was done thurs"),
        ("- [ ] flat 1 kitchen tap", "Tap in flat 1 repaired."),
        ("- [ ] safety intro with Tobias", "safety intro w/ tobias done, hes all set"),
        ("- [ ] oil & grease", "oil & grease are sorted"),
    ])
    func `It is ticked`(task: String, said: String) async throws {
        let talk = Talk([("Jobs", "\(task)\n- [ ] flat 4 window handle")])
        await talk.say(said)
        #expect(
            try await talk.body(of: "Jobs") == task.replacing("[ ]", with: "[x]") + "\n- [ ] flat 4 window handle"
        )
    }

    @Test func `Several things without commas between them are all ticked`() async throws {
        let talk = Talk([("Shopping list", "- [ ] nappies\n- [ ] milk\n- [ ] wipes")])
        await talk.say("got nappies wipes")
        #expect(try await talk.body(of: "Shopping list") == "- [x] nappies\n- [ ] milk\n- [x] wipes")
    }

    @Test func `“&” stands between two things`() async throws {
        let talk = Talk([("Need for office", "- [ ] printer ink\n- [ ] milk\n- [ ] stamps")])
        await talk.say("Got the ink & milk")
        #expect(try await talk.body(of: "Need for office") == "- [x] printer ink\n- [x] milk\n- [ ] stamps")
    }

    @Test func `“Four days early” is about no birthday`() async throws {
        let talk = Talk([("Need", "- [ ] birthday present for Elodie\n- [ ] tape")])
        await talk.say("the manual is finished and sent, four days early!")
        #expect(try await talk.body(of: "Need") == "- [ ] birthday present for Elodie\n- [ ] tape")
    }

    @Test(arguments: [
        ("send invoice", "invoice came"), ("post letters", "letters arrived for Huw"),
        ("ring Dilys", "Dilys came to choir"),
        ("return hire piano", "hire piano came"), ("milk", "sent the milk back"), ("dress", "took the dress out again"),
        ("send contract to Bryn", "contract sent back by Bryn"), ("milk", "almond milk bought"),
        ("tea urn", "tea packed"),
        ("pay the merchant", "paid merchant 200 of 340"), ("elbows", "got elbows but too small"),
        ("water the plants", "every time I watered the plants they died"), ("call the plumber", "he called"),
        ("move the sofa", "they moved"), ("call the plumber", "the plumber we called was rude"),
        ("fix the tap", "the tap was fixed in march, now it leaks"), ("call Mr Smith", "called Smith & Sons"),
        ("pay Marks", "paid Marks & Spencer"), ("ring plumber", "plumber says he's not coming"),
    ])
    func `What came, went back, is of another kind or tells how things were ends no task unasked`(
        task: String,
        said: String
    ) async throws {
        let talk = Talk([("Jobs", "- [ ] \(task)\n- [ ] hinge")])
        await talk.say(said)
        #expect(try await talk.body(of: "Jobs") == "- [ ] \(task)\n- [ ] hinge")
    }

    @Test func `Of two tasks that differ in a title none is ticked unasked`() async throws {
        let body = "- [ ] send invoice to Mrs Price\n- [ ] send invoice to Mr Price"
        let talk = Talk([("Jobs", body)])
        await talk.say("invoice sent to Price")
        #expect(try await talk.body(of: "Jobs") == body)
    }

    @Test func `Of two lists with the same things it is asked which is meant`() async throws {
        let talk = Talk([
            ("Boots", "- [ ] nappies\n- [ ] wipes\n- [ ] tape"), ("Tesco", "- [ ] nappies\n- [ ] wipes\n- [ ] glue"),
        ])
        let before = try await talk.bodies()
        await talk.say("got nappies wipes")
        #expect(try await talk.bodies() == before)
    }

    @Test func `What a recipe needs stands behind what is on a list`() async throws {
        let talk = Talk([("Shopping", "- [ ] milk\n- [ ] butter"), ("Pancakes", "pancakes: milk, eggs, flour")])
        await talk.say("got milk and eggs")
        #expect(try await talk.body(of: "Shopping") == "- [x] milk\n- [ ] butter")
    }

    @Test(arguments: [
        ("Kowalski: Lindenstr 12 boiler 180€", "kowalski is 210 now", " 12 "),
        ("Bread delivery will be paid on Friday", "coach not paid", " paid "),
    ])
    func `A house number and what was not done are no old value`(body: String, said: String, kept: String) async throws
    {
        let talk = Talk([("Note", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Note")?.contains(kept) ?? false)
    }

    @Test func `“Bin men came” deletes nothing`() async throws {
        let talk = Talk([("Bin men came Tuesday", "bin men came Tuesday")])
        await talk.say("bin men came")
        #expect(try await talk.titles().contains("Bin men came Tuesday"))
    }

    @Test(arguments: [
        ("kita fee", "kita fee paid, sport fee still open", "sport fee"),
        ("siphon", "siphon came n demir rang", "demir rang"),
    ])
    func `What is told behind it is offered to be kept`(task: String, said: String, rest: String) async throws {
        let talk = Talk([("Jobs", "- [ ] \(task)\n- [ ] hinge")])
        let answer = await talk.answer(said)
        #expect(try await talk.body(of: "Jobs") == "- [x] \(task)\n- [ ] hinge")
        #expect(answer.contains("Shall I keep") && answer.contains(rest))
    }

    @Test(arguments: ["the milk went off", "milk's gone off", "milk is gone", "I told Ann we need milk"])
    func `What is to be bought is not had by that`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] bread")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] bread")
    }
}
