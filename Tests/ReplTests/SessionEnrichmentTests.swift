import Assistant
import AssistantTestSupport
import BuiltinBackend
import Foundation
import Notes
import NotesDatabase
import Synchronization
import TerminalUI
import TestSupport
import Testing
import Transcripts

@testable import Repl

@Suite(.timeLimit(.minutes(20))) struct SessionEnrichmentTests {
    @Test func `What was found out is written before the next line, and a replay shows the same`() async throws {
        let world = TestWorld()
        let service = NoteEnrichmentService(RuleEnricher(), store: world.store)
        let create = #"{"title": "Heating", "body": "Call the landlord about the heating."}"#
        let backend = ScriptedBackend([.calls(("create_note", create)), .says("Noted.")])
        let session = session(world, backend, service)
        let folder = try TemporaryFolder()
        await session.handle("the heating is cold, I must call the landlord")
        await service.finish()
        let shown = await session.handle("/show heating")
        #expect(shown.screen.contains("Call the landlord about the heating"))
        #expect(shown.enriched.map(\.enrichment.actionItems) == [["Call the landlord about the heating"]])
        try await session.save(to: folder.file("talk.yaml"))

        let file = try TranscriptFile(path: folder.file("talk.yaml"))
        #expect(file.transcript.turns[1].enriched.count == 1)
        let replayer = Replayer(makeStore: { try SQLiteNotesStore(inMemory: $0) })
        let replayed = try await replayer.replay(file)
        #expect(ReplayReport(file, replayed: replayed).status == .passed)
    }

    @Test func `What is saved replays also when something was found out right before /save`() async throws {
        let world = TestWorld()
        let create = #"{"title": "Heating", "body": "Call the landlord about the heating."}"#
        let backend = ScriptedBackend([.calls(("create_note", create)), .says("Noted.")])
        let service = NoteEnrichmentService(RuleEnricher(), store: world.store)
        let session = session(world, backend, service)
        let folder = try TemporaryFolder()
        await session.handle("the heating is cold")
        await service.finish()
        await session.handle("/save \(folder.file("talk.yaml"))")
        let file = try TranscriptFile(path: folder.file("talk.yaml"))
        #expect(file.transcript.turns.count == 1)
        let replayed = try await Replayer(makeStore: { try SQLiteNotesStore(inMemory: $0) }).replay(file)
        let report = ReplayReport(file, replayed: replayed)
        #expect(report.status == .passed, "\(report.text)")
        await session.handle("/tags")
        #expect(try await world.everything.map(\.aiActionItems) == [["Call the landlord about the heating"]])
    }

    @Test func `A note that comes back by redo is read again`() async throws {
        let world = TestWorld()
        let create = #"{"title": "Heating", "body": "Call the landlord about the heating."}"#
        let backend = ScriptedBackend([.calls(("create_note", create)), .says("Noted.")])
        let service = NoteEnrichmentService(RuleEnricher(), store: world.store)
        let session = session(world, backend, service)
        for line in ["the heating is cold", "/undo", "/redo"] {
            await session.handle(line)
            await service.finish()
        }
        await session.enrich()
        #expect(try await world.everything.map(\.aiActionItems) == [["Call the landlord about the heating"]])
    }

    @Test func `Notes are shown to no backend that does not answer any more`() async throws {
        let world = TestWorld([TestWorld.note(1, "Shed", "Paint the shed.")])
        let first = ScriptedBackend([])
        let second = ScriptedBackend([.says(#"{"summary": "A shed."}"#)])
        let service = NoteEnrichmentService(answering: first, store: world.store) { ModelEnricher($0) }
        let catalog = BackendCatalog(
            entries: [BackendCatalog.Entry(name: "second", summary: "Another one")],
            make: { _, _ in second },
            models: { _ in [] }
        )
        let session = session(world, first, service, catalog: catalog)
        await session.handle("/backend second")
        await session.handle("/pin 0001")
        await service.finish()
        #expect(first.requests.isEmpty)
        #expect(await service.takeFinished().map(\.enrichment.summary) == ["A shed."])
    }

    @Test func `A line that is said to the assistant is told before and after, a command is not`() async {
        let witness = TurnWitness()
        let backend = ScriptedBackend { _ in
            #expect(witness.told == ["began"])
            return .says("Hello!")
        }
        let session = session(TestWorld(), backend, witness)
        await session.handle("/tags")
        #expect(witness.told.isEmpty)
        await session.handle("hello")
        #expect(backend.requests.count == 1)
        #expect(witness.told == ["began", "ended"])
    }

    @Test func `A turn that fails or is stopped is told as well`() async {
        let witness = TurnWitness()
        let session = session(TestWorld(), ScriptedBackend([.refusal(BackendError(.busy, "Busy."))]), witness)
        await session.handle("hello")
        #expect(witness.told == ["began", "ended"])
    }

    private func session(
        _ world: TestWorld,
        _ backend: ScriptedBackend,
        _ service: any EnrichmentSource,
        catalog: BackendCatalog? = nil
    ) -> Session {
        Session(
            Session.Setup(
                store: world.store,
                backend: backend,
                world: world.world,
                answers: Output(look: { Look(width: 60) }, drawsCards: true, write: { _ in }),
                enrichment: service,
                catalog: catalog
            )
        )
    }
}

/// A source of no enrichments that keeps what it is told about turns.
private final class TurnWitness: EnrichmentSource {
    private let lines = Mutex<[String]>([])

    var told: [String] { lines.withLock { $0 } }

    func noteWritten(_ ids: [UUID]) {}
    func takeFinished() -> [FinishedEnrichment] { [] }
    func turnBegan() { lines.withLock { $0.append("began") } }
    func turnEnded() { lines.withLock { $0.append("ended") } }
    func backendChanged(to backend: any ModelBackend) {}
}
