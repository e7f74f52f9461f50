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
    /// How the screen is drawn that the transcript keeps: as a replay draws it, whatever the terminal.
    let look: Look
    /// The file that is written after every turn; `nil` when nobody asked for one.
    var path: String?

    private let header: TranscriptHeader
    private let turnWorld: TurnWorld

    init(_ setup: Session.Setup) {
        turnWorld = TurnWorld(over: setup.world)
        world = turnWorld.world
        store = WitnessStore(over: setup.store)
        // A transcript is for people to read, also when the output was for a program.
        let width = setup.answers.look().width
        header = TranscriptHeader(
            recorded: turnWorld.date,
            backend: setup.backend.name,
            model: setup.backend.model,
            timeZone: setup.world.timeZone.identifier,
            locale: setup.world.locale.identifier,
            width: width == Look.unwrapped ? 80 : width
        )
        look = Look(width: header.width)
    }

    /// Goes on to the next turn.
    func beginTurn() {
        turnWorld.beginTurn()
    }

    /// The record of the present turn, which came to `outcome`.
    func record(of typed: String, _ outcome: Session.Outcome) -> Turn {
        var turn = outcome.record(of: typed)
        turn.date = turnWorld.date
        turn.ids = turnWorld.drawnIDs
        return turn
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
