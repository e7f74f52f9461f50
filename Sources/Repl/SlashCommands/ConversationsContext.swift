import Assistant
import Foundation
import Notes
import TerminalUI

/// The archive of conversations as slash commands see it.
struct ConversationsContext: Sendable {
    /// How many messages remind of a conversation, and the most lines of each.
    private static let recap = (messages: 4, lines: 6)

    /// Where conversations are kept; `nil` where none are.
    let archive: ConversationArchive?
    /// The notes that were spoken of.
    let notes: any NotesStore
    /// The clock, time zone and locale.
    let world: World
    /// The conversations of the last listing; a number means one of them.
    let listing: [UUID]
    /// The conversation that goes on now; `nil` when nothing of it is kept.
    let current: UUID?
    /// Whether a transcript is written turn by turn.
    let isRecording: Bool
    /// How many turns back anybody looks in a conversation that goes on; `nil` for all of it.
    let turnsToLookBack: Int?

    /// The archive.
    /// - Throws: ``SessionError/noArchive`` where there is none.
    func requireArchive() throws -> ConversationArchive {
        guard let archive else { throw SessionError.noArchive }
        return archive
    }

    /// Goes on with a kept conversation: the model is told what was said, and so is the person.
    ///
    /// - Parameter recapping: whether the last messages are shown again.
    /// - Throws: ``SessionError``, `ConversationsError`, or what the store throws.
    func resume(_ id: UUID, recapping: Bool) async throws -> [Action] {
        guard !isRecording else { throw SessionError.recordedNotResumed }
        let opened = try await requireArchive().open(id, lastTurns: turnsToLookBack)
        let title = TextSanitizer.cleanLine(opened.conversation.title)
        let date = DatePhrases(world).relative(opened.conversation.updatedAt)
        let beginning: [Action] = [.remember(.resumed(opened)), .say("Going on with “\(title)” (\(date)).")]
        guard recapping else { return beginning }
        let recap = ConversationView(
            await opened.entries.forReading(in: notes),
            last: Self.recap.messages,
            longest: Self.recap.lines
        )
        return beginning + [.draw { look in [Line()] + recap.lines(look) + [Line()] }]
    }

    /// Goes on with the conversation in which something was said last; where there is none, with a new one.
    /// - Throws: as ``resume(_:recapping:)``.
    func resumeLatest(recapping: Bool) async throws -> [Action] {
        guard let latest = try await requireArchive().store.latest() else {
            return [.say("No conversation is kept yet, so this is a new one.")]
        }
        return try await resume(latest.id, recapping: recapping)
    }
}
