import Assistant
package import Foundation
import Notes
import TerminalUI

/// What a session knows of the archive of conversations.
struct Keeping {
    /// Where the conversation goes on in the archive; `nil` before anything of it was kept.
    var place: ConversationArchive.Place?
    /// What numbers of conversations count in.
    var listing: [UUID] = []
    /// Whether a conversation of an earlier sitting was gone on with, which a replay could not do.
    var hasResumed = false
    /// Whether the rest of the turn is not kept, because its beginning was not.
    fileprivate var skipsTurn = false
    /// Why something was not kept.
    fileprivate var failure: String?
    fileprivate var hasComplained = false
}

extension Session {
    /// How many messages remind of a conversation, and the most lines of each.
    private static let recap = (messages: 4, lines: 6)

    /// Goes on with a kept conversation: the model is told what was said, and so is the person.
    ///
    /// - Parameter recapping: whether the last messages are shown again.
    /// - Throws: ``SessionError/recordedNotResumed``, `ConversationsError`, or what the store throws.
    package func resume(_ id: UUID, recapping: Bool) async throws {
        guard !isRecording else { throw SessionError.recordedNotResumed }
        let opened = try await archive().open(id)
        beginConversation()
        conversation = opened.messages
        keeping.place = ConversationArchive.Place(id: id)
        keeping.hasResumed = true
        let title = TextSanitizer.cleanLine(opened.conversation.title)
        say("Going on with “\(title)” (\(DatePhrases(world).relative(opened.conversation.updatedAt))).")
        guard recapping else { return }
        let view = ConversationView(
            opened.entries.forReading,
            last: Self.recap.messages,
            longest: Self.recap.lines
        )
        draw { look in [Line()] + view.lines(look) + [Line()] }
    }

    /// Goes on with the conversation in which something was said last; where there is none, with a new one.
    /// - Throws: as ``resume(_:recapping:)``.
    package func resumeLatest(recapping: Bool) async throws {
        guard let latest = try await archive().store.latest() else {
            return say("No conversation is kept yet, so this is a new one.")
        }
        try await resume(latest.id, recapping: recapping)
    }

    /// Goes on with the conversation that a person means: a number of the last listing, a handle, or a title.
    /// - Throws: as ``resume(_:recapping:)``, and `ConversationPickerError`.
    func resume(named typed: String) async throws {
        guard !isRecording else { throw SessionError.recordedNotResumed }
        let picker = ConversationPicker(store: try archive().store)
        try await resume(picker.conversation(typed, listing: keeping.listing).id, recapping: true)
    }

    /// Lists the kept conversations, or those that match a text, and keeps them as what numbers mean.
    func listConversations(matching text: String) async throws {
        let store = try archive().store
        let limit = Self.listingLength
        let current = keeping.place?.id
        guard text.isEmpty else {
            let matches = try await store.search(text, limit: limit)
            keeping.listing = matches.map(\.conversation.id)
            let handles = try await store.handles(of: keeping.listing)
            return draw(
                ConversationListView(
                    matches,
                    search: text,
                    handles: handles,
                    current: current,
                    isNumbered: true,
                    world: world
                ).lines
            )
        }
        let found = try await store.conversations(limit: limit + 1)
        let shown = Array(found.prefix(limit))
        keeping.listing = shown.map(\.id)
        let handles = try await store.handles(of: keeping.listing)
        draw(ConversationListView(shown, handles: handles, current: current, world: world).lines)
        if !shown.isEmpty { say("/resume <number> goes on with one.") }
        if found.count > limit { say("These are \(limit); /sessions <text> looks through all.") }
    }

    /// Gives the conversation that goes on now another title.
    /// - Throws: ``SessionError``, or what the store throws.
    func renameConversation(to typed: String) async throws {
        let archive = try archive()
        guard archive.isKeeping else { throw SessionError.conversationNotKept }
        guard let title = KeptConversation.title(typed) else {
            throw SessionError.missingArgument(usage: "/rename <title>")
        }
        guard let place = keeping.place else { throw SessionError.nothingToRename }
        try await archive.store.rename(place.id, to: title)
        say("This conversation is called “\(title)” now.")
    }

    /// Keeps a message of the conversation; what goes wrong is told when the turn is over.
    func keep(_ message: Message) async {
        guard let archive = setup.archive else { return }
        if case .user = message { keeping.skipsTurn = false }
        guard !keeping.skipsTurn else { return }
        do {
            keeping.place = try await archive.keep(message, by: backend.label, at: keeping.place)
        } catch is ConversationsError where message.isLine && keeping.place != nil {
            // Somebody removed it; what is said from now on begins another one.
            keeping.place = nil
            await keep(message)
        } catch {
            keeping.skipsTurn = true
            keeping.failure = "\(error)"
            if error is ConversationsError { keeping.place = nil }
        }
    }

    /// Says, once in a sitting, that something was not kept; returns what it said.
    func complaintOfKeeping() -> String? {
        guard let failure = keeping.failure, !keeping.hasComplained else { return nil }
        keeping.hasComplained = true
        let complaint = "What was said is not kept among the conversations. \(failure)"
        screen.hint(complaint, .warning)
        return complaint
    }

    private func archive() throws -> ConversationArchive {
        guard let archive = setup.archive else { throw SessionError.noArchive }
        return archive
    }
}

extension Message {
    fileprivate var isLine: Bool {
        if case .user = self { true } else { false }
    }
}
