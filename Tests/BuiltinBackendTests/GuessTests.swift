import Foundation
import Testing

@testable import BuiltinBackend

/// Lines that are only half understood: they write nothing, and nothing is changed in the wrong place.
@Suite struct GuessTests {
    private static let notes = [
        ("Boat list", "- [ ] rope\n- [ ] lamp oil\n- [x] tape"), ("Wifi password", "Wifi password is hunter2"),
        ("Shed code", "The code of the shed is 4411"), ("Ferry", "The ferry leaves pier 8080 at nine"),
        ("Ruth", "Ruth pays 40 euros, Anna pays 60 euros"),
        ("Call Ruth", "- [ ] Call Ruth\nDue: Friday, 20 March 2026 (friday)"),
    ]

    @Test(arguments: [
        // questions in any form
        "what dock in harlow", "rope for the boat??", "omg whats due today", "anything i gotta do",
        "you ever been to malmo",
        "hab ich irgendwas zur fähre aufgeschrieben", "wann muss ich zum hafen", "ist seil schon auf der bootsliste?",
        // orders that are only half understood
        "forget what I said about the harbour master", "correct the tax number to 991", "max words?",
        "grey, put that in her note", "scrap whatever is on there",
        "put candles on the blue list and rope on the other",
        "delete ruth from my life", "make it a bit nicer", "tack this onto the thing from before",
        // what turns back to something that was said
        "nah not the lamp mum said no", "wait no, its flat", "never mind about the tape then",
        "on reflection i was wrong",
        "jk dont delete anything", "No, I do not need a reminder for the roses.", "and the other one",
        // remarks
        "damn its cold in this cabin", "good night, see you at four", "ugh i hate mondays", "bis morgen, tschau",
        "lol you are funny", "she would like to keep it",
        // news of something that is noted
        "ruth cancelled", "the code of the shed i never remember",
    ])
    func `Nothing is written by guess`(said: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await talk.bodies()
        await talk.say(said)
        #expect(try await talk.bodies() == before)
    }

    @Test(arguments: [
        "delete everything", "delete all my notes", "delete everything about ruth", "clear the ferry note",
        "delete both ferry notes", "delete the list", "lösch alles", "delete the harbour note",
        "forget the ferry and go on",
        "clear everything",
    ])
    func `Nothing is deleted that is not named`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say("what is on the boat list")
        await talk.say(said)
        #expect(try await talk.titles().count == Self.notes.count)
        #expect(try await talk.body(of: "Boat list") == "- [ ] rope\n- [ ] lamp oil\n- [x] tape")
    }

    @Test func `What would go is named before anything does`() async throws {
        let talk = Talk(Self.notes)
        #expect(await talk.answer("delete everything about ruth").contains("Call Ruth"))
        #expect(await talk.answer("delete all my notes").contains("Shed code"))
        #expect(await talk.answer("clear the ferry note").contains("delete Ferry"))
    }

    @Test(
        arguments: [
            ("change the wifi password to hunter3", "Wifi password", "Wifi password is hunter3"),
            ("change pier 8080 to 9090", "Ferry", "The ferry leaves pier 9090 at nine"),
            ("the code of the shed is now 4412", "Shed code", "The code of the shed is 4412"),
            ("change 60 to 65 in the ruth note", "Ruth", "Ruth pays 40 euros, Anna pays 65 euros"),
        ]
    )
    func `Only the old value goes`(said: String, title: String, body: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.body(of: title) == body)
    }

    @Test(arguments: ["change euros to pounds", "I parked on level 7, not 4", "no, 7", "the price is now 12"])
    func `A place that is not the only one is left alone`(said: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await talk.bodies()
        await talk.say("what does ruth pay")
        await talk.say(said)
        #expect(try await talk.bodies().filter { before.keys.contains($0.key) } == before)
    }

    @Test func `A number in a title is changed as a whole or not at all`() async throws {
        let talk = Talk([("Load 88214 at dock 14", "Load 88214 waits at dock 14")])
        await talk.say("load 88214 moved to dock 22")
        #expect(try await talk.titles() == ["Load 88214 at dock 22"])
    }

    @Test(
        arguments: [
            ("forget the lamp oil, i found some at the pier", "- [ ] rope\n- [x] tape"),
            ("take the rope off the boat list, anna has one", "- [ ] lamp oil\n- [x] tape"),
            ("scrap the rope, we take the chain", "- [ ] lamp oil\n- [x] tape"),
        ]
    )
    func `The reason after an order is no part of it`(said: String, body: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say("what is on the boat list")
        await talk.say(said)
        #expect(try await talk.body(of: "Boat list") == body)
    }

    @Test(arguments: ["bring it back", "hm no restore it", "undelete that"])
    func `Only what was deleted is brought back`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say("add chain to the boat list")
        await talk.say(said)
        #expect(try await talk.body(of: "Boat list")?.hasSuffix("chain") == true)
        await talk.say("delete the ferry note")
        await talk.say(said)
        #expect(try await talk.titles().contains("Ferry"))
    }

    @Test func `German rules are for German lines`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("schreib Kerzen auf die Bootsliste")
        await talk.say("was steht auf der Bootsliste")
        await talk.say("meet ruth in copenhagen")
        #expect(try await talk.titles().contains("Copenhagen") == false)
    }

    @Test func `A pasted text changes no note`() async throws {
        let talk = Talk([("Minutes", "- [ ] Ian: fix gate\n- [ ] me: chase subs")])
        await talk.say("Minutes of Monday\npresent: Deb, me\n- [ ] Ian: fix gate\n- [ ] Deb: lights")
        #expect(try await talk.body(of: "Minutes") == "- [ ] Ian: fix gate\n- [ ] me: chase subs")
        #expect(try await talk.titles().count == 2)
    }

    @Test(arguments: ["delete both", "all of them", "both"])
    func `A question about one note is not answered with both`(said: String) async throws {
        let talk = Talk([("Shopping", "- [ ] milk\n- [ ] eggs")])
        await talk.say("delete milk")
        await talk.say(said)
        #expect(try await talk.titles().count == 1)
    }
}
