import Assistant

/// Brings the messages of a conversation into a form that servers accept.
enum History {
    /// What follows the text of a reply that was not finished.
    static let interruptedMark = "(interrupted)"
    /// The result of a call that was not run.
    static let interruptedResult = #"{"error":"interrupted"}"#

    /// The same messages, in which every call has exactly one result, right after the message that made it and in the
    /// order of the calls.
    ///
    /// Results without a call and replies without anything are left out; a reply that was stopped says so. Calls are
    /// numbered anew and odd names are mended, because servers are strict about both: two backends, or two replies, may
    /// have used the same id, and Mistral's API wants nine letters and digits. What a server wants back with its calls
    /// stays in the turn that goes on, and in no other.
    static func paired(_ messages: [Message]) -> [Message] {
        var paired: [Message] = []
        var count = 0
        let lastLine = messages.lastIndex { if case .user = $0 { true } else { false } } ?? -1
        for (index, message) in messages.enumerated() {
            switch message {
            case .user:
                paired.append(message)
            case .assistant(let message):
                guard !message.isEmpty else { continue }
                let results = message.results(among: messages[(index + 1)...])
                let ids = message.calls.indices.map { callID(count + $0 + 1) }
                count += ids.count
                var mended = message.mended(ids: ids)
                if index > lastLine, !ids.isEmpty { mended.provider = message.provider }
                paired.append(.assistant(mended))
                guard !ids.isEmpty else { continue }
                paired.append(.tool(zip(results, ids).map { $0.renamed($1) }))
            case .tool:
                break
            }
        }
        return paired
    }

    /// The same messages with a reply before each line of the person's that follows another one, or a result: the
    /// templates of some models, and Mistral's API, refuse a conversation in which the roles do not take turns.
    static func alternating(_ messages: [Message]) -> [Message] {
        messages.reduce(into: []) { result, message in
            if case .user = message, let last = result.last, !last.isReply {
                result.append(.assistant(AssistantMessage(text: interruptedMark)))
            }
            result.append(message)
        }
    }

    private static func callID(_ number: Int) -> String {
        let digits = String(number)
        return "call" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
}

extension Message {
    fileprivate var isReply: Bool {
        if case .assistant = self { true } else { false }
    }
}

extension AssistantMessage {
    /// Whether nothing was said and nothing called.
    fileprivate var isEmpty: Bool { calls.isEmpty && text.allSatisfy(\.isWhitespace) }

    /// The results of the calls, in their order.
    ///
    /// They are looked for up to the next reply.
    fileprivate func results(among messages: ArraySlice<Message>) -> [ToolResult] {
        var candidates: [ToolResult] = []
        search: for message in messages {
            switch message {
            case .assistant: break search
            case .tool(let results): candidates += results
            case .user: continue
            }
        }
        return calls.results(among: candidates, lost: History.interruptedResult)
    }

    fileprivate func mended(ids: [String]) -> AssistantMessage {
        let isMarked = isInterrupted && !text.allSatisfy(\.isWhitespace)
        return AssistantMessage(
            text: isMarked ? "\(text)\n\(History.interruptedMark)" : text,
            calls: zip(calls, ids).map { ToolCall(id: $1, name: $0.mendedName, arguments: $0.arguments) }
        )
    }
}

extension ToolCall {
    /// The name with the characters and the length that servers allow (source: the OpenAI API reference, function
    /// names).
    fileprivate var mendedName: String {
        let name = String(
            String.UnicodeScalarView(
                self.name.unicodeScalars.prefix(64).map { scalar in
                    switch scalar {
                    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": scalar
                    default: "_"
                    }
                }
            )
        )
        return name.isEmpty ? "unknown" : name
    }
}

extension ToolResult {
    fileprivate func renamed(_ id: String) -> ToolResult {
        ToolResult(callID: id, content: content, isError: isError)
    }
}
