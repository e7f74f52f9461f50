import Notes
import Testing

@testable import BuiltinBackend

/// What people broke who tried to.
struct WholeNoteTests {
    private static let notes = [
        ("Router", "SSID: meise\nPassword: hunter2"), ("Invoice A", "100 EUR"), ("Invoice B", "200 EUR"),
        ("Old recipes", "Soup"), ("Shopping", "- [ ] milk\n- [ ] eggs\n- [ ] bread"),
        ("Garden plan", "beds"), ("Garden fence", "paint"), ("Garden hose", "leaks"),
    ]

    @Test(arguments: [
        "delete the password from the router note", "delete the 100 EUR from invoice a", "delete the router's password",
        "lösche das passwort aus der notiz router", "delete invoices", "delete invoices a and b",
        "get rid of old notes",
        "can i delete the router note?", "could we clear the shopping list?", "clear shopping but keep milk",
        "delete the garden plan but keep the fence", "delete the notes about the garden except the hose",
    ])
    func `What is not clearly a whole note, or excepts something, deletes nothing`(said: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await talk.bodies()
        await talk.say(said)
        #expect(try await talk.bodies() == before)
    }

    @Test(arguments: ["all but the hose", "any but the fence", "both", "everything except the hose"])
    func `An exception is no choice`(said: String) async throws {
        let talk = Talk(Self.notes)
        #expect(await talk.answer("delete the garden note").hasPrefix("Which one do you mean?"))
        await talk.say(said)
        #expect(try await talk.titles().filter { $0.hasPrefix("Garden") }.count == 3)
    }

    @Test(arguments: ["remove the last one", "delete the last one", "delete the last entry"])
    func `The last one of a list is no note`(said: String) async throws {
        let talk = Talk(Self.notes)
        await talk.say("add jam and honey to shopping")
        await talk.say(said)
        #expect(try await talk.titles().contains("Shopping"))
    }

    @Test func `A correction of what was ticked ticks the other`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("i bought the eggs")
        await talk.say("no i meant bread")
        #expect(try await talk.body(of: "Shopping")?.contains("meant") == false)
        #expect(try await talk.body(of: "Shopping")?.contains("[ ] eggs\n- [x] bread") == true)
    }

    @Test(arguments: [
        ("got milk, still need eggs", ["milk"]), ("bought milk, eggs sold out", ["milk"]),
        ("bought milk and eggs, bread tomorrow", ["milk", "eggs"]),
    ])
    func `What was not bought stays open`(said: String, ticked: [String]) async throws {
        let talk = Talk(Self.notes)
        await talk.say(said)
        let done = Checklist(try await talk.body(of: "Shopping") ?? "").items.filter(\.isDone).map(\.text)
        #expect(done == ticked)
    }

    @Test func `A reminder is moved by days from its own day`() async throws {
        let talk = Talk()
        await talk.say("remind me to see the dentist on 27 march")
        await talk.say("postpone the dentist by 2 days")
        #expect(try await talk.store.notes(NoteFilter()).first?.dueAt?.text == "2026-03-29")
    }
}
