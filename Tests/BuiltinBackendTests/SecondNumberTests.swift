import Notes
import Testing

@testable import BuiltinBackend

/// Numbers that stand in a line beside the new one, and numbers that are of another kind.
@Suite struct SecondNumberTests {
    @Test(arguments: [
        ("mum is in ward 7 bed 3", "mum is in ward 9 bed 12 now"), ("Hotel 2 nights, £240", "hotel is 3 nights so 355"),
        ("Karate Thursdays 5pm", "karate is mondays 4.30 now"),
    ])
    func `Of two new numbers none is lost`(body: String, said: String) async throws {
        let talk = Talk([("Noted", body)])
        await talk.say(said)
        let after = try #require(try await talk.onlyBody())
        for word in said.split(separator: " ") where word.contains(where: \.isNumber) {
            #expect(after.contains(word), "\(after)")
        }
    }

    @Test(arguments: [
        ("Nursery 3 days, £55 a day", "nursery is 58 a day now", "Nursery 3 days, £58 a day"),
        ("Parking 4 hours free, £3 an hour", "parking is 3.50 an hour now", "Parking 4 hours free, £3.50 an hour"),
    ])
    func `So much for each takes the place of no count`(body: String, said: String, after: String) async throws {
        let talk = Talk([("Noted", body)])
        await talk.say(said)
        #expect(try await talk.onlyBody() == after)
    }

    @Test func `What may be an hour takes the place of no price`() async throws {
        let talk = Talk([("Lessons", "Ava Mon 4pm £20, Ben Tue 5pm £20")])
        await talk.say("ava is 4.30 now")
        #expect(try await talk.body(of: "Lessons")?.contains("£20, Ben Tue 5pm £20") == true)
    }

    @Test func `Which of two hours is meant is not told by their form`() async throws {
        let talk = Talk([("Train", "Train 07:42 out, 18.12 back")])
        await talk.say("out is 7.52")
        #expect(try await talk.body(of: "Train")?.contains("18.12 back") == true)
    }

    @Test(arguments: [
        ("Mia 38.4 at 8am", "mia 37.9 now"), ("Mia 98cm Jan", "mia is 100cm now"),
        ("Tyre pressure: front 32, rear 34", "rear 36 with the caravan"),
    ])
    func `What was measured, or holds with something else, stays beside the new value`(
        body: String,
        said: String
    ) async throws {
        let talk = Talk([("Noted", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Noted")?.hasPrefix(body) == true)
    }

    @Test(arguments: ["ben tues 5.30 now", "ben is tue 17:30 now"])
    func `A lesson of every week stays one`(said: String) async throws {
        let talk = Talk([("Ben", "Ben Tue 5pm")])
        await talk.say(said)
        let body = try #require(try await talk.body(of: "Ben"))
        #expect(body.contains("30") && !body.contains("2026"), "\(body)")
    }

    @Test(arguments: ["ali paid 10 of it", "ali paid 10"])
    func `A part that is paid does not end the debt`(said: String) async throws {
        let talk = Talk([("Owed", "- [ ] Tom 20\n- [ ] Ali 15")])
        await talk.say(said)
        await talk.say("yes")
        #expect(try await talk.body(of: "Owed")?.contains("- [ ] Ali 15") == true)
    }

    @Test func `A dose is no day of the year`() async throws {
        let talk = Talk([("Mum", "meds 5mg, birthday 3 June")])
        await talk.say("mums on 7.5 now")
        #expect(try await talk.body(of: "Mum")?.contains("birthday 3 June") == true)
    }

    @Test(arguments: [
        ("Hall hire deposit £100", "deposit is 150 not 100", "Hall hire deposit £150"),
        ("paneer 6kg, chicken 12kg", "paneer 7 not 6", "paneer 7kg, chicken 12kg"),
    ])
    func `A wrong number is found with its currency or its unit`(
        body: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([("Noted", body)])
        await talk.say(said)
        #expect(try await talk.onlyBody() == after)
    }

    @Test func `What I owe is not what somebody owes me`() async throws {
        let talk = Talk()
        await talk.say("i owe tina 15")
        await talk.say("tina owes me 20")
        await talk.say("yes")
        let notes = try await talk.bodies().values.joined(separator: "\n")
        #expect(notes.contains("15") && notes.contains("20"))
    }

    @Test(arguments: ["scrap that, 54", "scratch that, 54", "forget that, 54", "no wait 54"])
    func `A value behind what takes it back is the right one`(said: String) async throws {
        let talk = Talk()
        await talk.say("sue owes me 45")
        await talk.say(said)
        #expect(try await talk.onlyBody() == "Sue owes me 54")
    }

    @Test(arguments: [
        ("the gate code is 4410 no wait 4401", "The gate code is 4401"),
        ("the gate code is 4410, sorry 4401", "The gate code is 4401"),
        ("the gate code is 4410 i mean 4401", "The gate code is 4401"),
        ("der torcode ist 4410 nein 4401", "Der torcode ist 4401"),
        ("the flat is 14 no 16", "The flat is 14 no 16"),
    ])
    func `A number that is put right in the same breath is kept once`(said: String, kept: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.onlyBody() == kept)
    }

    @Test func `A name with a question mark is no yes`() async throws {
        let talk = Talk([("Jo", "07700 900111")])
        await talk.say("the heating code is 5510")
        await talk.say("lol")
        await talk.say("undo")
        await talk.say("jo?")
        #expect(try await talk.titles().count == 2)
    }

    @Test(arguments: [
        ("Carbs", "2 weetabix 27g, banana 18g", "weetabix is 28g for 2 not 27", "2 weetabix 28g, banana 18g"),
        ("Ramipril", "ramipril 5mg 1 in the morning", "ramipril 2 in the morning now", "ramipril 5mg 2 in the morning"),
    ])
    func `Of two numbers the one changes that stands in the same words`(
        title: String,
        body: String,
        said: String,
        now: String
    ) async throws {
        let talk = Talk([(title, body)])
        await talk.say("\(title.lowercased())?")
        await talk.say(said)
        #expect(try await talk.onlyBody() == now)
    }
}
