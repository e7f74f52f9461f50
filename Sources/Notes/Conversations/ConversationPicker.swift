package import Foundation

/// Finds the one conversation that a person names by a number, a handle or a title.
package struct ConversationPicker: Sendable {
    private let store: any ConversationsStore

    package init(store: any ConversationsStore) {
        self.store = store
    }

    /// The conversation whose number, handle or title was typed; a part of a title will do when only one has it.
    /// - Parameter listing: what numbers count in; `nil` where a number is no name.
    /// - Throws: ``ConversationPickerError`` when that is not exactly one, or what the store throws.
    package func conversation(_ typed: String, listing: [UUID]?) async throws -> KeptConversation {
        let text = typed.onOneLine
        guard !text.isEmpty else { throw ConversationPickerError.notFound(typed) }
        switch Handle(text) {
        case .number(let number):
            if let conversation = try await numbered(number, in: listing) { return conversation }
        case .prefix(let prefix):
            let found = try await store.conversations(idPrefix: prefix)
            if let conversation = try await only(found, typed: text) { return conversation }
        case nil:
            break
        }
        if let conversation = try await only(try await titled(text), typed: text) { return conversation }
        guard case .number(let number) = Handle(text) else { throw ConversationPickerError.notFound(text) }
        guard let listing else { throw ConversationPickerError.numberIsNoName(number) }
        throw ConversationPickerError.notInListing(number, count: listing.count)
    }

    /// What numbers count in where nothing was listed before: every conversation in the order of the list.
    /// - Throws: what the store throws.
    package func listing() async throws -> [UUID] {
        try await store.conversations(limit: nil).map(\.id)
    }

    private func numbered(_ number: Int, in listing: [UUID]?) async throws -> KeptConversation? {
        guard let listing, listing.indices.contains(number - 1) else { return nil }
        return try await store.conversation(listing[number - 1])
    }

    /// Those with this very title; if there are none, those whose titles contain it.
    private func titled(_ typed: String) async throws -> [KeptConversation] {
        let all = try await store.conversations(limit: nil)
        let wanted = typed.foldedForSearch
        let exact = all.filter { $0.title.foldedForSearch == wanted }
        return exact.isEmpty ? all.filter { $0.title.foldedForSearch.contains(wanted) } : exact
    }

    private func only(_ found: [KeptConversation], typed: String) async throws -> KeptConversation? {
        guard found.count > 1 else { return found.first }
        let handles = try await store.handles(of: found.map(\.id))
        throw ConversationPickerError.several(
            typed,
            candidates: found.prefix(5).map { "\(handles[$0.id] ?? $0.shortHandle) \($0.title)" }
        )
    }
}

/// Why a name is not exactly one conversation's.
package enum ConversationPickerError: Error, Equatable, Sendable {
    /// No conversation has this handle or title.
    case notFound(String)
    /// Several conversations have it; the candidates begin with their handles.
    case several(String, candidates: [String])
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
        case .notInListing(let number, 0):
            "There is no list for number \(number) to count in. List the conversations first, or use a handle."
        case .notInListing(let number, let count):
            "The list of conversations ends at \(count), so there is no number \(number). Use a handle or a title."
        case .numberIsNoName(let number):
            "Numbers change with every conversation, so \(number) removes nothing. Use a handle or a title."
        }
    }
}
