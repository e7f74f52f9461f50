import Assistant
import Notes
import Testing

@testable import BuiltinBackend

/// Where that belongs which a person tells: in a note that there is, in one of its own, or nowhere before they were asked.
@Suite struct BelongingTests {
    private static let notes = [
        ("Hive 3", "Hive 3 weighs 14 kg"), ("Gate code", "Gate code of the yard is 4471"),
        ("Ring the plumber", "- [ ] Ring the plumber"), ("Emma's recital", "Emma's recital is in the town hall"),
    ]

    @Test(arguments: [
        ("Room 4 has 12 chairs", "room 4 is down to 11 chairs now, one broke", "11 chairs"),
        ("Grandma's amlodipine is 5 mg", "grandma's amlodipine is now 10 mg, the doctor said today", "10 mg"),
    ])
    func `A new value takes the place of the old one, whatever else is named`(body: String, said: String, new: String)
        async throws
    {
        let talk = Talk([("Old", body)])
        await talk.say(said)
        let bodies = try await talk.bodies().values
        #expect(bodies.count == 1)
        #expect(bodies.first?.contains(new) ?? false)
    }

    @Test(arguments: ["my spirit level is with Maureen at no. 14", "12 jars ordered from Kessler, order no. 77310"])
    func `“No.” before a number denies nothing`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.contains("no. ") })
    }

    @Test func `What is told to be done is ticked off after a yes`() async throws {
        let talk = Talk(Self.notes)
        let question = await talk.say("the plumber has been, that went well")
        #expect(question.reply.contains("A yes ticks off Ring the plumber"))
        #expect(try await talk.body(of: "Ring the plumber") == "- [ ] Ring the plumber")
        await talk.say("yes")
        #expect(try await talk.body(of: "Ring the plumber") == "- [x] Ring the plumber")
    }

    @Test func `A no leaves what is to be done as it is`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("the plumber has been, that went well")
        await talk.say("no")
        #expect(try await talk.bodies().count == Self.notes.count)
        #expect(try await talk.body(of: "Ring the plumber") == "- [ ] Ring the plumber")
    }

    @Test func `What is told of a note goes below it`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("emma's recital was moved to the church")
        #expect(try await talk.body(of: "Emma's recital")?.contains("church") ?? false)
    }

    @Test func `What refers to the line before makes no note by itself`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("choir too, 9:30")
        #expect(try await talk.titles().count == Self.notes.count)
    }

    @Test(arguments: ["who've we got on the 22nd", "what've we got on friday"])
    func `A question in short form is no note`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.titles().count == Self.notes.count)
    }

    @Test func `What is not sure to belong to a note is offered to be added there, and goes there after a yes`()
        async throws
    {
        let talk = Talk([("New members", "New members: gus and yolanda, gus hasn't paid, yolanda paid 20 of 40")])
        let question = await talk.say("Gus paid his 40, bravo")
        #expect(question.reply.contains("Shall I add that to New members?"))
        #expect(try await talk.body(of: "New members")?.contains("bravo") == false)
        await talk.say("yes")
        #expect(try await talk.body(of: "New members")?.contains("Gus paid his 40, bravo") ?? false)
        #expect(try await talk.titles().count == 1)
    }

    @Test func `What is done of something that is on no list goes below the note on it`() async throws {
        let talk = Talk([("Varnish", "Varnish on the Petrel's mast, third coat went on")])
        await talk.say("Fourth coat went on the Petrel's mast today.")
        #expect(try await talk.body(of: "Varnish")?.contains("Fourth coat") ?? false)
    }

    @Test(arguments: ["keep it as a note", "save it"])
    func `What is offered to be added to a note may get one of its own`(said: String) async throws {
        let talk = Talk([("New members", "New members: gus and yolanda, gus hasn't paid, yolanda paid 20 of 40")])
        await talk.say("Gus paid his 40, bravo")
        await talk.say(said)
        #expect(try await talk.body(of: "New members")?.contains("bravo") == false)
        #expect(try await talk.titles().count == 2)
    }

    @Test(arguments: ["nein", "nein danke", "no thanks", "no"])
    func `A no to an offer keeps nothing, in German too`(said: String) async throws {
        let talk = Talk()
        await talk.say("that customer was rude")
        #expect(await talk.answer(said) == Reply.dismissal)
        #expect(try await talk.titles().isEmpty)
    }

    @Test(arguments: [
        ("Anna's number is 555 10", "Ben's is 555 20"), ("Mia's shoe size is 29", "tom's shoe size is now 31"),
        ("The gate code is 4411", "sue's code is 9912 now, not 8811"),
    ])
    func `What is somebody else's is not written over, nor below`(noted: String, said: String) async throws {
        let talk = Talk()
        await talk.say(noted)
        await talk.say(said)
        #expect(try await talk.bodies().values.contains(noted))
    }

    @Test func `Two facts that have nothing in common are kept one after the other`() async throws {
        let talk = Talk()
        await talk.say("the key to the shed is in the drawer")
        await talk.say("the wifi at ben's is sunflower")
        #expect(try await talk.titles().count == 2)
    }
}
