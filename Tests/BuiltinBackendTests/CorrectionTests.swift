import Notes
import Testing

@testable import BuiltinBackend

/// What a person says right after something was written.
struct CorrectionTests {
    @Test(arguments: ["no, I meant oat milk", "i meant oat milk"])
    func `The item that was added last is put right`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        await talk.say("add milk to the shopping list")
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread\n- [ ] oat milk")
    }

    @Test func `A correction of nothing changes nothing`() async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        #expect(await talk.answer("no, i meant oat milk").contains("nothing was changed"))
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread")
    }

    @Test(arguments: ["also note there that the garage closes at six", "add that the garage closes at six"])
    func `A sentence goes to the note that was spoken of`(said: String) async throws {
        let talk = Talk([("Car service", "It is due in May."), ("Wifi", "On the router")])
        await talk.say("when is the car service due?")
        await talk.say(said)
        #expect(try await talk.body(of: "Car service") == "It is due in May.\nThe garage closes at six")
    }

    @Test func `A list that is done with is ticked off`() async throws {
        let talk = Talk([("Packing list", "- [ ] socks\n- [x] soap\n- [ ] charger")])
        await talk.say("i finished everything on my packing list")
        #expect(try await talk.body(of: "Packing list") == "- [x] socks\n- [x] soap\n- [x] charger")
    }

    @Test(arguments: ["and coffee", "oh and also coffee", "plus coffee", "also coffee"])
    func `What comes after goes to the same list`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] bread"), ("Packing list", "- [ ] socks")])
        await talk.say("add milk to the shopping list")
        await talk.say(said)
        await talk.say("and eggs, butter")
        #expect(
            try await talk.body(of: "Shopping list")
                == "- [ ] bread\n- [ ] milk\n- [ ] coffee\n- [ ] eggs\n- [ ] butter"
        )
    }

    @Test func `Nothing is added where nothing was`() async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        await talk.say("where is the key?")
        await talk.say("and coffee")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread")
    }

    @Test(arguments: ["i bought the milk", "we already picked up milk", "i've got the milk"])
    func `What was bought is ticked off where it is on a list`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] bread\n- [ ] milk"), ("Packing list", "- [ ] socks")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread\n- [x] milk")
    }

    @Test(
        arguments: [
            ("got the lamp oil and the tape", ["lamp oil", "tape"]), ("packed the rope n the tape", ["rope", "tape"]),
            ("tape and rope have arrived", ["tape", "rope"]), ("rang the harbour office", ["call the harbour office"]),
            ("ian fixed the gate", ["Ian: fix the gate"]), ("ruth rang the harbour office", []),
            ("didn't get the tape", []), ("got the tape and 40 screws for ruth", ["tape"]),
            ("the tape is gone, tick it", ["tape"]),
            ("emailed the harbour office", []),
            ("got everything but the tape", ["rope", "lamp oil", "call the harbour office", "Ian: fix the gate"]),
        ]
    )
    func `What somebody did is ticked off, and nothing else`(said: String, done: [String]) async throws {
        let items = ["rope", "lamp oil", "tape", "call the harbour office", "Ian: fix the gate"]
        let talk = Talk([("Boat list", items.map { "- [ ] \($0)" }.joined(separator: "\n"))])
        await talk.say(said)
        let body = items.map { "- [\(done.contains($0) ? "x" : " ")] \($0)" }.joined(separator: "\n")
        #expect(try await talk.body(of: "Boat list") == body)
    }

    @Test(
        arguments: [
            ("sorry, the number ends 0238", "Ruth's number is 0117 496 0238"),
            ("0117 497 0233, i misread", "Ruth's number is 0117 497 0233"),
            ("no wait, five of us are coming at 8", "Ruth's number is 0117 496 0233"),
        ]
    )
    func `A value takes the place of the one that it is meant for`(said: String, body: String) async throws {
        let talk = Talk()
        await talk.say("remember that Ruth's number is 0117 496 0233")
        await talk.say(said)
        #expect(try await talk.bodies().values.contains(body))
    }

    @Test(arguments: [
        ("quote for the sink 240", "make that 265 forgot the vat", "quote for the sink 265"),
        ("about 60 plovers by the fire station", "no i tell a lie, 80", "about 80 plovers"),
        ("meet ruby at the side door at 4pm", "no, make it half 4", "at half 4"),
        ("dentist tuesday 3:30", "make it half 4", "tuesday half 4"),
        ("Riverside campsite, 3 nights", "Riverside is now 4 nights, 96 all in", "96 all in"),
        ("Wilf needs wellies size 6", "size 7 apparently", "wellies size 7"),
        ("headache was a 4 this morning", "no its more like a 5", "headache was a 5"),
    ])
    func `A reason behind the right value is no part of it`(told: String, said: String, after: String) async throws {
        let talk = Talk()
        await talk.say("remember that " + told)
        await talk.say(said)
        let bodies = try await talk.bodies()
        #expect(bodies.values.contains { $0.lowercased().contains(after) }, "\(bodies)")
    }

    @Test(arguments: ["put them back", "no wait my mistake put them back", "oops, bring it back", "bring it backkk"])
    func `What was just taken off a list comes back`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] bread\n- [ ] milk")])
        await talk.say("take milk off the shopping list")
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] bread\n- [ ] milk")
    }

    @Test(arguments: ["undo that please", "can you undo the last thing", "take that back"])
    func `Undoing an undo goes no further back`(said: String) async throws {
        let talk = Talk()
        await talk.say("make a packing list with socks")
        await talk.say("tick off socks")
        await talk.say("undo")
        await talk.say(said)
        #expect(try await talk.body(of: "Packing list") == "- [x] socks")
        await talk.say(said)
        #expect(try await talk.body(of: "Packing list") == "- [ ] socks")
    }

    @Test func `A list may be named after how often it is done`() async throws {
        let talk = Talk()
        await talk.say("weekly list: bins, plants")
        #expect(try await talk.body(of: "Weekly list") == "- [ ] bins\n- [ ] plants")
    }

    @Test func `A value that several notes may hold is not guessed at`() async throws {
        let talk = Talk([
            ("Prices", "lace 7250\ncotton 3200\nlace, wide 9100"), ("Ruth", "Ruth owes 14500 for two lace"),
        ])
        let before = try await talk.bodies()
        await talk.say("increase lace to 7600")
        #expect(try await talk.bodies() == before)
    }

    @Test func `A pasted text is kept, whatever its last line says`() async throws {
        let talk = Talk()
        await talk.say("submission deadlines\n- Granta, 30 November, max 6,000 words\n- Bridport, 31 May")
        #expect(try await talk.titles().count == 1)
    }

    @Test func `A bracket of an item stays whole`() async throws {
        let talk = Talk()
        await talk.say("things to carry: map, letter (torn), playlist")
        #expect(try await talk.bodies().values.contains("- [ ] map\n- [ ] letter (torn)\n- [ ] playlist"))
    }

    @Test func `What is on several lists is asked about`() async throws {
        let talk = Talk([("Shopping list", "- [ ] socks"), ("Packing list", "- [ ] socks")])
        #expect(await talk.answer("i bought socks").contains("2. "))
        await talk.say("the packing list")
        #expect(try await talk.body(of: "Packing list") == "- [x] socks")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] socks")
    }

    @Test func `What was done and is on no list is kept, after a question where it may be a remark`() async throws {
        let talk = Talk([("Shopping list", "- [ ] bread")])
        #expect(await talk.answer("i bought a new bicycle") == Reply.offerNote)
        await talk.say("yes")
        #expect(try await talk.titles().count == 2)
    }

    @Test func `A number is corrected beside its own words`() async throws {
        let talk = Talk()
        await talk.say("remember breakfasts:\n4 full Irish\n1 vegetarian\n2 porridge")
        await talk.say("make that 5 full Irish")
        let body = try await talk.store.notes(NoteFilter()).first?.body ?? ""
        #expect(body.contains("5 full Irish") && body.contains("1 vegetarian"))
    }

    @Test(arguments: [
        (
            "Back gate at bryn house", "Back gate at bryn house is 3819",
            "bryn house have changed their gate, its 3891 now", "3891"
        ),
        ("Nursery keypad", "Nursery keypad 3348", "nursery changed the keypad, its 8120 now", "8120"),
        ("Back door", "Back door code 6620x", "back door code changed. 7714x", "7714x"),
    ])
    func `What has changed may be told before the new value`(
        title: String,
        body: String,
        said: String,
        new: String
    ) async throws {
        let talk = Talk([(title, body), ("Alarm", "Alarm code 5590")])
        await talk.say(said)
        #expect(try await talk.note(title)?.body.hasSuffix(new) ?? false)
    }

    @Test(arguments: [
        ("remember dashcam card 64gb", "make that 128", "128gb"),
        ("remember rates from june 95 a double, 70 single", "hmm no 98 for the double", "98 a double, 70 single"),
        ("remember chequer cock first home in 2h 51", "2h 41 sorry", "2h 41"),
        ("remember blood pressure 148/86 on 10 november", "146 sorry", "148/86 on 10 november"),
    ])
    func `A number takes the place of the number that it is about`(
        kept: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk()
        await talk.say(kept)
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).first?.body.contains(after) ?? false)
    }

    @Test(arguments: [
        ("Funeral mr adeyemi", "Funeral mr adeyemi tuesday 2pm", "oh the adeyemi funerals at 3 not 2", "3pm"),
        ("Mrs okonkwo", "Mrs okonkwo every tuesday 8:15 to dialysis", "her pickup is 8:30 now not 8:15", "8:30"),
    ])
    func `What is wrong says which value is meant`(
        title: String,
        body: String,
        said: String,
        new: String
    ) async throws {
        let talk = Talk([(title, body), ("Dentist", "Dentist on friday")])
        await talk.say(said)
        #expect(try await talk.body(of: title)?.contains(new) ?? false)
    }

    @Test(arguments: ["no, 556 at the end", "no no the end is 556"])
    func `The end of a number may be all that is said of it`(said: String) async throws {
        let talk = Talk()
        await talk.say("remember lorna is on 01632 960 555")
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).first?.body.contains("960 556") ?? false)
    }

    @Test(arguments: [
        ("remind me to take the scissors on 30 march", "make it the tuesday instead", "2026-03-31"),
        ("remind me to take the scissors on friday", "make it the thursday instead", "2026-03-19"),
        ("remind me to take the scissors on friday", "move it to saturday", "2026-03-21"),
    ])
    func `A weekday alone is the one nearest to the day it takes the place of`(
        kept: String,
        said: String,
        day: String
    ) async throws {
        let talk = Talk()
        await talk.say(kept)
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).first?.dueAt?.text.hasPrefix(day) ?? false)
    }

    @Test(arguments: [
        ("Anna starts on Monday, Tom starts on Thursday", "Tom moved to Friday", "Anna starts on Monday"),
        ("Yoga Monday 6pm, choir Thursday 7pm", "choir moved to Friday", "Yoga Monday 6pm"),
        ("Bins: paper on Monday, glass on Tuesday", "glass moved to Wednesday", "paper on Monday"),
        ("Anna is in room 3, Tom is in room 5", "Tom moved to room 7", "Anna is in room 3"),
        ("Anna pays 20, Bob pays 30", "Bob pays 40 now", "Anna pays 20"),
        ("Gate code 1234, alarm 5678", "the alarm code changed, it's 9999 now", "Gate code 1234"),
        ("Garage code is 9012", "the alarm code changed, it's 9999 now", "Garage code is 9012"),
    ])
    func `What belongs to another keeps its value`(kept: String, said: String, stays: String) async throws {
        let talk = Talk()
        await talk.say("remember \(kept)")
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).contains { $0.body.lowercased().contains(stays.lowercased()) })
    }

    @Test(arguments: [
        ("no, at 7", "2026-03-15 07:00"), ("no, at 9", "2026-03-15 09:00"), ("no, at 7pm", "2026-03-15 19:00"),
    ])
    func `An hour is in the half of the day of the one it takes the place of`(said: String, due: String) async throws {
        let talk = Talk()
        await talk.say("remind me tomorrow at 8 to call Tom")
        await talk.say(said)
        #expect(try await talk.store.notes(NoteFilter()).first?.dueAt?.text.hasPrefix(due) ?? false)
    }

    @Test(arguments: [("milk is done", "no, the eggs"), ("remove the coffee", "no i meant the eggs")])
    func `The name of another item takes the place of none`(first: String, said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] eggs\n- [ ] coffee")])
        await talk.say(first)
        let before = try await talk.body(of: "Shopping list") ?? ""
        await talk.say(said)
        let after = try await talk.body(of: "Shopping list") ?? ""
        #expect(before.replacing("[x]", with: "[ ]") == after.replacing("[x]", with: "[ ]"))
    }

    @Test(arguments: ["make it 6", "no, 6"])
    func `A number is for the item that was said last`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] 2 apples")])
        await talk.say("add pears to the shopping list")
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] 2 apples\n- [ ] pears")
        await talk.say("add 3 figs to the shopping list")
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] 2 apples\n- [ ] pears\n- [ ] 6 figs")
    }

    @Test(arguments: [("make it half past nine", "09:30"), ("make it 8:30", "08:30"), ("make it at 5", "17:00")])
    func `An hour for a day is the one that it would have had with it`(said: String, time: String) async throws {
        let talk = Talk()
        await talk.say("remind me to ring the bank tomorrow")
        #expect(await talk.answer(said) == "Moved Ring the bank: Sunday, 15 March 2026, \(time).")
    }

    @Test func `A day that is there already is no missing day`() async throws {
        let talk = Talk()
        await talk.say("remind me on 5 december to send cards")
        #expect(
            await talk.answer("make it 5 december")
                == "Send cards is due Saturday, 5 December 2026. Nothing was changed."
        )
    }

    @Test(arguments: [
        "Ben has a new number, 07700 900222", "Ben's new number is 07700 900222", "ben got a new number 07700 900222",
        "Ben has a new mobile, it's 07700 900222",
    ])
    func `A new number takes the place of the old one`(said: String) async throws {
        let talk = Talk([("Ben", "Ben's number is 07700 900111"), ("Ann", "Ann's number is 07700 900333")])
        await talk.say(said)
        let bodies = try await talk.bodies().values.joined()
        #expect(bodies.contains("900222"))
        #expect(!bodies.contains("900111"))
        #expect(bodies.contains("900333"))
    }

    @Test(arguments: ["Tim has a new number, 07700 900222", "new code for the shed is 5512"])
    func `A new number of something else changes none`(said: String) async throws {
        let talk = Talk([("Ben", "Ben's number is 07700 900111"), ("Gate", "The gate code is 4471")])
        await talk.say(said)
        #expect(try await talk.body(of: "Ben") == "Ben's number is 07700 900111")
        #expect(try await talk.body(of: "Gate") == "The gate code is 4471")
    }
}
