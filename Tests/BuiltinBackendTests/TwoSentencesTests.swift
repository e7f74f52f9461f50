import Notes
import Testing

@testable import BuiltinBackend

/// Lines in which the second part goes on with the first, puts it off, or takes it back.
@Suite struct TwoSentencesTests {
    @Test(arguments: [
        ("mr bell cant do friday, tues 24th 4pm instead", "Tuesday, 24 March 2026, 16:00"),
        ("mr bell cant do fri, mon 23rd 4pm now", "Monday, 23 March 2026, 16:00"),
        ("mr bell rang, can't do friday so its tuesday at 4", "Tuesday, 17 March 2026, 16:00"),
    ])
    func `What cannot be on its day is on the other one that is said`(said: String, day: String) async throws {
        let talk = Talk()
        await talk.say("mr bell fitting fri 2pm")
        await talk.say(said)
        #expect(try await talk.onlyBody() == "Mr bell fitting \(day)")
    }

    @Test func `A reason why it cannot be on its day is kept`() async throws {
        let talk = Talk()
        await talk.say("mr bell fitting fri 2pm")
        await talk.say("mr bell cant do friday as his mum is ill, tues 24th 4pm instead")
        #expect(try await talk.onlyBody()?.contains("his mum is ill") == true)
    }

    @Test func `A day that holds is kept beside a new hour`() async throws {
        let talk = Talk([(title: "Vet", body: "Vet opens at 9")])
        await talk.say("vet opens at 10 now, no walk-ins on sundays")
        #expect(try await talk.onlyBody()?.contains("sundays") == true)
    }

    @Test(arguments: [
        ("i clean forgot to ring emrys yesterday, can you move that to tuesday", "Ring emrys", "2026-03-17"),
        ("never did the bibs. make it tues", "Wash the bibs", "2026-03-17"),
        ("forgot the bibs, so push it to wednesday", "Wash the bibs", "2026-03-18"),
    ])
    func `What is told of is moved, whatever was spoken of last`(said: String, title: String, day: String) async throws
    {
        let talk = Talk()
        await talk.say("remind me to ring emrys on monday")
        await talk.say("remind me to wash the bibs on sunday")
        await talk.say("what is on monday")
        let answer = await talk.answer(said)
        #expect(try await talk.note(title)?.dueAt?.text == day)
        #expect(!answer.contains("did nothing"))
    }

    @Test func `Of two that are told of none is moved`() async throws {
        let talk = Talk()
        await talk.say("remind me to ring emrys on monday")
        await talk.say("remind me to ring bob on monday")
        await talk.say("forgot to ring today, make it tuesday")
        #expect(try await talk.store.notes(NoteFilter()).allSatisfy { $0.dueAt?.text == "2026-03-16" })
    }

    @Test(arguments: ["chairs done. no wait, not yet", "chairs are done, no not yet"])
    func `What is taken back in the same line ticks nothing`(said: String) async throws {
        let talk = Talk([(title: "Setup list", body: "- [ ] chairs\n- [ ] tables")])
        await talk.say(said)
        #expect(try await talk.onlyBody() == "- [ ] chairs\n- [ ] tables")
    }

    @Test func `An order behind a new name is no part of it`() async throws {
        let talk = Talk([(title: "Tasks", body: "- [ ] sweep")])
        await talk.say("rename tasks to todo, add buy ice to it")
        #expect(try await talk.body(of: "todo") == "- [ ] sweep\n- [ ] buy ice")
    }

    private static let wedding = [
        (title: "Todo list", body: "- [ ] sweep"), (title: "Wedding", body: "florist Anna 07700 900100\nvan at 5"),
    ]

    @Test func `What was not done is said`() async throws {
        let talk = Talk(Self.wedding)
        let answer = await talk.answer("add buy stamps, post parcel to jan and collect it by fri")
        #expect(answer.contains("I did nothing with “post parcel to jan"))
    }

    @Test func `News behind an order changes its note`() async throws {
        let talk = Talk(Self.wedding)
        await talk.say("take the florist off. the van is at 6")
        #expect(try await talk.body(of: "Wedding") == "florist Anna 07700 900100\nvan at 6")
    }
}
