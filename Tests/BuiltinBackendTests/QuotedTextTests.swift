import Notes
import Testing

@testable import BuiltinBackend

/// What stands between quotation marks is meant as it is typed, without the marks.
@Suite struct QuotedTextTests {
    @Test(arguments: [
        (#"in the setup note, change "f(**a)" to "g(**b)""#, "Run f(**a) twice", "Run g(**b) twice"),
        (##"change "# indented" to "# outdented" in setup"##, "    # indented", "    # outdented"),
        (#"change "rock & roll" to "jazz" in setup"#, "Benjamin likes rock & roll", "Benjamin likes jazz"),
        (#"replace “likes” with “loves” in setup"#, "Ben likes what he dislikes", "Ben loves what he dislikes"),
        (#"change likes to "loves" in setup"#, "Ben likes jazz", "Ben loves jazz"),
    ])
    func `Quoted words take the place of quoted words`(said: String, body: String, after: String) async throws {
        let talk = Talk([("Setup", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Setup") == after)
    }

    @Test func `A quoted day moves what is due as well`() async throws {
        let talk = Talk()
        await talk.say("remind me of the dentist on friday")
        await talk.say(#"change "friday" to "monday""#)
        #expect(try await talk.store.notes(NoteFilter()).first?.dueAt?.text == "2026-03-23")
    }

    @Test func `The x of a box is no text`() async throws {
        let talk = Talk([("Setup", "- [x] milk")])
        await talk.say(#"change "x" to "y" in setup"#)
        #expect(try await talk.body(of: "Setup") == "- [x] milk")
    }

    @Test(arguments: [(#"rename setup to "Old setup""#, "Old setup"), (#"rename setup to “Ben”"#, "Ben")])
    func `A quoted title has no marks`(said: String, title: String) async throws {
        let talk = Talk([("Setup", "a text")])
        await talk.say(said)
        #expect(try await talk.titles() == [title])
    }

    @Test(arguments: [
        (#"add "milk" and "eggs" to the shopping list"#, "- [ ] tea\n- [ ] milk\n- [ ] eggs"),
        (#"add "bread and butter, sliced" to the shopping list"#, "- [ ] tea\n- [ ] bread and butter, sliced"),
    ])
    func `Quoted things are an item each`(said: String, body: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] tea")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == body)
    }
}
