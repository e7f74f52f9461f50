import Testing

@testable import BuiltinBackend

/// Notes with a row for each of several things, one of which is otherwise now.
struct RowChangeTests {
    @Test(arguments: [
        ("Ben 5\nBenno 7\nBella 5", "ben gets 6 now", "Ben 6\nBenno 7\nBella 5"),
        ("Kate 15 an hour\nJill 15 an hour", "jill gets 16 now", "Kate 15 an hour\nJill 16 an hour"),
        ("Müller 650\nMeier 650", "meier zahlt jetzt 670", "Müller 650\nMeier 670"),
        ("Box 2 Max, 6 kg hay\nBox 3 Luna, 4 kg hay", "luna gets 5 now", "Box 2 Max, 6 kg hay\nBox 3 Luna, 5 kg hay"),
        ("guest: sunny123\nhome: Moon456!", "guest wifi is now rain321", "guest: rain321\nhome: Moon456!"),
        ("201 the Millers\n202 the Moellers", "the moellers have 204 now", "201 the Millers\n204 the Moellers"),
    ])
    func `A number takes the place of the one of its row`(body: String, said: String, after: String) async throws {
        let talk = Talk([("Guest wifi", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Guest wifi") == after)
        try talk.checkReplay()
    }

    @Test(arguments: [
        ("Mon yoga 18:00\nWed yoga 18:00", "yoga on wednesday is at 7 now", "Mon yoga 18:00\nWed yoga 19:00"),
        ("Mon 9:00\nWed 10:30", "wednesdays physio is 11 from now on", "Mon 9:00\nWed 11:00"),
        ("mon-fri 8-18\nsat 9-13", "the physio closes at 12 on saturdays now", "mon-fri 8-18\nsat 9-12"),
        ("monday 9-17\ntuesday 10-18", "the physio opens at 11 on tuesday now", "monday 9-17\ntuesday 11-18"),
        ("Mo 12-16\nDi 12-15", "dienstag geht jetzt bis 16 uhr", "Mo 12-16\nDi 12-16"),
        ("gate 7: 12:30\ngate 17: 13:30", "gate 7 is 12:45 now", "gate 7: 12:45\ngate 17: 13:30"),
    ])
    func `An hour takes the place of the one of its row, and is written like it`(
        body: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([("Physio", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Physio") == after)
    }

    @Test(arguments: [
        ("Di 18:00 Halle A\nDo 18:00 Halle B", "donnerstag ist jetzt in halle c", "Di 18:00 Halle A\nDo 18:00 Halle C"),
        ("Tisch 1 Müller\nTisch 2 Schulz", "müller sitzt jetzt an tisch 4", "Tisch 4 Müller\nTisch 2 Schulz"),
        ("friday 20:00\nat pauls", "plan is at ritas now", "friday 20:00\nat ritas"),
        ("Restmüll Mo\nGelber Sack Mo", "gelber sack kommt jetzt mittwochs", "Restmüll Mo\nGelber Sack Mi"),
        (
            "water ficus mondays\ncactus monthly", "ficus gets water on thursdays now",
            "water ficus thursdays\ncactus monthly"
        ),
    ])
    func `A place or a day takes the place of the one of its row`(
        body: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([("Plan", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Plan") == after)
    }

    @Test(arguments: [
        ("locker 11 - Tim\nlocker 1 - Sue", "locker 1 goes to Max now", "locker 11 - Tim\nlocker 1 - Max"),
        ("Tom: lego\nTom's sister: paints", "tom gets a kite instead", "Tom: kite\nTom's sister: paints"),
        ("Lane 2 Paul, 20\nLane 3 Rita, 18", "lane 2 is rita now", "Lane 2 Rita, 20\nLane 3 Rita, 18"),
        ("Mo Petra\nDi Quirin\nMi Rosa", "mittwoch macht jetzt petra", "Mo Petra\nDi Quirin\nMi Petra"),
        ("Sun Hugo\nMon Ida\nTue Jo", "ida covers tuesday now", "Sun Hugo\nMon Ida\nTue Ida"),
    ])
    func `Words of one kind take the place of each other unasked`(
        body: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([("Plan", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Plan") == after)
    }

    @Test(arguments: [
        ("peg 1 coat\npeg 2 hat", "peg 2 is now scarf"), ("locker 1 - Tim\nlocker 2 - Sue", "locker 2 is broken now"),
        ("number 4 schulz\nnumber 6 okafor", "number 6 is empty now"),
        ("Berth 3 Gull\nBerth 4 Tern", "tern is in berth 3 now"),
    ])
    func `Where words may be of another kind, it is asked, and a no keeps both`(body: String, said: String) async throws
    {
        let talk = Talk([("Plan", body)])
        #expect(await talk.answer(said).contains("A no keeps both"))
        #expect(try await talk.body(of: "Plan") == body)
        await talk.say("no")
        #expect(try await talk.body(of: "Plan")?.hasPrefix(body + "\n") == true)
    }

    @Test(arguments: [
        ("Tom shoe size 34", "tom is 12 now"), ("Gym is 29 a month, locker 114", "gym opens 6 now"),
        ("Box is in the loft", "the box is a mess now"), ("Plan has rooms 11, 12 and 13", "room 12 is now 14"),
        ("Tom owes me 20", "tom is now 30"), ("tent green\nstove blue", "the green tent has a hole now"),
    ])
    func `What is told of something else puts nothing in its place`(body: String, said: String) async throws {
        let talk = Talk([("Plan", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Plan")?.hasPrefix(body) == true)
    }

    @Test func `It counts beside a question too`() async throws {
        let talk = Talk([("Gifts", "lena scarf\nomar book")])
        let answer = await talk.answer("lena gets earrings instead, what did omar get")
        #expect(try await talk.body(of: "Gifts") == "lena earrings\nomar book")
        #expect(answer.contains("Omar book"))
    }
}
