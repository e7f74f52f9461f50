import Notes
import Testing

@testable import BuiltinBackend

/// Words of a line that a note has, and that mean something else there.
@Suite struct OtherThingTests {
    private static let notes = [
        ("Shopping list", "- [ ] 2 pints of milk\n- [ ] plasters\n- [ ] rope"),
        ("Daniel", "Daniel is allergic to peanuts"),
        ("Allotment", "Allotment is plot 14, gate is on Mill Lane"),
        ("Cake", "Cake takes 4 eggs and 200 g flour"),
        ("Mrs Pemberton", "Mrs Pemberton takes her coffee black"),
        ("Tom Baker", "Tom Baker fits kitchens, 07700 900123"),
        ("Car", "The car needs a new tyre"),
        ("Collect the post", "- [ ] Collect the post"),
    ]

    @Test(arguments: [
        "the allotment rent has gone up to 45", "the cake has gone up to 30 pounds", "the cake is 30 pounds now",
        "the allotment is 45 now", "the allotment went up to £45",
    ])
    func `A price takes no place of a number that counts or names something else`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.body(of: "Allotment")?.contains("plot 14") ?? false)
        #expect(try await talk.body(of: "Cake")?.contains("4 eggs and 200 g flour") ?? false)
    }

    @Test(arguments: ["Daniel isn't allergic to peanuts, it's eggs", "Daniel is not allergic to peanuts, it's eggs"])
    func `What is right takes the place of what is wrong, and not of all that is said`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        let body = try await talk.body(of: "Daniel") ?? ""
        #expect(body == "Daniel is allergic to eggs" || body == "Daniel is allergic to peanuts")
    }

    @Test(arguments: ["Mr Pemberton wants beer", "Herr Pemberton mag keinen Kaffee", "Mr Pemberton takes milk"])
    func `What is told of another goes below no note`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        for (title, body) in Self.notes { #expect(try await talk.body(of: title) == body) }
    }

    @Test(arguments: [
        ("change collect the post to half three", "15:30"), ("change collect the post to quarter past four", "16:15"),
    ])
    func `A time in words is no new name of a reminder`(said: String, time: String) async throws {
        let talk = Talk()
        await talk.say("remind me to collect the post at 2 tomorrow")
        await talk.say(said)
        let note = try await talk.note("Collect the post")
        #expect(note?.dueAt?.text.hasSuffix(time) ?? false)
    }

    @Test func `More of an item changes that item`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("make it 3 boxes of plasters")
        await talk.say("make the plasters 3 boxes")
        #expect(try await talk.body(of: "Shopping list")?.contains("2 pints of milk") ?? false)
    }

    @Test(arguments: ["Mr Pembroke needs a hug", "Ann needs a holiday", "the cat needs a cuddle"])
    func `What somebody needs goes into no line of other things`(said: String) async throws {
        let talk = Talk([("Clearout", "Mr Pembroke needs the loft cleared, 3 bags, a ladder")])
        await talk.say(said)
        #expect(try await talk.body(of: "Clearout") == "Mr Pembroke needs the loft cleared, 3 bags, a ladder")
    }
}
