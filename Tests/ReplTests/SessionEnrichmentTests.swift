import Assistant
import AssistantTestSupport
import BuiltinBackend
import Foundation
import Notes
import TerminalUI
import Testing
import Transcripts

@testable import Repl

@Suite(.timeLimit(.minutes(1))) struct SessionEnrichmentTests {
    @Test func `What was found out is written before the next line, and a replay shows the same`() async throws {
        let world = TestWorld()
        let service = NoteEnrichmentService(RuleEnricher(), store: world.store)
        let create = #"{"title": "Heating", "body": "Call the landlord about the heating."}"#
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: ScriptedBackend([.calls(("create_note", create)), .says("Noted.")]),
                world: world.world,
                answers: Output(look: { Look(width: 60) }, drawsCards: true, write: { _ in }),
                enrichment: service
            )
        )
        let folder = try TemporaryFolder()
        await session.handle("the heating is cold, I must call the landlord")
        await service.finish()
        let shown = await session.handle("/show heating")
        #expect(shown.screen.contains("Call the landlord about the heating"))
        #expect(shown.enriched.map(\.enrichment.actionItems) == [["Call the landlord about the heating"]])
        try await session.save(to: folder.file("talk.yaml"))

        let file = try TranscriptFile(path: folder.file("talk.yaml"))
        #expect(file.transcript.turns[1].enriched.count == 1)
        let replayer = Replayer(makeStore: { InMemoryNotesStore($0) })
        let replayed = try await replayer.replay(file)
        #expect(ReplayReport(file, replayed: replayed).status == .passed)
    }
}
