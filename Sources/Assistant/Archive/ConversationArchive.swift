package import Foundation
package import Notes

/// Keeps conversations message by message, and gives them back.
package struct ConversationArchive: Sendable {
    /// Where in the archive a conversation goes on.
    package struct Place: Equatable, Sendable {
        /// The conversation.
        package let id: UUID
        /// The turn that goes on; `nil` before the first line is said.
        fileprivate var turn: Int?
        /// The last line, as long as nothing was answered to it.
        fileprivate var unansweredLine: String?
        /// What is kept of a reply that is being written.
        fileprivate var draft: Int64?

        /// The end of a kept conversation.
        package init(id: UUID) {
            self.id = id
        }
    }

    /// A conversation that was opened again.
    package struct Opened: Sendable {
        /// What it is called, and the like.
        package var conversation: KeptConversation
        /// What was said in the turns that were read and not taken back, as it was kept.
        package var entries: [ConversationEntry]

        /// The record of it, made whole where the end of a process cut it off.
        package var messages: Conversation { Conversation(entries: entries) }
    }

    /// Where conversations lie.
    package let store: any ConversationsStore
    /// Whether what is said is written; else the archive can only be read.
    package let isKeeping: Bool
    private let world: World

    /// - Parameter world: the clock and ids; not those of a recording, which a replay would miss.
    package init(store: any ConversationsStore, world: World, isKeeping: Bool = true) {
        self.store = store
        self.world = world
        self.isKeeping = isKeeping
    }

    /// Keeps a message; the first line of a conversation begins it in the archive.
    ///
    /// A line that is said again because nobody answered is kept once. A cancelled task keeps it all the same.
    /// - Parameters:
    ///   - backend: who answers.
    ///   - host: the machine that has seen the conversation then; `nil` for none but this one.
    ///   - place: where the conversation goes on; `nil` when nothing of it was kept yet.
    /// - Returns: where it goes on now.
    /// - Throws: what the store throws; then the message was not kept.
    package func keep(
        _ message: Message,
        by backend: String,
        seenBy host: String? = nil,
        at place: Place?
    ) async throws -> Place? {
        guard isKeeping else { return place }
        // A store does not write in a task that was cancelled, and what was said until then is to be kept.
        return try await Task { try await write(message, by: backend, seenBy: host, at: place) }.value
    }

    /// Keeps a reply as far as it is written, for the case that the process ends before it does.
    ///
    /// ``keep(_:by:at:)`` puts the whole reply in its place.
    /// - Returns: where the conversation goes on now.
    /// - Throws: what the store throws; then no more of it was kept than before.
    package func keepDraft(_ text: String, by backend: String, at place: Place?) async throws -> Place? {
        guard isKeeping, var place, let turn = place.turn else { return place }
        let message = Message.assistant(AssistantMessage(text: text, isInterrupted: true))
        let entry = ConversationEntry(message, date: world.now(), backend: backend)
        let (store, id, draft) = (store, place.id, place.draft)
        place.draft = try await Task {
            try await store.keepDraft(entry, of: id, inTurn: turn, replacing: draft)
        }.value
        return place
    }

    private func write(
        _ message: Message,
        by backend: String,
        seenBy host: String?,
        at place: Place?
    ) async throws -> Place? {
        let entry = ConversationEntry(message, date: world.now(), backend: backend)
        guard case .user(let line) = message else {
            guard var place, let turn = place.turn else { return place }
            try await store.append(entry, to: place.id, inTurn: turn, replacing: place.draft, seenBy: host)
            place.unansweredLine = nil
            place.draft = nil
            return place
        }
        guard var place else {
            let conversation = KeptConversation(
                id: world.makeID(),
                firstLine: entry.storable,
                backend: backend,
                host: host
            )
            try await store.begin(conversation, with: entry)
            var place = Place(id: conversation.id)
            place.turn = 1
            place.unansweredLine = line
            return place
        }
        guard place.unansweredLine != line else { return place }
        place.draft = nil
        place.turn = try await store.append(entry, to: place.id, inTurn: nil, replacing: nil, seenBy: host)
        place.unansweredLine = line
        return place
    }

    /// Opens a kept conversation.
    /// - Parameter lastTurns: how many of its last turns somebody is going to look at; `nil` for all.
    /// - Throws: ``ConversationsError/noSuchConversation(_:)``, or what the store throws.
    package func open(_ id: UUID, lastTurns: Int? = nil) async throws -> Opened {
        guard let conversation = try await store.conversation(id) else {
            throw ConversationsError.noSuchConversation(id)
        }
        let entries = try await store.entries(of: id, lastTurns: lastTurns)
        return Opened(conversation: conversation, entries: entries.filter { !$0.isRewound })
    }

    /// Marks turns as taken back, so that they do not come back with their conversation.
    /// - Parameter places: where the lines of the turns were kept.
    /// - Throws: what the store throws.
    package func rewind(_ places: [Place]) async throws {
        guard isKeeping else { return }
        let turns = Dictionary(grouping: places, by: \.id).mapValues { Set($0.compactMap(\.turn)) }
        for (id, turns) in turns where !turns.isEmpty { try await store.rewind(id, turns: turns) }
    }
}
