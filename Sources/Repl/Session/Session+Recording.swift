import Assistant
import Notes

/// What a session has to do with transcripts.
extension Session {
    /// Writes the conversation to `path` now and after every further turn.
    /// - Throws: ``SessionError/notRecordable``, ``SessionError/dryRunNotSaved``, or `TranscriptError` when the file
    ///   cannot be written.
    package func record(to path: String) async throws {
        try await alone {
            try await usableRecorder().save(sitting.conversation, to: path)
            recorder?.path = path
        }
    }

    /// Whether a transcript is written turn by turn.
    var isRecording: Bool { recorder?.path != nil }

    /// Saves the conversation as a transcript.
    func save(to path: String) async throws {
        let recorder = try usableRecorder()
        guard !sitting.hasResumed else { throw SessionError.resumedNotSaved }
        if let obstacle = recorder.store.obstacle { throw obstacle }
        guard !sitting.conversation.turns.isEmpty else { throw SessionError.nothingToSave }
        try await recorder.save(sitting.conversation, to: path)
        screen.say("Saved to \(path). `magpie replay \(path)` runs it again.")
    }

    /// Completes the record of the conversation with a turn that is over, and writes the transcript, if there is one.
    func recordTurn(_ typed: String) async {
        var turn = outcome.turn(typed: typed)
        turn.date = world.now()
        recorder?.complete(&turn)
        if turn.text == nil {
            let controller = NoteActionController(store: store, world: world, author: .person)
            if let looked = outcome.looked {
                turn.look = try? await controller.look(at: looked, isListing: outcome.isListing)
            }
        }
        sitting.complete(turn)
        guard isRecording else { return }
        if let obstacle = recorder?.store.obstacle {
            // What was recorded before replays.
            recorder?.path = nil
            outcome.error = outcome.error ?? "\(obstacle)"
            return screen.fail("\(obstacle)")
        }
        // In a task of its own, because one that was cancelled cannot read the store.
        let update = Task { [recorder, sitting] in try await recorder?.update(sitting.conversation) }
        do {
            try await update.value
        } catch {
            outcome.error = outcome.error ?? "\(error)"
            screen.fail("\(error)")
        }
    }

    private func usableRecorder() throws -> SessionRecorder {
        guard let recorder else { throw SessionError.notRecordable }
        guard !setup.isDryRun else { throw SessionError.dryRunNotSaved }
        return recorder
    }
}
