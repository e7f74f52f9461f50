import Assistant
import Foundation
import Notes
import TerminalUI
import Transcripts

/// Writes the conversation of a session as a transcript: once for `/save`, after every turn for `--record`.
///
/// It keeps what a transcript says besides the conversation: where and when it began, and how the notes were.
struct SessionRecorder: Sendable {
    /// The largest store that is recorded whole, in notes, the Trash included.
    private static let wholeStore = 200

    /// The store that the session works with.
    let store: WitnessStore
    /// The world that the session works with.
    let world: World
    /// The file that is written after every turn; `nil` when nobody asked for one.
    var path: String?

    private var header: TranscriptHeader
    private let turnWorld: TurnWorld

    /// - Parameter width: the width of the screens that the transcript keeps, in columns.
    init(_ setup: Session.Setup, width: Int) {
        turnWorld = TurnWorld(over: setup.world)
        world = turnWorld.world
        store = WitnessStore(over: setup.store)
        header = TranscriptHeader(
            recorded: turnWorld.date,
            backend: setup.backend.name,
            model: setup.backend.model,
            timeZone: setup.world.timeZone.identifier,
            locale: setup.world.locale.identifier,
            width: width
        )
        header.appliesSuggestions = setup.suggesting?.appliesLikely ?? false
    }

    /// Goes on to the next turn.
    func beginTurn() {
        turnWorld.beginTurn()
    }

    /// Adds to the record of the present turn what a replay has to give to it.
    func complete(_ turn: inout Turn) {
        turn.date = turnWorld.date
        turn.ids = turnWorld.drawnIDs
    }

    /// Writes a conversation to a new file; a small store is part of it as a whole.
    /// - Throws: `TranscriptError`, or what the store throws; then nothing was written.
    func save(_ conversation: Conversation, to path: String) async throws {
        try await store.seeAll(upTo: Self.wholeStore)
        try await file(conversation, path).write(replacing: false)
    }

    /// Writes a conversation over the file that is kept up to date, if one is.
    /// - Throws: `TranscriptError`, or what the store throws; then the file is as it was.
    func update(_ conversation: Conversation) async throws {
        guard let path else { return }
        try await file(conversation, path).write(replacing: true)
    }

    private func file(_ conversation: Conversation, _ path: String) async throws -> TranscriptFile {
        let transcript = Transcript(
            header: header,
            notes: store.notesBefore,
            turns: conversation.turns,
            notesAfter: try await store.notesAfter()
        )
        return TranscriptFile(path: path, transcript: transcript)
    }
}
