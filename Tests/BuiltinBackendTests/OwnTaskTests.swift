import Notes
import Testing

@testable import BuiltinBackend

/// What a person is to do, said like an order.
struct OwnTaskTests {
    @Test(arguments: [
        ("call the bank on monday", "Call the bank", "2026-03-16"),
        ("wash the car tomorrow", "Wash the car", "2026-03-15"),
        ("ring the dentist tomorrow", "Ring the dentist", "2026-03-15"),
        ("on friday pay the rent", "Pay the rent", "2026-03-20"), ("pay rent on the 1st", "Pay rent", "2026-04-01"),
        ("feed the cat at 6", "Feed the cat", "2026-03-14 18:00"),
        ("cancel netflix by friday", "Cancel netflix", "2026-03-20"),
        ("take out the bins on monday", "Take out the bins", "2026-03-16"),
        ("meet anna friday at 6 at the station", "Meet anna at the station", "2026-03-20 18:00"),
        ("morgen mama anrufen", "Mama anrufen", "2026-03-15"),
        ("auto waschen am samstag", "Auto waschen", "2026-03-21"),
        ("Hol morgen Mamas Rezept ab", "Hol morgen Mamas Rezept ab", "2026-03-15"),
        ("Kauf morgen Rasendünger", "Kauf morgen Rasendünger", "2026-03-15"),
        (
            "bring the timesheet, the pack and the glasses on thursday",
            "Bring the timesheet, the pack and the glasses",
            "2026-03-19"
        ),
    ])
    func `With a day or a time it is a reminder`(said: String, title: String, due: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let note = try await talk.note(title)
        #expect(note?.body == "- [ ] \(title)")
        #expect(note?.dueAt?.text == due)
        try talk.checkReplay()
    }

    @Test(arguments: [
        ("water the plants every sunday", "Water the plants", "every sunday"),
        ("every monday take out the bins", "Take out the bins", "every monday"),
        ("every monday and thursday take out the bins", "Take out the bins", "every monday and thursday"),
        ("take pills at 8 every day", "Take pills", "at 8 every day"),
        ("jeden sonntag blumen gießen", "Blumen gießen", "jeden sonntag"),
        ("every friday order the tablets", "Order the tablets", "every friday"),
    ])
    func `What is done again and again comes again`(said: String, title: String, rhythm: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.body(of: title) == "- [ ] \(title)\nRepeats: \(rhythm)")
    }

    @Test(arguments: ["mow the lawn", "fix the tap", "pay the plumber", "müll rausbringen", "buy stamps"])
    func `What only a person does is kept without a day`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.onlyBody()?.lowercased() == "- [ ] \(said)")
    }

    @Test(arguments: [
        "call mum", "text anna", "book a table for two on friday", "order pizza tonight", "play jazz at 7",
        "turn off the light at 10", "set an alarm for 7", "mama anrufen", "send me the photos tomorrow", "ring mum",
    ])
    func `What a telephone or a service may be meant for is not written unasked`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.bodies().isEmpty)
    }

    @Test(arguments: [
        "book club tuesday 7pm", "water meter 4711 on monday", "walk on sunday with Jo", "text from Tom on monday",
        "plant sale on saturday", "exercise class on monday at 6", "bake at 180 degrees",
        "post office closes at 5 on friday", "cover letter due friday", "order 4411 arrives friday",
    ])
    func `A thing whose name is a verb as well is no task`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.onlyBody()?.hasPrefix("- [ ]") == false)
        #expect(try await talk.hasNoDueNote())
    }

    @Test(arguments: [
        "water bill", "ring size", "paint colour", "wash it on friday", "take that off on monday", "finish",
        "pay in cash only", "post came today", "finish the list", "buy no milk", "kauf nichts",
    ])
    func `What names no object writes nothing unasked`(said: String) async throws {
        let talk = Talk([("House", "Paint colour is RAL 7016")])
        await talk.say(said)
        #expect(try await talk.bodies() == ["House": "Paint colour is RAL 7016"])
    }

    @Test(arguments: [
        ("move the vet to monday at 10", "vet on Monday, 16 March 2026, 10:00"), ("cancel the vet on friday", ""),
        ("change the vet from friday to monday", ""),
    ])
    func `What is noted is moved, and is no new task`(said: String, after: String) async throws {
        let talk = Talk([("Vet", "vet on friday at 9")])
        await talk.say(said)
        #expect(try await talk.titles().count <= 1)
        #expect(try await talk.onlyBody()?.contains(after) ?? after.isEmpty)
    }

    @Test func `One thing to buy with a shopping list goes there, and with a day it is a reminder`() async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say("buy milk")
        await talk.say("buy flowers on friday")
        #expect(
            try await talk.bodies() == ["Shopping list": "- [ ] tea\n- [ ] milk", "Buy flowers": "- [ ] Buy flowers"]
        )
    }
}

/// One more reminder right after another.
struct AnotherReminderTests {
    @Test(arguments: [
        ("remind me to pay the gas bill on friday", "and the water bill", "Pay the water bill", "2026-03-20"),
        ("remind me to call Tom tomorrow at 9", "and Anna at 10", "Call Anna", "2026-03-15 10:00"),
        ("remind me to call Tom tomorrow at 9", "and Anna", "Call Anna", "2026-03-15 09:00"),
        ("feed the cat on monday", "and to water the plants", "Water the plants", "2026-03-16"),
        ("feed the cat on monday", "also call mum", "Call mum", "2026-03-16"),
        ("erinnere mich morgen um 9 an den zahnarzt", "und um 10 an die post", "Post", "2026-03-15 10:00"),
    ])
    func `It has the verb and the day of the one before, where it names none`(
        first: String,
        said: String,
        title: String,
        due: String
    ) async throws {
        let talk = Talk()
        for line in [first, said] { await talk.say(line) }
        #expect(try await talk.note(title)?.dueAt?.text == due)
        #expect(try await talk.titles().count == 2)
        try talk.checkReplay()
    }

    @Test(arguments: [
        ("remind me to pick up the kids at 4", "and anna at 5", "Pick up anna"),
        ("morgen mama anrufen", "und papa", "Papa anrufen"),
    ])
    func `The verb of the one before is taken whole`(first: String, said: String, title: String) async throws {
        let talk = Talk()
        for line in [first, said] { await talk.say(line) }
        #expect(try await talk.note(title) != nil)
    }

    @Test(arguments: ["and it's urgent", "and eggs", "and on friday too", "and thanks", "and again"])
    func `What names nothing more makes no reminder`(said: String) async throws {
        let talk = Talk()
        for line in ["remind me to call Tom tomorrow at 9", said] { await talk.say(line) }
        #expect(try await talk.titles() == ["Call Tom"])
    }
}

/// German lists in short words.
struct ShortGermanTests {
    @Test func `What is to be bought goes on the list`() async throws {
        let talk = Talk([("Einkaufsliste", "- [ ] brot")])
        for line in ["kauf milch", "noch butter", "milch gekauft"] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "- [ ] brot\n- [x] milch\n- [ ] butter")
    }

    @Test func `A day that is corrected is written in German`() async throws {
        let talk = Talk()
        for line in ["zahnarzt am freitag um 9", "doch montag"] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "Zahnarzt am Montag, 23. März 2026 um 9")
    }
}
