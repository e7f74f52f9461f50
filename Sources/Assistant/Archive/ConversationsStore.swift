package import Foundation

/// Where conversations are kept.
///
/// Messages are only ever added. Stores may be shared by several processes: what two of them add to one conversation at
/// once is all kept, and the messages of one turn stay together.
package protocol ConversationsStore: Sendable {
    /// Adds a conversation together with the first line said in it, which is its turn 1.
    ///
    /// The preview and dates are those of `conversation`.
    func begin(_ conversation: KeptConversation, with entry: ConversationEntry) async throws

    /// Adds a message to a conversation; its preview, date and backend follow.
    ///
    /// It is kept when the call returns, whatever becomes of the process; a power cut may still take it.
    /// - Parameters:
    ///   - turn: the turn it belongs to; `nil` to begin a new one.
    ///   - draft: what was kept of it while it was written; `nil` for nothing.
    ///   - host: the machine that has seen the conversation up to there; `nil` for none.
    /// - Returns: the turn.
    /// - Throws: ``ConversationsError/noSuchConversation(_:)``, or a storage error; then nothing was added.
    @discardableResult
    func append(
        _ entry: ConversationEntry,
        to id: UUID,
        inTurn turn: Int?,
        replacing draft: Int64?,
        seenBy host: String?
    ) async throws -> Int

    /// Keeps a reply that is still being written, in the place of what was kept of it before.
    ///
    /// It can be read as any other message, and is not found by a search.
    /// - Returns: what stands for it from then on.
    /// - Throws: as ``append(_:to:inTurn:replacing:seenBy:)``.
    func keepDraft(_ entry: ConversationEntry, of id: UUID, inTurn turn: Int, replacing draft: Int64?) async throws
        -> Int64

    /// The conversation with this id.
    func conversation(_ id: UUID) async throws -> KeptConversation?

    /// The conversation in which a model changed notes at a moment: what it said came before, what came of it after.
    func conversation(changingNotesAt date: Date) async throws -> KeptConversation?

    /// The person's line after which a model changed notes at a moment, on one line; `nil` as for
    /// ``conversation(changingNotesAt:)``.
    func line(changingNotesAt date: Date) async throws -> String?

    /// Conversations, pinned ones first, then those in which something was said last; `nil` for all.
    func conversations(limit: Int?) async throws -> [KeptConversation]

    /// The conversation in which something was said last that was not taken back, pinned or not.
    func latest() async throws -> KeptConversation?

    /// Conversations whose id starts with `prefix` (hexadecimal, dashes optional, any case); at most ten.
    func conversations(idPrefix prefix: String) async throws -> [KeptConversation]

    /// The shortest unique prefix of each id, lower case, four characters or more; unknown ids are left out.
    func handles(of ids: [UUID]) async throws -> [UUID: String]

    /// Conversations with a title or a message that matches the text, best first, between equals the latest first.
    ///
    /// Words are found in any of their forms, and so is any part of a text. Every character is text.
    func search(_ text: String, limit: Int) async throws -> [ConversationMatch]

    /// The messages of a conversation, turn by turn; empty for an unknown id.
    /// - Parameter count: how many of its last turns are read that were not taken back; `nil` for all turns.
    func entries(of id: UUID, lastTurns count: Int?) async throws -> [ConversationEntry]

    /// Marks what was said in turns of a conversation as taken back; its preview is what was said last before it.
    /// - Throws: a storage error; then nothing was marked.
    func rewind(_ id: UUID, turns: Set<Int>) async throws

    /// Gives a conversation another title.
    /// - Throws: ``ConversationsError/noSuchConversation(_:)``, or a storage error.
    func rename(_ id: UUID, to title: String) async throws

    /// Keeps a conversation on top of every list, or no longer.
    /// - Throws: ``ConversationsError/noSuchConversation(_:)``, or a storage error.
    func setPinned(_ isPinned: Bool, _ id: UUID) async throws

    /// Removes conversations and all that was said in them; returns those that were there.
    @discardableResult
    func delete(_ ids: [UUID]) async throws -> [KeptConversation]

    /// Overwrites what deleted conversations left behind in the store's files.
    ///
    /// This takes longer the more there is in the store.
    /// - Throws: a storage error; the conversations are deleted, but something of them may still be in the files.
    func erase() async throws
}

extension ConversationsStore {
    /// Adds a message of which nothing was kept while it was written, and that went to no other machine.
    @discardableResult
    package func append(_ entry: ConversationEntry, to id: UUID, inTurn turn: Int?) async throws -> Int {
        try await append(entry, to: id, inTurn: turn, replacing: nil, seenBy: nil)
    }

    /// All messages of a conversation, turn by turn; empty for an unknown id.
    package func entries(of id: UUID) async throws -> [ConversationEntry] {
        try await entries(of: id, lastTurns: nil)
    }
}

/// A conversation that a search found, and where.
package struct ConversationMatch: Equatable, Sendable {
    /// The conversation.
    package var conversation: KeptConversation
    /// The place that fits best.
    package var excerpt: Excerpt

    package init(conversation: KeptConversation, excerpt: Excerpt) {
        self.conversation = conversation
        self.excerpt = excerpt
    }
}

/// What can go wrong with kept conversations, besides their store.
package enum ConversationsError: Error, Equatable, Sendable {
    /// No conversation has this id; another process may have removed it.
    case noSuchConversation(UUID)
}

extension ConversationsError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noSuchConversation(let id):
            "There is no conversation \(id.uuidString.lowercased().prefix(8)) any more. `magpie sessions` lists them."
        }
    }
}
