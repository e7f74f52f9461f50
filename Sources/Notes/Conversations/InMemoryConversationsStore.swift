package import Foundation
import Synchronization

/// Conversations that live as long as the process: what the SQLite store promises, without a file.
package final class InMemoryConversationsStore: ConversationsStore {
    private struct Row {
        var conversation: KeptConversation
        var entries: [(turn: Int, entry: ConversationEntry)]

        /// The number of stems that the best text has, and that text; 0 for none.
        func best(_ stems: Set<String>) -> (score: Int, text: String) {
            let texts = [conversation.title] + entries.map(\.entry.text)
            let scored = texts.map { text in
                (score: stems.intersection(SearchTerms.stems(of: text)).count, text: text)
            }
            return scored.reversed().max { $0.score < $1.score } ?? (0, "")
        }

        /// The latest text that contains a part.
        func text(containing part: String) -> String? {
            ([conversation.title] + entries.map(\.entry.text)).last { $0.foldedForSearch.contains(part) }
        }
    }

    private let rows = Mutex<[UUID: Row]>([:])

    package init() {}

    package func begin(_ conversation: KeptConversation, with entry: ConversationEntry) async throws {
        rows.withLock { $0[conversation.id] = Row(conversation: conversation, entries: [(1, entry.storable)]) }
    }

    @discardableResult
    package func append(_ entry: ConversationEntry, to id: UUID, inTurn turn: Int?) async throws -> Int {
        try change(id) { row in
            let turn = turn ?? (row.entries.map(\.turn).max() ?? 0) + 1
            let entry = entry.storable
            row.entries.append((turn, entry))
            row.conversation.updatedAt = max(row.conversation.updatedAt, entry.date)
            row.conversation.backend = entry.backend ?? row.conversation.backend
            if !entry.preview.isEmpty { row.conversation.preview = entry.preview }
            return turn
        }
    }

    package func conversation(_ id: UUID) async throws -> KeptConversation? {
        rows.withLock { $0[id]?.conversation }
    }

    package func conversations(limit: Int?) async throws -> [KeptConversation] {
        Array(sorted().map(\.conversation).prefix(limit ?? .max))
    }

    package func latest() async throws -> KeptConversation? {
        rows.withLock { $0.values.map(\.conversation).max { $0.updatedAt < $1.updatedAt } }
    }

    package func conversations(idPrefix prefix: String) async throws -> [KeptConversation] {
        guard let prefix = IDPrefix(prefix) else { return [] }
        let found = sorted().map(\.conversation).filter { $0.id.key.hasPrefix(prefix.key) }
        return Array(found.sorted { $0.id.key < $1.id.key }.prefix(10))
    }

    package func handles(of ids: [UUID]) async throws -> [UUID: String] {
        rows.withLock { rows in
            var handles: [UUID: String] = [:]
            for id in ids where rows[id] != nil {
                handles[id] = IDPrefix.shortest(of: id, among: rows.keys.filter { $0 != id }.map(\.key))
            }
            return handles
        }
    }

    package func search(_ text: String, limit: Int) async throws -> [ConversationMatch] {
        let stems = Set(SearchTerms.queryTerms(of: text).map(PorterStemmer.stem))
        let part = text.onOneLine.foldedForSearch
        let latestFirst = sorted { $0.updatedAt > $1.updatedAt }
        // `sorted` is stable, which keeps the latest first between equals.
        let byWords = latestFirst.map { (row: $0, best: $0.best(stems)) }.filter { $0.best.score > 0 }
            .sorted { $0.best.score > $1.best.score }.map { ($0.row.conversation, $0.best.text) }
        let found = Set(byWords.map(\.0.id))
        let byParts = latestFirst.filter { !part.isEmpty && !found.contains($0.conversation.id) }.compactMap { row in
            row.text(containing: part).map { (row.conversation, $0) }
        }
        return (byWords + byParts).prefix(max(0, limit)).map {
            ConversationMatch(conversation: $0, excerpt: Excerpt(of: $1, around: text))
        }
    }

    package func entries(of id: UUID) async throws -> [ConversationEntry] {
        rows.withLock { rows in
            // Stable: within a turn the order of arrival stays.
            rows[id]?.entries.sorted { $0.turn < $1.turn }.map(\.entry) ?? []
        }
    }

    package func rename(_ id: UUID, to title: String) async throws {
        try change(id) { $0.conversation.title = title.withoutNUL }
    }

    package func setPinned(_ isPinned: Bool, _ id: UUID) async throws {
        try change(id) { $0.conversation.isPinned = isPinned }
    }

    @discardableResult
    package func delete(_ ids: [UUID]) async throws -> [KeptConversation] {
        rows.withLock { rows in ids.compactMap { rows.removeValue(forKey: $0)?.conversation } }
    }

    package func erase() async throws {}

    private func change<Value: Sendable>(_ id: UUID, _ body: (inout Row) -> Value) throws -> Value {
        try rows.withLock { rows in
            guard var row = rows[id] else { throw ConversationsError.noSuchConversation(id) }
            defer { rows[id] = row }
            return body(&row)
        }
    }

    private func sorted(
        by isBefore: (KeptConversation, KeptConversation) -> Bool = {
            $0.isPinned != $1.isPinned ? $0.isPinned : $0.updatedAt > $1.updatedAt
        }
    ) -> [Row] {
        rows.withLock { $0.values.sorted { isBefore($0.conversation, $1.conversation) } }
    }
}
