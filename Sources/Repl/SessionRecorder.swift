import Assistant
import Foundation
import Notes
import TerminalUI
import Transcripts

/// Keeps what a session says and shows, so that it can be saved as a transcript at any time.
///
/// The session works with this recorder's store, backend and world; what passes through them is what a replay needs.
actor SessionRecorder {
    /// The largest store that is recorded whole, in notes, the Trash included.
    static let wholeStore = 200

    nonisolated let store: WitnessStore
    nonisolated let world: World
    /// How the screen is drawn that the transcript keeps: as a replay draws it, whatever the terminal.
    nonisolated let look: Look

    private let turnWorld: TurnWorld
    private let steps = StepCollector()
    private var recorder: TranscriptRecorder
    private var typed: String?

    init(_ setup: Session.Setup) {
        let turnWorld = TurnWorld(live: setup.world)
        self.turnWorld = turnWorld
        world = turnWorld.world
        store = WitnessStore(over: setup.store)
        // A transcript is for people to read, also when the output was for a program.
        let width = setup.answers.look().width
        let header = TranscriptHeader(
            recorded: turnWorld.date,
            backend: setup.backend.name,
            model: setup.backend.model,
            timeZone: setup.world.timeZone.identifier,
            locale: setup.world.locale.identifier,
            width: width == Look.unwrapped ? 80 : width
        )
        look = Look(width: header.width)
        recorder = TranscriptRecorder(header: header)
    }

    /// A backend that answers as `backend` does, and whose steps become part of the recording.
    nonisolated func recording(_ backend: any ModelBackend) -> RecordingBackend {
        RecordingBackend(backend, into: steps)
    }

    func beginTurn(_ text: String) {
        turnWorld.beginTurn(recorder.transcript.turns.count)
        _ = steps.take()
        typed = text
    }

    /// Adds the turn, and writes the file when there is one.
    /// - Throws: `TranscriptError`; the turn is kept, and the next one tries again.
    func endTurn(_ outcome: Session.Outcome) async throws {
        guard let typed else { return }
        self.typed = nil
        recorder.append(
            TranscriptTurn(
                user: typed,
                date: turnWorld.date,
                ids: turnWorld.drawnIDs,
                enriched: outcome.enriched,
                edited: outcome.edited,
                answers: outcome.answers,
                steps: steps.take(),
                screen: outcome.screen,
                error: outcome.error
            )
        )
        guard recorder.path != nil else { return }
        try await lookAtNotes()
        try recorder.write()
    }

    /// Writes the file now, and again after every turn.
    func record(to path: String) async throws {
        try await store.seeAll(upTo: Self.wholeStore)
        try await lookAtNotes()
        try recorder.begin(at: path)
    }

    /// Writes the file once.
    func save(to path: String) async throws {
        guard !recorder.transcript.turns.isEmpty else { throw SessionError.nothingToSave }
        try await store.seeAll(upTo: Self.wholeStore)
        try await lookAtNotes()
        try recorder.save(to: path)
    }

    private func lookAtNotes() async throws {
        recorder.setNotes(before: store.notesBefore, after: try await store.notesAfter())
    }
}
