import Notes
import Testing

@testable import BuiltinBackend

/// Tasks that come again; it is Saturday, 14 March 2026.
@Suite struct RhythmTests {
    @Test(
        arguments: [
            ("remind me every monday to water the ferns", "water the ferns", "2026-03-16", "2026-03-23"),
            ("remind me to stretch every day at noon", "stretch", "2026-03-14 12:00", "2026-03-15 12:00"),
            ("remind me every two weeks to air the tent", "air the tent", "2026-03-14", "2026-03-28"),
            ("remind me every two weeks on friday to rake", "rake", "2026-03-20", "2026-04-03"),
            ("remind me every other monday to mow", "mow", "2026-03-16", "2026-03-30"),
            ("remind me to pay rent every month", "pay rent", "2026-03-14", "2026-04-14"),
            ("remind me on the first monday of each month to sweep", "sweep", "2026-04-06", "2026-05-04"),
            ("remind me every 31st to pay the rent", "pay the rent", "2026-03-31", "2026-04-30"),
            ("remind me every monday starting in april to run", "run", "2026-04-06", "2026-04-13"),
            ("remind me every year on may 3 to call ruth", "call ruth", "2026-05-03", "2027-05-03"),
        ]
    )
    func `A task that comes again is due, and moves to its next time when it is ticked`(
        said: String,
        task: String,
        first: String,
        next: String
    ) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).first?.dueAt?.text == first)
        #expect(await talk.answer("tick off \(task)").hasPrefix("Done for this time"))
        let note = try #require(try await talk.store.notes(NoteFilter()).first)
        #expect(note.dueAt?.text == next)
        #expect(!note.isDone)
    }

    @Test(
        arguments: [
            "remind me every 1st and 15th to pay", "remind me on thanksgiving to cook", "remind me on 2/30 to q",
            "remind me from monday to friday to water the ferns", "remind me on the 1st and 15th to pay",
            "remind me to run every funday", "remind me on the fifth friday of february to q",
            "erinnere mich am Muttertag an Blumen",
        ]
    )
    func `A day or rhythm that is not sure makes no task`(said: String) async throws {
        let talk = Talk()
        #expect(await talk.answer(said).hasSuffix("Nothing was noted."))
        #expect(try await talk.store.notes(NoteFilter()).isEmpty)
    }

    @Test(
        arguments: [
            "the wedding is on easter monday", "the choir dinner is on thanksgiving at the mill",
            "the fair is on the 32nd",
            "the club meets from monday to friday",
        ]
    )
    func `What only tells of a day is kept`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let note = try #require(try await talk.store.notes(NoteFilter()).first)
        #expect(note.body.lowercased().hasPrefix(said))
        #expect(note.dueAt == nil)
    }

    @Test func `This week goes on to the seventh day from today`() async {
        let talk = Talk()
        await talk.say("remind me on friday to rake")
        #expect(await talk.answer("what's due this week").contains("Rake"))
        await talk.say("remind me in eight days to mow")
        #expect(await talk.answer("what's due this week").contains("Mow") == false)
    }
}
