import Foundation
import Notes
import NotesDatabase
import TestSupport

/// The stores that keep the promises of `ConversationsStore`; every contract suite runs over all of them.
enum ConversationsKind: CaseIterable, Sendable {
    case inMemory, sqlite

    /// Runs `body` with an empty store.
    func withStore(_ body: (any ConversationsStore) async throws -> Void) async throws {
        switch self {
        case .inMemory:
            try await body(InMemoryConversationsStore())
        case .sqlite:
            try await withTemporaryFolder { folder in
                try await body(SQLiteNotesStore(path: folder + "/notes.sqlite").conversations)
            }
        }
    }
}

extension ConversationEntry {
    /// What a person says some hours after noon.
    static func said(_ text: String, hours: Double = 0) -> ConversationEntry {
        ConversationEntry(kind: .user, date: .hours(hours), text: text, payload: #"{"text":"\#(text)"}"#)
    }

    /// What is answered some hours after noon.
    static func answered(_ text: String, hours: Double = 0, by backend: String = "model") -> ConversationEntry {
        ConversationEntry(kind: .assistant, date: .hours(hours), backend: backend, text: text, payload: "{}")
    }

    /// Results of tools.
    static let results = ConversationEntry(kind: .tool, date: .noon, backend: "model", text: "", payload: "[]")
}

extension ConversationsStore {
    /// Keeps a conversation that consists of a line.
    func begin(_ number: UInt8, _ line: String, hours: Double = 0) async throws {
        let entry = ConversationEntry.said(line, hours: hours)
        try await begin(KeptConversation(id: .numbered(number), firstLine: entry, backend: "model"), with: entry)
    }
}
