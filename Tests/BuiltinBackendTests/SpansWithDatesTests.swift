import Notes
import Testing

@testable import BuiltinBackend

/// A span of days that was noted with its dates in brackets.
@Suite struct SpansWithDatesTests {
    @Test(arguments: [
        (
            "eleri can only stay until the 25th after all",
            "Eleri is here from the 23rd to the 25th (Monday 23 March to Wednesday 25 March)"
        ),
        (
            "eleri leaves on the 25th now",
            "Eleri is here from the 23rd to the 25th (Monday 23 March to Wednesday 25 March)"
        ),
        (
            "eleri is here from the 24th now",
            "Eleri is here from the 24th to the 26th (Tuesday 24 March to Thursday 26 March)"
        ),
    ])
    func `An end that changes changes in the brackets too`(said: String, body: String) async throws {
        let talk = Talk()
        await talk.say("eleri is here from the 23rd to the 26th")
        await talk.say(said)
        #expect(try await talk.onlyBody() == body)
    }

    @Test func `A span of which one end cannot be told is left, and both are asked for`() async throws {
        let talk = Talk()
        await talk.say("eleri is here mon 23rd to thu 26th")
        let before = try await talk.onlyBody()
        await talk.say("eleri is here until the 25th now")
        #expect(try await talk.onlyBody() == before)
    }

    @Test func `A new day and a new span are not changed by halves`() async throws {
        let talk = Talk()
        await talk.say("plate reader booked tue 24th 10 to 12, room 2.07")
        await talk.say("plate reader is thu 26th 9 to 11 now")
        let body = try await talk.onlyBody()
        #expect(body?.contains("10 to 12") == true && body?.contains("thu 26th") == true)
    }
}
