import Assistant
import Foundation

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
