package import Assistant
package import Notes
import TerminalUI
package import Transcripts

/// Replays transcripts: the session, the tools, the controller, the store and the cards all really run.
package struct Replayer: Sendable {
    /// Makes a backend over a store.
    package typealias BackendMaker = @Sendable (any NotesStore, World) throws -> any ModelBackend

    private let makeStore: @Sendable ([NoteItem]) async throws -> any NotesStore
    private let makeBackend: BackendMaker?

    /// - Parameters:
    ///   - makeStore: makes a fresh store with these notes, and with nothing to undo.
    ///   - makeBackend: makes the backend that answers; `nil` to take the steps from the recording.
    package init(
        makeStore: @escaping @Sendable ([NoteItem]) async throws -> any NotesStore,
        makeBackend: BackendMaker? = nil
    ) {
        self.makeStore = makeStore
        self.makeBackend = makeBackend
    }

    /// Feeds a transcript's words in again, and returns what came of it now.
    /// - Throws: what the store throws.
    package func replay(_ file: TranscriptFile) async throws -> Transcript {
        let recorded = file.transcript
        let playback = Playback(file)
        let store = try await makeStore(recorded.notes)
        let backend = try makeBackend?(store, playback.world) ?? playback
        let session = session(over: store, backend, playback, recorded.header)
        var turns: [Turn] = []
        for (index, turn) in recorded.turns.enumerated() {
            playback.beginTurn(index)
            turns.append(await session.handle(turn.typed).turn(typed: turn.typed))
        }
        var header = recorded.header
        header.backend = backend.name
        header.model = backend.model
        let notes = try await store.notes(NoteFilter()) + store.notes(NoteFilter(isTrashed: true))
        return Transcript(
            comments: recorded.comments,
            header: header,
            notes: recorded.notes,
            turns: turns,
            notesAfter: notes
        )
    }

    private func session(
        over store: any NotesStore,
        _ backend: any ModelBackend,
        _ playback: Playback,
        _ header: TranscriptHeader
    ) -> Session {
        let look = Look(width: header.width)
        return Session(
            Session.Setup(
                store: store,
                backend: backend,
                world: playback.world,
                answers: Output(look: { look }, drawsCards: true, write: { _ in }),
                isRecordable: false,
                enrichment: playback,
                suggesting: Suggesting(playback, isOffering: true, appliesLikely: header.appliesSuggestions),
                confirm: { _ in playback.answer() },
                edit: { _ in
                    guard let text = try playback.editedText() else { throw SessionError.noEditor }
                    return Session.EditedText(text: text, path: "") {}
                }
            )
        )
    }
}
