import Assistant
import Foundation
import Notes
import Testing
import Transcripts

@Suite struct PlaybackTests {
    private let request = ModelRequest(system: "", messages: [.user("hello")], tools: [])
    private let file = TranscriptFile(
        path: "a.yaml",
        transcript: Samples.everything,
        turnLines: [34, 57, 61, 79],
        turnsLine: 34
    )

    @Test func `The steps of a turn are played one for each request`() async throws {
        let playback = Playback(file)
        playback.beginTurn(0)
        #expect(
            try await read(playback.respond(to: request)) == [
                .thinking("The list first.\nThen the milk."),
                .call(ToolCall(id: "call-1-1-1", name: "search_notes", arguments: #"{"query":"shopping list"}"#)),
                .finished(nil),
            ]
        )
        #expect(
            try await read(playback.respond(to: request)) == [
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
    }

    @Test func `An interrupted step says what it said and ends as a cancelled one`() async throws {
        let playback = Playback(file)
        playback.beginTurn(2)
        _ = try await read(playback.respond(to: request))
        var text = ""
        await #expect(throws: CancellationError.self) {
            for try await case .text(let piece) in playback.respond(to: request) { text += piece }
        }
        #expect(text == "Wrote it do")
    }

    @Test func `A failed step fails with the same words`() async throws {
        let playback = Playback(file)
        playback.beginTurn(3)
        await #expect(throws: BackendError(.busy, "The server said: 503")) {
            try await read(playback.respond(to: request))
        }
    }

    @Test func `More steps than there are is an error that names the file, the line and the turn`() async throws {
        let playback = Playback(file)
        playback.beginTurn(1)
        let error = await #expect(throws: TranscriptError.self) { try await read(playback.respond(to: request)) }
        #expect(
            error?.description == "a.yaml, line 57, turn 2: the recording has no step of the model in this turn,"
                + " but one more was asked for."
        )
    }

    @Test func `More turns than there are is an error that names the file and the turn`() async throws {
        let playback = Playback(file)
        playback.beginTurn(4)
        let error = await #expect(throws: TranscriptError.self) { try await read(playback.respond(to: request)) }
        #expect(
            error?.description == "a.yaml, line 79: the recording ends before turn 5, but the model was asked for it."
        )
    }

    @Test func `The time and the ids are those of the recording`() {
        let playback = Playback(file)
        let world = playback.world
        #expect(world.timeZone.identifier == "Europe/Berlin")
        #expect(world.locale.identifier == "de_DE")
        playback.beginTurn(1)
        #expect(world.now() == Samples.recorded.addingTimeInterval(90))
        playback.beginTurn(2)
        #expect(world.now() == Samples.recorded.addingTimeInterval(180))
        #expect(world.makeID() == Samples.pathID)
        #expect(world.makeID() != Samples.pathID)
    }

    @Test func `Ids that nobody recorded are the same in every replay, and their handles differ`() {
        let drawn = (0..<2).map { _ in
            let world = Playback(file).world
            return (0..<2_000).map { _ in world.makeID() }
        }
        #expect(drawn[0] == drawn[1])
        #expect(Set(drawn[0].map { $0.uuidString.prefix(4) }).count == 2_000)
        #expect(drawn[0].allSatisfy { "ABCDEF".contains($0.uuidString.prefix(1)) })
        #expect(!drawn[0].contains { ["5C1E", "A1B2", "B1B2"].contains($0.uuidString.prefix(4)) })
    }

    @Test func `Answers are given in order, once in a turn, and an editor that failed fails in the same words`() throws
    {
        let header = TranscriptHeader(recorded: Samples.recorded, backend: "b")
        let turns = [
            Turn(typed: "a", edited: "text", answers: [true, false]), Turn(typed: "b", error: "No editor."),
            Turn(typed: "c"),
        ]
        let playback = Playback(TranscriptFile(path: "a.yaml", transcript: Transcript(header: header, turns: turns)))
        #expect(try playback.editedText() == "text")
        #expect([playback.answer(), playback.answer(), playback.answer()] == [true, false, nil])
        playback.beginTurn(0)
        #expect(playback.answer() == true)
        playback.beginTurn(1)
        #expect(playback.answer() == nil)
        #expect(throws: RecordedFailure(message: "No editor.")) { try playback.editedText() }
        playback.beginTurn(2)
        #expect(try playback.editedText() == nil)
    }
}

/// The events of a reply.
@discardableResult
private func read(_ stream: AsyncThrowingStream<ModelEvent, any Error>) async throws -> [ModelEvent] {
    var events: [ModelEvent] = []
    for try await event in stream { events.append(event) }
    return events
}
