import Assistant
import Notes
import Testing

@testable import BuiltinBackend

/// Lines that say two things or more.
@Suite struct SaidBesidesTests {
    private static let shopping = ("Shopping", "- [ ] milk\n- [ ] eggs")

    @Test(arguments: [
        ("Dave has my drill. When is Tom's jab?", "drill"),
        ("Mrs Hall paid £75. Remind me to ring Mum at 6. When is Tom's jab?", "£75"),
        ("got milk and my shoe size is 43", "43"), ("did Mrs Hall's hedge today, she paid £75 cash", "£75"),
        ("was at Mrs Hall's today, 3 hours, £75 cash", "£75"), ("do Mrs Hall's hedge on Thursday, £75", "£75"),
        ("where is the drill? Sue has the ladder", "ladder"),
        ("add sand to the shopping list. Mrs Hall paid £75. Remind me to ring Mum at 6", "£75"),
    ])
    func `A fact beside a question or an order is kept`(said: String, kept: String) async throws {
        let talk = Talk([Self.shopping])
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.contains(kept) })
    }

    @Test(arguments: [
        ("what's on the shopping list? add butter", "- [ ] milk\n- [ ] eggs\n- [ ] butter"),
        ("got milk and we need nappies", "- [x] milk\n- [ ] eggs\n- [ ] nappies"),
        ("add bread and milk is done", "- [x] milk\n- [ ] eggs\n- [ ] bread"),
        ("got milk and eggs", "- [x] milk\n- [x] eggs"),
    ])
    func `Both parts are done`(said: String, list: String) async throws {
        let talk = Talk([Self.shopping])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping") == list)
    }

    @Test(arguments: [
        ("got milk and Dave has my drill", "Dave has my drill"), ("got milk and paid Sue £20", "paid Sue £20"),
        ("Tom bought milk and lost his left glove", "lost his left glove"),
    ])
    func `What is told behind a thing that is ticked is offered to be kept`(said: String, told: String) async throws {
        let talk = Talk([Self.shopping])
        let answer = await talk.answer(said)
        #expect(answer.contains("Ticked off: milk") && answer.hasSuffix("Shall I keep “\(told)” as a note?"))
    }

    @Test func `What is told behind a task that is done is offered to be kept`() async throws {
        let talk = Talk()
        await talk.say("remind me to ring Mrs Hall at 5")
        #expect(await talk.answer("rang Mrs Hall and she owes me £75").contains("Shall I keep"))
        await talk.say("yes")
        #expect(try await talk.bodies().values.contains { $0.contains("£75") })
    }

    @Test func `What was noted is not offered to be kept`() async throws {
        let talk = Talk([Self.shopping])
        #expect(await !talk.answer("bought milk, Sue's new number is 07700 900888").contains("Shall I keep"))
        #expect(try await talk.titles().count == 2)
    }

    @Test(arguments: [
        "got milk and put it in the fridge", "is the vet tuesday? or wednesday?",
        "whats the wifi code? for the guests?",
    ])
    func `What goes on with the same thing is no request of its own`(said: String) async throws {
        let talk = Talk([Self.shopping])
        let answer = await talk.answer(said)
        #expect(!answer.contains("Shall I") && !answer.contains("\n"), "\(answer)")
    }

    @Test func `What is remembered of two is one text`() async throws {
        let talk = Talk()
        await talk.say("note: Tom's shoe size is 4 and Lily's is 13")
        #expect(try await talk.onlyBody() == "Tom's shoe size is 4 and Lily's is 13")
    }

    @Test func `Things behind a reason are offered for the list`() async throws {
        let talk = Talk([Self.shopping])
        await talk.say("what's on the shopping list")
        let answer = await talk.answer("add bread because we are out, jam and a birthday card")
        #expect(answer.hasSuffix("Shall I put jam and a birthday card on Shopping too?"))
        await talk.say("yes")
        let items = Checklist(try await talk.body(of: "Shopping") ?? "").items.map(\.text)
        #expect(items == ["milk", "eggs", "bread", "jam", "birthday card"])
    }

    @Test(arguments: ["washed his boots", "lent Sue his boots", "mended his boots"])
    func `What is done with a thing that somebody has buys none`(said: String) async throws {
        let talk = Talk([("Shopping", "- [ ] his boots")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping") == "- [ ] his boots")
    }

    @Test func `What is in brackets is no word on the thing before`() async throws {
        let talk = Talk()
        await talk.say("shopping list: bread, a can of paint (the blue one), milk")
        let items = Checklist(try await talk.bodies().values.first ?? "").items.map(\.text)
        #expect(items == ["bread", "can of paint (the blue one)", "milk"])
    }

    @Test(arguments: [
        ("Servers", "web1 has 8 GB, web2 has 16 GB", "change web2 to 12 GB", "16 GB", "12 GB"),
        ("Servers", "web1 8 GB, web2 16 GB", "change web1 to 12 GB", "8 GB", "12 GB"),
    ])
    func `The value of what is named is changed`(
        title: String,
        body: String,
        said: String,
        old: String,
        new: String
    ) async throws {
        let talk = Talk([(title, body)])
        await talk.say(said)
        #expect(try await talk.body(of: title) == body.replacing(old, with: new))
    }

    @Test func `What is so of somebody else too is told of that one`() async throws {
        let talk = Talk([("Mrs Hall's gate code", "4711"), ("Mr Patel's gate code", "2580")])
        await talk.say("Mrs Hall's gate code is 4712 now, and Mr Patel's is 2581")
        #expect(try await talk.body(of: "Mrs Hall's gate code") == "4712")
        #expect(try await talk.body(of: "Mr Patel's gate code") == "2581")
    }

    @Test(arguments: [
        ("move Tom's dentist to Friday and buy him a toothbrush", "toothbrush"),
        ("remove eggs because Sue gave us some, and add oat milk", "remove eggs"),
        ("add bread, Dave has my drill", "Dave has my drill"),
        ("add compost, and also slug pellets, to the shopping list, Mrs Hall is paying", "slug pellets"),
    ])
    func `An order that is not done is told of`(said: String, told: String) async throws {
        let talk = Talk([Self.shopping])
        await talk.say("remind me to take Tom to the dentist on Thursday at 4")
        await talk.say("what's on the shopping list")
        #expect(await talk.answer(said).contains(told))
    }

    @Test func `What somebody else owes is a note of its own`() async throws {
        let talk = Talk()
        await talk.say("Mrs Hall owes me £75")
        await talk.say("Mr Patel owes me £60")
        #expect(try await talk.titles().count == 2)
    }

    @Test func `Two values are changed with one verb`() async throws {
        let talk = Talk([("Servers", "web1 8 GB, web2 16 GB")])
        await talk.say("change web1 to 12 GB and web2 to 24 GB")
        #expect(try await talk.body(of: "Servers") == "web1 12 GB, web2 24 GB")
    }

    @Test(arguments: [
        ("garage code is 4711, alarm code is 1234", "forget the alarm code"),
        ("printer ip is 10.0.0.5, scanner ip is 10.0.0.6", "delete the scanner ip"),
        ("netflix pw is foo1, spotify pw is bar2", "forget the netflix one"),
    ])
    func `A note of two things is not deleted for one of them`(note: String, said: String) async throws {
        let talk = Talk()
        await talk.say(note)
        await talk.say(said)
        #expect(try await talk.titles().count == 1)
    }

    @Test func `Only what is named is taken out of a sentence`() async throws {
        let talk = Talk([("Web1", "web1 runs nginx 1.24, php 8.2 and redis 7")])
        await talk.say("remove php from web1")
        #expect(try await talk.body(of: "Web1") == "web1 runs nginx 1.24, redis 7")
    }

    @Test func `A number of the title that is part of a time stays`() async throws {
        let talk = Talk([("Train at 7:05", "Train at 7:05, platform 7")])
        await talk.say("the platform is 9 now")
        #expect(try await talk.titles() == ["Train at 7:05"])
        #expect(try await talk.body(of: "Train at 7:05") == "Train at 7:05, platform 9")
    }

    @Test func `A yes with another order does neither by halves`() async throws {
        let talk = Talk([("Alpha cluster", "one"), ("Beta cluster", "two")])
        #expect(await talk.answer("delete alpha").contains("Alpha cluster"))
        #expect(await talk.answer("yes, and tag beta with old").contains("more than a yes"))
        #expect(try await talk.titles().count == 2)
    }

    @Test func `What was done first in a line is taken back with the turn`() async throws {
        let talk = Talk([("Mrs Hall", "owes me £75")])
        let answer = await talk.answer("delete the Mrs Hall note and remind me to thank her tomorrow")
        #expect(answer.contains("/undo turn takes back all of that."))
    }
}
