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
        let store = try await makeStore(file.transcript.notes)
        let replay = try TranscriptReplay(
            file,
            answeredBy: makeBackend.map { make in { world in try make(store, world) } }
        )
        let look = Look(width: file.transcript.header.width)
        let surroundings = RecordedSurroundings()
        let session = Session(
            Session.Setup(
                store: store,
                backend: replay.backend,
                world: replay.world,
                answers: Output(look: { look }, drawsCards: true, write: { _ in }),
                canSave: false,
                enrichment: surroundings,
                confirm: { _ in surroundings.answer() },
                edit: { _ in try surroundings.edit() }
            )
        )
        let turns = try await replay.run { turn in
            surroundings.begin(turn)
            let outcome = await session.handle(turn.user)
            return TranscriptReplay.Outcome(screen: outcome.screen, error: outcome.error)
        }
        return replay.finish(turns, notesAfter: try await everything(in: store))
    }

    private func everything(in store: any NotesStore) async throws -> [NoteItem] {
        try await store.notes(NoteFilter()) + store.notes(NoteFilter(isTrashed: true))
    }
}
