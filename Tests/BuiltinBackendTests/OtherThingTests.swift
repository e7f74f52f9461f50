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

    @Test(arguments: [
        ("eggs cost 3.20, butter 2.80", "eggs went down to 2.90", "eggs cost 2.90, butter 2.80"),
        ("oak is 95 a board, ash 74", "oak went down to 85, ash stays", "oak is 85 a board, ash 74"),
        ("rota: Ann 9 to 1, Sue 12 to 5", "Sue is 1 to 6 now", "rota: Ann 9 to 1, Sue 1 to 6"),
        ("rota: Ann 9 to 1, Sue 12 to 5", "make Ann 10 to 2", "rota: Ann 10 to 2, Sue 12 to 5"),
    ])
    func `Of two values the one is changed that is spoken of`(body: String, said: String, after: String) async throws {
        let talk = Talk([("Figures", body)])
        await talk.say(said)
        #expect(try await talk.bodies().values.contains(after))
        #expect(try await talk.bodies().count == 1)
    }

    @Test(arguments: [
        ("Bus 5 leaves at 7:10, bus 9 at 7:25", "bus 9 is at 7:30 now", "Bus 5 leaves at 7:10"),
        (
            "Agnes comes on Monday\nAgnes can't come on Friday", "Agnes is ill. Joan comes on Wednesday too",
            "can't come on Friday"
        ),
        (
            "training at 18:00 on Monday, 19:00 on Thursday", "Monday's training starts at 18:30 now",
            "19:00 on Thursday"
        ),
        ("Dave at Harlow starts at 7\nSimon replaced Dave", "Simon starts at 6, not 7", "Dave at Harlow starts at 7"),
    ])
    func `What is not spoken of stays`(body: String, said: String, stays: String) async throws {
        let talk = Talk([("Figures", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Figures")?.contains(stays) ?? false)
    }

    @Test(arguments: [
        ("Dr Klein's number", "Dr Klein's number is 01632 960111", "delete the appointment with Dr Klein"),
        ("Anna's cake", "the recipe for Anna's cake: 4 eggs", "cancel the appointment at Anna's"),
    ])
    func `What is no appointment is not deleted as one`(title: String, body: String, said: String) async throws {
        let talk = Talk([(title, body)])
        await talk.say(said)
        #expect(try await talk.body(of: title) == body)
    }

    @Test func `An appointment is deleted by that name`() async throws {
        let talk = Talk([("Dentist Dr Klein", "Dentist Dr Klein on 3 December at 9")])
        await talk.say("delete the appointment with Dr Klein")
        #expect(try await talk.titles().isEmpty)
    }

    @Test func `Two matches are two notes, and one of them is deleted`() async throws {
        let talk = Talk()
        await talk.say("team match against Neustadt on 5 December")
        await talk.say("team match against Altdorf on 12 December")
        await talk.say("delete the Neustadt match")
        #expect(try await talk.titles() == ["Team match against Altdorf"])
    }

    @Test func `A note that also tells of something else is not deleted by a part of its name`() async throws {
        let body = "Match against Neustadt on 5 December\nThe clubhouse key is with Boris"
        let talk = Talk([("Match against Neustadt", body)])
        let reply = await talk.answer("delete the Neustadt match")
        #expect(try await talk.body(of: "Match against Neustadt") == body)
        #expect(reply.contains("whole note"))
    }

    @Test func `An order to delete is no yes to the question before it`() async throws {
        let notes = [
            ("Leo's shoe size", "Leo takes 34"), ("Tim's shoe size", "Tim takes 41"),
            ("Leo", "Leo has football on mondays"),
        ]
        let talk = Talk(notes)
        await talk.say("delete shoe size")
        await talk.say("delete Leo")
        #expect(try await talk.body(of: "Leo's shoe size") == "Leo takes 34")
    }

    @Test(arguments: ["bin day is Tuesday", "trash day is Monday"])
    func `What is told of the bins deletes nothing, and is no order`(said: String) async throws {
        let talk = Talk([("Collection", "Collection is on Thursday")])
        let reply = await talk.answer(said)
        #expect(try await talk.body(of: "Collection") == "Collection is on Thursday")
        #expect(!reply.contains("deletes the whole note"))
    }

    @Test func `The policy of a house is not that of the car`() async throws {
        let talk = Talk([("Car insurance", "Car insurance is with Allianz, policy 1234567")])
        await talk.say("House insurance is with Axa, policy 7654321")
        #expect(try await talk.bodies().values.contains { $0.contains("Axa") })
        #expect(try await talk.body(of: "Car insurance") == "Car insurance is with Allianz, policy 1234567")
    }

    @Test func `Everything is no list that was not spoken of`() async throws {
        let talk = Talk([("Shopping list", "- [ ] rope")])
        await talk.say("delete everything")
        await talk.say("yes")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] rope")
    }
}
