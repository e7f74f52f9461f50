import Assistant
import Notes
import Testing

@testable import BuiltinBackend

@Suite struct PipedTextTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var order: String
        var title: String?
        var testDescription: String { order }
    }

    @Test(
        arguments: [
            Case(order: "note this", title: nil),
            Case(order: "please save this as a note", title: nil),
            Case(order: "keep that", title: nil),
            Case(order: "save this as Board meeting", title: "Board meeting"),
            Case(order: "note this down as board meeting please", title: "Board meeting"),
            Case(order: "make a note of this", title: nil), Case(order: "make a note", title: nil),
            Case(order: "save as a note", title: nil), Case(order: "remember the following", title: nil),
            Case(order: "new note titled Board meeting", title: "Board meeting"),
            Case(order: "make a note called board meeting", title: "Board meeting"),
            Case(order: "save the following as Board meeting", title: "Board meeting"),
        ]
    )
    func `A last line that asks to keep the text is not part of it`(wanted: Case) throws {
        let piped = try #require(PipedText("Minutes of Monday\n- price stays at 9\n\n\(wanted.order)"))
        guard case .keep(let title, let body) = piped.order else {
            Issue.record("\(piped.order)")
            return
        }
        #expect(body == "Minutes of Monday\n- price stays at 9")
        #expect(title == wanted.title)
    }

    @Test(arguments: [
        ("note this and tag it git", ["git"]), ("save this as Rebase, tagged #git and #work", ["git", "work"]),
        ("keep this with the tag git", ["git"]), ("note this", []),
    ])
    func `An order to keep a text may tag it`(order: String, tags: [String]) async throws {
        let talk = Talk()
        await talk.say("git rebase -i\n\n\(order)")
        #expect(try await talk.store.notes(NoteFilter()).map(\.tags) == [tags])
    }

    @Test(arguments: ["add these to my shopping list", "add to the shopping list"])
    func `Lines can go onto a list`(order: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say("oat milk\n- bread\n\n\(order)")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] oat milk\n- [ ] bread")
    }

    @Test(arguments: ["add this to the boiler note", "append this to boiler", "put this in the boiler note please"])
    func `Lines can go into a note`(order: String) async throws {
        let talk = Talk([("Boiler", "1.5 bar"), ("Shopping list", "- [ ] milk")])
        await talk.say("line one\nline two\n\n\(order)")
        #expect(try await talk.bodies() == ["Boiler": "1.5 bar\nline one\nline two", "Shopping list": "- [ ] milk"])
    }

    @Test func `Lines for a note that there is not are no note of their own`() async throws {
        let talk = Talk([("Boiler", "1.5 bar")])
        let turn = await talk.say("line one\nline two\n\nadd this to the garage note")
        #expect(turn.reply == "No note is called the garage note. Nothing was written.")
        #expect(turn.isLeftOpen)
        #expect(try await talk.titles() == ["Boiler"])
    }

    @Test(arguments: ["summarise this", "translate it into German", "what does it say?"])
    func `What takes a model is said to take one, and nothing is written`(order: String) async throws {
        let talk = Talk()
        let answer = await talk.answer("Minutes of Monday\n- price stays at 9\n\n\(order)")
        #expect(answer.contains("that takes a model backend"))
        #expect(try await talk.titles().isEmpty)
    }

    @Test(
        arguments: [
            "note this", "\n\nnote this", "a\nb",
            "First paragraph.\n\nKeep calm and carry on, said the second paragraph of the text.",
        ]
    )
    func `Other text has no order at its end`(text: String) {
        #expect(PipedText(text) == nil)
    }

    @Test(arguments: [
        ("remind me of this on friday", "2026-03-20"), ("please remind me about that tomorrow", "2026-03-15"),
    ])
    func `A text is what somebody is reminded of`(order: String, due: String) async throws {
        let talk = Talk()
        await talk.say("From: Bob\nInvoice 7 for the roof.\n\n\(order)")
        let note = try #require(try await talk.store.notes(NoteFilter()).first)
        #expect(note.body == "From: Bob\nInvoice 7 for the roof.")
        #expect(note.dueAt?.text == due)
    }

    @Test(arguments: ["delete this", "please delete these from my shopping list", "tick off these", "undo that"])
    func `An order about a note is no part of a text, and keeps none`(order: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        let turn = await talk.say("milk\nbread\n\n\(order)")
        #expect(turn.reply == "\(Reply.nothingMeant) The text was not stored.")
        #expect(turn.isLeftOpen)
        #expect(try await talk.bodies() == ["Shopping list": "- [ ] milk"])
    }

    @Test(arguments: ["remember that keep it", "remember keep it", "note that, keep this", "yes"])
    func `Where there is nothing to keep, or to say yes to, nothing is done`(line: String) async throws {
        let talk = Talk()
        #expect(await talk.say(line).isLeftOpen)
        #expect(try await talk.titles().isEmpty)
    }

    @Test func `A reminder without a day is none`() async throws {
        let talk = Talk()
        #expect(await talk.say("From: Bob\nInvoice 7\n\nremind me of this some time").hasOnlyLooked)
    }

    @Test(arguments: ["replace the servers note with this", "overwrite servers with that"])
    func `A text takes the place of no other`(order: String) async throws {
        let talk = Talk([("Servers", "a 1\nb 2"), ("Hosts", "x")])
        #expect(await talk.answer("c 3\nd 4\n\n\(order)") == Reply.rewriting)
        #expect(try await talk.bodies() == ["Servers": "a 1\nb 2", "Hosts": "x"])
    }
}
