import Notes
import Testing

@testable import BuiltinBackend

/// Two things of a kind side by side: what is said of one changes nothing of the other.
struct TwoThingsTests {
    @Test(arguments: [
        ["hive 1 has 20 kg", "hive 2 has 25 kg"], ["tank 1 is 40% full", "tank 2 is 60% full"],
        ["shift 1 anna", "shift 2 ben"], ["day 1 rome", "day 3 bari"], ["swarm in hive 6", "hive 4 has new queen"],
        ["parked on level 3", "level 2 is full"], ["hives: 1 strong, 2 weak, 3 medium", "2 is strong now"],
        ["table 5: 1 pizza, 2 salad", "table 4 also 1 salad"], ["train to york 9:00", "train from york 18:00"],
        ["zug nach köln 9:00", "zug von köln 18:00"], ["alarm before lunch 11:30", "alarm after lunch 13:30"],
        ["left ear 0.5", "right ear 0.75"], ["morning medication is 5 mg", "evening medication is 10 mg"],
        ["main door code is 1234", "back door code is 5678"], ["old rent is 700", "new rent is 750"],
        ["our flight is at 9:40", "their flight is at 11:20"], ["ice hockey tuesday 18:00", "hockey thursday 17:00"],
        ["work phone 67890", "phone 12345"], ["saved 500 for the trip", "trip costs 900"],
        ["oil changed at 84200 km", "next at 99200"], ["max vs tim 3:1", "max vs leo 2:2", "tim vs leo 0:1"],
        ["stock: blue mugs 14, red mugs 9", "sold 2 blue mugs", "blue mugs 12"], ["blow dry 18", "blow dry up 2"],
        ["swim: lea monday 16:00, jonas tuesday 17:00", "lea wednesday", "no, thursday"],
        ["appointments tuesday: meyer 9:00, lopez 9:30", "lopez wednesday 9:45"], ["tel 040 1234-56", "no, 57"],
        ["queens: hive 1 blue, hive 2 white", "hive 2 new queen green 2024", "no, hive 1"],
        ["concert saturday 8pm hall B", "no, concert hall D"], ["order 4411 arrives friday", "order 4412 came monday"],
        ["yoga monday 6 pm", "yoga wednesday 6 pm"],
    ])
    func `No word and no number that was told is lost`(said: [String]) async throws {
        let talk = Talk()
        await talk.say(said[0])
        let told = try #require(try await talk.onlyBody())
        for line in said.dropFirst() { await talk.say(line) }
        #expect(try await talk.bodies().values.contains { $0.hasPrefix(told) })
        try talk.checkReplay()
    }

    @Test(arguments: [
        ("kid 1 size 116\nkid 2 size 128", ["kid 2 134"], "kid 1 size 116\nkid 2 size 134"),
        ("flat 1 rent 650\nflat 2 rent 720", ["flat 2 rent is 750 now"], "flat 1 rent 650\nflat 2 rent 750"),
        (
            "circuit 1 kitchen 16A\ncircuit 2 bath 16A", ["circuit 2 is 20A", "no, circuit 1"],
            "circuit 1 kitchen 16A\ncircuit 2 bath 20A"
        ),
        ("insulin 8 morning, 12 evening", ["insulin evening 10"], "insulin 8 morning, 10 evening"),
        (
            "wifi password is blue42fish\nguest wifi password is red17bird", ["wifi password is now blue43fish"],
            "wifi password is blue43fish\nguest wifi password is red17bird"
        ),
        ("max owes me 20\nmax and lea owe me 50", ["max owes me 25 now"], "max owes me 25\nmax and lea owe me 50"),
        (
            "mia dentist 17 march\ntom dentist 18 march", ["mia too", "no, only tom"],
            "mia dentist 17 march\ntom dentist 18 march"
        ),
        ("petrol 1.70", ["petrol down 0.05"], "petrol 1.70\nPetrol down 0.05"),
        ("lena size 34\npaul size 29", ["paul 30", "wait, 31"], "lena size 34\npaul size 29"),
        (
            "black thursday 19 march", ["black is friday this week"],
            "black Friday, 20 March 2026"
        ),
        ("project b Monday, 16 March 2026", ["no, project b wednesday"], "project b Wednesday, 18 March 2026"),
        (
            "Hale, Saturday 8 am (Saturday 21 March)", ["hale moved to friday 8 am"],
            "Hale, Friday, 20 March 2026, 08:00"
        ),
        ("Flat 3: B. Lindqvist, rent 895", ["Flat 4 has not paid November."], "Flat 3: B. Lindqvist, rent 895"),
        ("Brot 3 €\nKäse 8 €", ["Käse ist 2 € billiger"], "Brot 3 €\nKäse 8 €\nKäse ist 2 € billiger"),
        (
            "Jon - 2 goals\nAnna - 3 goals", ["Jon is captain, not Anna"],
            "Jon - 2 goals\nAnna - 3 goals\nJon is captain, not Anna"
        ),
        ("Paket Montag zwischen 10 und 12", ["nein, zwischen 12 und 14"], "Paket Montag zwischen 12 und 14"),
        ("plates 40", ["plates -5"], "plates 40"),
    ])
    func `What is said of one of several changes that one`(body: String, said: [String], after: String) async throws {
        let talk = Talk([("Plan", body)])
        for line in said { await talk.say(line) }
        #expect(try await talk.body(of: "Plan") == after)
    }

    @Test func `A day and an hour are corrected where they were changed last`() async throws {
        let talk = Talk([("Swim", "Mon 17:00 Leo, Thu 16:30 Mia")])
        for line in ["leo's swimming is at 17:15 now", "no, 17:30", "mia's moved to friday", "no, wednesday"] {
            await talk.say(line)
        }
        #expect(try await talk.body(of: "Swim") == "Mon 17:30 Leo, Wednesday 16:30 Mia")
    }

    @Test(arguments: [
        (["order 2 boxes of A3 and 5 toner", "make the A3 4"], "Order 4 boxes of A3 and 5 toner"),
        (["team a 3 points", "team b 1 point", "team a 7"], "Team a 7 points\nTeam b 1 point"),
        (["hive 1 has 20 kg", "hive 2 has 25 kg", "no, 26"], "Hive 1 has 20 kg\nHive 2 has 26 kg"),
        (["mr lee room 4 pill at 9", "no, mr lee at 9:30"], "Mr lee room 4 pill at 9:30"),
        (
            ["kita: mia mo-fr 8 bis 14 uhr, leo di und do", "mia jetzt bis 15 uhr"],
            "Kita: mia mo-fr 8 bis 15 uhr, leo di und do"
        ),
        (["dentist friday 8 am", "no, 9 am", "saturday instead"], "Dentist Saturday, 21 March 2026 9 am"),
        (
            ["review on 5 May at 14:00 in room 5", "make it 15:00", "make it 6 May"],
            "Review on 6 May at 15:00 in room 5"
        ),
        (["shop open 9 am to 6 pm", "from 8 am", "no, 8:30"], "Shop open 8:30 am to 6 pm"),
        (["meeting thursday 11:00", "at 1 pm"], "Meeting thursday 1 pm (Thursday 19 March)"),
        (["haircut tuesday 3 pm", "it's at 4"], "Haircut tuesday 4 pm (Tuesday 17 March)"),
        (["lauftreff samstag 9 Uhr am See", "doch um 10"], "Lauftreff samstag um 10 (Samstag 21. März) am See"),
        (
            ["put milk, eggs and bread on the shopping list", "add butter", "make it 12 eggs", "make it 3 breads"],
            "- [ ] milk\n- [ ] 12 eggs\n- [ ] 3 breads\n- [ ] butter"
        ),
        (["passport expires 12 may 2031", "it's 13 may"], "Passport expires Tuesday, 13 May 2031"),
        (["trip 12 may 2027", "moved to 14 may"], "Trip 14 may 2027"),
        (["dentist monday 2pm with anna", "make it 4"], "Dentist monday 4pm (Monday 16 March) with anna"),
        (["rehearsal tuesday 7pm", "rehearsal at 7:30"], "Rehearsal tuesday 7:30pm (Tuesday 17 March)"),
        (
            ["tb test tomorrow half past 9, 62 head", "no wait half past 10 theyre milking late"],
            "Tb test tomorrow half past 10 (Sunday 15 March), 62 head"
        ),
        (["right shoe is 42"], "Right shoe is 42"), (["well pump serviced in may"], "Well pump serviced in may"),
        (["remind me tomorrow at 8 to feed the cat", "and at 18 again"], "- [ ] Feed the cat"),
        (["tax return due 31 may", "tax return due 15 june", "no, 30 june", "yes"], "Tax return due 30 june"),
    ])
    func `A value changes in its place and keeps its form`(said: [String], after: String) async throws {
        let talk = Talk()
        for line in said { await talk.say(line) }
        #expect(try await talk.onlyBody() == after)
    }

    @Test func `A day before which stands “one” is no span of days`() async throws {
        let talk = Talk()
        for line in ["remind me about tax on 20 march", "move the tax one to 25 march"] { await talk.say(line) }
        #expect(try await talk.note("Tax")?.dueAt?.text == "2026-03-25")
    }

    @Test func `A reminder is moved by the name of who it is about`() async throws {
        let talk = Talk()
        for line in ["remind me to email Jona on 21 march", "move Jona to the 22nd"] { await talk.say(line) }
        #expect(try await talk.note("Email Jona")?.dueAt?.text == "2026-03-22")
    }

    @Test func `A bracket that magpie wrote is closed again`() async throws {
        let talk = Talk([("Plan", "dentist (Tuesday 17 March) 9:00")])
        await talk.say("dentist moved to thursday")
        #expect(try await talk.body(of: "Plan") == "dentist (Thursday, 19 March 2026) 9:00")
    }

    @Test func `A title keeps a value that it has by chance`() async throws {
        let talk = Talk()
        for line in ["circuit 1 kitchen 16A\ncircuit 2 bath 16A", "circuit 2 is 20A"] { await talk.say(line) }
        #expect(try await talk.titles() == ["circuit 1 kitchen 16A"])
    }

    @Test(arguments: [
        (
            "- [ ] apples\n- [ ] pineapples\n- [ ] apple juice", "got the apples",
            "- [x] apples\n- [ ] pineapples\n- [ ] apple juice"
        ),
        ("- [ ] call tom's mum\n- [ ] fix bike", "called tom", "- [ ] call tom's mum\n- [ ] fix bike"),
    ])
    func `What is named is ticked, and nothing that has its name in it`(list: String, said: String, after: String)
        async throws
    {
        let talk = Talk([("Todo", list)])
        await talk.say(said)
        #expect(try await talk.body(of: "Todo") == after)
    }
}

/// What is dictated is kept as it is.
struct DictatedQuestionTests {
    @Test(arguments: [
        ("note: forget it", "forget it"), ("remember that where is it?", "where is it?"),
        ("note: how many eggs?", "how many eggs?"),
    ])
    func `A question or a sigh that is dictated is kept`(said: String, kept: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.onlyBody()?.lowercased() == kept)
    }

    @Test(arguments: ["remember that café we liked?", "forget it", "do you remember that café?"])
    func `What only sounds like that is not kept`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.bodies().isEmpty)
    }
}

/// An item of a list that names two things.
struct ItemOfTwoTests {
    @Test(arguments: [
        ("take Mia off the guests", "- [ ] Tom\n- [ ] Ben"), ("remove Tom from the guests", "- [ ] Mia\n- [ ] Ben"),
        ("take Mia and Tom off the guests", "- [ ] Ben"), ("take Ben off the guests", "- [ ] Mia and Tom"),
        ("take Mia and Ben off the guests", "- [ ] Tom"),
    ])
    func `Only what is named is taken off`(said: String, after: String) async throws {
        let talk = Talk([("Guests", "- [ ] Mia and Tom\n- [ ] Ben")])
        await talk.say(said)
        #expect(try await talk.body(of: "Guests") == after)
    }
}
