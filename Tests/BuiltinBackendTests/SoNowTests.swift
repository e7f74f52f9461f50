import Testing

@testable import BuiltinBackend

/// What is otherwise from now on, and what a line about it leaves as it was.
struct SoNowTests {
    @Test(arguments: [
        ("Hotel in Lisbon is Casa Azul", "lisbon is lovely now"), ("Joe lives in Leeds", "joe is fine now"),
        ("Joe lives in Leeds\nJoe works in Hull", "joe moved to york"),
        ("Spare key is with Ravi", "is the spare key with joan now?"),
        ("Spare key is with Ravi", "the spare key is not with joan now"),
        ("Box is in the loft", "the box is a mess now"),
    ])
    func `What is said of nothing that stands there changes nothing`(body: String, said: String) async throws {
        let talk = Talk([("Facts", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Facts")?.hasPrefix(body) == true)
    }

    @Test(arguments: [
        ("Lawn mowed 2 march", "lawn mowed 13 march", "2 march"), ("40 bolts in the tin", "used 10 bolts", "40 bolts"),
        ("Quote for the roof is 4200", "miller wants the roof under 4000", "4200"),
        ("Plumber: Mike 07700 900111", "new plumber is Pete 07700 900222", "900111"),
        ("Lena's address is 12 Mill Lane", "ben moved to 7 Church Street", "12 Mill Lane"),
    ])
    func `What tells of something else leaves the old value`(body: String, said: String, kept: String) async throws {
        let talk = Talk([("Facts", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Facts")?.contains(kept) == true)
    }

    @Test(arguments: [
        (["shop opens at 9am", "shop opens at 12 now"], "Shop opens at 12pm"),
        (["shop opens at 11am", "shop opens at 3 now"], "Shop opens at 3pm"),
        (["swimming thursday 6pm", "moved to friday"], "Swimming Friday"),
        (["meeting friday at 10", "moved to next friday"], "27 March"),
        (["remind me every tuesday to take out the bins", "bins are wednesday now"], "every wednesday"),
        (["dentist 20 march at 10", "dentist is postponed by a week"], "27 March"),
        (["zahnarzt am freitag um 9", "zahnarzt verschoben auf montag"], "23. März"),
        (["piano is at 5", "the appointment is at 10"], "10"),
    ])
    func `A new day or hour keeps what belongs to it`(said: [String], part: String) async throws {
        let talk = Talk()
        for line in said { await talk.say(line) }
        #expect(try await talk.onlyBody()?.contains(part) == true)
        try talk.checkReplay()
    }
}
