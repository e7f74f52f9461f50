import Notes
import Testing

@testable import BuiltinBackend

/// A reminder that comes again comes otherwise from now on.
struct RhythmChangeTests {
    @Test(arguments: [
        ("remind me to water the plants every 2 days", "make it every 3 days", "Repeats: every 3 days", "2026-03-14"),
        (
            "remind me to take my pill every day at 7pm", "make it every 2 days", "Repeats: every 2 days at 19:00",
            "2026-03-14 19:00"
        ),
        ("remind me on monday to take out the bins", "make that every monday", "Repeats: every monday", "2026-03-16"),
        ("remind me to water the ferns every tuesday", "ferns every sunday now", "Repeats: every sunday", "2026-03-15"),
        (
            "gelbe tonne jeden donnerstag rausstellen", "gelbe tonne ist jetzt freitags", "Repeats: freitags",
            "2026-03-20"
        ),
        (
            "remind me every monday to put the recycling out", "recycling is tuesdays now", "Repeats: tuesdays",
            "2026-03-17"
        ),
    ])
    func `What is said changes how often and when`(first: String, said: String, rhythm: String, due: String)
        async throws
    {
        let talk = Talk()
        for line in [first, said] { await talk.say(line) }
        let note = try #require(try await talk.store.notes(NoteFilter()).first)
        #expect(note.body.hasSuffix(rhythm))
        #expect(note.dueAt?.text == due)
        try talk.checkReplay()
    }

    @Test(arguments: [
        ("remind me at 4 to ring bob", "move that to 4.30", "16:30"),
        ("remind me thursday 5am to feed the baby", "move that to 4.30", "04:30"),
    ])
    func `A time alone moves what was just noted`(first: String, said: String, time: String) async throws {
        let talk = Talk()
        await talk.say(first)
        #expect(await talk.answer(said).contains(time))
    }

    @Test func `A word alone is no time`() async throws {
        let talk = Talk()
        await talk.say("dentist on friday at 9")
        let body = try await talk.onlyBody()
        await talk.say("move it to Work")
        #expect(try await talk.onlyBody() == body)
    }

    @Test(arguments: [
        ("yoga tuesdays 7pm", "yoga is on wednesdays now", "yoga wednesdays 7pm"),
        ("piano lesson mondays at 16:00", "piano lesson is on thursdays now", "piano lesson thursdays at 16:00"),
    ])
    func `The days of a plain note change in its words`(body: String, said: String, after: String) async throws {
        let talk = Talk([("Plan", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Plan") == after)
    }
}
