import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import TerminalUI
import TestSupport
import Testing
import Transcripts

@testable import Repl

struct SuggestionCommandTests {
    /// Suggests the same for every note.
    private struct Fixed: SuggestionSource {
        var kinds: [(Suggestion.Kind, Double)] = [
            (.tag("home"), 0.95), (.title("Blue pot"), 0.8), (.task("Buy a pot"), 0.6),
        ]

        func suggestions(for note: NoteItem) -> [Suggestion] {
            kinds.map { Suggestion(noteID: note.id, kind: $0.0, confidence: $0.1) }
        }
    }

    private let world = TestWorld()

    private func session(
        _ suggesting: Suggesting? = Suggesting(Fixed(), isOffering: true),
        isRecordable: Bool = false,
        isDryRun: Bool = false
    ) -> Session {
        Session(
            Session.Setup(
                store: world.store,
                backend: ScriptedBackend([]),
                world: world.world,
                answers: Output(look: { Look(width: 60) }, drawsCards: true, write: { _ in }),
                isDryRun: isDryRun,
                isRecordable: isRecordable,
                suggesting: suggesting
            )
        )
    }

    private func note() async throws -> NoteItem {
        try #require(try await world.store.notes(NoteFilter()).first)
    }

    @Test func `Suggestions stand below the card, one quiet line each, with a word for how likely they are`() async {
        let screen = await session().handle("/new Spare key: under the blue pot").screen
        #expect(
            screen.hasSuffix(
                """
                  1  Add the tag #home · very likely
                  2  Change the title to “Blue pot” · likely
                  3  Add the task “Buy a pot” · perhaps

                """
            )
        )
    }

    @Test func `Nothing is applied by itself`() async throws {
        await session().handle("/new Spare key: under the blue pot")
        #expect(try await note().tags.isEmpty)
        #expect(try await note().title == "Spare key")
    }

    @Test(arguments: [
        ("/accept", true, true, true), ("/accept all", true, true, true), ("/accept 1 3", true, false, true),
        ("/accept 2", false, true, false), ("/accept 1,2", true, true, false),
    ])
    func `What is accepted is one step of who suggested it, and undone at once`(
        typed: String,
        isTagged: Bool,
        isTitled: Bool,
        hasTask: Bool
    ) async throws {
        let session = session()
        await session.handle("/new Spare key: under the blue pot")
        #expect(await session.handle(typed).error == nil)
        let note = try await note()
        #expect(note.tags == (isTagged ? ["home"] : []))
        #expect(note.title == (isTitled ? "Blue pot" : "Spare key"))
        #expect(note.body.contains("- [ ] Buy a pot") == hasTask)
        #expect(try await world.store.history(of: note.id).first?.author == .accepted("builtin"))
        await session.handle("/undo")
        #expect(try await self.note().title == "Spare key")
        #expect(try await self.note().body == "under the blue pot")
        #expect(try await self.note().tags.isEmpty)
    }

    @Test func `Numbers stay what they are until something else is suggested`() async throws {
        let session = session()
        await session.handle("/new Spare key: under the blue pot")
        await session.handle("/accept 1")
        #expect(
            await session.handle("/accept 1").error == "There is no suggestion 1. Use 2 or 3, or no number for all."
        )
        await session.handle("/accept 3")
        #expect(try await note().body.contains("Buy a pot"))
        await session.handle("/dismiss")
        #expect(
            await session.handle("/accept").error
                == """
                Nothing waits for your yes, and nothing is suggested. A change that a model proposes would wait here; \
                /suggest <note> suggests something for a note.
                """
        )
    }

    @Test(arguments: ["/accept 4", "/accept x", "/dismiss 0"])
    func `A number that there is not changes nothing`(typed: String) async throws {
        let session = session()
        await session.handle("/new Spare key: under the blue pot")
        #expect(await session.handle(typed).error?.hasPrefix("There is no suggestion") == true)
        #expect(try await note().tags.isEmpty)
    }

    @Test func `What is dismissed is counted`() async throws {
        let session = session()
        await session.handle("/new Spare key: under the blue pot")
        await session.handle("/dismiss 1")
        await session.handle("/suggest")
        #expect(try await world.store.dismissals(for: note().id).isEmpty)
        await session.handle("/dismiss 1 2")
        #expect(try await world.store.dismissals(for: note().id) == ["tag:home"])
    }

    @Test func `Another capture takes back what was offered before`() async throws {
        let session = session()
        await session.handle("/new Spare key: under the blue pot")
        await session.handle("/notes")
        #expect(await session.handle("/accept 9").error?.contains("no suggestion 9") == true)
        await session.handle("/new Other: note")
        await session.handle("/accept 1")
        let tagged = try await world.store.notes(NoteFilter(tag: "home"))
        #expect(tagged.map(\.title) == ["Other"])
    }

    @Test func `A note in the Trash is not changed by what was offered for it`() async throws {
        let session = session()
        await session.handle("/new Spare key: under the blue pot")
        await session.handle("/delete spare key")
        #expect(await session.handle("/accept").error?.contains("is in the Trash") == true)
    }

    @Test func `Auto applies what is very likely, says so, and offers the rest`() async throws {
        let session = session(Suggesting(Fixed(), isOffering: true, appliesLikely: true))
        let outcome = await session.handle("/new Spare key: under the blue pot")
        #expect(outcome.screen.contains("Done by itself: Add the tag #home. /undo takes it back."))
        #expect(outcome.screen.contains("  1  Change the title to “Blue pot” · likely\n"))
        #expect(outcome.applied.map(\.kind) == [.tag("home")])
        #expect(try await note().tags == ["home"])
        #expect(try await note().title == "Spare key")
        await session.handle("/undo")
        #expect(try await note().tags.isEmpty)
    }

    @Test func `Raw offers nothing, but to who asks`() async {
        let session = session(Suggesting(Fixed(), isOffering: false))
        #expect(await session.handle("/new Spare key: under the blue pot").suggested.isEmpty)
        #expect(await session.handle("/suggest").screen.contains("  1  Add the tag #home"))
    }

    @Test func `A dry run offers nothing`() async {
        let outcome = await session(isDryRun: true).handle("/new Spare key: under the blue pot")
        #expect(outcome.suggested.isEmpty)
    }

    @Test func `Undone captures and edits offer nothing`() async {
        let session = session()
        await session.handle("/new Spare key: under the blue pot")
        #expect(await session.handle("/undo").suggested.isEmpty)
        await session.handle("/redo")
        #expect(await session.handle("/pin").suggested.isEmpty)
    }

    @Test func `A recording replays with what was suggested then`() async throws {
        let folder = try TemporaryFolder()
        let session = session(Suggesting(Fixed(), isOffering: true, appliesLikely: true), isRecordable: true)
        for line in ["/new Spare key: under the blue pot", "/accept 1", "/suggest", "/dismiss 2"] {
            await session.handle(line)
        }
        await session.handle("/save \(folder.file("talk.yaml"))")
        let file = try TranscriptFile(path: folder.file("talk.yaml"))
        #expect(file.transcript.header.appliesSuggestions)
        #expect(file.transcript.turns[0].suggested.count == 3)
        let replayed = try await Replayer(makeStore: { try SQLiteNotesStore(inMemory: $0) }).replay(file)
        let report = ReplayReport(file, replayed: replayed)
        #expect(report.status == .passed, "\(report.text)")
    }

    @Test func `What a model wants and nobody asked for waits for accept, by number`() async throws {
        let tidy = #"{"id": "7f3a", "body": "It lies under the blue pot."}"#
        let backend = NamedBackend(
            name: "openai",
            model: "m",
            isRemote: true,
            ScriptedBackend([.calls(("update_note", tidy), ("delete_note", #"{"id": "5c1e"}"#)), .says("Milk.")])
        )
        let world = TestWorld([
            TestWorld.note(0x7F3A, "Spare key", "under the blue pot"), TestWorld.note(0x5C1E, "Bins", "- [ ] glass"),
        ])
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: backend,
                world: world.world,
                answers: Output(look: { Look(width: 60) }, drawsCards: true, write: { _ in }),
                isRecordable: false
            )
        )
        let outcome = await session.handle("what do I have to buy?")
        #expect(outcome.screen.contains("✎ PROPOSED ─"))
        #expect(outcome.screen.contains("✖ PROPOSED: DELETE ─"))
        #expect(outcome.written.isEmpty)
        #expect(try await world.store.counts().notes == 2)
        let accepted = await session.handle("/accept 1")
        #expect(accepted.screen.contains("✎ UPDATED ─"))
        #expect(try await world.store.history(of: TestWorld.id(0x7F3A)).first?.author == .accepted("openai/m"))
        #expect(await session.handle("/dismiss").screen == "Dismissed.\n")
        #expect(try await world.store.counts().notes == 2)
        await session.handle("/undo")
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "under the blue pot")
    }
}
