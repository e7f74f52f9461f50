import AssistantTestSupport
import BuiltinBackend
import Notes
import TerminalUI
import Testing

@testable import Repl

/// Titles that look like something else.
struct AwkwardTitleTests {
    private let notes = [
        TestWorld.note(0x1111, "42", "the answer"), TestWorld.note(0x2222, "Salt and pepper", "shop"),
        TestWorld.note(0x3333, "Mum's with salt", "x"), TestWorld.note(0x4444, "Boiler", "in May"),
        TestWorld.note(0x5555, "2", "two"),
    ]

    @Test(arguments: ["/show 42", "/show \"42\"", "/show '42'"])
    func `A title that is a number is found where the list has no such number`(line: String) async {
        let session = TestSession(notes)
        await session.type("/notes")
        #expect(await session.type(line).contains("the answer"))
    }

    @Test func `A number of the list comes before a title, and quotation marks mean the title`() async {
        let session = TestSession(notes)
        await session.type("/notes")
        #expect(await !session.type("/show 2").contains("two"))
        #expect(await session.type("/show \"2\"").contains("two"))
        #expect(await session.error("/show 43")?.hasPrefix("The last list ends at 5") == true)
    }

    @Test(arguments: [
        ("/merge Salt and pepper with Boiler", 0x4444), ("/merge Mum's with salt with Boiler", 0x4444),
        ("/merge Boiler and Salt and pepper", 0x2222), ("/merge 42 with Boiler", 0x4444),
        ("/merge \"Salt and pepper\" and Boiler", 0x4444),
    ])
    func `A merge finds its two notes also where titles have an “and” or a “with”`(line: String, gone: Int) async throws
    {
        let session = TestSession(notes, confirm: { _ in true })
        #expect(await session.error(line) == nil)
        #expect(try await session.note(gone)?.isTrashed == true)
    }

    @Test func `A title that ends in a colon has no text`() async throws {
        let session = TestSession()
        await session.type("/new Shopping:")
        #expect(try await session.store.notes(NoteFilter()).map(\.title) == ["Shopping"])
    }

    @Test func `What was pasted and kept is not made a second note`() async throws {
        let world = TestWorld()
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: BuiltinBackend(world: world.world),
                world: world.world,
                answers: Output(look: { Look(width: 80) }, drawsCards: true, write: { _ in })
            )
        )
        await session.handle("the gate code is 4711\nthe shed code is 12")
        let kept = try await world.everything.count
        #expect(kept == 1)
        #expect(await session.handle("/paste").screen.hasPrefix("That is a note already: “"))
        #expect(try await world.everything.count == kept)
    }
}
