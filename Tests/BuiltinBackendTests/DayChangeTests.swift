import Foundation
import Notes
import Testing

@testable import BuiltinBackend

/// Days that are changed, denied, or counted from another note's.
@Suite struct DayChangeTests {
    @Test(
        arguments: [
            ("christmas: goose from Huber, pick up on the 23rd", "pick up on the 22nd", "Tuesday, 22 December 2026"),
            ("piano lesson on monday the 30th at 15:00", "moved to the 1st", "Wednesday, 1 April 2026 at 15:00"),
            (
                "summer camp in july: starts on the 6th, ends on the 18th", "it starts on the 7th",
                "Tuesday, 7 July 2026"
            ),
            ("piano lesson from the 30th", "make it the 29th", "from Sunday, 29 March 2026"),
            ("note: Herr Vogt Handyman, comes on the 4th at 7", "he's coming on the 5th", "5th at 7 (Sunday 5 April)"),
            ("easter: lamb from Huber, collect on the 22nd", "make it the 21st", "on the 21st"),
        ]
    )
    func `A day of the month is in the month of its note`(kept: String, said: String, day: String) async throws {
        let talk = Talk()
        await talk.say(kept)
        await talk.say(said)
        let note = try #require(try await talk.store.notes(NoteFilter()).first)
        #expect(note.body.contains(day))
        #expect(note.body.count(where: { $0 == "(" }) <= 1)
    }

    @Test(
        arguments: [
            ("rehearsal on the 30th of april at 18:00", "it's on the 31st"), ("Cabin from 2 june", "make it the 31st"),
            ("remind me on 20 april to call Jo", "make it the 31st"),
            ("band practice on thursday at 20:00", "not this thursday"),
            ("remind me on friday to mow the lawn", "not before 10"),
            ("remind me every sunday at 8 to send the report", "not this monday"),
        ]
    )
    func `What no calendar has, and a day that is denied, change nothing`(kept: String, said: String) async throws {
        let talk = Talk()
        await talk.say(kept)
        let before = try #require(try await talk.store.notes(NoteFilter()).first)
        let answer = await talk.answer(said)
        let after = try await talk.store.notes(NoteFilter())
        #expect(after.count == 1)
        #expect(after.first?.body == before.body)
        #expect(after.first?.dueAt == before.dueAt)
        #expect(answer.hasSuffix("Nothing was changed."))
    }

    @Test func `A title changes along with the day that it names`() async throws {
        let talk = Talk()
        await talk.say("rehearsal on the 30th at 18:00")
        await talk.say("it's on the 29th")
        #expect(try await talk.titles() == ["Rehearsal on Sunday, 29 March 2026 at 18:00"])
    }

    @Test func `A day of another month is not dated by today`() async throws {
        let talk = Talk()
        await talk.say("the wedding is on 12 june, hotel from the 11th to the 14th")
        await talk.say("easter: lamb from Huber, collect on the 22nd")
        let bodies = try await talk.bodies().values
        #expect(bodies.contains { $0.contains("(Thursday 11 June to Sunday 14 June)") })
        #expect(bodies.contains { $0.hasSuffix("on the 22nd") })
    }

    @Test func `Another time of what comes again holds for its words and its next day`() async throws {
        let talk = Talk()
        await talk.say("remind me every morning at 7 to take iron")
        await talk.say("make it 8")
        let note = try #require(try await talk.note("Take iron"))
        #expect(note.rhythm == "every morning at 8")
        #expect(note.dueAt?.text == "2026-03-15 08:00")
        await talk.say("move it to 9:30")
        let moved = try #require(try await talk.note("Take iron"))
        #expect(moved.rhythm == "every morning at 09:30")
        #expect(moved.dueAt?.text == "2026-03-15 09:30")
    }

    @Test(
        arguments: [
            ("remind me two hours before", "2026-03-20 12:00"), ("remind me an hour before", "2026-03-20 13:00"),
            ("remind me half an hour before", "2026-03-20 13:30"), ("remind me a day earlier", "2026-03-19"),
            ("remind me the evening before", "2026-03-19 18:00"),
            ("remind me to check in the day before at 7", "2026-03-19 07:00"),
            ("remind me an hour before to print the map", "2026-03-20 13:00"),
        ]
    )
    func `A lead is counted from the day and hour of the last note`(said: String, due: String) async throws {
        let talk = Talk()
        await talk.say("remember the ferry to Norway leaves on 20 march at 14:00")
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).compactMap { $0.dueAt?.text } == [due])
    }

    @Test(
        arguments: [
            "remind me two hours before", "remind me an hour before", "remind me an hour earlier to pack",
            "remind me on thursday", "remind me tomorrow at 5", "remind me to call Bea at 3 and Carl at 4",
        ]
    )
    func `Without an hour to count from, a task or one time, nothing is noted`(said: String) async throws {
        let talk = Talk()
        await talk.say("remember the ferry to Norway leaves on 20 march")
        #expect(await talk.answer(said).contains("othing was noted"))
        #expect(try await talk.titles().count == 1)
    }

    @Test(arguments: ["remind me half a day before", "remind me half a week before the ferry"])
    func `Half a day before is no day`(said: String) async throws {
        let talk = Talk()
        await talk.say("remember the ferry to Norway leaves on 20 march at 14:00")
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).compactMap { $0.dueAt?.text }.isEmpty)
    }

    @Test(arguments: [
        "remind me a day earlier", "remind me to check in the day before at 7", "remind me an hour before",
    ])
    func `Without a note there is nothing to count from`(said: String) async throws {
        let talk = Talk()
        #expect(await talk.answer(said).contains("nothing was noted"))
        #expect(try await talk.titles().isEmpty)
    }

    @Test(
        arguments: [
            ("remind me to take the 8:15 bus tomorrow", "Take the 8:15 bus", "2026-03-15"),
            ("remind me to book the saturday class on thursday at 8", "Book the saturday class", "2026-03-19 08:00"),
            (
                "remind me to move the 2 pm call to 3 pm on monday", "Move the 2 pm call to 3 pm on monday",
                "2026-03-16 15:00"
            ),
            ("remind me on the evening of the 24th to light candles", "Light candles", "2026-03-24 18:00"),
            ("remind me first thing tomorrow to call Jo", "Call Jo", "2026-03-15 09:00"),
            ("remind me the week before 20 december to order wine", "Order wine", "2026-12-13"),
        ]
    )
    func `The words of a thing stay in its task`(said: String, title: String, due: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.note(title)?.dueAt?.text == due)
    }

    @Test(arguments: [
        ("Zahnarzt", "24.3. 10 uhr", "zahnarzt auf 25.3. verschoben", "Mittwoch, 25. März 2026 10 uhr"),
        ("Frisör", "26.3. um 14:30", "frisör verschoben auf 27.3.", "Freitag, 27. März 2026 um 14:30"),
        ("Spanisch", "dienstag 19 uhr, raum 4", "spanisch jetzt mittwoch", "mittwoch 19 uhr, raum 4"),
        ("Skat", "donnerstag 19 uhr bei uwe", "skat auf freitag verlegt", "freitag 19 uhr bei uwe"),
    ])
    func `A German day that is moved keeps its hour, and a weekday stays one`(
        title: String,
        body: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([(title, body)])
        await talk.say(said)
        #expect(try await talk.body(of: title) == after)
    }
}
