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
        let answer = await talk.answer("eleri is here until the 25th now")
        #expect(try await talk.onlyBody() == before)
        #expect(answer.contains("Say both"))
    }

    @Test func `A new day and a new span are not changed by halves`() async throws {
        let talk = Talk()
        await talk.say("plate reader booked tue 24th 10 to 12, room 2.07")
        await talk.say("plate reader is thu 26th 9 to 11 now")
        let body = try await talk.onlyBody()
        #expect(body?.contains("10 to 12") == true && body?.contains("thu 26th") == true)
    }

    @Test func `What else stands in the brackets stays`() async throws {
        let body = "Eleri is here from the 23rd to the 26th (Monday 23 March to Thursday 26 March, cader room)"
        let talk = Talk([(title: "Eleri", body: body)])
        await talk.say("eleri can only stay until the 25th after all")
        #expect(try await talk.onlyBody()?.contains("cader room") == true)
    }

    @Test func `An end in another month stays in it`() async throws {
        let talk = Talk()
        await talk.say("eleri is here from the 30th to the 2nd")
        await talk.say("eleri is only here until the 3rd now")
        #expect(try await talk.onlyBody()?.contains("to the 3rd (Monday 30 March to Friday 3 April)") == true)
    }
}
