import Testing

@testable import BuiltinBackend

/// Of several numbers of a note, only the one that is meant changes.
struct NumberRoleTests {
    @Test(arguments: [
        ("house 14 Oak Street, asking price 310000", "oak street now 298000", "14 Oak Street"),
        ("zimmer 204 kostet 88 euro", "zimmer jetzt 95", "zimmer 204"),
        ("lindenweg 5 kostet 700, ahornweg 9 kostet 820", "ahornweg doch 790", "ahornweg 9"),
        ("Klavierlehrer: Herr Noack 0351 12, 35 Euro pro Stunde", "noack nimmt jetzt 38", "0351 12"),
        ("the tank holds 40 litres", "there are 12 litres in the tank now", "holds 40 litres"),
        ("the licence covers 10 users", "we have 12 users", "covers 10 users"),
        ("gas is 70 a month", "gas goes up to 82 from july", "gas is 70 a month"),
        ("die bäckerei macht um 6 auf", "morgen macht die bäckerei erst um 8 auf", "um 6 auf"),
        ("ferry 10, bus 12, hotel from 3", "bus is at 12.30", "hotel from 3"),
        ("the christening is at 11 in st anne's", "christening is at 10:30 and in st john's now", "st anne's"),
        ("Badminton: court 3, 16 euros split by 4", "court fee is 18 now", "court 3"),
        ("Sauna Club: Wed 18 to 20, 9 euros, cabin 3", "sauna club is until 21 now", "9 euros"),
        ("Lunch 12:30, 14 euros", "lunch is served from 12 now", "14 euros"),
        ("Rates: Ana 20, Bea 22, Cleo 25", "cleo and ana get 26 now", "Ana 20, Bea 22, Cleo 25"),
        ("Sizes: Rob M, Sue S, Ted L", "rob and sue are both L now", "Rob M, Sue S, Ted L"),
        ("Mon Kim\nTue Ravi", "kim does tuesday for ravi", "Tue Ravi"),
    ])
    func `What names something or is of something else stays`(body: String, said: String, kept: String) async throws {
        let talk = Talk([("Plan", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Plan")?.contains(kept) == true)
    }

    @Test(arguments: [
        ("gig at the Red Lion 4 april, soundcheck 5, on at 9", "soundcheck is at 5.30", "soundcheck 5.30, on at 9"),
        ("ferry 10, bus 12, hotel from 3", "bus is at 12.30", "bus 12.30, hotel from 3"),
        ("einlass 18 uhr, beginn 19 uhr, pause 20:15", "beginn ist 19:30", "beginn 19:30"),
        ("lockers 31 and 32 are ours", "lockers are 41 and 42 now", "lockers 41 and 42"),
        ("Camping: 1-8 August, pitch 44", "camping is only till the 6th", "1-6 August, pitch 44"),
        ("pool hours 9:00-20:00, lane 3", "pool closes at 19:00 now", "9:00-19:00, lane 3"),
        ("mr Falk 120 euros\ncomes every october", "mr falk charges 135 now", "mr Falk 135 euros"),
        ("Emma, 12 an hour\nfridays", "emma wants 14 an hour now", "Emma, 14 an hour"),
        ("delivery 21 March 12-16, order 7781-A", "delivery is moved to 23 march", "23 march 12-16, order 7781-A"),
        ("Bed 2 Mrs Lindqvist, oxygen 4 litres", "mrs lindqvist is down to 1 litre", "Bed 2 Mrs Lindqvist, oxygen 1"),
        ("Room 3 Herr Vogel, 2 beds\nRoom 4 empty", "herr vogel is down to 1 bed", "Room 3 Herr Vogel, 1 bed"),
        ("Lane 1 Otto, 22 lengths\nLane 2 Ida, 18 lengths", "otto only does 20 now", "Lane 1 Otto, 20 lengths"),
        ("Bed 6 Lowe, morphine 10 mg\nBed 7 Hart, 5 mg", "lowe is down to 5", "Bed 6 Lowe, morphine 5 mg"),
        ("gate 6, fee 20", "gate fee is 25 now", "gate 6, fee 25"),
        ("Metformin 500 mg\nAspirin 100 mg", "the metformin was raised to 850", "Metformin 850 mg\nAspirin 100 mg"),
        ("80 guests, band", "there will be 95 guests", "95 guests, band"),
        ("Line 42 from the square 7:12\nLine 7 7:31", "the 42 leaves at 7:09 now", "Line 42 from the square 7:09"),
        ("Morning 14 units\nNight 20 units", "night dose is now 22", "Morning 14 units\nNight 22 units"),
        ("room 9, fee 240", "the fee came down to 210", "room 9, fee 210"),
        ("Runde 1 um 9 Uhr\nRunde 2 um 13 Uhr", "runde 2 beginnt um 14 uhr", "Runde 1 um 9 Uhr\nRunde 2 um 14 uhr"),
        ("day 1 60 km\nday 2 75 km", "day 2 will be 82 km", "day 1 60 km\nday 2 82 km"),
        ("hall 4, entry 8", "entry fee is 10 now", "hall 4, entry 10"),
        ("Dover 8:15, arrive 9:50", "we take the 10:20 ferry to dover instead", "Dover 10:20, arrive 9:50"),
        ("B12 1 a day\nZinc 2 a week", "zinc 3 a week from now on", "Zinc 3 a week"),
    ])
    func `The number that is meant changes, and no other`(body: String, said: String, after: String) async throws {
        let talk = Talk([("Plan", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Plan")?.contains(after) == true)
        try talk.checkReplay()
    }

    @Test(arguments: [
        ("my order number is #77120", "#77120"), ("kitchen tile is #AB12CD", "#AB12CD"),
    ])
    func `A number with a hash is no tag`(said: String, part: String) async throws {
        let talk = Talk()
        await talk.say(said)
        if try await talk.titles().isEmpty { await talk.say("yes") }
        let note = try #require(try await talk.bodies().first)
        #expect((note.key + note.value).contains(part))
    }
}

/// Days and hours that are put right keep what they were part of.
struct DayPartTests {
    @Test(arguments: [
        (["mum's birthday is 4 may, dads is 9 june", "dad's is the 8th"], "dads is 8 june"),
        (
            ["tomatoes sown on 1 march, chillies on 20 february", "the tomatoes were sown on the 3rd actually"],
            "on 3 march, chillies"
        ),
        (
            ["am dienstag um 9 muss ich zum hausarzt wegen blutdruck", "der hausarzt hat auf halb elf verschoben"],
            "um halb elf"
        ),
    ])
    func `A new day or hour goes where the old one stood`(said: [String], part: String) async throws {
        let talk = Talk()
        for line in said { await talk.say(line) }
        let note = try #require(try await talk.bodies().first)
        #expect((note.key + "\n" + note.value).contains(part))
    }

    @Test func `“Up by 50” is no 50`() async throws {
        let talk = Talk([("Budget", "food 400\nfun 150")])
        await talk.say("fun up by 50")
        #expect(try await talk.body(of: "Budget")?.contains("fun 150") == true)
    }

    @Test func `Two tasks with days of their own are two reminders`() async throws {
        let talk = Talk()
        await talk.say("remind me to buy stamps tomorrow and to phone the bank on tuesday at 9")
        #expect(try await talk.titles() == ["Buy stamps", "Phone the bank"])
    }

    @Test(arguments: [
        ("Transporter von Sixt, 89 Euro", "der transporter kostet 99", "Transporter von Sixt, 99 Euro"),
        ("Nursery 2.5 litres mint\nDoor 1 litre grey", "the nursery needs 3 litres", "Nursery 3 litres mint"),
    ])
    func `What may be another value is asked about, and not written beside the old one`(
        body: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([("Plan", body)])
        #expect(await talk.answer(said).contains("Shall I change that"))
        #expect(try await talk.body(of: "Plan") == body)
        await talk.say("yes")
        #expect(try await talk.body(of: "Plan")?.contains(after) == true)
        try talk.checkReplay()
    }

    @Test(arguments: [
        ("90 minutes, 6 players, 26 euros", "there will be 5 of us"), ("bus 14 leaves at 7.22", "6 people cancelled"),
        ("bus 14 leaves at 7.22", "bus 14 leaves at 7.20 in the holidays"), ("42 people", "6 people cancelled"),
        ("I gave kofi 50 for the gift", "kofi gave me 20 back"),
    ])
    func `What is so only sometimes, or tells of a part, is no other value`(body: String, said: String) async throws {
        let talk = Talk([("Plan", body)])
        #expect(await !talk.answer(said).contains("Shall I change that"))
        #expect(try await talk.body(of: "Plan")?.contains(body) == true)
    }

    @Test(arguments: [
        (
            "Zone 1 hall, 19 degrees\nZone 2 bath, 23 degrees", "set zone 2 to 22",
            "Zone 1 hall, 19 degrees\nZone 2 bath, 22 degrees"
        ),
        (
            "Paddock 1 Nellie, 3 hours\nPaddock 2 Otis, 4 hours", "change paddock 2 to 5",
            "Paddock 1 Nellie, 3 hours\nPaddock 2 Otis, 5 hours"
        ),
        ("room 12 Kim\nroom 14 Jo", "change room 14 to Ana", "room 12 Kim\nroom 14 Ana"),
        ("room 12 Kim\nroom 14 Jo", "change room 14 to room 15", "room 12 Kim\nroom 15 Jo"),
        ("port 8080\nhost db2", "change port 8080 to 9090", "port 9090\nhost db2"),
    ])
    func `The number that names a row stays, where the row has another value`(
        body: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([("Plan", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Plan") == after)
    }

    @Test(arguments: [
        ("gate 7: 12:30\ngate 8: 13:00", "gate 7 is 12:45 now", "gate 7: 12:45"),
        ("Platz 3: 14 Uhr\nPlatz 4: 15 Uhr", "platz 3 ist um 15 Uhr", "Platz 3:"),
        ("200 euro\ndeposit 50", "rental is 220 and deposit 60", "deposit 50"),
        ("insurance plate 112 abc\nbattery 40 km", "the plate is 334 xyz now", "112 abc"),
        ("22 euro\nleaves 7:30", "trip leaves 7:15 and costs 24", "24"),
    ])
    func `No value goes to a place that is not meant, and none is lost`(
        body: String,
        said: String,
        kept: String
    ) async throws {
        let talk = Talk([("Trip", body)])
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.contains(kept) })
    }

    @Test func `A new closing hour takes no day away`() async throws {
        let talk = Talk([("Tip", "phone 040 3344\nopen saturday 9-13")])
        await talk.say("the tip is open till 14 now")
        #expect(try await talk.body(of: "Tip")?.contains("saturday") == true)
    }
}
