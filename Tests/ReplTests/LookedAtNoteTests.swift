import Assistant
import AssistantTestSupport
import BuiltinBackend
import Foundation
import Notes
import TerminalUI
import Testing

@testable import Repl

/// What “it” means after a slash command: the note on the screen.
struct LookedAtNoteTests {
    private let world = TestWorld([
        TestWorld.note(1, "Roof", "the tiles are loose"), TestWorld.note(2, "Cellar", "the lamp is broken"),
        TestWorld.note(3, "Garden", "- [ ] water the roses").with { $0.tags = ["private"] },
    ])

    private func session(_ backend: any ModelBackend) -> Session {
        Session(
            Session.Setup(
                store: world.store,
                backend: backend,
                world: world.world,
                answers: Output(look: { Look(width: 60) }, drawsCards: true, write: { _ in }),
                confirm: { _ in true },
                edit: { Session.EditedText(text: $0 + "and more", path: "") {} }
            )
        )
    }

    private func trashed() async throws -> [String] {
        try await world.store.notes(NoteFilter(isTrashed: true)).map(\.title).sorted()
    }

    @Test(arguments: [
        ("/show Roof", "Roof"), ("/search tiles", "Roof"), ("/pin Roof", "Roof"), ("/edit Roof", "Roof"),
        ("/new Shed: paint it", "Shed"), ("/topic tiles", "Roof"), ("/copy Roof", "Roof"),
    ])
    func `What a command showed or made is deleted, not what was found before`(line: String, title: String) async throws
    {
        let session = session(BuiltinBackend(world: world.world))
        await session.handle("find the lamp")
        await session.handle(line)
        await session.handle("delete it")
        #expect(try await trashed() == [title])
    }

    @Test func `A number in words is the one on the screen, also where a command listed a single note`() async throws {
        let session = session(BuiltinBackend(world: world.world))
        await session.handle("/notes")
        await session.handle("/search lamp")
        await session.handle("pin 1")
        #expect(try await world.store.notes(NoteFilter()).filter(\.isPinned).map(\.title) == ["Cellar"])
    }

    @Test(arguments: ["/undo", "undo"])
    func `An undo takes back all of a merging`(said: String) async throws {
        let session = session(BuiltinBackend(world: world.world))
        await session.handle("merge the roof note into the cellar")
        await session.handle("yes")
        #expect(try await trashed() == ["Roof"])
        await session.handle(said)
        let notes = try await world.store.notes(NoteFilter())
        #expect(notes.count == 3 && notes.first { $0.title == "Cellar" }?.body == "the lamp is broken")
    }

    @Test func `Of several notes on the screen nobody knows which is meant`() async throws {
        let session = session(BuiltinBackend(world: world.world))
        await session.handle("find the lamp")
        await session.handle("/notes")
        await session.handle("delete it")
        #expect(try await trashed().isEmpty)
    }

    @Test(arguments: [
        "/show Nothing", "/pin Cell", "/edit Nothing", "/check Cell 1", "/move Nothing Notes", "/show 44",
    ])
    func `After a command that was refused its note nothing older is meant`(line: String) async throws {
        let session = session(BuiltinBackend(world: world.world))
        await session.handle("/show Roof")
        await session.handle(line)
        await session.handle("delete it")
        #expect(try await trashed().isEmpty)
        #expect(await session.handle("/pin").error?.contains("Type /pin") ?? false)
    }

    @Test func `After a deletion by command nothing older is meant`() async throws {
        let session = session(BuiltinBackend(world: world.world))
        await session.handle("find the lamp")
        await session.handle("/delete Roof")
        await session.handle("delete it")
        #expect(try await trashed() == ["Roof"])
        await session.handle("restore it")
        #expect(try await trashed().isEmpty)
    }

    @Test func `A question that waits is still answered after a look`() async throws {
        let session = session(BuiltinBackend(world: world.world))
        await session.handle("/new Roof rack")
        await session.handle("delete the roof note")
        await session.handle("/show Roof rack")
        await session.handle("the first one")
        #expect(try await trashed().count == 1)
    }

    @Test func `A model on this machine is told the note on the screen`() async throws {
        let backend = ScriptedBackend { _ in .says("Yes.") }
        let session = session(backend)
        await session.handle("/show Roof")
        await session.handle("is it urgent?")
        let told = try #require(backend.requests.first).messages
        #expect(told.count == 4)
        #expect("\(told)".contains("the tiles are loose"))
    }

    @Test(arguments: [RedactionRules(), .none])
    func `A model on another machine is told its handle alone, and of a private note not that`(rules: RedactionRules)
        async throws
    {
        let far = NamedBackend.far(ScriptedBackend { _ in .says("Yes.") })
        let guarded = try #require(GuardedBackend(far, Privacy(notes: world.store, redaction: rules)))
        let session = session(guarded)
        await session.handle("/show Roof")
        await session.handle("/show Garden")
        await session.handle("is it urgent?")
        let told = "\(try #require(far.scripted.requests.first).messages)"
        let roof = try #require(try await world.store.notes(NoteFilter()).first { $0.title == "Roof" })
        #expect(told.contains(roof.id.uuidString.prefix(4).lowercased()))
        #expect(!told.contains("Roof") && !told.contains("tiles"))
        #expect(!told.contains("Garden") && !told.contains("roses"))
    }
}
