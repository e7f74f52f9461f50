import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Repl

/// How a person names a note.
struct NamingTests {
    private let notes = [
        TestWorld.note(0x7F3A, "Spare key", "under the blue pot"),
        TestWorld.note(0x5C1E, "Shopping list", "- [ ] milk"),
        TestWorld.note(0x09BC, "Café Zoë"),
        TestWorld.note(0x0DEF, "To be or not to be"),
    ]

    @Test(arguments: [
        "7f3a", "7F3A", "#7f3a", "7f3a0000-0000", "Spare key", "spare KEY", "spare", "  Spare key  ",
    ])
    func `A note is named by handle, title or a part of the title`(name: String) async {
        let session = TestSession(notes)
        let screen = await session.type("/show \(name)")
        #expect(screen.contains("Spare key"))
        #expect(screen.contains("7f3a"))
    }

    @Test(arguments: ["cafe zoe", "CAFÉ ZOË", "café"])
    func `Accents and case do not matter in a title`(name: String) async {
        #expect(await TestSession(notes).type("/show \(name)").contains("Café Zoë"))
    }

    @Test func `A title of stop words alone is found`() async {
        #expect(await TestSession(notes).type("/show to be or not to be").contains("To be or not to be"))
    }

    @Test func `A number counts in the last listing`() async {
        let session = TestSession(notes)
        await session.type("/search milk")
        #expect(await session.type("/show 1").contains("Shopping list"))
        await session.type("/notes")
        #expect(await session.type("/show 1").contains("To be or not to be"))
        #expect(await session.type("/show #4").contains("Spare key"))
    }

    @Test func `No argument means the last note`() async throws {
        let session = TestSession(notes)
        await session.type("/show shopping")
        await session.type("/pin")
        #expect(try await session.note(0x5C1E)?.isPinned == true)
        #expect(await session.type("/show").contains("Shopping list"))
    }

    @Test func `The note of the last card is the last note`() async throws {
        let backend = ScriptedBackend([.calls(("create_note", #"{"title":"Wifi"}"#)), .says("Done.")])
        let session = TestSession(notes, backend: backend)
        await session.type("remember the wifi")
        #expect(await session.type("/show").contains("Wifi"))
    }

    @Test func `Several cards of one turn can be named by their numbers`() async {
        let backend = ScriptedBackend([
            .calls(("create_note", #"{"title":"One"}"#), ("create_note", #"{"title":"Two"}"#)), .says("Done."),
        ])
        let session = TestSession(notes, backend: backend)
        await session.type("remember one and two")
        #expect(await session.type("/show 1").contains("One"))
    }

    @Test(arguments: [
        ("/show nothing like it", "No note is called “nothing like it”. List the notes, and use a handle or a title."),
        ("/show beef", "No note is called “beef”. List the notes, and use a handle or a title."),
        ("/show 0", "No note is called “0”. List the notes, and use a handle or a title."),
        ("/show 3", "There is no list yet, so 3 means nothing. Type /notes first, or use a handle."),
        ("/show", "Something is missing. Type /show <note>."),
        ("/edit", "Something is missing. Type /edit <note>."),
        ("/pin", "Something is missing. Type /pin <note>."),
        ("/unpin", "Something is missing. Type /unpin <note>."),
        ("/delete", "Something is missing. Type /delete <note>."),
        ("/restore", "Something is missing. Type /restore <note>, after /trash."),
        ("/search", "Something is missing. Type /search <words>."),
        ("/save", "Something is missing. Type /save <file>, such as /save talk.yaml."),
        ("/check", "Something is missing. Type /check <note> <n>, such as /check 7f3a 2."),
        ("/check 2", "Something is missing. Type /check <note> <n>, such as /check 7f3a 2."),
        ("/check shopping", "Something is missing. Type /check <note> <n>, such as /check 7f3a 2."),
    ])
    func `What names no note is an error that says what to do`(typed: String, sentence: String) async {
        #expect(await TestSession(notes).error(typed) == sentence)
    }

    @Test func `A number beyond the listing is an error`() async {
        let session = TestSession(notes)
        await session.type("/notes")
        #expect(
            await session.error("/show 5")
                == "The last list ends at 4, so 5 means nothing. Type /notes for a new one."
        )
    }

    @Test func `A title that two notes have lists both with their handles`() async {
        let twins = [
            TestWorld.note(0x1111, "Radar"), TestWorld.note(0x2222, "Radar"), TestWorld.note(0x3333, "Radars"),
        ]
        #expect(
            await TestSession(twins).error("/show radar")
                == "Several notes fit “radar”: 2222 Radar, 1111 Radar. Use a handle."
        )
    }

    @Test func `An exact title goes before titles that contain it`() async {
        let notes = [TestWorld.note(0x1111, "Radar"), TestWorld.note(0x2222, "Radar mounts")]
        #expect(await TestSession(notes).type("/show radar").contains("1111"))
    }

    @Test func `A handle that fits two notes asks for a longer one`() async {
        let id = UUID(uuidString: "7F3AFFFF-0000-4000-8000-000000000000")
        let twin = NoteItem(id: id ?? UUID(), title: "Other", createdAt: TestWorld.now)
        let error = await TestSession(notes + [twin]).error("/show 7f3a")
        #expect(error == "Several notes fit “7f3a”: 7f3a0 Spare key, 7f3af Other. Use a handle.")
    }
}
