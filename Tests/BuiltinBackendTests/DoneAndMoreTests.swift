import Testing

@testable import BuiltinBackend

/// Something that was done, and something else told after it.
@Suite struct DoneAndMoreTests {
    private static func talk() -> Talk {
        Talk([("Shopping list", "- [ ] zip\n- [ ] bobbins\n- [ ] lining"), ("Calls", "- [ ] Call Ben\n- [ ] Call Ann")])
    }

    @Test(arguments: [
        "got zip and bobbins. lining was 1800 a yard", "zip and bobbins bought! my back hurts",
        "got the zip and the bobbins; scaffold hire Stuart is 07700 900119",
    ])
    func `What is done is ticked, whatever follows it`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [x] zip\n- [x] bobbins\n- [ ] lining")
        try talk.checkReplay()
    }

    @Test(arguments: ["add tape, zip done, bobbins done", "add tape, zip is done and bobbins done"])
    func `What is done is ticked behind what is added`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] zip\n- [ ] bobbins")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [x] zip\n- [x] bobbins\n- [ ] tape")
    }

    @Test(arguments: ["ap3 done", "ap3 done, sfp done", "replaced ap3"])
    func `A name with a number is a thing as well`(said: String) async throws {
        let talk = Talk([("Todo", "- [ ] replace ap3\n- [ ] order sfp\n- [ ] label rack")])
        await talk.say(said)
        #expect(try await talk.body(of: "Todo")?.hasPrefix("- [x] replace ap3") == true)
    }

    @Test func `What is on no list is said`() async throws {
        let talk = Talk([("Order", "- [ ] citra\n- [ ] caps")])
        #expect(await talk.answer("got citra and the yeast") == "Ticked off: citra on Order. Not on Order: yeast.")
    }

    @Test func `What is wanted instead takes the place`() async throws {
        let talk = Talk([("Shopping list", "- [ ] eggs\n- [ ] milk")])
        await talk.say("forget the eggs, get bread instead")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread\n- [ ] milk")
    }

    @Test func `What follows it is kept, if it is a fact`() async throws {
        let talk = Self.talk()
        await talk.say("got the zip. the scaffold hire man is Stuart, 07700 900119")
        #expect(try await talk.bodies().values.contains { $0.contains("07700 900119") })
    }

    @Test(arguments: ["called ben. he didnt answer", "called ben. no answer", "rang ann! she was not in"])
    func `What comes to nothing ticks nothing`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Calls") == "- [ ] Call Ben\n- [ ] Call Ann")
    }

    @Test func `What is asked of oneself ticks nothing`() async throws {
        let talk = Self.talk()
        await talk.say("got the zip? no")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] zip\n- [ ] bobbins\n- [ ] lining")
    }

    @Test(arguments: ["zip is ordered, lining isn't, cross em off", "all but the zip is ordered, tick them"])
    func `What is said not to be done is not ticked beside the rest`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] zip\n- [ ] bobbins\n- [ ] lining")
    }

    @Test func `A fact behind a comma is kept too`() async throws {
        let talk = Self.talk()
        await talk.say("got the zip, scaffold hire is 07700 900119")
        #expect(try await talk.body(of: "Shopping list") == "- [x] zip\n- [ ] bobbins\n- [ ] lining")
        #expect(try await talk.bodies().values.contains { $0.contains("07700 900119") })
        try talk.checkReplay()
    }

    @Test func `What may be a note is offered, and not lost`() async throws {
        let talk = Talk([("Calls", "- [ ] Speak to Ben\n- [ ] Call Ann")])
        let reply = await talk.answer("spoke to ben. he starts on monday")
        #expect(try await talk.body(of: "Calls") == "- [x] Speak to Ben\n- [ ] Call Ann")
        #expect(reply.contains("he starts on monday"))
        await talk.say("yes")
        #expect(try await talk.bodies().values.contains { $0.lowercased().contains("starts on monday") })
        try talk.checkReplay()
    }

    @Test func `What is needed goes on the list behind what was got`() async throws {
        let talk = Self.talk()
        await talk.say("got the zip. we need milk and bread")
        let list = try await talk.body(of: "Shopping list")
        #expect(list == "- [x] zip\n- [ ] bobbins\n- [ ] lining\n- [ ] milk\n- [ ] bread")
    }

    @Test func `A question behind what was done is answered`() async throws {
        let talk = Talk([("Shopping list", "- [ ] zip\n- [ ] rope"), ("Spare key", "The spare key is under the pot")])
        let reply = await talk.answer("got the zip. where is the spare key?")
        #expect(try await talk.body(of: "Shopping list") == "- [x] zip\n- [ ] rope")
        #expect(reply.contains("under the pot"))
    }

    @Test(arguments: [
        "called ben. left a message", "called ben. engaged", "rang ann, got her voicemail", "rang ann. busy",
    ])
    func `What reached nobody, or went wrong, ticks nothing`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Calls") == "- [ ] Call Ben\n- [ ] Call Ann")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] zip\n- [ ] bobbins\n- [ ] lining")
    }

    @Test(arguments: [
        ("order the brass handles", "ordered the brass handles. They come on Tuesday", "They come on Tuesday"),
        ("call the bank", "called the bank. They need the form", "They need the form"),
        ("send the parcel", "sent the parcel - tracking is AB123", "tracking is AB123"),
        ("ring the pharmacy", "rang the pharmacy; they'll deliver on Saturday", "they'll deliver on Saturday"),
        ("buy the winter tyres", "bought the winter tyres. 4 of them, 380 euros", "4 of them, 380 euros"),
    ])
    func `No word behind what was done is lost in silence`(item: String, said: String, offered: String) async throws {
        let talk = Talk([("Todo", "- [ ] \(item)\n- [ ] rest")])
        let reply = await talk.answer(said)
        #expect(try await talk.body(of: "Todo") == "- [x] \(item)\n- [ ] rest")
        #expect(reply.contains(offered))
        await talk.say("yes")
        #expect(
            try await talk.bodies().values.contains {
                $0.lowercased().hasPrefix(said.prefix(12).lowercased()) || $0.contains("AB123")
            }
        )
    }
}
