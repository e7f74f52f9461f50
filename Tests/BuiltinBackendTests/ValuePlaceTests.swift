import Testing

@testable import BuiltinBackend

/// Which number, time or code of a note a new one takes the place of.
@Suite struct ValuePlaceTests {
    @Test(arguments: [
        ("Castellano/Reeve: ceremony 4.30, 64 guests", "castellano ceremony moved to 5.15", "ceremony 5.15, 64 guests"),
        ("the order for Ann: 2 tiers, 90 guests, ready by 3 July", "make that 110 guests", "2 tiers, 110 guests"),
        ("driving lesson at 5pm, 35 quid", "sorry, I meant 6.15", "at 6.15pm, 35 quid"),
        ("Mia has ballet at 16:15 and piano at 17:00", "ballet changed!! now is 16:45", "16:45 and piano at 17:00"),
        ("train 9:15 to Ely, 17:30 back", "the train to Ely is at 9:40 now", "9:40 to Ely, 17:30 back"),
        ("meet Lucinda on the 13th", "no, 14th is safer", "14"),
        ("Flights to Madeira about 210 return", "flights gone up to 245", "about 245 return"),
        ("Castellano: ceremony 4.30, 64 guests", "castellano has 70 guests now", "ceremony 4.30, 70 guests"),
    ])
    func `A value takes the place of what it is most like`(body: String, said: String, after: String) async throws {
        let talk = Talk([])
        await talk.say("remember that \(body)")
        await talk.say(said)
        let bodies = try await talk.bodies()
        #expect(bodies.values.contains { $0.contains(after) }, "\(bodies)")
    }

    @Test func `The end of an address is no address`() async throws {
        let talk = Talk([("Console", "Console ip is 10.101.10.20")])
        await talk.say("console got a new address, ends in .21 now")
        #expect(try await talk.body(of: "Console")?.contains("10.101.10.20") == true)
    }

    @Test func `What is said to be as it is already puts nothing in the place of another number`() async throws {
        let talk = Talk([("Castellano", "Castellano: ceremony 4.30, 64 guests")])
        await talk.say("castellano ceremony is 4.30 now")
        #expect(try await talk.body(of: "Castellano")?.contains("ceremony 4.30, 64 guests") == true)
    }

    @Test(arguments: [
        ("move the lesson from 5pm to 6.30", "lesson at 6.30"),
        ("change the lesson from 5pm to 6.30", "lesson at 6.30"),
    ])
    func `What it was and what it is are told apart`(said: String, after: String) async throws {
        let talk = Talk([("Lesson", "driving lesson at 5pm, 35 quid")])
        await talk.say(said)
        #expect(try await talk.body(of: "Lesson")?.contains(after) == true)
    }
}
