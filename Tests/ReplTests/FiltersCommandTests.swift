import Assistant
import AssistantTestSupport
import Foundation
import LineEditing
import Notes
import NotesDatabase
import TerminalUI
import TestSupport
import Testing
import Transcripts

@testable import Repl

/// `/filters`, `/report`, and what the prompt says of what was sent.
struct FiltersCommandTests {
    private static let notes = [
        TestWorld.note(1, "Minutes of Acme", "Call Anna at +49 30 901820."),
        TestWorld.note(2, "Diary", "dragonfly", tags: ["private"]),
    ]
    private let store = SQLiteNotesStore.inMemory(notes)
    private let outbox = Outbox(room: 2_500)

    private func session(_ backend: any ModelBackend = ScriptedBackend([])) -> Session {
        Session(
            Session.Setup(
                store: store,
                backend: backend,
                world: TestWorld().world,
                answers: Output(look: { Look(width: 60) }, drawsCards: true, write: { _ in }),
                privacy: Privacy(filters: store.filters, notes: store, outbox: outbox)
            )
        )
    }

    @Test func `Filters are added, listed, changed, tested and removed`() async throws {
        let session = session()
        #expect(await session.handle("/filters").screen.contains("There are no filters."))
        let added = await session.handle("/filters add deny title contains Acme").screen
        #expect(added == "Filter 1: deny title contains “Acme”.\n")
        await session.handle("/filters add private folder My Diary")
        await session.handle(#"/filters add deny "exact science""#)
        #expect(await session.handle("/filters add deny title acme").error?.contains("Filter 1 does that") == true)
        #expect(await session.handle("/filters edit 1 3 body").screen.contains("3  deny body contains “exact science”"))
        await session.handle("/filters edit 1 title")
        #expect(
            await session.handle("/filters test Minutes of Acme").screen
                == "“Minutes of Acme” is withheld. Filter 1 fits it: deny title\ncontains “Acme”.\n"
        )
        #expect(await session.handle("/filters test minutes").screen.hasPrefix("“Minutes of Acme” is withheld."))
        #expect(await session.handle("/filters test +49 30 901820").screen.contains("It goes as: [PHONE 1]"))
        #expect(await session.handle("/filters test Diary").screen.contains("It is tagged private."))
        let removed = await session.handle("/filters remove 1-2").screen
        #expect(removed.contains("Removed: private folder “My Diary”."))
        #expect(try await store.filters.filters().map(\.filter.text) == ["exact science"])
        #expect(await session.handle("/filters remove 5").error == "There is no filter 5. Use a number from 1 to 1.")
        #expect(await session.handle("/filters frobnicate").error?.contains("Something is missing") == true)
    }

    @Test func `Tab completes what can be done with filters`() async {
        let candidates = await Completer(store: store).completions(for: CompletionRequest(before: "/filters add p"))
        #expect(candidates.candidates.map(\.text) == ["add private folder", "add private tag"])
    }

    @Test func `What is not kept any more of what was sent is said`() async {
        let session = session()
        for number in 1...3 {
            outbox.begin("line \(number)")
            outbox.record(
                #"{"messages":[{"role":"user","content":"\#(number)\#(String(repeating: "x", count: 899))"}]}"#,
                to: "h"
            )
        }
        let screen = await session.handle("/sent").screen
        #expect(screen.contains("turn 2 “line 2”") && !screen.contains("line 1"))
        #expect(screen.contains("Not kept any more: the first request, 943 bytes."))
        #expect(await session.handle("/sent 1").screen.contains("in the turns 2 to 3: /sent 3 shows one."))
    }

    @Test func `Notes that went for summaries are told at the next line`() async {
        let session = session()
        outbox.enriches(at: "far.example")
        let shown = Collector()
        let telling = Session(
            Session.Setup(
                store: store,
                backend: ScriptedBackend([]),
                world: TestWorld().world,
                answers: Output(look: { Look(width: 90) }, drawsCards: true, write: shown.write),
                privacy: Privacy(outbox: outbox)
            )
        )
        await telling.handle("/tags")
        #expect(shown.text.contains("For summaries, 1 note went to far.example. /sent shows them."))
        #expect(await !session.handle("/tags").screen.contains("For summaries"))
    }

    @Test func `A report has the last turn without secrets, in a new file that only the person reads`() async throws {
        let folder = try TemporaryFolder()
        let search = #"{"query":"Acme"}"#
        let session = session(
            ScriptedBackend([.calls(("search_notes", search)), .says("Her number is +49 30 901820.")])
        )
        #expect(await session.handle("/report").error?.contains("There is no turn yet") == true)
        await session.handle("what is the number of anna@example.org?")
        let path = folder.file("report.yaml")
        let said = await session.handle("/report \(path)")
        #expect(said.error == nil && said.screen.contains("redacted. Read it before you send it."))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(!text.contains("901820") && !text.contains("anna@example.org"))
        #expect(text.contains("Her number is [PHONE 1].") && text.contains("search_notes"))
        #expect(try TranscriptFile(path: path).transcript.turns.count == 1)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        #expect(await session.handle("/report \(path)").error != nil)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    @Test func `A report names who answered, also of a turn of an earlier sitting`() async throws {
        let folder = try TemporaryFolder()
        let archive = ConversationArchive(store: store.conversations, world: TestWorld().world)
        func session(_ name: String) -> Session {
            Session(
                Session.Setup(
                    store: store,
                    backend: NamedBackend(name: name, model: "m/1", isRemote: true, ScriptedBackend([.says("Hello.")])),
                    world: TestWorld().world,
                    answers: Output(look: { Look(width: 60) }, drawsCards: true, write: { _ in }),
                    archive: archive,
                    privacy: Privacy(filters: store.filters, notes: store, outbox: outbox)
                )
            )
        }
        await session("near").handle("hello")
        let far = session("far")
        try await far.resumeLatest(recapping: false)
        let path = folder.file("report.yaml")
        await far.handle("/report \(path)")
        let header = try TranscriptFile(path: path).transcript.header
        #expect(header.backend == "near" && header.model == "m/1")
    }

    @Test func `A report of a turn about a private note has nothing of it`() async throws {
        let folder = try TemporaryFolder()
        let session = session(
            ScriptedBackend([.calls(("search_notes", #"{"query":"dragonfly"}"#)), .says("You wrote dragonfly.")])
        )
        await session.handle("where did I write of a dragonfly?")
        let path = folder.file("report.yaml")
        await session.handle("/report \(path)")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(!text.contains("dragonfly") && !text.contains("Diary"))
        #expect(text.contains("search_notes"))
    }
}
