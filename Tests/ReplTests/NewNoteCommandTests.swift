import AssistantTestSupport
import BuiltinBackend
import Foundation
import Notes
import Synchronization
import TerminalUI
import Testing

@testable import Repl

/// `/new`, `/paste`, `/copy`, `/merge`, `/purge` and `/log`.
struct NewNoteCommandTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")
    private let other = TestWorld.note(0x5C1E, "Key", "in the drawer")
    private let old = TestWorld.note(0xDEAD, "Old plans").with { $0.deletedAt = TestWorld.now }

    private func editing(_ text: String) -> TestSession {
        TestSession([key], edit: { _ in Session.EditedText(text: text, path: "/tmp/edited", discard: {}) })
    }

    @Test(arguments: [
        ("/new Spare bike", "Spare bike", ""),
        ("/new Spare bike: in the shed: left", "Spare bike", "in the shed: left"),
        ("/new 12:30 train", "12:30 train", ""),
    ])
    func `A note is made of the line`(line: String, title: String, body: String) async throws {
        let session = TestSession()
        #expect(await session.type(line).contains("CREATED"))
        let note = try await session.store.notes(NoteFilter()).first
        #expect(note?.title == title)
        #expect(note?.body == body)
        #expect(note?.source == .manual)
    }

    @Test func `Alone it opens the editor, whose first line is the title`() async throws {
        let session = editing("Bike\n\nin the shed\n")
        #expect(await session.type("/new").contains("Bike"))
        let notes = try await session.store.notes(NoteFilter())
        #expect(notes.first { $0.title == "Bike" }?.body == "in the shed")
    }

    @Test func `A heading typed in the editor is the title without its mark`() async throws {
        let session = editing("# Bike\n\nin the shed\n")
        await session.type("/new")
        #expect(try await session.store.notes(NoteFilter()).first { $0.title == "Bike" }?.body == "in the shed")
    }

    @Test func `Nothing written is no note, and tells how a conversation begins`() async throws {
        let session = editing(" \n")
        let said = await session.type("/new").replacing("\n", with: " ")
        #expect(said == "Nothing was written, so no note was made. /reset begins a new conversation. ")
        #expect(try await session.store.counts().notes == 1)
    }

    @Test func `Reset begins a new conversation`() async {
        #expect(await TestSession().type("/reset") == "A new conversation.\n")
    }

    @Test func `What was pasted last becomes a note, line by line`() async throws {
        let session = TestSession()
        #expect(await session.error("/paste") == SessionError.nothingPasted.description)
        await session.type("Recipe\n\n- 2 eggs\n- milk")
        await session.type("thanks")
        await session.type("/paste")
        let note = try await session.store.notes(NoteFilter()).first
        #expect(note?.title == "Recipe")
        #expect(note?.body == "Recipe\n\n- 2 eggs\n- milk")
    }

    @Test func `Lines that were refused because they begin with a slash are what was pasted last`() async throws {
        let session = TestSession()
        await session.type("Recipe\n\n- 2 eggs\n- milk")
        _ = await session.error("/usr/local/Bin\n/opt/foo\nthird")
        await session.type("/paste")
        let note = try await session.store.notes(NoteFilter()).first
        #expect(note?.body == "/usr/local/Bin\n/opt/foo\nthird")
    }

    @Test(arguments: [
        #"{"title":"Recipe","body":"Recipe\n\n- 2 eggs\n- milk"}"#, #"{"title":"Recipe","body":"- 2 eggs\n- milk"}"#,
        #"{"title":"Food","body":"- [ ] 2 eggs\n- [ ] milk"}"#,
    ])
    func `What was pasted and kept is not made a second note`(arguments: String) async throws {
        let backend = ScriptedBackend([.calls(("create_note", arguments)), .says("Kept."), .says("Hi.")])
        let session = TestSession([key], backend: backend)
        await session.type("Recipe\n\n- 2 eggs\n- milk")
        await session.type("/show 7f3a")
        let said = await session.type("/paste")
        #expect(said.hasPrefix("That is a note already: “"), "\(said)")
        #expect(try await session.store.counts().notes == 2)
    }

    @Test(arguments: [
        "Recipe\n\n- 2 eggs\n- milk", "remember these:\n- 2 eggs\n- milk", "Recipe\n2 eggs\nmilk\nflour",
        "note this down:\n\n# Recipe\n\n1. beat 2 eggs\n2. add milk", "    let a = 1\n    let b = 2",
    ])
    func `What the built-in assistant kept of a paste is not made a second note`(text: String) async throws {
        let world = TestWorld([])
        let output = Output(look: { .init(width: 80) }, drawsCards: true, write: { _ in })
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: BuiltinBackend(world: world.world),
                world: world.world,
                answers: output
            )
        )
        await session.handle(text)
        if try await world.everything.isEmpty { await session.handle("y") }
        try #require(try await world.everything.count == 1)
        let said = await session.handle("/paste").screen
        #expect(said.hasPrefix("That is a note already: “"), "\(said)")
    }

    @Test func `A note is copied by the terminal, and only by one`() async {
        let terminal = TestSession([key], isTerminal: true)
        #expect(await terminal.type("/copy 7f3a").hasPrefix("Copied “Spare key”, 18 characters."))
        let sequence = "\u{1B}]52;c;\(Data("under the blue pot".utf8).base64EncodedString())\u{07}"
        #expect(terminal.answers.take().contains(sequence))
        let pipe = TestSession([key])
        #expect(await pipe.error("/copy 7f3a") == SessionError.noTerminalToCopy.description)
        #expect(!pipe.answers.take().contains("\u{1B}"))
        let long = TestSession([TestWorld.note(1, "Long", String(repeating: "x", count: 80_000))], isTerminal: true)
        #expect(await long.error("/copy 0001") == SessionError.tooLongToCopy(title: "Long").description)
    }

    @Test func `Two notes are merged after a yes, in one step`() async throws {
        let asked = Mutex<[String]>([])
        let session = TestSession(
            [key, other],
            confirm: { question in
                asked.withLock { $0.append(question) }
                return true
            }
        )
        let screen = await session.type("/merge 7f3a with 5c1e")
        #expect(screen.contains("+ in the drawer"))
        #expect(asked.withLock { $0 } == ["Merge them? “Key” goes to the Trash."])
        #expect(try await session.note(0x7F3A)?.body == "under the blue pot\n\n## Key\n\nin the drawer")
        #expect(try await session.note(0x5C1E)?.isTrashed == true)
        await session.type("/undo")
        #expect(try await session.note(0x7F3A) == key)
        #expect(try await session.note(0x5C1E) == other)
    }

    @Test func `A shown note says which model changed it last`() async throws {
        let session = TestSession([TestWorld.note(0x7F3A, "Wifi", "hunter2")], answers: Look(width: 100))
        _ = try await session.store.update(TestWorld.id(0x7F3A), by: .model("local/m"), at: TestWorld.now) {
            $0.body = "hunter3"
        }
        #expect(await session.type("/show wifi").contains("changed by local/m"))
        _ = try await session.store.update(TestWorld.id(0x7F3A), by: .accepted("local/m"), at: TestWorld.now) {
            $0.body = "hunter4"
        }
        #expect(await session.type("/show wifi").contains("changed by local/m, accepted by you"))
        await session.type("/pin wifi")
        #expect(await !session.type("/show wifi").contains("changed by"))
    }

    @Test func `With into the second note stays`() async throws {
        let notes = [TestWorld.note(0x7F3A, "Wifi", "hunter2"), TestWorld.note(0x5C1E, "Spare key", "blue pot")]
        let session = TestSession(notes, confirm: { _ in true })
        await session.type("/merge Wifi into Spare key")
        #expect(try await session.note(0x5C1E)?.body.hasSuffix("hunter2") == true)
        #expect(try await session.note(0x7F3A)?.isTrashed == true)
    }

    @Test(arguments: ["/pin it", "/pin that", "/pin"])
    func `“It” is the last note`(line: String) async throws {
        let session = TestSession([TestWorld.note(0x7F3A, "Wifi", "hunter2")])
        await session.type("/show wifi")
        await session.type(line)
        #expect(try await session.note(0x7F3A)?.isPinned == true)
    }

    @Test(arguments: [
        ("/merge 7f3a 5c1e", "merge 7f3a 5c1e --yes"), ("/purge dead", "purge dead --yes"),
        ("/purge all", "purge --all --yes"),
    ])
    func `A no changes nothing, and nobody to ask neither`(line: String, inScript: String) async throws {
        let no = TestSession([key, other, old], confirm: { _ in false })
        #expect(await no.type(line).contains("Nothing was "))
        let nobody = TestSession([key, other, old])
        let sentence = "There is no terminal to ask in, so nothing was done. `magpie \(inScript)` does it."
        #expect(await nobody.error(line)?.hasSuffix(sentence) == true)
        for session in [no, nobody] {
            let counts = try await session.store.counts()
            #expect(counts.notes == 2)
            #expect(counts.trashed == 1)
        }
    }

    @Test(arguments: [
        ("/merge 7f3a", "Something is missing. Type /merge <note> with <note>, such as /merge 1 2."),
        ("/merge 7f3a 7f3a", "“Spare key” cannot be merged with itself. Name two notes."),
        ("/purge 7f3a", "“Spare key” is not in the Trash. /trash lists what is."),
        ("/purge", "Something is missing. Type /purge <note>, after /trash."),
        ("/log 7f3a 9", "There is no version 9. /log lists the one there is."),
    ])
    func `What makes no sense is refused`(line: String, error: String) async throws {
        let session = TestSession([old], confirm: { _ in true })
        try await session.store.create(key, by: .person, at: TestWorld.now)
        #expect(await session.error(line) == error)
    }

    @Test(arguments: ["/purge dead", "/purge all"])
    func `A note of the Trash is gone for good after a yes`(line: String) async throws {
        let session = TestSession([key, old], confirm: { _ in true })
        #expect(await session.type(line).hasSuffix("1 note is gone for good.\n"))
        #expect(try await session.note(0xDEAD) == nil)
        #expect(try await session.note(0x7F3A) != nil)
    }

    @Test func `Every version is listed with who made it, and comes back`() async throws {
        let session = TestSession()
        try await session.store.create(key, by: .person, at: TestWorld.now)
        try await session.store.update(key.id, by: .model("openai/m"), at: TestWorld.now) { $0.body = "under the mat" }
        let lines = await session.type("/log 7f3a").split(separator: "\n")
        #expect(lines[0].hasPrefix("2  today "))
        #expect(lines[0].hasSuffix("changed by openai/m"))
        #expect(lines[1...2] == ["   - under the blue pot", "   + under the mat"])
        #expect(lines[3].hasSuffix("created by you"))
        #expect(await session.type("/log 7f3a 1").contains("+ under the blue pot"))
        #expect(try await session.note(0x7F3A)?.body == "under the blue pot")
    }
}
