import Notes
import Testing

@testable import BuiltinBackend

/// What a line tells beside what it orders or ends: it stays with that.
@Suite struct ToldBesideTests {
    @Test(arguments: ["permit booked, ref TP4471, 12 quid", "booked the permit, ref TP4471"])
    func `What is told of a task that is done goes below it`(said: String) async throws {
        let talk = Talk([("Book the parking permit", "- [ ] Book the parking permit")])
        await talk.say(said)
        let body = try #require(try await talk.onlyBody())
        #expect(body.hasPrefix("- [x] Book the parking permit\n") && body.contains("TP4471"))
    }

    @Test func `A reason behind an undo is no order`() async throws {
        let talk = Talk([("Sell", "- [ ] bike 140\n- [ ] lamp")])
        await talk.say("take bike off the sell list")
        await talk.say("hm undo, i want to remember what the bike went for")
        #expect(try await talk.bodies() == ["Sell": "- [ ] bike 140\n- [ ] lamp"])
    }

    @Test func `A reason behind what is taken off speaks of that`() async throws {
        let talk = Talk([("Tell about the move", "- [ ] bank\n- [ ] council")])
        await talk.say("bank rung, and take council off, landlord does that")
        #expect(try await talk.bodies().keys.sorted() == ["Tell about the move"])
        #expect(try await talk.body(of: "Tell about the move")?.contains("council") == false)
    }

    @Test func `A second fact behind a new number is kept below it`() async throws {
        let talk = Talk([("Party", "Okafor party: sat 2 may 3pm, 14 kids, deposit 40")])
        await talk.say("okafor party is now 16 kids and one is nut allergic")
        let body = try #require(try await talk.onlyBody())
        #expect(body.contains("16 kids") && body.contains("nut allergic"))
    }

    @Test(arguments: [("2960", "2960"), ("neighbour says it's 2960", "2960")])
    func `What stands behind the title of a note goes into that note`(value: String, part: String) async throws {
        let talk = Talk([("Shed code", "Shed code is 2906")])
        await talk.say("shed code: \(value)")
        #expect(try await talk.titles() == ["Shed code"])
        #expect(try await talk.onlyBody()?.contains(part) ?? false)
    }

    @Test(arguments: [
        ("bleed the front brake before the ride, remind me 12 april", "2026-04-12"),
        ("coach quote 4350, deposit 500 by 15 may, remind me on 13 may", "2026-05-13"),
    ])
    func `What stands before a bare reminder is what to be reminded of`(said: String, due: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let notes = try await talk.store.notes(NoteFilter())
        #expect(notes.map(\.dueAt?.text) == [due])
        #expect(notes.first?.body.contains(said.prefix(12).dropFirst()) ?? false)
    }

    @Test func `A did without a verb tells that it was done`() async throws {
        let talk = Talk([("Garden jobs", "- [ ] prune the roses\n- [ ] cut the hedge")])
        await talk.say("did the roses")
        #expect(try await talk.body(of: "Garden jobs") == "- [x] prune the roses\n- [ ] cut the hedge")
    }

    @Test(arguments: [
        ("bins go out thursday, remind me wed evening", "2026-03-18 18:00"),
        ("passport expires 3 may, remind me a month before", "2026-04-03"),
        ("kern starts 7 april, remind me the day before", "2026-04-06"),
        ("party is 20 may, remind me 2 days before", "2026-05-18"),
        ("doctor at 8:30 tomorrow, remind me half an hour before", "2026-03-15 08:00"),
        ("parcel comes between 10 and 12 on monday, remind me at 9:45", "2026-03-16 09:45"),
    ])
    func `A reminder of what has a day of its own is due when it is said`(said: String, due: String) async throws {
        let talk = Talk()
        await talk.say("remind me to ring kern on friday")
        await talk.say(said)
        let dues = try await talk.store.notes(NoteFilter()).compactMap(\.dueAt?.text).sorted()
        #expect(dues == ["2026-03-20", due].sorted())
    }

    @Test(arguments: [
        ("delete the alarm code, it's 5522 now", "alarm code 5522"), ("scrap that, it's 5522", "alarm code 5522"),
    ])
    func `A note whose new value is told is not deleted`(said: String, body: String) async throws {
        let talk = Talk([("Alarm", "alarm code 4411")])
        await talk.say("what's the alarm code")
        await talk.say(said)
        #expect(try await talk.onlyBody() == body)
    }

    @Test func `News behind a deletion that cannot be written keep the note`() async throws {
        let talk = Talk([("Wifi", "wifi is falcon12")])
        #expect(await talk.answer("delete the old wifi, new one is eagle77").contains("nothing was deleted"))
        #expect(try await talk.titles() == ["Wifi"])
    }

    @Test(arguments: [
        ("paid gas, 84.20", "84.20"), ("ordered the hinges 12.50", "12.50"),
        ("car service done, brakes need doing in the summer", "brakes"),
        ("take ben off, he's ill, his number is 0171 99", "0171 99"),
    ])
    func `What is told behind something done or taken off is offered to be kept`(
        said: String,
        part: String
    ) async throws {
        let talk = Talk([
            ("To do", "- [ ] pay gas\n- [ ] order hinges\n- [ ] car service"), ("Squad", "- [ ] ben\n- [ ] kim"),
        ])
        #expect(await talk.answer(said).contains("Shall I keep “"))
        await talk.say("yes")
        #expect(try await talk.bodies().values.contains { $0.lowercased().contains(part) })
    }

    @Test(arguments: ["do not give rex chocolate", "rex is ill this week", "not paid: rex, ben"])
    func `What only tells something and changes nothing is offered to be kept`(said: String) async throws {
        let talk = Talk([("Vet", "rex has his jab on tuesday"), ("Rex", "rex is a labrador")])
        let before = try await talk.bodies()
        let answer = await talk.answer(said)
        let after = try await talk.bodies()
        #expect(answer.contains("Shall I") || after != before)
    }

    @Test(arguments: ["you're funny", "lol", "haha"])
    func `A laugh is no yes`(said: String) async throws {
        let talk = Talk()
        #expect(await talk.answer("it rains again").contains("Shall I keep that"))
        await talk.say(said)
        #expect(try await talk.titles().isEmpty)
    }

    @Test func `A line with a title goes below a note of several lines, and changes none of them`() async throws {
        let body = "Flight out on 3 May at 7:40\nFlight back on 12 May at 18:00"
        let talk = Talk([("Holiday", body)])
        await talk.say("Holiday: flight back at 19:00")
        #expect(try await talk.onlyBody() == body + "\nHoliday: flight back at 19:00")
    }

    @Test func `A part of a note in one line is not deleted as the whole note unasked`() async throws {
        let talk = Talk([("Passwords", "Passwords: mail blue7, bank red9")])
        await talk.say("delete the bank password, we closed the account")
        #expect(try await talk.titles() == ["Passwords"])
    }

    @Test func `News that stands for itself goes below no task that is done`() async throws {
        let talk = Talk([("Call Ben", "- [ ] Call Ben")])
        await talk.say("called ben, the wifi code is 4411")
        #expect(try await talk.body(of: "Call Ben") == "- [x] Call Ben")
    }
}
