package import Foundation
import Foundations

extension ConversationEntry {
    /// A message as it is kept.
    package init(_ message: Message, date: Date, backend: String) {
        let payload = StoredMessage(message)
        switch message {
        case .user(let text):
            self.init(kind: .user, date: date, text: text, payload: payload.json)
        case .assistant(let reply):
            self.init(kind: .assistant, date: date, backend: backend, text: reply.text, payload: payload.json)
        case .tool:
            self.init(kind: .tool, date: date, backend: backend, text: "", payload: payload.json)
        }
    }

    /// The message that was kept; of a payload that cannot be read, the text.
    package var message: Message {
        let stored = (try? JSONDecoder().decode(StoredMessage.self, from: Data(utf8: payload))) ?? StoredMessage()
        switch kind {
        case .user:
            return .user(stored.text ?? text)
        case .assistant:
            let calls = stored.calls ?? []
            return .assistant(
                AssistantMessage(
                    text: stored.text ?? text,
                    calls: calls.map { ToolCall(id: $0.id, name: $0.name, arguments: $0.arguments) },
                    isInterrupted: stored.isInterrupted ?? false,
                    provider: stored.state
                )
            )
        case .tool:
            let results = stored.results ?? []
            return .tool(
                results.map { ToolResult(callID: $0.callID, content: $0.content, isError: $0.isError ?? false) }
            )
        }
    }
}

/// A message in JSON; a key is there when there is something to say.
private struct StoredMessage: Codable {
    struct Call: Codable {
        var id: String
        var name: String
        var arguments: String
    }

    struct Result: Codable {
        var callID: String
        var content: String
        var isError: Bool?
    }

    var text: String?
    var calls: [Call]?
    var isInterrupted: Bool?
    var state: ProviderData?
    var results: [Result]?

    init() {}

    init(_ message: Message) {
        switch message {
        case .user(let text):
            self.text = text
        case .assistant(let reply):
            text = reply.text
            let calls = reply.calls.map { Call(id: $0.id, name: $0.name, arguments: $0.arguments) }
            self.calls = calls.isEmpty ? nil : calls
            isInterrupted = reply.isInterrupted ? true : nil
            state = reply.provider?.isKept == true ? reply.provider : nil
        case .tool(let results):
            self.results = results.map {
                Result(callID: $0.callID, content: $0.content, isError: $0.isError ? true : nil)
            }
        }
    }

    var json: String { JSONValue.json(self) }
}
