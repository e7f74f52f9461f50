import Testing

@testable import BuiltinBackend

/// Text that is dictated after a colon: it is written whole, and no part of it is done.
@Suite struct DictatedTextTests {
    private static let notes = [
        ("Boiler", "1.5 bar"), ("Spare key", "under the pot"), ("Wifi", "router"), ("Meter", "4711"),
        ("Radar idea", "a dish"), ("Shopping list", "- [ ] milk\n- [ ] eggs"),
    ]

    @Test(arguments: [
        ("add to the boiler note: Dr. Weber checked it", "Boiler", "Dr. Weber checked it"),
        ("add to spare key: Mrs. Jones, apt. 4, has it", "Spare key", "Mrs. Jones, apt. 4, has it"),
        ("add to the meter: no. 5 is broken", "Meter", "no. 5 is broken"),
        ("add to wifi: see example.com. Password is foo", "Wifi", "see example.com. Password is foo"),
        (
            "add to wifi: the router is slow. It needs a restart. Password is foo", "Wifi",
            "the router is slow. It needs a restart. Password is foo"
        ),
        ("add to wifi: ssid is Home; password is abc", "Wifi", "ssid is Home; password is abc"),
        ("write under boiler: a thing. And more", "Boiler", "a thing. And more"),
        ("put in spare key: Tom has one. Anna too", "Spare key", "Tom has one. Anna too"),
        ("add to boiler: call Ann; tick off milk", "Boiler", "call Ann; tick off milk"),
        ("append to the boiler note: done. Delete the wifi note", "Boiler", "done. Delete the wifi note"),
        ("boiler note: add Dr. Weber", "Boiler", "Dr. Weber"),
    ])
    func `All that follows the colon goes to the note`(said: String, title: String, added: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await talk.bodies()
        let answer = await talk.answer(said)
        let body = before[title].map { "\($0)\n\(added)" }
        #expect(try await talk.bodies() == before.merging([title: body ?? ""]) { $1 }, "\(answer)")
    }

    @Test(arguments: [
        "note: clean up, then delete the meter note", "note: x is y, and delete the wifi note",
        "note: pay rent. Clear the shopping list", "note: call Ann; tick off milk",
        "note: buy paint; delete wifi later",
        "remember: the pump is fixed. Delete the boiler note", "idea: a lamp. Remove milk from the shopping list",
    ])
    func `A dictated note keeps all of its text and does nothing of it`(said: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await talk.bodies()
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(after.count == before.count + 1)
        #expect(before.allSatisfy { after[$0] == $1 })
        let text = said.drop { $0 != ":" }.dropFirst(2).lowercased()
        let new = after.first { before[$0.key] == nil }
        #expect([new?.key, new?.value].contains { $0?.lowercased().contains(text) ?? false }, "\(after)")
    }

    @Test(arguments: [
        ("append: bolts", "1.5 bar\nbolts"), ("add: not too much", "1.5 bar\nnot too much"),
        ("write: screws. And nuts", "1.5 bar\nscrews. And nuts"), ("add the following: x", "1.5 bar\nx"),
    ])
    func `What is to be added goes to the last note, and is no note of its own`(said: String, body: String) async throws
    {
        let talk = Talk(Self.notes)
        await talk.say("show the boiler note")
        await talk.say(said)
        #expect(try await talk.body(of: "Boiler") == body)
        #expect(try await talk.titles().count == Self.notes.count)
        let alone = Talk([Self.notes[0], Self.notes[1]])
        await alone.say(said)
        #expect(try await alone.bodies() == [Self.notes[0].0: Self.notes[0].1, Self.notes[1].0: Self.notes[1].1])
    }

    @Test(arguments: [
        "add owls to the radar idea. Also bats", "add bats to wifi. And cats", "put owls in radar idea. It is urgent",
        "add tom to spare key, he has one. Anna too",
    ])
    func `What is for a note lands on no list, and none of it is lost`(said: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await talk.bodies()
        let answer = await talk.answer(said)
        let after = try await talk.bodies()
        #expect(after["Shopping list"] == before["Shopping list"])
        #expect(after.count == before.count)
        let last = said.split(separator: " ").last ?? ""
        #expect(after == before || after.values.contains { $0.hasSuffix(last) }, "\(answer)\n\(after)")
    }

    @Test func `An item beside one shopping list makes no second one`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("show the boiler note")
        await talk.say("add cable")
        #expect(try await talk.titles().count == Self.notes.count)
    }

    @Test func `What was deleted is what is in the Trash`() async throws {
        let talk = Talk(Self.notes)
        #expect(await talk.answer("what did I delete today?") == "The Trash is empty.")
    }

    @Test(arguments: [
        (
            "dentist at 3pm on friday, bring the x-ray", "move it to monday",
            "Dentist at 3pm on Monday, 23 March 2026, bring the x-ray"
        ),
        ("pick up Tom at 5 on thursday", "make it saturday", "Pick up Tom at 5 on Saturday, 21 March 2026"),
        ("9am friday standup", "move it to monday", "9am Monday, 23 March 2026 standup"),
        ("lunch at noon on friday", "change it to monday", "Lunch at noon on Monday, 23 March 2026"),
        ("call Eve at 4pm on friday", "it's on monday now", "Call Eve at 4pm on Monday, 23 March 2026"),
    ])
    func `A day that is moved leaves the hour before it`(note: String, said: String, body: String) async throws {
        let talk = Talk()
        await talk.say("note: \(note)")
        await talk.say(said)
        let after = try await talk.bodies()
        #expect(after.contains { [$0.key, $0.value].contains(body) }, "\(after)")
    }
}
