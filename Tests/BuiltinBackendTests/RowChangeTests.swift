import Foundation
import Testing

@testable import BuiltinBackend

/// Notes with a row for each of several things, one of which is otherwise now.
struct RowChangeTests {
    /// What becomes of a note by a line.
    private func body(_ body: String, of title: String, by said: String) async throws -> String? {
        let talk = Talk([(title, body)])
        await talk.say(said)
        try talk.checkReplay()
        return try await talk.body(of: title)
    }

    @Test(arguments: [
        ("Ben 5\nBenno 7\nBella 5", "ben gets 6 now", "Ben 6\nBenno 7\nBella 5"),
        ("Kate 15 an hour\nJill 15 an hour", "jill gets 16 now", "Kate 15 an hour\nJill 16 an hour"),
        ("Müller 650\nMeier 650", "meier zahlt jetzt 670", "Müller 650\nMeier 670"),
        ("Box 2 Max, 6 kg hay\nBox 3 Luna, 4 kg hay", "luna gets 5 now", "Box 2 Max, 6 kg hay\nBox 3 Luna, 5 kg hay"),
        ("guest: sunny123\nhome: Moon456!", "guest wifi is now rain321", "guest: rain321\nhome: Moon456!"),
        ("201 the Millers\n202 the Moellers", "the moellers have 204 now", "201 the Millers\n204 the Moellers"),
    ])
    func `A number takes the place of the one of its row`(body: String, said: String, after: String) async throws {
        #expect(try await self.body(body, of: "Guest wifi", by: said) == after)
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
        #expect(try await self.body(body, of: "Physio", by: said) == after)
    }

    @Test(arguments: [
        ("Di 18:00 Halle A\nDo 18:00 Halle B", "donnerstag ist jetzt in halle c", "Di 18:00 Halle A\nDo 18:00 Halle C")
    ])
    func `A place takes the place of the one of its row`(body: String, said: String, after: String) async throws {
        #expect(try await self.body(body, of: "Plan", by: said) == after)
    }

    @Test(arguments: [
        ("Owner: Jo", "the owner is Ann now", "Owner: Ann"),
        ("Owner: Jo", "change the owner to Ann Brown", "Owner: Ann Brown"),
        ("Engineer: Pete\nService: March", "the service is in April now", "Engineer: Pete\nService: April"),
        ("size 32\nteacher: Ms Brown", "her teacher is now Mr Green", "size 32\nteacher: Mr Green"),
        ("host: db1\nuser: jo", "change the rota user to ann", "host: db1\nuser: ann"),
        ("host: db1\nuser: jo", "update the user in rota to ann", "host: db1\nuser: ann"),
    ])
    func `A name takes the place of the one behind a label`(body: String, said: String, after: String) async throws {
        #expect(try await self.body(body, of: "Rota", by: said) == after)
    }

    @Test(arguments: [
        ("Plumber: Dave 07700 900123", "plumber is now Kate 07700 900555", "Plumber: Kate 07700 900555"),
        ("Coffee: £2.40 small £3.10 large", "large coffee is 3.30 now", "Coffee: £2.40 small £3.30 large"),
        ("nappies size 4", "nappies should be size 5", "nappies size 5"),
    ])
    func `What stands with a value goes with it`(body: String, said: String, after: String) async throws {
        #expect(try await self.body(body, of: "Rota", by: said) == after)
    }

    @Test(arguments: [
        ("PE days: Mon Thu", "pe days are tue and fri now"),
        ("Doctor: Dr Lee, Park St\nVet: 01234 555777", "vet moved to High St"),
        ("Leo shoes: 27", "leos shoes are 28 and a half now"),
        ("saison og 1.054, 5 gal", "the saison is down to 1.006"), ("sw01 u12, sw02 u14", "rota ups is u2"),
    ])
    func `A value of something else stays`(body: String, said: String) async throws {
        let talk = Talk([("Rota", body)])
        let answer = await talk.answer(said)
        let bodies = try await talk.bodies().values
        #expect(bodies.contains { $0.hasPrefix(body) })
        #expect(bodies.joined().count > body.count || answer.hasSuffix("?"))
    }

    @Test(arguments: ["the owner is Ann", "rota owner: Ann", "the owner is ann now"])
    func `What may be no other name is asked about`(said: String) async throws {
        let talk = Talk([("Rota", "Owner: Jo")])
        #expect(await talk.answer(said).hasPrefix("Rota says “Jo”. Shall I change that to"))
        #expect(try await talk.body(of: "Rota") == "Owner: Jo")
        await talk.say("yes")
        #expect(try await talk.body(of: "Rota")?.lowercased() == "owner: ann")
    }

    @Test(arguments: [
        // Words take the place of no words.
        ("locker 11 - Tim\nlocker 1 - Sue", "locker 1 goes to Max now"),
        ("Mo Petra\nMi Rosa", "mittwoch macht jetzt petra"), ("peg 1 coat\npeg 2 hat", "peg 2 is now scarf"),
        ("locker 1 - Tim\nlocker 2 - Sue", "locker 2 is broken now"),
        ("number 4 schulz\nnumber 6 okafor", "number 6 is empty now"),
        ("Tom shoe size 34", "tom is 12 now"), ("Gym is 29 a month, locker 114", "gym opens 6 now"),
        ("Box is in the loft", "the box is a mess now"), ("Plan has rooms 11, 12 and 13", "room 12 is now 14"),
        ("Tom owes me 20", "tom is now 30"), ("Berth 3 Gull\nBerth 4 Tern", "tern is in berth 3 now"),
        ("team 1: al, bo\nteam 3: ed, flo", "flo switched to team 1"), ("1 vik\n2 tess", "tess is number 1 now"),
        ("101 Keller, 102 free, 103 Yilmaz", "102 keller now"), ("U9 Coach Sven, U11 Coach Jana", "u11 sven now"),
        ("mum 1188\ndad 4471", "mum is 71 now"), ("oma 14\nopa 9", "opa is 80 now"),
        ("Jan 78\nUli 84", "uli ist jetzt 30 jahre alt"), ("ken 301\nray 170", "ken turned 50"),
        ("420 g at birth", "plan is 5100 g now"), ("nina choir\nole judo", "nina does drums as well now"),
        ("shelf 1 basil\nshelf 3 tomato", "move basil to shelf 3"),
        ("frogs: mr ray\nowls: ms lum", "move mr ray to owls"),
        ("tent green\nstove blue", "the green tent has a hole now"),
    ])
    func `What is told of something else puts nothing in its place`(body: String, said: String) async throws {
        #expect(try await self.body(body, of: "Plan", by: said)?.hasPrefix(body) == true)
    }

    @Test(arguments: [
        ("appointment tuesday 10", "choir moved to thursday 11", "appointment Thursday 11"),
        ("friday 8pm at Bo", "choir moved to saturday 9", "Saturday 9pm at Bo"),
        ("mon 15:00 ella\ntue 16:00 nora", "nora moved to thu 16:00", "mon 15:00 ella\nthu 16:00 nora"),
        ("wednesday at 6", "choir now friday 7", "Friday at 7"),
    ])
    func `An hour without “at” moves with its day`(body: String, said: String, after: String) async throws {
        let talk = Talk([("Choir", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Choir")?.caseInsensitiveCompare(after) == .orderedSame)
    }

    @Test func `A date in brackets goes with its day`() async throws {
        let talk = Talk()
        await talk.say("notar termin donnerstag um 10")
        await talk.say("notar jetzt freitag 9")
        let body = try #require(await talk.onlyBody())
        #expect(body.contains("Freitag"))
        #expect(!body.contains("19. März"))
    }

    @Test(arguments: [
        ("bathroom: jo\nkitchen: kim", "jo and kim swap", "bathroom: kim\nkitchen: jo"),
        ("monday spelling\ntuesday sums", "swap spelling and sums", "monday sums\ntuesday spelling"),
        ("red 16:00\nblue 17:00", "red and blue have swapped times", "blue 16:00\nred 17:00"),
        ("Mo Ole\nDi Uli", "ole tauscht mit uli", "Mo Uli\nDi Ole"),
    ])
    func `Two things that swap take each other's place`(body: String, said: String, after: String) async throws {
        #expect(try await self.body(body, of: "Plan", by: said) == after)
    }

    @Test(arguments: [
        ("bathroom: jo\nkitchen: kim", "jo and kim swap on friday"), ("bathroom: jo, kim", "jo and kim swap"),
        ("mon jo\ntue kim\nwed jo", "jo and kim swap"), ("bathroom: jo\nkitchen: kim", "jo and kim never swap"),
    ])
    func `What swaps for a day, or stands twice, stays where it is`(body: String, said: String) async throws {
        #expect(try await self.body(body, of: "Plan", by: said)?.hasPrefix(body) == true)
    }

    @Test func `Another place for a row is asked about`() async throws {
        let talk = Talk([("Exam", "on april 8 in hall b")])
        #expect(await talk.answer("exam is in hall c").contains("A no keeps both"))
        await talk.say("yes")
        #expect(try await talk.body(of: "Exam") == "on april 8 in hall c")
    }

    @Test(arguments: [
        ("day 32 ct\nnight 24 ct", "night is 26 ct from april"), ("rent 800", "rent is 850 as of april"),
    ])
    func `What is so from a later month changes nothing yet`(body: String, said: String) async throws {
        let talk = Talk([("Power", body)])
        await talk.say(said)
        #expect(try await talk.bodies()["Power"]?.hasPrefix(body) == true)
    }
}
