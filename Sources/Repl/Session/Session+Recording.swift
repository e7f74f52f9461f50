import Assistant
package import Foundation

/// What a session has to do with transcripts and with the archive of conversations.
extension Session {
    /// Writes the conversation to `path` now and after every further turn.
    /// - Throws: ``SessionError/dryRunNotSaved``, or `TranscriptError` when the file cannot be written.
    package func record(to path: String) async throws {
        guard !setup.isDryRun else { throw SessionError.dryRunNotSaved }
        try await alone {
            try await recorder.save(sitting.conversation, to: path)
            recorder.path = path
        }
    }

    /// Goes on with a kept conversation: the model is told what was said, and so is the person.
    ///
    /// - Parameter recapping: whether the last messages are shown again.
    /// - Throws: ``SessionError/recordedNotResumed``, `ConversationsError`, or what the store throws.
    package func resume(_ id: UUID, recapping: Bool) async throws {
        try await alone { try await perform(conversations.resume(id, recapping: recapping)) }
    }

    /// Goes on with the conversation in which something was said last; where there is none, with a new one.
    /// - Throws: as ``resume(_:recapping:)``.
    package func resumeLatest(recapping: Bool) async throws {
        try await alone { try await perform(conversations.resumeLatest(recapping: recapping)) }
    }

    /// Whether a transcript is written turn by turn.
    var isRecording: Bool { recorder.path != nil }

    /// Keeps a message of the conversation; what goes wrong is told when the turn is over.
    func keep(_ message: Message) async {
        guard let archive = setup.archive, sitting.keeping.wants(message) else { return }
        do {
            sitting.keeping.place = try await archive.keep(
                message,
                by: sitting.backend.label,
                at: sitting.keeping.place
            )
        } catch {
            if sitting.keeping.failed(error, keeping: message) { await keep(message) }
        }
    }

    /// Saves the conversation as a transcript.
    func save(to path: String) async throws {
        guard setup.canSave else { throw SessionError.replayNotSaved }
        guard !setup.isDryRun else { throw SessionError.dryRunNotSaved }
        guard !sitting.hasResumed else { throw SessionError.resumedNotSaved }
        guard !sitting.conversation.turns.isEmpty else { throw SessionError.nothingToSave }
        try await recorder.save(sitting.conversation, to: path)
        screen.say("Saved to \(path). `magpie replay \(path)` runs it again.")
    }

    /// Completes the record of the conversation with a turn that is over, and writes the transcript, if there is one.
    func recordTurn(_ typed: String) async {
        sitting.complete(recorder.record(of: typed, outcome))
        guard isRecording else { return }
        // In a task of its own, because one that was cancelled cannot read the store.
        let update = Task { [recorder, sitting] in try await recorder.update(sitting.conversation) }
        do {
            try await update.value
        } catch {
            outcome.error = outcome.error ?? "\(error)"
            screen.fail("\(error)")
        }
    }
}
