import Assistant
import Notes
import Testing

@testable import BuiltinBackend

/// Orders in the words that people use for them, in English and German.
struct EverydayOrderTests {
    private func talk() -> Talk {
        Talk([
            ("Setlist", "- [ ] slow dog\n- [ ] ceilings\n- [ ] gravel"), ("Shed list", "- [ ] hooks"),
            ("Bestellung", "- [x] chlor\n- [ ] pfeifen"), ("Course", "Pupils: lina, ole, jonte"),
        ])
    }

    @Test func `An item is moved from one list to another`() async throws {
        let talk = talk()
        await talk.say("move ceilings from the setlist to the shed list")
        #expect(try await talk.body(of: "Setlist") == "- [ ] slow dog\n- [ ] gravel")
        #expect(try await talk.body(of: "Shed list") == "- [ ] hooks\n- [ ] ceilings")
    }

    @Test func `An item that cannot be moved stays where it is`() async throws {
        let talk = talk()
        let before = try await talk.bodies()
        #expect(await talk.say("move ceilings from the setlist to the attic list").isLeftOpen)
        #expect(await talk.say("move drums from the setlist to the shed list").isLeftOpen)
        #expect(try await talk.bodies() == before)
    }

    @Test func `What was taken off is put back on its list`() async throws {
        let talk = talk()
        await talk.say("take ceilings off the setlist")
        await talk.say("put ceilings back")
        #expect(try await talk.body(of: "Setlist")?.contains("- [ ] ceilings") == true)
    }

    @Test(arguments: [
        ("take ceilings off we cant play it", "Setlist", "- [ ] slow dog\n- [ ] gravel"),
        ("statt gravel lieber paper moons", "Setlist", "- [ ] slow dog\n- [ ] ceilings\n- [ ] paper moons"),
        ("schmeiß die erledigten von der bestellung runter", "Bestellung", "- [ ] pfeifen"),
        ("gravel brauch ma nicht, streich den von der setlist", "Setlist", "- [ ] slow dog\n- [ ] ceilings"),
        ("jonte ist abgemeldet, streich ihn", "Course", "Pupils: lina, ole"),
        ("gravel can go, ive lost interest", "Setlist", "- [ ] slow dog\n- [ ] ceilings"),
        ("pfeifen kann runter, liegt noch genug im schuppen", "Bestellung", "- [x] chlor"),
        ("drums go on the setlist", "Setlist", "- [ ] slow dog\n- [ ] ceilings\n- [ ] gravel\n- [ ] drums"),
        ("everything for the setlist is done except gravel", "Setlist", "- [x] slow dog\n- [x] ceilings\n- [ ] gravel"),
    ])
    func `A list is changed as it was said`(said: String, title: String, body: String) async throws {
        let talk = talk()
        await talk.say(said)
        #expect(try await talk.body(of: title) == body)
    }

    @Test(arguments: [
        ("call the brewery about the keg, remind me tomorrow", "Call the brewery about the keg", "2026-03-15"),
        ("brauerei anrufen, erinner mich am freitag dran", "Brauerei anrufen", "2026-03-20"),
        ("erinner mich am 25. an die kerzen", "Kerzen", "2026-03-25"),
        ("remind me please at 15:40 to call ruth", "Call ruth", "2026-03-14 15:40"),
        ("every thursday i must water the ferns, remind me", "Water the ferns", "2026-03-19"),
    ])
    func `A reminder is set, wherever its day is said`(said: String, title: String, due: String) async throws {
        let talk = talk()
        await talk.say(said)
        #expect(try await talk.note(title)?.dueAt?.text == due)
    }

    @Test(arguments: ["eine woche früher bitte", "better one week earlier"])
    func `The last reminder is moved by as much as was said`(said: String) async throws {
        let talk = talk()
        await talk.say("remind me on 25 march to buy candles")
        await talk.say(said)
        #expect(try await talk.note("Buy candles")?.dueAt?.text == "2026-03-18")
    }

    @Test func `A day after a sentence about the past lies ahead`() async throws {
        let talk = talk()
        await talk.say("he was great! starts wednesday 18th, 14 a walk")
        #expect(try await talk.body(of: "He was great")?.contains("18 March") == true)
    }

    @Test(arguments: [
        "this job will kill me", "i'm probably overthinking all of this", "the key is new, NO forget i said that",
        "my back is killing me", "mann ist das warm hier drin", "aww biscuit is SUCH a good boy",
        "der opa schwimmt quer lol",
    ])
    func `A sigh is not kept unasked`(said: String) async throws {
        let talk = talk()
        let before = try await talk.bodies()
        await talk.say(said)
        #expect(try await talk.bodies() == before)
    }

    @Test(arguments: [
        ("words for Accra: medaase = thank you, yoo = okay", "yoo = okay"), ("remember to call my mate", "my mate"),
        ("note: the flowers are for my love", "my love"),
    ])
    func `The end of a text is kept, also where it could be politeness`(said: String, kept: String) async throws {
        let talk = talk()
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.contains(kept) })
    }

    @Test func `A reminder is stopped, and its note stays`() async throws {
        let talk = talk()
        await talk.say("remind me every monday to stretch")
        #expect(await talk.answer("stop reminding me to stretch") == "Stretch comes no more, and is ticked off.")
        let note = try #require(try await talk.note("Stretch"))
        #expect(note.dueAt == nil)
        #expect(!note.body.contains("Repeats"))
    }

    @Test func `A day that does not exist is said, and nothing is moved`() async throws {
        let talk = talk()
        await talk.say("remind me on 3 april to pay the rent")
        let turn = await talk.say("move the rent reminder to feb 30")
        #expect(turn.isLeftOpen)
        #expect(turn.reply.contains("30"))
        #expect(try await talk.note("Pay the rent")?.dueAt?.text == "2026-04-03")
    }

    @Test func `A list is named as a note`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say("pin the shopping note")
        #expect(try await talk.note("Shopping list")?.isPinned == true)
    }

    @Test func `A reminder for two days is not set for one of them`() async throws {
        let talk = talk()
        let before = try await talk.bodies()
        #expect(await talk.say("remind me monday and wednesday to run").isLeftOpen)
        #expect(try await talk.bodies() == before)
    }

    @Test func `A list that is not needed any more is deleted as asked`() async throws {
        let talk = talk()
        await talk.say("delete the setlist we dont need it now")
        #expect(try await talk.note("Setlist") == nil)
        #expect(try await talk.note("Shed list") != nil)
    }

    @Test func `What is told before an order is no order`() async throws {
        let talk = talk()
        await talk.say("show me the shed list")
        await talk.say("we need six, so put huw and gethin on as well")
        #expect(try await talk.body(of: "Shed list")?.contains("six") == false)
    }
}
