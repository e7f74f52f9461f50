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
}
