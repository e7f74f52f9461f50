import Notes
import Testing

@testable import BuiltinBackend

/// Days that are moved by so many, and days that cannot be told.
@Suite struct MovedDaysTests {
    @Test(arguments: [
        "push the dentist by 2 working days", "push the dentist back a few days",
        "move the dentist by -2 days", "push the dentist by a day or two", "push the dentist by 2 to 3 days",
        "push the dentist by about 2 hours", "push the dentist by a week or 10 days", "push the dentist by -2 hours",
        "push the dentist by 1 week 2 days 3 hours", "push the dentist by a month and 2 days",
        "put the dentist on for 20 minutes", "push the dentist by a week or two",
        "push the dentist by two or three hours",
    ])
    func `What cannot be counted moves nothing`(said: String) async throws {
        for dentist in ["dentist tuesday 3pm", "remind me of the dentist on tuesday at 3pm"] {
            let talk = Talk()
            await talk.say(dentist)
            let before = try await talk.store.notes(NoteFilter())
            await talk.say(said)
            let after = try await talk.store.notes(NoteFilter())
            #expect(after.map(\.body) == before.map(\.body) && after.map(\.dueAt) == before.map(\.dueAt))
        }
    }

    @Test(arguments: [
        ("push the dentist by 2 days", "Thursday, 19 March"), ("push the dentist back a week", "Tuesday, 24 March"),
        ("push the dentist back one more day", "Wednesday, 18 March"),
        ("push the dentist by a couple of days", "Thursday, 19 March"),
        ("push the dentist by twenty five days", "Saturday, 11 April"),
    ])
    func `So many days are counted`(said: String, day: String) async throws {
        let talk = Talk()
        await talk.say("dentist tuesday 3pm")
        await talk.say(said)
        let text = try await talk.bodies().map { $0.key + $0.value }.joined()
        #expect(text.contains(day), "\(text)")
    }

    @Test(arguments: [
        ("push the dentist by 1.5 hours", "2026-03-17 16:30"), ("make it half an hour later", "2026-03-17 15:30"),
        ("make it 30 minutes earlier", "2026-03-17 14:30"), ("move it by an hour", "2026-03-17 16:00"),
        ("push the dentist by 2 hours 30 minutes", "2026-03-17 17:30"),
        ("push the dentist back 20 minutes", "2026-03-17 15:20"),
        ("push the dentist by a week and two days", "2026-03-26 15:00"),
        ("push the dentist back another week", "2026-03-24 15:00"), ("make it a day later", "2026-03-18 15:00"),
    ])
    func `A reminder with a time is moved by so much`(said: String, due: String) async throws {
        let talk = Talk()
        await talk.say("remind me of the dentist on tuesday at 3pm")
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).map(\.dueAt?.text) == [due])
    }

    @Test(arguments: ["make it half an hour later", "push the dentist by 2 hours"])
    func `A reminder without a time is not moved by hours`(said: String) async throws {
        let talk = Talk()
        await talk.say("remind me of the dentist on tuesday")
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).map(\.dueAt?.text) == ["2026-03-17"])
    }

    @Test func `A weekday is no part of a month that is named`() async throws {
        let talk = Talk()
        await talk.say("remember that the rent goes up in january")
        let before = try await talk.onlyBody()
        await talk.say("move the rent to monday")
        #expect(try await talk.onlyBody() == before)
    }

    @Test func `A question that was noted keeps its values`() async throws {
        let talk = Talk([("Plans", "is the party at 2 or 3?")])
        await talk.say("party is at 3 not 2")
        #expect(try await talk.body(of: "Plans")?.hasPrefix("is the party at 2 or 3?") == true)
    }

    @Test func `What is ordered changes a question that was noted`() async throws {
        let talk = Talk([("Plans", "is the party at 2 or 4?")])
        await talk.say("change 2 to 3 in the plans note")
        #expect(try await talk.body(of: "Plans") == "is the party at 3 or 4?")
    }
}
