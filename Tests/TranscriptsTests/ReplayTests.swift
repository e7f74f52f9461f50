import Assistant
import Foundation
import Notes
import Testing
import Transcripts

@Suite struct ReplayBackendTests {
    private let request = ModelRequest(system: "", messages: [.user("hello")], tools: [])
    private let file = TranscriptFile(
        path: "a.yaml",
        transcript: Samples.everything,
        turnLines: [34, 57, 61, 79],
        turnsLine: 34
    )

    @Test func `The steps of a turn are played one for each request`() async throws {
        let backend = ReplayBackend(file)
        backend.beginTurn(0)
        #expect(backend.unusedSteps == 3)
        #expect(
            try await read(backend.respond(to: request)) == [
                .thinking("The list first.\nThen the milk."),
                .call(ToolCall(id: "call-1-1-1", name: "search_notes", arguments: #"{"query":"shopping list"}"#)),
                .finished(nil),
            ]
        )
        #expect(
            try await read(backend.respond(to: request)) == [
                .call(
                    ToolCall(
                        id: "call-1-2-1",
                        name: "update_note",
                        arguments: #"{"append":"- [ ] oat milk","id":"5c1e"}"#
                    )
                ),
                .call(ToolCall(id: "call-1-2-2", name: "update_note", arguments: #"{"id": "#)),
                .finished(nil),
            ]
        )
        #expect(backend.unusedSteps == 1)
    }

    @Test func `An interrupted step says what it said and ends as a cancelled one`() async throws {
        let backend = ReplayBackend(file)
        backend.beginTurn(2)
        _ = try await read(backend.respond(to: request))
        var text = ""
        await #expect(throws: CancellationError.self) {
            for try await case .text(let piece) in backend.respond(to: request) { text += piece }
        }
        #expect(text == "Wrote it do")
    }

    @Test func `A failed step fails with the same words`() async throws {
        let backend = ReplayBackend(file)
        backend.beginTurn(3)
        await #expect(throws: BackendError(.busy, "The server said: 503")) {
            try await read(backend.respond(to: request))
        }
    }

    @Test func `More steps than there are is an error that names the file, the line and the turn`() async throws {
        let backend = ReplayBackend(file)
        backend.beginTurn(1)
        let error = await #expect(throws: TranscriptError.self) { try await read(backend.respond(to: request)) }
        #expect(
            error?.description == "a.yaml, line 57, turn 2: the recording has no step of the model in this turn,"
                + " but one more was asked for."
        )
    }

    @Test func `More turns than there are is an error that names the file and the turn`() async throws {
        let backend = ReplayBackend(file)
        backend.beginTurn(4)
        let error = await #expect(throws: TranscriptError.self) { try await read(backend.respond(to: request)) }
        #expect(
            error?.description == "a.yaml, line 79: the recording ends before turn 5, but the model was asked for it."
        )
    }
}

@Suite struct TranscriptReplayTests {
    private let file = TranscriptFile(path: "a.yaml", transcript: Samples.everything)
    private let request = ModelRequest(system: "", messages: [.user("hello")], tools: [])

    /// Plays each turn by reading as many steps as the recording has, and shows what the recording shows.
    private func play(_ replay: TranscriptReplay) async throws -> [TranscriptTurn] {
        try await replay.run { turn in
            for _ in turn.steps {
                do { _ = try await read(replay.backend.respond(to: request)) } catch {}
            }
            return TranscriptReplay.Outcome(screen: turn.screen, error: turn.error)
        }
    }

    @Test func `A replay in which everything comes out as recorded passes`() async throws {
        let replay = TranscriptReplay(file)
        let turns = try await play(replay)
        let replayed = replay.finish(turns, notesAfter: file.transcript.notesAfter.reversed())
        let report = ReplayReport(file, replayed: replayed)
        #expect(report.status == .passed)
        #expect(report.text == "ok a.yaml (4 turns)\n")
    }

    @Test func `Each difference is shown with its turn`() async throws {
        let replay = TranscriptReplay(file)
        var turns = try await play(replay)
        turns[1].setScreen("Undone. ")
        turns[2].setScreen("Wrote it down")
        turns[2].steps.removeLast()
        turns[3].error = nil
        var notes = file.transcript.notesAfter
        notes[0].body = "- [ ] milk"
        let report = ReplayReport(file, replayed: replay.finish(turns, notesAfter: notes))
        #expect(report.text == Self.differing)
        let data = try JSONEncoder().encode(report)
        #expect(try JSONDecoder().decode(ReplayReport.self, from: data) == report)
    }

    @Test func `An update takes the screens, the errors and the notes, and leaves what goes in`() async throws {
        let replay = TranscriptReplay(file)
        var turns = try await play(replay)
        turns[1].setScreen("Taken back.")
        turns[3].error = nil
        turns[2].steps = []
        let updated = file.transcript.updated(with: replay.finish(turns, notesAfter: file.transcript.notes))
        var expected = file.transcript
        expected.turns[1].setScreen("Taken back.")
        expected.turns[3].error = nil
        expected.setNotesAfter(file.transcript.notes)
        #expect(updated == expected)
    }

    @Test func `A live backend answers in place of the recording`() async throws {
        let replay = TranscriptReplay(file) { _ in ScriptedBackend(events: [.text("hi"), .finished(nil)]) }
        let turns = try await play(replay)
        #expect(turns.map(\.steps.count) == [3, 0, 2, 1])
        #expect(turns[0].steps[0] == RecordedStep(text: "hi"))
    }

    @Test func `A file that cannot be replayed is reported with the reason`() {
        let report = ReplayReport(path: "a.yaml", failure: TranscriptError.tooLarge(path: "a.yaml"))
        #expect(
            report.text == "failed a.yaml\n  a.yaml is too large for a transcript, which has at most 16 MB.\n"
        )
        #expect(ReplayReport.summary([report]) == "1 transcript: 1 failed")
    }

    private static let differing = """
        differs a.yaml (4 turns)
          turn 3: note the path
          --- recorded screen
          +++ replayed screen
          @@ -1 +1 @@
          -Wrote it do
          +Wrote it down
          turn 3: note the path
          --- recorded steps
          +++ replayed steps
          @@ -8,5 +8,3 @@
                     pinned: false
                     tags: ["12", "yes"]
                     title: "Path: #1"
          -      - say: Wrote it do
          -        interrupted: true
          turn 4: thanks
          --- recorded error
          +++ replayed error
          @@ -1 +0,0 @@
          -The server said: 503
          after the last turn
          --- recorded notes
          +++ replayed notes
          @@ -1,8 +1,5 @@
           after:
             - id: 5C1E6F0A-9F0E-4C57-8E39-0B8F3E6B7C11
          -    body: |-
          -      - [ ] milk
          -      - [ ] oat milk
               updatedAt: 2026-03-14T09:27:53Z
             - id: B1B2C3D4-0000-4000-8000-000000000002
               title: "Path: #1"

        """
}

@Suite struct TurnWorldTests {
    @Test func `In a replay the time and the ids are those of the recording`() {
        let turnWorld = TurnWorld(replaying: Samples.everything)
        let world = turnWorld.world
        #expect(world.now() == Samples.recorded)
        #expect(world.timeZone.identifier == "Europe/Berlin")
        #expect(world.locale.identifier == "de_DE")
        turnWorld.beginTurn(1)
        #expect(world.now() == Samples.recorded.addingTimeInterval(90))
        turnWorld.beginTurn(2)
        #expect(world.now() == Samples.recorded.addingTimeInterval(180))
        #expect(world.makeID() == Samples.pathID)
        let extra = world.makeID()
        #expect(turnWorld.drawnIDs == [Samples.pathID, extra])
    }

    @Test func `Ids that nobody recorded are the same in every replay, and their handles differ`() {
        let drawn = (0..<2).map { _ in
            let world = TurnWorld(replaying: Samples.everything).world
            return (0..<2_000).map { _ in world.makeID() }
        }
        #expect(drawn[0] == drawn[1])
        #expect(Set(drawn[0].map { $0.uuidString.prefix(4) }).count == 2_000)
        #expect(drawn[0].allSatisfy { "ABCDEF".contains($0.uuidString.prefix(1)) })
        #expect(!drawn[0].contains { ["5C1E", "A1B2", "B1B2"].contains($0.uuidString.prefix(4)) })
    }

    @Test func `While recording, time stands still during a turn and the ids are kept`() {
        let ids = [Samples.listID, Samples.keyID]
        let clock = Ticking(ids: ids)
        let turnWorld = TurnWorld(live: clock.world)
        turnWorld.beginTurn(0)
        let first = turnWorld.world.now()
        #expect(turnWorld.world.now() == first)
        #expect([turnWorld.world.makeID(), turnWorld.world.makeID()] == ids)
        #expect(turnWorld.drawnIDs == ids)
        turnWorld.beginTurn(1)
        #expect(turnWorld.world.now() > first)
        #expect(turnWorld.drawnIDs.isEmpty)
    }
}
