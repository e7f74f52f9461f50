import Notes
import Testing

@testable import BuiltinBackend

/// Reminders as they are typed in a hurry.
@Suite struct ReminderTests {
    @Test(arguments: [
        "remind tomorrow 17:00 oil the gate", "remind oil the gate tomorrow 17:00",
        "remidn me to oil the gate tomorrow 17:00",
    ])
    func `A reminder needs no full sentence`(said: String) async throws {
        let talk = Talk([])
        await talk.say(said)
        let note = try await talk.store.notes(NoteFilter()).first
        #expect(note?.title == "Oil the gate")
        #expect(note?.dueAt != nil)
    }

    @Test(arguments: [
        ("remind me to ring the vet tomorrow 9", "2026-03-15 09:00"),
        ("remind me ring the vet tmrw 9", "2026-03-15 09:00"),
        ("remind me to ring the vet thu 10", "2026-03-19 10:00"),
        ("I should ring the vet on tuesday morning, remind me at ten", "2026-03-17 10:00"),
    ])
    func `A number behind the day of a task is its hour`(said: String, due: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let note = try await talk.store.notes(NoteFilter()).first
        #expect(note?.title == "Ring the vet")
        #expect(note?.dueAt?.text == due)
    }

    @Test(arguments: [
        ("remind me 2 weeks from now to renew the pass", "2026-03-28"),
        ("remind me in 1h 15m to renew the pass", "2026-03-14 10:41"),
        ("mind me to renew the pass tomorrow", "2026-03-15"),
    ])
    func `A reminder is due as it was counted, and has no word of that`(said: String, due: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let note = try await talk.store.notes(NoteFilter()).first
        #expect(note?.title == "Renew the pass")
        #expect(note?.dueAt?.text == due)
    }

    @Test(arguments: ["cancel all reminders for saturday", "cancel all reminders"])
    func `An order about reminders is no reminder`(said: String) async throws {
        let talk = Talk()
        await talk.say("remind me saturday to swim")
        await talk.say(said)
        #expect(try await talk.titles() == ["Swim"])
    }

    @Test func `Lines below a reminder stay with it`() async throws {
        let talk = Talk()
        await talk.say("remind me to ring the vet tomorrow 9\nluna limping\n0771 22")
        let note = try await talk.store.notes(NoteFilter()).first
        #expect(note?.body == "- [ ] Ring the vet\nluna limping\n0771 22")
        #expect(note?.dueAt?.text == "2026-03-15 09:00")
    }

    @Test func `One more reminder is no line of the last one`() async throws {
        let talk = Talk()
        await talk.say("remind me to ring the vet tomorrow at 9")
        await talk.say("also remind me to buy dog food tomorrow at 10")
        #expect(try await Set(talk.titles()) == ["Ring the vet", "Buy dog food"])
    }

    @Test func `A number behind a day that is told is no hour`() async throws {
        let talk = Talk()
        await talk.say("note: eggs today 4")
        #expect(try await talk.store.notes(NoteFilter()).first?.dueAt == nil)
    }

    @Test(arguments: [
        ("remind me wed to swap the dust filters", "2026-03-18"), ("remind me sat to book one", "2026-03-21"),
    ])
    func `A short day behind “remind me” is a day`(said: String, due: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).first?.dueAt?.text.hasPrefix(due) == true)
    }

    @Test func `Two letters that changed places at the end of a word are a slip`() {
        #expect(Slip.isSlip("remidn", of: "remind"))
        #expect(!Slip.isSlip("lits", of: "list"))
    }

    @Test func `What was due earlier today is overdue, and what is due on this day is not`() async {
        let talk = Talk()
        await talk.say("remind me to water the plants at 09:20 on 14 march 2026")
        await talk.say("remind me to sweep the yard today")
        let answer = await talk.answer("what's overdue?")
        #expect(answer.contains("ater the plants") && !answer.contains("sweep"), "\(answer)")
    }
}
