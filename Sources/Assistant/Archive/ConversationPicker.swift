package import Foundation
import Notes

/// Finds the one conversation that a person names by a number, a handle or a title.
package struct ConversationPicker: Sendable {
    private let store: any ConversationsStore

    package init(store: any ConversationsStore) {
        self.store = store
    }

    /// The conversation whose number, handle or title was typed; a part of a title will do when only one has it.
    ///
    /// - Parameter listing: what numbers count in.
    /// - Throws: ``ConversationPickerError`` when that is not exactly one, or what the store throws.
    package func conversation(_ typed: String, listing: [UUID]) async throws -> KeptConversation {
        let text = typed.onOneLine
        if case .number(let number) = Handle(text) {
            if let conversation = try await numbered(number, in: listing) { return conversation }
            if let conversation = try await named(text) { return conversation }
            throw ConversationPickerError.notInListing(number, count: listing.count)
        }
        if let conversation = try await named(text) { return conversation }
        guard let conversation = try await only(try await titled(text), typed: text) else {
            throw ConversationPickerError.notFound(text)
        }
        return conversation
    }

    /// The conversation whose number, handle or whole title was typed, for whoever changes it.
    ///
    /// - Parameter listing: what numbers count in.
    /// - Throws: ``ConversationPickerError`` when that is not exactly one, or what the store throws.
    package func conversationToChange(_ typed: String, listing: [UUID]) async throws -> KeptConversation {
        let text = typed.onOneLine
        guard case .number(let number) = Handle(text) else { return try await conversationToRemove(text) }
        if let conversation = try await numbered(number, in: listing) { return conversation }
        if let conversation = try await named(text) { return conversation }
        throw ConversationPickerError.notInListing(number, count: listing.count)
    }

    /// The conversation whose handle or whole title was typed: what is to be removed for good is not guessed.
    ///
    /// - Throws: ``ConversationPickerError`` when that is not exactly one, or what the store throws.
    package func conversationToRemove(_ typed: String) async throws -> KeptConversation {
        let text = typed.onOneLine
        if let conversation = try await named(text) { return conversation }
        if case .number(let number) = Handle(text) { throw ConversationPickerError.numberIsNoName(number) }
        let candidates = try await candidates(try await titled(text))
        guard !candidates.isEmpty else { throw ConversationPickerError.notFound(text) }
        throw ConversationPickerError.partOfTitle(text, candidates: candidates)
    }

    /// What numbers count in where nothing was listed before: every conversation in the order of the list.
    /// - Throws: what the store throws.
    package func listing() async throws -> [UUID] {
        try await store.conversations(limit: nil).map(\.id)
    }

    private func numbered(_ number: Int, in listing: [UUID]) async throws -> KeptConversation? {
        guard listing.indices.contains(number - 1) else { return nil }
        return try await store.conversation(listing[number - 1])
    }

    /// The one with this handle or this very title.
    private func named(_ typed: String) async throws -> KeptConversation? {
        if case .prefix(let prefix) = Handle(typed) {
            let found = try await store.conversations(idPrefix: prefix)
            if let conversation = try await only(found, typed: typed) { return conversation }
        }
        let wanted = typed.foldedForSearch
        return try await only(try await titled(typed).filter { $0.title.foldedForSearch == wanted }, typed: typed)
    }

    /// Those whose titles contain a text.
    private func titled(_ typed: String) async throws -> [KeptConversation] {
        let wanted = typed.foldedForSearch
        guard !wanted.isEmpty else { return [] }
        return try await store.conversations(limit: nil).filter { $0.title.foldedForSearch.contains(wanted) }
    }

    private func only(_ found: [KeptConversation], typed: String) async throws -> KeptConversation? {
        guard found.count > 1 else { return found.first }
        throw ConversationPickerError.several(typed, candidates: try await candidates(found))
    }

    /// The first few with their handles.
    private func candidates(_ found: [KeptConversation]) async throws -> [String] {
        let shown = Array(found.prefix(5))
        let handles = try await store.handles(of: shown.map(\.id))
        return shown.map { "\(handles[$0.id] ?? $0.shortHandle) \($0.title)" }
    }
}

/// Why a name is not exactly one conversation's.
package enum ConversationPickerError: Error, Equatable, Sendable {
    /// No conversation has this handle or title.
    case notFound(String)
    /// Several conversations have it; the candidates begin with their handles.
    case several(String, candidates: [String])
    /// What was typed is a part of these titles only, and that is not enough here.
    case partOfTitle(String, candidates: [String])
    /// The listing, of `count` conversations, has no such number.
    case notInListing(Int, count: Int)
    /// A number names nothing here, because numbers change as one talks.
    case numberIsNoName(Int)
}

extension ConversationPickerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notFound(let text):
            "No conversation is called “\(text.prefix(80))”. List them, and use a handle or a title."
        case .several(let text, let candidates):
            "Several conversations fit “\(text.prefix(80))”: \(candidates.joined(separator: ", ")). Use a handle."
        case .partOfTitle(let text, let candidates):
            "“\(text.prefix(80))” is only a part of a title: \(candidates.joined(separator: ", ")). Use a handle."
        case .notInListing(let number, 0):
            "There is no list for number \(number) to count in. List the conversations first, or use a handle."
        case .notInListing(let number, let count):
            "The list of conversations ends at \(count), so there is no number \(number). Use a handle or a title."
        case .numberIsNoName(let number):
            "Numbers change with every conversation, so \(number) removes nothing. Use a handle or a title."
        }
    }
}
