import Assistant
package import Foundation

/// What a session has to do with the archive of conversations.
extension Session {
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

    /// Keeps what is written of a reply; when that cannot be done, the whole reply is told of.
    func keepDraft(_ text: String) async {
        let message = Message.assistant(AssistantMessage(text: text, isInterrupted: true))
        guard let archive = setup.archive, sitting.keeping.wants(message) else { return }
        let place = try? await archive.keepDraft(text, by: sitting.backend.label, at: sitting.keeping.place)
        if let place { sitting.keeping.place = place }
    }

    /// Keeps a message of the conversation; what goes wrong is told when the turn is over.
    func keep(_ message: Message) async {
        guard let archive = setup.archive, sitting.keeping.wants(message) else { return }
        do {
            let place = try await archive.keep(
                message,
                by: sitting.backend.label,
                seenBy: sitting.backend.destination,
                at: sitting.keeping.place
            )
            sitting.keeping.kept(message, at: place)
        } catch {
            if sitting.keeping.failed(error, keeping: message) { await keep(message) }
        }
    }
}
