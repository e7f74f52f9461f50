import Notes
import Testing

@testable import BuiltinBackend

/// Orders that say more than the order: why, or what stays as it is.
@Suite struct OrderWithReasonTests {
    @Test(arguments: [
        "remove the toys stall, not enough", "take the toys stall off, not enough of them",
        "the toys stall is no longer needed",
    ])
    func `A reason that denies something takes nothing back`(said: String) async throws {
        let talk = Talk([("Fair", "- [ ] urn\n- [ ] toys stall")])
        await talk.say("what's on the fair list")
        await talk.say(said)
        #expect(try await talk.body(of: "Fair") == "- [ ] urn")
    }

    @Test func `A list that is not needed now is dropped`() async throws {
        let talk = Talk([("First night list", "- [ ] kettle"), ("Oven", "hot")])
        await talk.say("drop the first night list, dont need it now")
        #expect(try await talk.titles() == ["Oven"])
    }

    @Test(arguments: ["drop the first night list, don't", "drop the first night list, no"])
    func `What takes the order back still does`(said: String) async throws {
        let talk = Talk([("First night list", "- [ ] kettle"), ("Oven", "hot")])
        await talk.say(said)
        #expect(try await talk.titles().count == 2)
    }

    @Test(arguments: [
        ("put bananas on it too please", "bananas"), ("add Hilary from the choir", "Hilary from the choir"),
        ("plus mop heads", "mop heads"), ("+ mop heads", "mop heads"),
    ])
    func `The list that was looked at gets more`(said: String, item: String) async throws {
        let talk = Talk([("Fair", "- [ ] urn\n- [ ] cups")])
        await talk.say("add tea to the fair list")
        await talk.say(said)
        #expect(try await talk.body(of: "Fair") == "- [ ] urn\n- [ ] cups\n- [ ] tea\n- [ ] \(item)")
    }

    @Test(arguments: [("tie in the clematis", "I tied in the clematis"), ("dig the bed", "dug the bed")])
    func `What is told in a past form of its own is asked about`(item: String, said: String) async throws {
        let talk = Talk([("Garden", "- [ ] \(item)\n- [ ] edge the lawn")])
        await talk.say(said)
        await talk.say("yes")
        #expect(try await talk.body(of: "Garden") == "- [x] \(item)\n- [ ] edge the lawn")
    }

    @Test(arguments: [
        ("move the cake to 10.15", "2026-03-20 10:15"), ("move the cake to wed 10", "2026-03-18 10:00"),
        ("move the cake to the 26th same time", "2026-03-26 09:30"),
        ("move cake to 26th, same time", "2026-03-26 09:30"),
    ])
    func `An order moves something that is to be done to the hour it names`(said: String, due: String) async throws {
        let talk = Talk()
        await talk.say("remind me to get the cake friday at 9.30")
        await talk.say(said)
        let note = try await talk.store.notes(NoteFilter()).first
        #expect(note?.dueAt?.text == due)
    }

    @Test(arguments: ["no, wait, undo that. I need the figure for comparison.", "undo that, I need the figure"])
    func `Why something is taken back is no order`(said: String) async throws {
        let talk = Talk([("Quotation", "1,840"), ("Oven", "hot")])
        await talk.say("delete the quotation")
        await talk.say(said)
        #expect(try await talk.titles().sorted() == ["Oven", "Quotation"])
    }

    @Test(arguments: [
        "oh, better keep that until they confirm", "the code on the box is otter-52, write that down will you",
    ])
    func `No note is made of a word that says nothing`(said: String) async throws {
        let talk = Talk([("Router", "goes back on the 22nd")])
        await talk.say(said)
        #expect(try await talk.titles().allSatisfy { !["Oh", "Down"].contains($0) })
    }

    @Test(arguments: ["jean texted: delete the old photos", "jean rang: tick off the photos"])
    func `What somebody else said is no order`(said: String) async throws {
        let talk = Talk([("Old photos", "- [ ] photos\n- [ ] frames")])
        await talk.say(said)
        #expect(try await talk.body(of: "Old photos") == "- [ ] photos\n- [ ] frames")
    }

    @Test(arguments: [
        ("dentist tuesday 2pm", "move the dentist to wed 10", "10am"),
        ("party sat 3pm", "move the party to sunday 11", "11am"),
        ("dinner sat 8pm", "move the dinner to sunday 9", "9pm"),
        ("meeting with sam friday 3pm", "meeting moved to 10", "10am"),
    ])
    func `A bare hour is in the half of the day that is likely`(note: String, said: String, time: String) async throws {
        let talk = Talk()
        await talk.say(note)
        await talk.say(said)
        let bodies = try await talk.bodies()
        #expect(bodies.values.contains { $0.contains(time) }, "\(bodies)")
    }

    @Test(arguments: [
        ("bed 4 insulin 8 units at 12", "change bed 4 insulin to 10 units", "bed 4 insulin"),
        ("bed 6 paracetamol 500mg", "change bed 6 paracetamol to 1g", "bed 6 paracetamol"),
        ("kitchen tiles 30x60 grey, 42 boxes", "change kitchen tiles to 45 boxes", "kitchen tiles"),
    ])
    func `A new value leaves what it is of`(note: String, said: String, name: String) async throws {
        let talk = Talk()
        await talk.say("remember that \(note)")
        await talk.say(said)
        let bodies = try await talk.bodies()
        #expect(bodies.contains { ($0.key + $0.value).lowercased().contains(name) }, "\(bodies)")
    }

    @Test(arguments: ["move bob to lunch", "move bob to the office", "push bob to Vienna", "move bob to someday"])
    func `What something is moved to takes the place of no name`(said: String) async throws {
        let talk = Talk()
        await talk.say("remind me to meet Bob on friday")
        await talk.say(said)
        #expect(try await talk.titles() == ["Meet Bob"])
    }

    @Test(arguments: ["remind me: call mum tomorrow at 9", "remind me tomorrow at 9: call mum"])
    func `A reminder with a colon is a reminder`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        let note = try await talk.store.notes(NoteFilter()).first
        #expect(note?.title == "Call mum" && note?.dueAt?.text == "2026-03-15 09:00")
    }

    @Test func `What points at an offer deletes no note unasked`() async throws {
        let talk = Talk([("Study group", "study group wed 5pm")])
        await talk.say("study group is in room 204")
        await talk.say("same time, but with Jo")
        await talk.say("delete that")
        #expect(try await talk.titles().contains("Study group"))
    }

    @Test func `A passport is no password`() async {
        let talk = Talk([("Wifi password", "The wifi password is kale77")])
        #expect(await !talk.answer("where is my passport?").contains("kale77"))
    }
}
