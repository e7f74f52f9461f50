import Testing

@testable import BuiltinBackend

/// Short lines that state something plainly.
struct PlainFactTests {
    @Test(arguments: [
        "the cat is called Miso", "my dentist is Dr Meier", "my bank is Barclays", "hotel is the Ibis in Lyon",
        "bin day is tuesday", "choir practice is tuesdays", "my seat is 14C", "my email is anna@web.de", "locker 22",
        "i lent tom my drill", "lisa hates olives", "stopcock is under the sink", "the sofa is 2.10 long",
        "unser Hausmeister ist Herr Demir", "der Kater heißt Findus",
    ])
    func `They are kept at once`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.onlyBody()?.lowercased().hasPrefix(said.lowercased()) == true)
        try talk.checkReplay()
    }

    @Test(arguments: [
        "my feet are killing me", "the dog is asleep on my foot", "it is so quiet today", "my coffee is cold",
        "the bus is late again", "Ella is driving me mad", "Hein is Hein", "nobody likes me", "this is it",
        "my hands are in ribbons", "mein Rücken tut weh",
    ])
    func `How somebody feels is no fact`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.bodies().isEmpty)
    }
}
