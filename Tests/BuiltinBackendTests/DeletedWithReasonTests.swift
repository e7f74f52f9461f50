import Testing

@testable import BuiltinBackend

/// Deletions, and what takes them back, with the reason in the same line.
@Suite struct DeletedWithReasonTests {
    private static func talk() -> Talk {
        Talk([
            ("Raffle list", "- [ ] gin\n- [ ] voucher"), ("Whistle of the van", "Above 80 it makes a noise"),
            ("Allotment of Agnes", "Plot 12"), ("Ferry", "At nine"), ("Ferry hotel", "Room 4"),
        ])
    }

    @Test(arguments: [
        "delete the raffle list, Margaret says she's running it", "chuck the raffle list, job lost",
        "raffle list can be deleted, all done",
    ])
    func `The reason is no part of the name`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await !talk.titles().contains("Raffle list"))
        #expect(try await talk.titles().count == 4)
    }

    @Test(arguments: ["delete the ferry hotel we are driving", "delete the ferry hotel not going"])
    func `A reason behind the whole name needs no comma`(said: String) async throws {
        let talk = Self.talk()
        #expect(await talk.answer(said).hasPrefix("Moved Ferry hotel to the Trash."))
    }

    @Test(arguments: ["what was the last thing i deleted", "was hab ich gerade gelöscht", "what did i just delete"])
    func `What was deleted last is said`(asked: String) async throws {
        let talk = Self.talk()
        await talk.say("delete the raffle list")
        #expect(await talk.answer(asked).contains("Raffle list"))
    }

    @Test func `To get rid of what a note is about is no task`() async throws {
        let talk = Talk([("Session thurs", "Session thurs: rondo, finishing")])
        await talk.say("get rid of thursdays session")
        #expect(try await talk.bodies() == ["Session thurs": "Session thurs: rondo, finishing"])
    }

    @Test(arguments: [
        "delete the note about the whistle, it is gone", "erase what I wrote about the whistle, fixed",
        "the garage fixed the whistle, you can delete the note about it",
    ])
    func `The only note that is called so is deleted`(said: String) async throws {
        let talk = Self.talk()
        #expect(await talk.answer(said).hasPrefix("Moved Whistle of the van to the Trash."))
    }

    @Test(arguments: [
        "undo, dorel ate all", "undo that, i need it", "bring it back, Julie wants it",
        "put it back. fobs not till nov", "no put it back need the gin", "bring it back i want the voucher",
    ])
    func `What was deleted comes back, whatever the reason`(said: String) async throws {
        let talk = Self.talk()
        await talk.say("delete the raffle list")
        await talk.say(said)
        #expect(try await talk.titles().count == 5)
    }

    @Test(arguments: [
        "delete the ferry note, the hotel note", "delete the raffle list not the ferry note",
        "delete the raffle list, not the ferry note",
        "chuck the tent, the stove",
        "can the raffle list be deleted?", "delete the raffle list, on second thoughts keep it",
        "delete the raffle list, Margaret said not to", "delete the raffle list, or should I keep it",
        "delete the raffle list. only joking", "the raffle list can go? I'm not sure",
        "the raffle list can go, Anna says",
        "delete the raffle list? Margaret runs it now", "delete the raffle list, Margaret still needs it though",
        "delete the raffle list, or maybe not",
    ])
    func `A second name, a question and a doubt are no reason`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.titles().count == 5)
    }

    @Test(arguments: [
        "delete the raffle list they're all sold", "bin the raffle list, its all done",
    ])
    func `An “all” in the reason means no other note`(said: String) async throws {
        let talk = Self.talk()
        #expect(await talk.answer(said).hasPrefix("Moved Raffle list to the Trash."))
    }

    @Test func `The sign for “and” in a title is that word`() async throws {
        let talk = Talk([("Cash n carry list", "- [ ] cups")])
        #expect(await talk.answer("delete the cash and carry list").hasPrefix("Moved Cash n carry list to the Trash."))
    }

    @Test func `A note that is called after a go is deleted`() async throws {
        let talk = Talk([("Go kart", "Dave has it until May."), ("Ferry", "Leaves at 9.")])
        #expect(await talk.answer("delete the go kart note, sold").hasPrefix("Moved Go kart to the Trash."))
    }

    @Test(arguments: ["clear the raffle list away", "the raffle list can go now", "the raffle list can go"])
    func `A list that may go is deleted`(said: String) async throws {
        let talk = Self.talk()
        #expect(await talk.answer(said).hasPrefix("Moved Raffle list to the Trash."))
    }

    @Test(arguments: [
        "the raffle list can go now, send it to Kim", "the raffle list can go, Dave reckons",
        "clear the allotment of agnes away",
    ])
    func `What goes elsewhere, and a chore, deletes nothing`(said: String) async throws {
        let talk = Self.talk()
        await talk.say(said)
        #expect(try await talk.titles().count == 5)
    }
}
