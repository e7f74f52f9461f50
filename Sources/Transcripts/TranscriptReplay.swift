package import Assistant
package import Notes

/// The replay of one transcript: the world and the backend it runs in, and the turns one after the other.
///
/// Whoever drives it makes a fresh store with the transcript's notes, and a conversation with ``world`` and
/// ``backend``, of the header's width; then lets ``run(_:)`` feed it, and asks ``finish(_:notesAfter:)`` for the result.
package struct TranscriptReplay: Sendable {
    /// What a turn of the replay came to.
    package struct Outcome: Equatable, Sendable {
        /// What the screen showed, as plain text.
        package var screen: String
        /// The error that ended the turn, as a sentence.
        package var error: String?

        package init(screen: String, error: String? = nil) {
            self.screen = screen
            self.error = error
        }
    }

    /// The file that is replayed.
    package let file: TranscriptFile
    /// The backend that answers in the conversation.
    package let backend: RecordingBackend

    private let turnWorld: TurnWorld
    private let recording: ReplayBackend
    private let collector = StepCollector()
    private let isLive: Bool

    /// A replay of a file.
    /// - Parameters:
    ///   - file: the file.
    ///   - makeLive: makes a backend that answers in place of the recording, given the world of the replay.
    package init(_ file: TranscriptFile, answeredBy makeLive: ((World) throws -> any ModelBackend)? = nil) rethrows {
        self.file = file
        recording = ReplayBackend(file)
        turnWorld = TurnWorld(replaying: file.transcript)
        isLive = makeLive != nil
        backend = RecordingBackend(try makeLive?(turnWorld.world) ?? recording, into: collector)
    }

    /// The world in which the conversation runs.
    package var world: World { turnWorld.world }

    /// Feeds what the person typed, turn by turn, and returns the turns as they came out now.
    /// - Parameter play: runs one turn to its end.
    /// - Throws: what `play` throws.
    package func run(_ play: (TranscriptTurn) async throws -> Outcome) async throws -> [TranscriptTurn] {
        var turns: [TranscriptTurn] = []
        for (index, turn) in file.transcript.turns.enumerated() {
            turnWorld.beginTurn(index)
            recording.beginTurn(index)
            let outcome = try await play(turn)
            turns.append(
                TranscriptTurn(
                    user: turn.user,
                    date: turn.date,
                    ids: turn.ids,
                    enriched: turn.enriched,
                    edited: turn.edited,
                    answers: turn.answers,
                    steps: collector.take(),
                    screen: outcome.screen,
                    error: outcome.error
                )
            )
        }
        return turns
    }

    /// The transcript of the replay.
    /// - Parameters:
    ///   - turns: what ``run(_:)`` returned.
    ///   - notes: all notes after the last turn, live and in the Trash, in any order.
    package func finish(_ turns: [TranscriptTurn], notesAfter notes: [NoteItem]) -> Transcript {
        var replayed = file.transcript
        replayed.turns = turns
        if isLive {
            replayed.header.backend = backend.name
            replayed.header.model = backend.model
        }
        replayed.setNotesAfter(notes)
        return replayed
    }
}
